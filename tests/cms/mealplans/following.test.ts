import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { at, atLeast } from '@/tests/support/at';
import { api, cmsUrl, faults, stack, newPerson, people } from '../support/api';
import { line, made, makeDish, makeProduct, unique } from '../support/records';
import { day, entry, makePlan, makePublished, meal, planBody, readPlan } from './support';
import { SOON } from '../support/soon';
import { today } from '../support/today';

const user = () => api(people().user);
const titled = (...titles: string[]) =>
  titles.map((title) => day([], { appointments: [{ title, time: '09:30' }] }));

async function follow(given: Record<string, unknown> = {}, startDate = today()) {
  const follower = await newPerson();
  const plan = await makePublished(people().user, { days: titled('One', 'Two', 'Three'), ...given });
  made(await api(follower).act(`mealplans/${plan.id}/subscribe`, { startDate }));
  const [subscription] = (await api(follower).get('subscriptions')).data;
  const calendar = async (from = today(), to = addDays(from, 6)) =>
    (await api(follower).get(`users/me/calendar?from=${from}&to=${to}`)).data;
  return { follower, plan, subscription, calendar, mine: api(follower) };
}

describe('following a plan', () => {
  test('lays the published days out from the chosen date; a second time moves it', async () => {
    const { plan, calendar, mine } = await follow({}, '2027-03-05');
    expect(
      (await calendar('2027-03-01', '2027-03-31')).map((item: { day: string; title: string }) => [
        item.day,
        item.title,
      ]),
    ).toEqual([
      ['2027-03-05', 'One'],
      ['2027-03-06', 'Two'],
      ['2027-03-07', 'Three'],
    ]);
    made(await mine.act(`mealplans/${plan.id}/subscribe`, { startDate: '2027-03-30' }));
    expect((await calendar('2027-03-01', '2027-04-30')).map((item: { day: string }) => item.day)).toEqual([
      '2027-03-30',
      '2027-03-31',
      '2027-04-01',
    ]);
    expect((await mine.get('subscriptions')).data).toHaveLength(1);
  });

  test('keeps the pinned version until the follower takes the new one, from tomorrow on', async () => {
    const { plan, subscription, calendar, mine } = await follow();
    made(await user().put(`mealplans/${plan.id}`, { days: titled('New one', 'New two', 'New three') }));
    made(await user().act(`mealplans/${plan.id}/publish`));
    expect((await calendar()).map((item: { title: string }) => item.title)).toEqual(['One', 'Two', 'Three']);
    const { attributes } = (await mine.get(`subscriptions/${subscription.id}`)).data;
    expect(attributes).toMatchObject({ version: 1, newestVersion: 2 });
    made(await mine.act(`subscriptions/${subscription.id}/take-version`));
    const { days } = made(await mine.get(`subscriptions/${subscription.id}?populate=deep,3`)).attributes;
    expect(days.map((one: { appointments: { title: string }[] }) => at(one.appointments, 0).title)).toEqual([
      'One',
      'New two',
      'New three',
    ]);
    expect((await calendar()).map((item: { title: string }) => item.title)).toEqual([
      'One',
      'New two',
      'New three',
    ]);
  });

  test('moves a version that has not begun to another day, but not one that has', async () => {
    const { plan, subscription, calendar, mine } = await follow();
    made(await user().put(`mealplans/${plan.id}`, { days: titled('New one', 'New two', 'New three') }));
    made(await user().act(`mealplans/${plan.id}/publish`));
    const take = async (ahead: number) => {
      const from = addDays(today(), ahead);
      made(await mine.act(`subscriptions/${subscription.id}/take-version`, { from }));
      return (await calendar()).map((item: { title: string }) => item.title);
    };
    expect(await take(1)).toEqual(['One', 'New two', 'New three']);
    expect(await take(2)).toEqual(['One', 'Two', 'New three']);
    made(await mine.act(`subscriptions/${subscription.id}/take-version`)); // no day is given
    expect(await take(0)).toEqual(['New one', 'New two', 'New three']);
    expect(await take(2)).toEqual(['New one', 'New two', 'New three']);
  });

  test('pauses and continues', async () => {
    const { subscription, calendar, mine } = await follow();
    made(await mine.act(`subscriptions/${subscription.id}/pause`, { from: addDays(today(), 1) }));
    expect(await calendar()).toHaveLength(1);
    made(await mine.act(`subscriptions/${subscription.id}/resume`));
    expect(await calendar()).toHaveLength(3);
  });

  test('keeps one mark per day and part, private to the follower, shared only by consent', async () => {
    const { plan, subscription, calendar, mine } = await follow();
    const [item] = await calendar();
    const mark = { day: item.day, kind: 'appointment', key: item.key, subscription: subscription.id };
    const first = made(await mine.post('logs', { ...mark, state: 'done' }));
    const second = made(await mine.post('logs', { ...mark, state: 'skipped' }));
    expect(second.id).toBe(first.id);
    expect((await calendar())[0]).toMatchObject({ state: 'skipped', logId: first.id });
    expect((await user().get(`logs/${first.id}`)).status).toBe(404);
    for (const odd of [{ toString: 1 }, [], 7, null, '\u0000']) {
      expect(faults(await mine.post('logs', { ...mark, state: 'done', day: odd })).join()).toMatch(/^day: /);
      expect(faults(await mine.post('logs', { ...mark, state: 'done', key: odd })).join()).toMatch(/^key: /);
    }
    expect((await api(people().admin).get(`logs/${first.id}`)).status).toBe(404);
    expect((await user().get(`mealplans/${plan.id}/followers`)).data).toEqual([]);
    made(await mine.put(`subscriptions/${subscription.id}`, { shareProgress: true }));
    expect((await user().get(`mealplans/${plan.id}/followers`)).data).toMatchObject([
      { Name: 'Somebody', days: [{ day: item.day, planned: 1, done: 0, skipped: 1 }] },
    ]);
    made(await mine.put(`subscriptions/${subscription.id}`, { shareProgress: false }));
    expect((await user().get(`mealplans/${plan.id}/followers`)).data).toEqual([]);
    made(await mine.delete(`logs/${first.id}`));
    expect((await calendar())[0].state).toBeNull();
  });

  test('shows its author the last sixty days, in earlier versions too', async () => {
    const { plan, subscription, mine } = await follow(
      { days: titled('One'), repeat: 'weekly' },
      addDays(today(), -70),
    );
    made(await mine.put(`subscriptions/${subscription.id}`, { shareProgress: true }));
    const two = day([], { appointments: [{ title: 'New' }, { title: 'Newer' }] });
    made(await user().put(`mealplans/${plan.id}`, { days: [two] }));
    made(await user().act(`mealplans/${plan.id}/publish`));
    made(await mine.act(`subscriptions/${subscription.id}/take-version`, { from: today() }));
    const [{ days }] = (await user().get(`mealplans/${plan.id}/followers`)).data;
    expect(days.map((one: { day: string; planned: number }) => [one.day, one.planned])).toEqual(
      [56, 49, 42, 35, 28, 21, 14, 7, 0].map((ago) => [addDays(today(), -ago), ago === 0 ? 2 : 1]),
    );
  });

  test('ends with the copy and every mark gone at once', async () => {
    const { plan, subscription, calendar, mine } = await follow();
    const [item] = await calendar();
    made(
      await mine.post('logs', {
        day: item.day,
        kind: 'appointment',
        key: item.key,
        subscription: subscription.id,
        state: 'done',
      }),
    );
    made(await mine.act(`mealplans/${plan.id}/unsubscribe`));
    made(await mine.act(`mealplans/${plan.id}/unsubscribe`));
    expect((await mine.get('subscriptions')).data).toEqual([]);
    expect((await mine.get('logs')).data).toEqual([]);
    expect(await calendar()).toEqual([]);
  });

  test('survives the plan: after the owner deletes it, copy and marks stay', async () => {
    const { plan, subscription, calendar, mine } = await follow();
    const [item] = await calendar();
    made(
      await mine.post('logs', {
        day: item.day,
        kind: 'appointment',
        key: item.key,
        subscription: subscription.id,
        state: 'done',
      }),
    );
    made(await user().delete(`mealplans/${plan.id}`));
    expect(
      (await calendar()).map((one: { title: string; state: string | null }) => [one.title, one.state]),
    ).toEqual([
      ['One', 'done'],
      ['Two', null],
      ['Three', null],
    ]);
    const kept = made(await mine.get(`subscriptions/${subscription.id}?populate=deep,1`));
    expect(kept.attributes).toMatchObject({ Name: plan.attributes.Name, mealplan: { data: null } });
    made(await mine.delete(`subscriptions/${subscription.id}`));
    expect((await mine.get('logs')).data).toEqual([]);
  });

  test('is refused before publication, without a date, and for another’s subscription', async () => {
    const draft = await makePlan(people().user);
    expect((await user().act(`mealplans/${draft.id}/subscribe`, { startDate: today() })).status).toBe(409);
    const { plan, subscription } = await follow();
    for (const startDate of ['2026-02-31', '', null]) {
      expect(
        (await user().act(`mealplans/${plan.id}/subscribe`, { startDate })).error.details.errors[0],
      ).toMatchObject({ path: ['startDate'], key: 'date' });
    }
    const others = await Promise.all([
      user().get(`subscriptions/${subscription.id}`),
      user().put(`subscriptions/${subscription.id}`, { shareProgress: true }),
      user().act(`subscriptions/${subscription.id}/pause`),
      user().delete(`subscriptions/${subscription.id}`),
      api(people().admin).get(`subscriptions/${subscription.id}`),
    ]);
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('the calendar', () => {
  test('names what the reader eats in dishes, products and leftovers, but no free text', async () => {
    const NameKa = unique('ქარხნული მაწონი');
    const product = await makeProduct(people().user, {
      NameKa,
      calories: 100,
      fats: 1,
      carbs: 20,
      prots: 3,
      costTetri: 50,
    });
    const dish = await makeDish(people().user, {
      ingredients: [line(product.id, { amount: 400 })],
      servingAmount: 4,
    });
    const soup = entry(dish.id, { servings: 4 });
    const eaters = [
      { Name: 'Nino', factor: 1, user: people().user.id },
      { Name: 'Nika', factor: 1 },
    ];
    const plan = await makePlan(people().user, {
      startDate: '2027-05-03',
      eaters,
      days: [
        day([meal([soup, { kind: 'product', product: product.id, amount: 200, unit: 'gr' }])]),
        day([
          meal([
            { kind: 'leftovers', of: soup.key },
            { kind: 'text', text: 'Tea' },
          ]),
        ]),
      ],
    });
    const items = (await user().get('users/me/calendar?from=2027-05-03&to=2027-05-04')).data.filter(
      (item: { source: { id: number } }) => item.source.id === plan.id,
    );
    const eaten = items.map(({ calories, fats, carbs, prots }: Record<string, number>) => [
      calories,
      fats,
      carbs,
      prots,
    ]);
    expect(eaten).toEqual([
      [100, 1, 20, 3],
      [100, 1, 20, 3],
      [100, 1, 20, 3],
      [null, null, null, null],
    ]);
    expect(items[0]).toMatchObject({ servings: 4, share: 0.25, titleKa: null });
    expect(items[1].titleKa).toBe(NameKa);
  });

  test('shows a supplement’s dose with its unit, and links only to dishes that the person may open', async () => {
    const supplement = made(
      await user().post('supplements', { Name: 'Vitamin D drops', unit: 'drops', visibility: 'public' }),
    );
    const dish = await makeDish(people().user);
    const { mine } = await follow(
      { days: [day([meal([entry(dish.id)])], { supplements: [{ supplement: supplement.id, dosage: 5 }] })] },
      '2027-07-01',
    );
    const own = await makePlan(people().user, {
      startDate: '2027-07-01',
      days: [day([meal([entry(dish.id)])])],
    });
    const itemsOf = async (who: ReturnType<typeof api>) =>
      (await who.get('users/me/calendar?from=2027-07-01&to=2027-07-01')).data;
    // private, but shared with the plan
    expect(await itemsOf(mine)).toMatchObject([
      { title: dish.attributes.Name, dish: dish.id },
      { dosage: 5, unit: 'drops' },
    ]);
    made(await api(people().admin).act(`dishes/${dish.id}/hide`));
    expect((await itemsOf(mine))[0]).toMatchObject({ title: dish.attributes.Name, dish: null });
    const [mineToo] = (await itemsOf(user())).filter(
      (item: { source: { id: number } }) => item.source.id === own.id,
    );
    expect(mineToo.dish).toBe(dish.id);
  });

  test('shows members a plan with a start date, weekly plans repeatedly', async () => {
    const plan = await makePlan(people().user, {
      startDate: '2027-01-04',
      repeat: 'weekly',
      days: titled('Monday'),
    });
    const { data } = await user().get('users/me/calendar?from=2027-01-01&to=2027-01-20');
    const days = data
      .filter((item: { source: { id: number } }) => item.source.id === plan.id)
      .map((item: { day: string }) => item.day);
    expect(days).toEqual(['2027-01-04', '2027-01-11', '2027-01-18']);
    expect(
      (await api(people().friend).get('users/me/calendar?from=2027-01-01&to=2027-01-20')).text,
    ).not.toContain('Monday');
  });

  test.each([
    '',
    '?from=2027-01-01',
    '?from=2027-01-05&to=2027-01-01',
    '?from=2027-01-01&to=2028-01-01',
    '?from=x&to=y',
  ])('requires a valid span, not %j', async (query) => {
    expect((await user().get(`users/me/calendar${query}`)).status).toBe(400);
  });
});

describe('the feed', () => {
  const feedOf = async (url: string) => fetch(url.replace(/^.*\/api\//, `${cmsUrl()}/api/`));

  test('is valid iCalendar: stable ids, all-day and timed in Tbilisi, folded between letters', async () => {
    const dish = await makeDish(people().user, {
      Name: 'ბადრიჯანი ნიგვზით და ბროწეულით, ძალიან გრძელი სახელით, რომელიც ერთ სტრიქონში არ ჩაეტევა',
    });
    const { mine } = await follow({
      days: [
        day([meal([entry(dish.id)], { time: null })], {
          appointments: [{ title: 'ექიმი', time: '09:30', endTime: '10:15' }],
        }),
      ],
    });
    const { url } = made<{ url: string }>(
      await mine.act('users/me/feed', { kinds: ['mealplans', 'appointments'] }),
    );
    const answer = await feedOf(url);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const text = await answer.text();
    for (const one of text.split('\r\n')) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
    const meals = events.find(({ summary }) => summary === dish.attributes.Name);
    const visit = events.find(({ summary }) => summary === 'ექიმი');
    expect(meals?.startDate.isDate).toBe(true);
    expect(visit?.startDate.toString()).toBe(`${today()}T09:30:00`);
    expect(text).toContain('DTSTART;TZID=Asia/Tbilisi:');
    expect(text).toContain('BEGIN:VTIMEZONE');
    expect(visit?.endDate.toString()).toBe(`${today()}T10:15:00`);
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
    const again = await (await feedOf(url)).text();
    expect(again.match(/UID:.*/g)).toEqual(text.match(/UID:.*/g));
  });

  const tomorrow = () => addDays(today(), 1);

  test('uses the person’s own zone, with the place of a visit, and is not sent again while unchanged', async () => {
    const person = await newPerson();
    const me = api(person);
    made(await me.put(`users/${person.id}`, { timeZone: 'US/Pacific' }));
    const startsAt = `${tomorrow()}T16:30:00.000Z`;
    made(await me.post('visits', { doctor: 'Dr Green', startsAt, place: 'Mission 12' }));
    const days = [day([], { appointments: [{ title: 'Swim', time: '08:00' }] })];
    made(await me.post('mealplans', planBody({ startDate: tomorrow(), days })));
    const { url } = made<{ url: string }>(await me.act('users/me/feed', {}));
    const answer = await feedOf(url);
    const text = await answer.text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(
      'America/Los_Angeles',
    );
    const [swim, visit] = ['Swim', 'Dr Green'].map((name) => events.find(({ summary }) => summary === name));
    expect(swim?.startDate.toString()).toBe(`${tomorrow()}T08:00:00`);
    expect(text).toContain('DTSTART;TZID=America/Los_Angeles:');
    expect(visit?.startDate.toString()).toMatch(/T0[89]:30:00$/);
    expect(visit?.location).toBe('Mission 12');
    expect(swim?.location).toBeFalsy();
    const tag = answer.headers.get('etag') ?? '';
    const address = url.replace(/^.*\/api\//, `${cmsUrl()}/api/`);
    const known = await fetch(address, { headers: { 'If-None-Match': tag } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    made(await me.post('visits', { doctor: 'Dr Blue', startsAt }));
    expect((await fetch(address, { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  test('raises the sequence with every edit of an own plan, under the same id', async () => {
    const person = await newPerson();
    const me = api(person);
    const at = (time: string) => [
      day([], { key: randomUUID(), appointments: [{ key, title: 'Dentist', time }] }),
    ];
    const key = randomUUID();
    const plan = made(await me.post('mealplans', planBody({ startDate: today(), days: at('09:00') })));
    const { url } = made<{ url: string }>(await me.act('users/me/feed', {}));
    const event = async () => {
      const text = await (await feedOf(url)).text();
      const [first] = atLeast(1, new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent'));
      return {
        uid: first.getFirstPropertyValue('uid'),
        sequence: Number(first.getFirstPropertyValue('sequence')),
      };
    };
    const before = await event();
    let edits = 0;
    const edited = async () => {
      edits += 1;
      made(await me.put(`mealplans/${plan.id}`, { days: at(edits % 2 ? '10:10' : '10:20') }));
      return (await event()).sequence;
    };
    // two edits within one second may get the same number
    await expect.poll(edited, { ...SOON, interval: 300 }).toBeGreaterThan(before.sequence);
    expect((await event()).uid).toBe(before.uid);
  });

  test('holds the chosen kinds, and can be reset and switched off', async () => {
    const { mine } = await follow();
    const { url } = made<{ url: string }>(await mine.act('users/me/feed', { kinds: ['exercises'] }));
    expect(await (await feedOf(url)).text()).not.toContain('BEGIN:VEVENT');
    made(await mine.act('users/me/feed', { kinds: ['appointments'] }));
    expect(await (await feedOf(url)).text()).toContain('SUMMARY:One');
    const next = made<{ url: string }>(await mine.act('users/me/feed/reset')).url;
    expect((await feedOf(url)).status).toBe(404);
    expect((await feedOf(next)).status).toBe(200);
    made(await mine.delete('users/me/feed'));
    expect((await feedOf(next)).status).toBe(404);
    expect((await mine.act('users/me/feed', { kinds: ['soup'] })).status).toBe(400);
  });

  test('can be seen or set by nobody else', async () => {
    expect((await api().get('users/me/feed')).status).toBe(401);
    expect((await fetch(`${stack().cmsUrl}/api/calendar/aaaaaaaaaaaaaaaaaaaa.ics`)).status).toBe(404);
    const plan = await readPlan(people().user, (await makePlan(people().user)).id);
    expect(JSON.stringify(plan)).not.toContain('feedToken');
  });
});
