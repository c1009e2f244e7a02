import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { day, entry, meal } from '../mealplans/support';
import type { Wire } from '../support/api';
import { withDatabase } from '../support/ownCms';
import { made, unique } from '../support/records';
import { own } from './own';
import { newcomer, reminders, wallIn, wants, zoneAt, type Newcomer } from './support';

export const SOON = { timeout: 50_000, interval: 50 };
/** Makes a person for whom it is this hour now. */
export async function personAt(hour: number): Promise<Newcomer & { today: string; time: string }> {
  const person = await newcomer(own.cms.url);
  const timeZone = zoneAt(hour);
  made(await person.put(`users/${person.id}`, { timeZone }));
  const { day: today, time } = wallIn(timeZone);
  return { ...person, today, time };
}
export async function takes(person: Newcomer, times: readonly string[], from: string) {
  const { id } = await person.made('supplements', { Name: 'Lithium of the clinic', unit: 'mg' });
  return person.made('intakes', { supplement: id, dosage: 300, times, from });
}
/** Returns the keys of all messages written for this person. */
export const keysOf = (person: Newcomer): Promise<string[]> =>
  withDatabase(own.cms, (db: Wire) =>
    db('supra_pushes as p')
      .join('supra_push_devices as d', 'd.id', 'p.device')
      .where('d.person', person.id)
      .pluck('p.key'),
  );

const STEPS = {
  soak: 'Soak the beans overnight in cold water.',
  thaw: 'Thaw the fish overnight in the fridge.',
};
async function planned(person: Newcomer, today: string, steps: readonly (readonly [string, string])[]) {
  const dishes: number[] = [];
  for (const [Name, description] of steps)
    dishes.push((await person.made('dishes', { Name, Steps: [{ description }] })).id);
  const tomorrow = day([meal(dishes.map((dish) => entry(dish, { key: randomUUID() })))]);
  const plan = await person.made('mealplans', {
    Name: 'The week at home',
    startDate: addDays(today, 1),
    days: [tomorrow],
  });
  return { plan, dishes };
}

const puts = (person: Newcomer, given: Wire) =>
  person.made('pantry-items/change', { op: 'add', key: randomUUID(), ...given });

