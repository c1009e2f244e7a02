import { expect } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { productName } from '@/lib/domain/product/record';
import { callApi, newcomer, signIn, tokenOf, type Person } from './support/people';
import { journey, see, type Visit } from './support/visit';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' }).format(new Date());
const rowOf = ({ page }: Visit, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const isTicked = (visit: Visit, name: string) =>
  see(rowOf(visit, name).getByRole('checkbox', { checked: true }));
const tick = (visit: Visit, name: string) => rowOf(visit, name).getByText(name, { exact: true }).click();

/** A plan of today and tomorrow whose only dish is a public recipe of the demo; with the names of what it takes. */
async function plannedFor({ house, language }: Visit, person: Person) {
  const token = await tokenOf(house.url, person);
  const call = (path: string, options: object = {}) => callApi(house.url, path, { token, ...options });
  const dishes = `dishes?filters[visibility][$eq]=public&filters[language][$eq]=${language}&sort=id:asc&populate=deep,5`;
  const { id, attributes } = (await call(`${dishes}&pagination[pageSize]=1`)).data[0];
  const lines = [
    ...attributes.ingredients,
    ...attributes.sections.flatMap((part: { ingredients: object[] }) => part.ingredients),
  ];
  const names: string[] = lines.map((line) => productName(line.product.data.attributes, language));
  const meals = [{ type: 'Dinner', entries: [{ kind: 'dish', dish: id, servings: 2 }] }];
  const data = { Name: 'Supper for two days', startDate: today(), days: [{ meals }, { meals }] };
  const plan = (await call('mealplans', { method: 'POST', data })).data.id as number;
  return { plan, names: [...new Set(names)] };
}

journey(
  'a plan becomes a list, and two people tick it, one of them without network',
  async (visit) => {
    const { page, t, house } = visit;
    const [owner, guest] = [await newcomer(house), await newcomer(house, 'Gia')];
    const { plan, names } = await plannedFor(visit, owner);
    await signIn(visit, owner, `/mealplan/${plan}`);

    // from the plan to the list
    await page
      .getByRole('main')
      .getByRole('button', { name: t('action.addToList'), exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: t('shoplist:plan.title') });
    await dialog.getByLabel(t('shoplist:plan.to')).fill(addDays(today(), -1));
    await dialog.getByRole('button', { name: t('action.addToList') }).click();
    await see(dialog.getByText(t('validation:dayOrder')));
    visit.watch.allow(/from-plan 400|status of 400/);
    await dialog.getByLabel(t('shoplist:plan.to')).fill(addDays(today(), 1));
    await dialog.getByRole('button', { name: t('action.addToList') }).click();
    await page.waitForURL(/\/shoplist\/\d+$/);
    for (const name of names) await see(rowOf(visit, name));
    await see(page.getByText(t('shoplist:progress', { done: 0, total: names.length })));

    // shared
    await page
      .getByRole('main')
      .getByRole('button', { name: t('action.share'), exact: true })
      .click();
    const share = page.getByRole('dialog', { name: t('shoplist:share.title') });
    // whom the CMS does not know yet has to have called once
    const other = await visit.another();
    await signIn(other, guest);
    await share.getByLabel(t('shoplist:share.email')).fill(guest.email);
    await share.getByRole('button', { name: t('action.add'), exact: true }).click();
    await see(share.getByRole('listitem').filter({ hasText: 'Gia' }));
    await share.getByRole('button', { name: t('action.close') }).click();

    // the other one loses the network, ticks, and closes and opens the page
    await other.open(new URL(page.url()).pathname);
    await see(rowOf(other, names[0]));
    await other.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    other.watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
    await other.context.setOffline(true);
    await tick(other, names[0]);
    await isTicked(other, names[0]);
    await see(rowOf(other, names[0]).getByText(t('shoplist:item.waiting')));
    await other.page.reload();
    await isTicked(other, names[0]);
    await see(rowOf(other, names[0]).getByText(t('shoplist:item.waiting')));
    await see(other.page.getByText(t.pattern('state.offlineQueue')));

    // meanwhile the first one ticks another line, and undoes a third
    await tick(visit, names[1]);
    await isTicked(visit, names[1]);
    await tick(visit, names[2]);
    await page.getByRole('button', { name: t('action.undo'), exact: true }).click();

    // both ticks hold, on both screens, without anybody asking
    await other.context.setOffline(false);
    await isTicked(visit, names[0]);
    await isTicked(other, names[1]);
    for (const one of [visit, other])
      await see(one.page.getByText(t('shoplist:progress', { done: 2, total: names.length })));
    expect(await rowOf(other, names[0]).getByText(t('shoplist:item.waiting')).count()).toBe(0);
  },
  { keepsOffline: true },
);
