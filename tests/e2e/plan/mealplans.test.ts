import { expect } from '@playwright/test';
import { callApi, newcomer, signIn, makeUpPerson, tokenOf, type Person } from '../support/people';
import { act, addDish, addText, areSaved, button, createPlan } from '../support/plan';
import { at, gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const KHACHAPURI = { en: 'Imeretian khachapuri', ka: 'იმერული ხაჭაპური' } as const;
const EDITOR = /\/mealplan\/\d+\/edit$/;

/** Makes a plan of two days with a dish in it, and publishes it for everybody; returns its id. */
async function publishes(visit: Visit, name: string): Promise<number> {
  const { page, t, language } = visit;
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox', { name: t('planner:form.name'), exact: true }).fill(name);
  await form.getByRole('textbox', { name: t('planner:form.dayCount'), exact: true }).fill('2');
  await form.getByRole('button', { name: t('planner:form.create'), exact: true }).click();
  await page.waitForURL(EDITOR);
  await addDish(visit, KHACHAPURI[language]);
  await areSaved(visit);
  const id = Number(new URL(page.url()).pathname.split('/')[2]);
  await visit.open(`/mealplan/${id}`);
  await act(visit, 'mealplan:action.open');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('mealplan:action.publish'), exact: true }).click();
  await gone(dialog);
  await gone(page.getByRole('main').getByText(t('mealplan:state.private'), { exact: true }));
  return id;
}

/** Returns the texts of a plan in the CMS. */
async function keptTexts({ stack }: Visit, owner: Person, id: number): Promise<string[]> {
  const token = await tokenOf(stack.url, owner);
  const { data } = await callApi(stack.url, `mealplans/${id}?populate=deep,5`, { token });
  const days: { meals: { entries: { text?: string }[] }[] }[] = data.attributes.days;
  return days.flatMap(({ meals }) => meals.flatMap(({ entries }) => entries.map(({ text }) => text ?? '')));
}

journey(
  'an author publishes a plan; a follower starts it today, marks a meal and leaves nothing behind',
  { on: 'desktop', gate: true },
  async (visit) => {
    const name = `Our table ${unique()}`;
    await signIn(visit, await newcomer(visit.stack), '/mealplan/create');
    const id = await publishes(visit, name);

    const other = await visit.another();
    const { page, t, stack, language } = other;
    const person = await newcomer(stack);
    await signIn(other, person, `/mealplan/${id}`);
    await button(other, 'mealplan:action.subscribe').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('mealplan:action.subscribe'), exact: true }).click();
    await see(page.getByText(t('mealplan:view.following')));

    await other.open('/dashboard');
    const today = page.getByRole('region', { name: t('mealplan:today.title') });
    await see(today.getByRole('link', { name: KHACHAPURI[language] }));
    const dish = KHACHAPURI[language];
    await today
      .getByRole('button', { name: `${t('mealplan:log.mark.entry')}: ${dish}`, exact: true })
      .click();
    const token = await tokenOf(stack.url, person);
    await expect.poll(async () => (await callApi(stack.url, 'logs', { token })).data.length).toBe(1);
    await other.open('/dashboard');
    await see(today.getByRole('button', { name: `${t('mealplan:log.done.entry')}: ${dish}`, exact: true }));

    await other.open(`/mealplan/${id}`);
    await page.getByRole('link', { name: t('mealplan:view.toFollowed') }).click();
    await button(other, 'mealplan:action.unsubscribe').click();
    await see(dialog.getByText(t('sharing:unsubscribe.text')));
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t('sharing:unsubscribe.download') }).click();
    expect((await download).suggestedFilename()).toMatch(/\.txt$/);
    await dialog.getByRole('button', { name: t('mealplan:action.unsubscribe'), exact: true }).click();
    await see(page.getByRole('heading', { name: t('sharing:followed.emptyTitle') }));
    await other.open('/dashboard');
    await see(page.getByRole('heading', { name: t('day:first.title') }));
    expect((await callApi(stack.url, 'logs', { token })).data).toEqual([]);
  },
);