/** Registers the tests of messages sent at a set time. */
export function timedTests(): void {
  test('a finished task triggers no reminder', async () => {
    const person = await personAt(12);
    const intake = await takes(person, [person.time], person.today);
    const { data } = await person.get(`users/me/calendar?from=${person.today}&to=${person.today}`);
    const [{ key }]: Wire[] = data;
    const mark = { kind: 'supplement', day: person.today, key, state: 'done', intake: intake.id };
    await person.made('logs', mark);
    const browser = own.service.subscribe();
    await wants(person, [browser], ['supplement']);
    const witness = await personAt(12);
    await takes(witness, [witness.time], witness.today);
    const other = own.service.subscribe();
    await wants(witness, [other], ['supplement']);
    await vi.waitFor(() => expect(other.shown()).toHaveLength(1), SOON);
    expect(await keysOf(person)).toEqual([]);
  });

  test('a task added after a check is covered by the next one', async () => {
    const person = await personAt(12);
    const browser = own.service.subscribe();
    await wants(person, [browser], ['supplement']);
    await takes(person, [person.time], person.today);
    // the schedule rereads people's days only now and then; saving the settings again triggers it at once
    made(await person.put(reminders, { kinds: ['supplement'], quiet: null }));
    await vi.waitFor(() => expect(browser.shown()).toHaveLength(1), SOON);
  });

  test('in the evening, tomorrow’s dishes that need a start tonight are sent, but not in the morning', async () => {
    const dishes = [
      ['Lobio with walnuts', STEPS.soak],
      ['Baked trout', STEPS.thaw],
      ['Simple salad', 'Cut it.'],
    ] as const;
    const [evening, morning] = [await personAt(19), await personAt(8)];
    const [at19, at8] = [own.service.subscribe(), own.service.subscribe()];
    await planned(morning, morning.today, dishes);
    await planned(evening, evening.today, dishes);
    await wants(morning, [at8], ['ahead']);
    await wants(evening, [at19], ['ahead']);
    await vi.waitFor(() => expect(at19.shown()).toHaveLength(1), SOON);
    expect(at19.shown()).toEqual([
      {
        title: 'Tonight, for tomorrow',
        body: 'Soak: Lobio with walnuts\nThaw: Baked trout',
        url: '/dashboard',
        tag: 'ahead',
        lang: 'en',
      },
    ]);
    expect(await keysOf(morning)).toEqual([]);
  });

  test('before supper, each subscriber of a household gets what expires by tomorrow, without names of medicines', async () => {
    // both at the same hour, and so on the same day: at another one theirs might be another date
    const [owner, friend, morning] = [await personAt(17), await personAt(17), await personAt(8)];
    const household = await owner.made('households', { Name: 'Home' });
    made(await owner.post(`households/${household.id}/invite`, { email: friend.email }));
    made(await friend.post(`households/${household.id}/accept`, {}));
    const [{ id: food }] = (await owner.get('foods?pagination[pageSize]=1&sort=id:asc')).data;
    const { attributes: product } = await owner.made('products/of-food', { food });
    const tomorrow = addDays(owner.today, 1);
    await puts(owner, { Name: 'Of the market', food, expiresOn: tomorrow });
    await puts(friend, { Name: 'Insulin', expiresOn: tomorrow });
    const { id: pen } = await friend.made('products', { Name: unique('Insulin pen') });
    await puts(friend, { Name: 'Insulin pen', product: pen, expiresOn: tomorrow });
    await puts(owner, { Name: 'Old bread', expiresOn: owner.today });
    await puts(owner, { Name: 'Drunk', level: 'gone', expiresOn: tomorrow });
    await puts(morning, { Name: 'Milk', expiresOn: addDays(morning.today, 1) });
    const [phone, laptop, other] = [
      own.service.subscribe('ka'),
      own.service.subscribe(),
      own.service.subscribe(),
    ];
    const early = own.service.subscribe();
    await wants(morning, [early], ['expiring']);
    await wants(owner, [phone, laptop], ['expiring']);
    await wants(friend, [other], ['expiring']);
    const shown = () => [phone, laptop, other].map((one) => one.shown().map(({ body }) => body));
    const said = `${product.Name} and 2 more`;
    await vi.waitFor(() => expect(shown()).toEqual([[`${product.NameKa} და კიდევ 2`], [said], [said]]), SOON);
    expect(laptop.shown()).toMatchObject([{ title: 'Good until tomorrow', url: '/pantry', tag: 'expiring' }]);
    expect([phone, other].map((one) => JSON.stringify(one.shown())).join()).not.toContain('Insulin');
    // saved again and checked again, the count stays at one per device
    made(await owner.put(reminders, { kinds: ['expiring', 'ahead'], quiet: null }));
    const nothing = await personAt(17);
    await wants(nothing, [own.service.subscribe()], ['expiring']);
    const isOver = async (): Promise<number[]> =>
      withDatabase(own.cms, (db: Wire) =>
        db('supra_pushes')
          .whereIn('device', db('supra_push_devices').where({ person: nothing.id }).select('id'))
          .whereNull('at')
          .pluck('id'),
      );
    await vi.waitFor(async () => expect(await isOver()).not.toHaveLength(0), SOON);
    expect(shown()).toEqual([[`${product.NameKa} და კიდევ 2`], [said], [said]]);
    expect([early.came(), await keysOf(morning)]).toEqual([[], []]);
  });

  test('nothing is sent if nothing must be started', async () => {
    const person = await personAt(20);
    const browser = own.service.subscribe();
    await planned(person, person.today, [['Simple salad', 'Cut it.']]);
    await wants(person, [browser], ['ahead']);
    const isOver = async () =>
      withDatabase(own.cms, (db: Wire) =>
        db('supra_pushes')
          .where({ key: `ahead ${person.today}` })
          .whereNull('at')
          .pluck('id'),
      );
    await vi.waitFor(async () => expect(await isOver()).not.toHaveLength(0), SOON);
    await vi.waitFor(async () => expect(await keysOf(person)).toHaveLength(1), SOON);
    expect(browser.came()).toEqual([]);
  });
}
