import { orderList } from '../checkout';
import { broughtToDoor, callsOf, staffCalls } from '../orders';
import { dialog, main } from '../pantry';
import { signIn, type Person } from '../people';
import { pressSave, savedDish } from '../recipe';
import { gone, see, type Visit } from '../visit';
import { GOODS, ORDERED, type Good, type Recipe } from './goods';
import { keysOf } from '@/lib/domain/keysOf';

export const button = (visit: Visit, key: string) =>
  main(visit).getByRole('button', { name: visit.t(key), exact: true });
export const nameOf = ({ language }: Visit, good: Good) => GOODS[good][language];

/** Nino makes a household and invites Gio by his address; he accepts. */
export async function moveIn(nino: Visit, gio: Visit, guest: Person) {
  const { t } = nino;
  const field = (name: string) => dialog(nino).getByRole('textbox', { name: t(name) });
  const press = (name: string) =>
    dialog(nino)
      .getByRole('button', { name: t(name), exact: true })
      .click();
  await button(nino, 'pantry:household.make').click();
  await field('pantry:household.name').fill('Vake 12');
  await press('pantry:household.create');
  await button(nino, 'pantry:household.open').click();
  await field('pantry:household.email').fill(guest.email);
  await press('action.add');
  await see(dialog(nino).getByText(t('pantry:household.invited', { email: guest.email })));
  await nino.page.keyboard.press('Escape');
  await gone(dialog(nino));
  await signIn(gio, guest, '/pantry');
  await button(gio, 'pantry:join.accept').click();
  await gone(button(gio, 'pantry:join.accept'));
}

/** Stocks the shop with enough, however much other journeys have bought. */
async function stock(shop: Awaited<ReturnType<typeof callsOf>>) {
  const goods = keysOf(ORDERED.amounts);
  const lines = goods.map(async (good) => {
    const { data } = await shop(`products?filters[Name][$eq]=${GOODS[good].en}`);
    return { product: data[0].id, amount: 10 * ORDERED.amounts[good], unit: GOODS[good].unit, place: 'A1' };
  });
  await shop('stocks/arrivals', { lines: await Promise.all(lines) });
}

/** Nino lists what the first days need and orders it; a courier brings it, and it is in the pantry. */
export async function orderIn(nino: Visit, person: Person) {
  const { page, t, language, open } = nino;
  const { shop, courier } = await staffCalls(nino);
  await stock(shop);
  await open('/shoplist');
  await main(nino).getByLabel(t('shoplist:lists.newName')).fill('Vake');
  await button(nino, 'shoplist:lists.create').click();
  await page.waitForURL(/\/shoplist\/\d+$/);
  const field = main(nino).getByRole('combobox', { name: t('shoplist:add.label') });
  for (const good of keysOf(ORDERED.amounts)) {
    const name = nameOf(nino, good);
    await field.fill(ORDERED[language][good]);
    const meant = page.getByRole('option').filter({ has: page.getByText(name, { exact: true }) });
    await meant.first().click();
    await see(main(nino).getByRole('checkbox', { name, exact: true }));
  }
  const card = await orderList(nino);
  const mine = await callsOf(nino, person);
  const [{ id, attributes }] = (await mine('orders?sort=id:desc')).data;
  await broughtToDoor(courier, { id, number: attributes.number, code: attributes.deliveryCode });
  await courier(`orders/${id}/deliver`, { code: attributes.deliveryCode });
  await see(card.getByText(t('fromHome:arrived_other', { count: Object.keys(ORDERED.amounts).length })));
}

/** Nino pastes a recipe that somebody has sent, for lunch and dinner. */
export async function writeRecipe(nino: Visit, { name, text }: Recipe): Promise<number> {
  const { page, t, open } = nino;
  await open('/dishes/new');
  await button(nino, 'recipe:paste.open').click();
  const paste = page.getByRole('dialog');
  await paste.getByLabel(t('recipe:paste.label')).fill(text);
  await paste.getByRole('button', { name: t('recipe:paste.read') }).click();
  await paste.getByRole('button', { name: t('recipe:paste.confirm'), exact: true }).click();
  await gone(paste);
  const meals = main(nino).getByRole('group', { name: t('recipe:form.types') });
  for (const meal of ['type.Lunch', 'type.Dinner']) await meals.getByText(t(meal), { exact: true }).click();
  await pressSave(nino);
  return savedDish(nino, name);
}