journey(
  'two people plan together; the second one at the same meal sees both versions',
  { on: 'desktop', gate: true },
  async (visit) => {
    const { page, t, stack } = visit;
    const [owner, guest] = [await newcomer(stack), await newcomer(stack)];
    const plan = await createPlan(visit, owner, `Together ${unique()}`);
    await signIn(visit, owner, `/mealplan/${plan.id}`);
    await act(visit, 'mealplan:action.members');
    const members = page.getByRole('dialog');
    await members.getByLabel(t('sharing:members.email')).fill(guest.email);
    await members.getByLabel(t('sharing:members.role'), { exact: true }).selectOption('editor');
    await members.getByRole('button', { name: t('sharing:members.invite'), exact: true }).click();
    await see(members.getByRole('listitem').getByText(t('sharing:members.state.invited')));

    // a signed-out person opens the letter's link, signs in, comes back and accepts
    const token = await tokenOf(stack.url, owner);
    const [invited] = (await callApi(stack.url, 'memberships', { token })).data;
    const link = `/mealplan/join/${invited.attributes.token}`;
    const other = await visit.another();
    other.watch.allow(/401/);
    await other.open(link);
    await see(other.page.getByRole('heading', { name: t('sharing:join.askedTitle') }));
    await other.page.getByRole('link', { name: t('sharing:join.signIn') }).click();
    const form = other.page.getByRole('main').locator('form');
    for (const field of ['email', 'password'] as const)
      await form.getByRole('textbox', { name: t(`account:field.${field}`), exact: true }).fill(guest[field]);
    await form.getByRole('button', { name: t('action.signIn'), exact: true }).click();
    await at(other.page, link);
    const waiting = other.page.getByText(t('invitations.waiting_one', { count: '1' }));
    await waiting.waitFor({ state: 'attached' });
    await button(other, 'sharing:invitations.accept').click();
    await at(other.page, `/mealplan/${plan.id}`);
    await waiting.waitFor({ state: 'detached' });
    await see(other.page.getByText('ტყემალი 1'));

    await visit.open(`/mealplan/${plan.id}/edit`);
    await other.open(`/mealplan/${plan.id}/edit`);
    // both write into the same meal, one of them offline: a person must decide
    visit.watch.allow(/409|ERR_FAILED/);
    const writes = /\/api\/mealplans\/\d+$/;
    await page.route(writes, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await addText(visit, 'აჯიკა 2');
    await addText(other, 'მწნილი 3');
    await expect.poll(() => keptTexts(visit, owner, plan.id)).toContain('მწნილი 3');
    await page.unroute(writes);
    const conflict = page.getByRole('dialog', { name: t('errors:code.record.changedSince') });
    await see(conflict.getByText('მწნილი 3'));
    await see(conflict.getByText('აჯიკა 2'));
    await conflict.getByRole('radio', { name: t.pattern('versions.mine') }).check();
    await conflict.getByRole('button', { name: t('versions.save'), exact: true }).click();
    await gone(conflict);
    await areSaved(visit);
    await other.open(`/mealplan/${plan.id}`);
    await see(other.page.getByText('აჯიკა 2'));
  },
);

journey(
  'a person who scans the QR code reads the plan, signs up and becomes a member',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack, open } = visit;
    const owner = await newcomer(stack);
    const name = `Scanned ${unique()}`;
    const { id, attributes } = await createPlan(visit, owner, name);
    await open(`/mealplan/join/${attributes.joinToken}`);
    await see(page.getByRole('heading', { level: 1, name }));
    await see(page.getByText('ტყემალი 1'));
    await page.getByRole('link', { name: t('sharing:join.signUp') }).click();

    const person = makeUpPerson();
    const form = page.getByRole('main').locator('form');
    for (const field of ['name', 'email', 'password'] as const)
      await form.getByRole('textbox', { name: t(`account:field.${field}`), exact: true }).fill(person[field]);
    await form.getByRole('button', { name: t('action.signUp'), exact: true }).click();
    await at(page, `/mealplan/join/${attributes.joinToken}`);
    await button(visit, 'sharing:join.join').click();
    await button(visit, 'mealplan:along.yes').click();
    await at(page, `/mealplan/${id}`);
    await see(page.getByText('ტყემალი 1'));
    const token = await tokenOf(stack.url, owner);
    const { data } = await callApi(stack.url, `mealplans/${id}?fields=memberCount`, { token });
    expect(data.attributes.memberCount).toBe(1);
  },
);

