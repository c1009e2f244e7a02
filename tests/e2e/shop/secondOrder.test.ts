import { expect } from '@playwright/test';
import { callsOf, placed, soldProduct, staffCalls } from '../support/orders';
import { newcomer, signIn } from '../support/people';
import { countTaps, tapsSince } from '../support/taps';
import { at, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const main = ({ page }: Visit) => page.getByRole('main');
const link = (visit: Visit, key: string) =>
  main(visit)
    .getByRole('link', { name: visit.t(key), exact: true })
    .first();
const send = async (visit: Visit) => {
  const button = main(visit).getByRole('button', { name: visit.t('order:checkout.send'), exact: true });
  await see(main(visit).getByRole('complementary').getByRole('definition').first());
  // docked: on the screen without scrolling
  await expect(button).toBeInViewport({ ratio: 0.99 });
  await button.click();
  await at(visit.page, '/shoplist/orders');
};

/** Expects time, wish and payment to give the chosen option another background than the rest in forced colours. */
async function tellsChosenInForcedColours(visit: Visit) {
  await visit.page.emulateMedia({ forcedColors: 'active' });
  const grounds = (which: string) =>
    main(visit)
      .locator(`label:has(input[type=radio]${which})`)
      .evaluateAll((labels) => labels.map((one) => getComputedStyle(one).backgroundColor));
  const [chosen, others] = [await grounds(':checked'), await grounds(':not(:checked)')];
  expect(chosen).toHaveLength(3);
  expect(others.length).toBeGreaterThan(3);
  expect(chosen.filter((one) => others.includes(one))).toEqual([]);
  await visit.page.emulateMedia({ forcedColors: 'none' });
}

journey('a second order takes at most four taps and no typing', { on: 'phone' }, async (visit) => {
  const { page, t, stack } = visit;
  const person = await newcomer(stack);
  const mine = await callsOf(visit, person);
  const { shop } = await staffCalls(visit);
  const name = `Jonjoli ${unique()}`;
  const product = await soldProduct(shop, name);
  const first = await placed(mine, product, 2000);
  const list = (await mine('shoplists', { Name: `List ${unique()}` })).data;
  const line = { op: 'add', key: crypto.randomUUID(), product, Name: name, amount: 3000, unit: 'gr' };
  await mine(`shoplists/${list.id}/change`, line);
  await countTaps(page);
  await signIn(visit, person, '/shoplist');

  // from the lists
  await tapsSince(page);
  await main(visit)
    .getByRole('link', { name: new RegExp(list.attributes.Name) })
    .first()
    .click();
  await link(visit, 'shoplist:action.order').click();
  await see(main(visit).getByRole('radio', { checked: true }).first());
  await tellsChosenInForcedColours(visit);
  for (const key of ['address:field.street', 'order:field.phone', 'order:field.Name'])
    await expect(main(visit).getByLabel(t(key))).toHaveCount(0);
  await send(visit);
  expect(await tapsSince(page)).toBeLessThanOrEqual(4);

  // once more the same
  await link(visit, 'order:mine.again').click();
  await see(main(visit).getByText(/რუსთაველის 5/));
  await send(visit);
  expect(await tapsSince(page)).toBeLessThanOrEqual(4);
  await see(page.getByRole('article').first().getByText(t('order:state.placed'), { exact: true }).first());
  const orders = (await mine('orders?sort=number:asc&populate=deep')).data;
  expect(orders).toHaveLength(3);
  const door = ({ attributes }: { attributes: Record<string, unknown> }) => [
    attributes.address,
    attributes.recipient,
    attributes.zone,
  ];
  expect(orders[0].id).toBe(first.id);
  for (const later of orders.slice(1)) expect(door(later)).toEqual(door(orders[0]));
});
