import { expect } from '@playwright/test';
import { callApi, demoPerson, newcomer, signIn, tokenOf } from '../support/people';
import { openMore, pressMore, question } from '../support/recipe';
import { unique } from '../support/unique';
import { gone, journey, see, type Visit } from '../support/visit';

/** Returns the entry about something: a table row, or on a phone a list item. */
const lineOf = ({ page, device }: Visit, hasText: string) =>
  page.getByRole(device === 'desktop' ? 'row' : 'listitem').filter({ hasText });

journey('an Admin changes a role and finds it on the trail', { on: 'desktop' }, async (visit) => {
  const { page, t, stack } = visit;
  const person = await newcomer(stack, `Watched ${unique()}`);
  const token = await tokenOf(stack.url, person);
  await callApi(stack.url, 'users/me', { token });
  await signIn(visit, demoPerson('admin'), '/users');
  await page.getByRole('searchbox', { name: t('people:search') }).fill(person.name);
  const role = page.getByRole('combobox', { name: t('people:roleOf', { name: person.name }) });
  await role.selectOption('Courier');
  const title = t('people:roleTitle', { name: person.name, role: t('role.Courier') });
  const said = see(page.getByText(t('alerts:people.role.success')));
  await question(visit, title).yes('people:roleYes');
  await said;
  await page.getByRole('link', { name: t('people:part.trail'), exact: true }).click();
  const deed = lineOf(visit, person.name);
  await see(deed.getByText('User → Courier'));
});

journey('a reported recipe is hidden from all but its author', { on: 'phone' }, async (visit) => {
  const { page, t, stack } = visit;
  const author = await tokenOf(stack.url, await newcomer(stack));
  const Name = `Copied out of a book ${unique()}`;
  const draft = { Name, visibility: 'public', language: visit.language };
  const { data: dish } = await callApi(stack.url, 'dishes', { token: author, method: 'POST', data: draft });
  const reader = await tokenOf(stack.url, demoPerson('friend'));
  const why = 'It is not theirs to share';
  await callApi(stack.url, `dishes/${dish.id}/report`, { token: reader, method: 'POST', data: { why } });
  await signIn(visit, demoPerson('admin'), '/users?part=reports');
  const report = lineOf(visit, Name);
  await see(report.getByText(why));
  // a row of the table opens the whole report
  if (visit.device === 'desktop') await report.getByRole('button', { name: Name, exact: true }).click();
  const whole = visit.device === 'desktop' ? page.getByRole('dialog') : report;
  await whole.getByRole('button', { name: t('people:report.hide') }).click();
  await question(visit, t('people:report.hideTitle', { name: Name })).yes('people:report.hide');
  await expect.poll(() => statusOf(dish.id, reader)).toBe(404);
  expect(await statusOf(dish.id, author)).toBe(200);

  async function statusOf(id: number, Authorization: string) {
    return (await fetch(`${stack.url}/api/dishes/${id}`, { headers: { Authorization } })).status;
  }
});

journey(
  'a recipe featured by an Admin is on the start page until taken off',
  { on: 'desktop' },
  async (visit) => {
    const { t, stack } = visit;
    const author = await tokenOf(stack.url, await newcomer(stack));
    const Name = `Featured at once ${unique()}`;
    const draft = { Name, visibility: 'public', language: visit.language };
    const { data: dish } = await callApi(stack.url, 'dishes', { token: author, method: 'POST', data: draft });
    const visitor = await visit.another();
    const card = visitor.page.getByRole('main').getByRole('link', { name: Name, exact: true });

    await signIn(visit, demoPerson('admin'), `/dishes/${dish.id}`);
    await pressMore(visit, 'dish:admin.feature');
    await see(visit.page.getByText(t('alerts:dish.feature.success')));
    await visitor.open('/');
    await see(card);

    await pressMore(visit, 'dish:admin.unfeature');
    await openMore(visit);
    await see(visit.page.getByRole('main').getByRole('button', { name: t('dish:admin.feature') }));
    await visitor.page.reload();
    await see(visitor.page.getByRole('heading', { level: 2, name: t('landing:featured.title') }));
    await gone(card);
  },
);