/** Takes something out of the plan with one click, and expects "Undo" in its place. */
async function takeOut({ page, t }: Visit, name: string) {
  const entry = page.getByRole('main').locator('[data-entry]').filter({ hasText: name });
  await entry.hover();
  await entry.locator('button[title]').click();
  await see(page.getByRole('button', { name: t('planner:entry.undo', { name }) }));
}

/** Returns the part of the screen that shows a person's day. */
const onToday = ({ page, t }: Visit) => page.getByRole('region', { name: t('mealplan:today.title') });

journey(
  'a member reads a plan, joins and eats along; an entry its owner removes leaves their plan and day',
  { on: 'desktop', gate: true },
  async (visit) => {
    const { t, stack } = visit;
    const [owner, guest] = [await newcomer(stack), await newcomer(stack)];
    const [kept, taken] = ['ტყემალი 1', 'აჯიკა 2'];
    const startDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' }).format(new Date());
    const entries = [kept, taken].map((text) => ({ kind: 'text', text }));
    const name = `Shared ${unique()}`;
    const plan = await createPlan(visit, owner, name, [{ meals: [{ type: 'Lunch', entries }] }]);
    const token = await tokenOf(stack.url, owner);
    const call = (path: string, method: string, data: object) =>
      callApi(stack.url, path, { token, method, data });
    await call(`mealplans/${plan.id}`, 'PUT', { startDate });
    await tokenOf(stack.url, guest); // the CMS knows them, and their address is confirmed
    await call(`mealplans/${plan.id}/invite`, 'POST', { email: guest.email });

    const other = await visit.another();
    await signIn(other, guest, '/mealplan/my?tab=invitations');
    const look = other.page.getByRole('link', { name: t.pattern('sharing:invitations.look') });
    await look.click();
    await at(other.page, `/mealplan/${plan.id}`);
    await see(other.page.getByText(taken).first());
    await other.page
      .getByRole('main')
      .getByRole('button', { name: t.pattern('sharing:invitations.accept') })
      .click();
    await button(other, 'mealplan:along.yes').click();
    await see(other.page.getByRole('checkbox', { name: t('mealplan:along.toggle'), checked: true }));
    await gone(button(other, 'mealplan:action.subscribe'));
    await other.open('/dashboard');
    await see(onToday(other).getByText(taken).first());

    await signIn(visit, owner, `/mealplan/${plan.id}/edit`);
    await see(visit.page.getByText(t.pattern('mealplan:seen.members_one')));
    await gone(button(visit, 'mealplan:action.publish'));
    await takeOut(visit, taken);
    await areSaved(visit);
    await expect.poll(() => keptTexts(visit, owner, plan.id)).toEqual([kept]);

    await other.open(`/mealplan/${plan.id}`);
    await see(other.page.getByText(kept));
    await gone(other.page.getByText(taken));
    await other.open('/dashboard');
    await see(onToday(other).getByText(kept).first());
    await gone(onToday(other).getByText(taken).first());
    await other.open('/calendar');
    await see(other.page.getByRole('main').getByText(kept).first());
    await gone(other.page.getByRole('main').getByText(taken));
  },
);
