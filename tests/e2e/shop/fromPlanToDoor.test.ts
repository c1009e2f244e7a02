import { expect } from '@playwright/test';
import { qrText } from '@/lib/domain/order/code';
import { productName } from '@/lib/domain/product/record';
import { addDays } from '@/lib/domain/time/day';
import { atLeast, given } from '@/tests/support/at';
import { orderList, shareWith } from '../support/checkout';
import { callApi, demoPerson, newcomer, signIn, tokenOf, type Person } from '../support/people';
import { filmQr } from '../support/qrVideo';
import { gone, journey, see, test, type Visit } from '../support/visit';
import { NO_NETWORK } from '../support/watch';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' }).format(new Date());
const button = ({ page, t }: Visit, key: string) =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true });

type Call = (path: string, data?: object) => ReturnType<typeof callApi>;
async function callsOf({ stack }: Visit, person: Person): Promise<Call> {
  const token = await tokenOf(stack.url, person);
  return (to, data) => callApi(stack.url, to, { token, ...(data && { method: 'POST', data }) });
}

interface Named {
  readonly Name: string;
  readonly NameKa: string | null;
}
/**
 * Makes a plan for today and tomorrow whose only dish is a public recipe of the demo; returns it with its ingredients
 * to buy. Tap water is not bought.
 */
async function plannedBy(call: Call) {
  const dishes = 'dishes?filters[visibility][$eq]=public&filters[language][$eq]=en&sort=id:asc';
  const { id, attributes } = (await call(`${dishes}&populate=deep,5&pagination[pageSize]=1`)).data[0];
  const lines = [
    ...attributes.ingredients,
    ...attributes.sections.flatMap((part: { ingredients: object[] }) => part.ingredients),
  ];
  const products = new Map<number, Named>(
    lines.map(({ product: { data } }) => [data.id, data.attributes] as const),
  );
  const meals = [{ type: 'Dinner', entries: [{ kind: 'dish', dish: id, servings: 2 }] }];
  const data = { Name: 'Supper for two days', startDate: today(), days: [{ meals }, { meals }] };
  return {
    plan: (await call('mealplans', data)).data.id as number,
    products: [...products.values()].filter(({ Name }) => Name !== 'Water'),
  };
}

const nameIn = ({ language }: Visit, product: Named) => productName(product, language);
const rowOf = (visit: Visit, product: Named) =>
  visit.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: visit.page.getByText(nameIn(visit, product), { exact: true }) });
/** Expects a ticked line to keep its place until the list is opened again, and then to lie in the folded basket. */
const isTicked = (visit: Visit, product: Named) =>
  expect
    .poll(
      async () => {
        const basket = visit.page.getByRole('button', {
          name: visit.t('shoplist:part.basket'),
          expanded: false,
        });
        if ((await basket.count()) > 0) await basket.click();
        return rowOf(visit, product).getByRole('checkbox', { checked: true }).count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
const tick = (visit: Visit, product: Named) =>
  rowOf(visit, product).getByText(nameIn(visit, product), { exact: true }).click();
const cached = ({ page }: Visit) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

async function listFromPlan(visit: Visit, products: readonly Named[]) {
  const { page, t } = visit;
  await button(visit, 'action.addToList').click();
  const dialog = page.getByRole('dialog', { name: t('shoplist:plan.title') });
  const send = dialog.getByRole('button', { name: t('action.addToList') });
  visit.watch.allow(/from-plan 400|status of 400/);
  await dialog.getByLabel(t('shoplist:plan.to')).fill(addDays(today(), -1));
  await send.click();
  await see(dialog.getByText(t('validation:dayOrder')));
  await dialog.getByLabel(t('shoplist:plan.to')).fill(addDays(today(), 1));
  await send.click();
  await page.waitForURL(/\/shoplist\/\d+$/);
  for (const product of products) await see(rowOf(visit, product));
  await see(page.getByText(t('shoplist:progress', { done: 0, total: products.length })));
}

/** Lets two people tick one list, one of them offline, who closes and opens the page meanwhile. */
async function tickTogether(owner: Visit, guest: Visit, products: readonly Named[]) {
  const [first, second, third] = atLeast(3, products);
  const waits = rowOf(guest, first).getByText(guest.t('shoplist:item.waiting'));
  await guest.open(new URL(owner.page.url()).pathname);
  await see(rowOf(guest, first));
  await cached(guest);
  guest.watch.allow(NO_NETWORK);
  await guest.context.setOffline(true);
  await tick(guest, first);
  await see(waits);
  await guest.page.reload();
  await isTicked(guest, first);
  await see(waits);
  await see(guest.page.getByText(guest.t('state.offlineWaiting_one', { count: 1 })));

  await tick(owner, second);
  await isTicked(owner, second);
  await tick(owner, third);
  const undo = owner.t('shoplist:item.undo', { name: nameIn(owner, third) });
  await rowOf(owner, third).getByRole('button', { name: undo, exact: true }).click();

  await guest.context.setOffline(false);
  await isTicked(owner, first);
  await isTicked(guest, second);
  for (const one of [owner, guest])
    await see(one.page.getByText(one.t('shoplist:progress', { done: 2, total: products.length })));
  await gone(waits);
}

/** Orders the open lines of the shown list; returns the order's number, code and id. */
async function order(visit: Visit, call: Call) {
  const { t } = visit;
  const card = await orderList(visit);
  const number = (await card.getByRole('heading').innerText()).replace(/\D/g, '');
  const code = await card.getByText(/^\d{4}$/).innerText();
  await see(card.getByRole('img', { name: t('order:mine.qr', { number }) }));
  const { id } = (await call(`orders?filters[number]=${number}`)).data[0];
  return { id: id as number, number, code };
}
type Ordered = Awaited<ReturnType<typeof order>>;

/** Packs on the way through a cellar: offline, across a reload, sent as soon as the network is back. */
async function packOffline(courier: Visit, { number }: Ordered) {
  const { page, t, context } = courier;
  const card = page.getByRole('article').filter({ hasText: number });
  const press = (key: string) => card.getByRole('button', { name: t(key), exact: true }).click();
  await press('order:step.accept');
  await see(card.getByRole('button', { name: t('order:courier.fold'), exact: true }));
  await cached(courier);
  courier.watch.allow(NO_NETWORK);
  await context.setOffline(true);
  await page.reload();
  const got = card.getByRole('button', { name: new RegExp(`^${t('order:outcome.got')}: `) });
  await see(got.first());
  for (const one of await got.all()) await one.click();
  await press('order:step.pack');
  await press('order:step.depart');
  // the step is stored once the next one is shown; only then may the page be left
  await see(card.getByRole('textbox', { name: t('order:door.code') }));
  await page.reload();
  await see(card.getByText(t('order:courier.waiting')));
  await context.setOffline(false);
  await card.getByText(t('order:courier.waiting')).waitFor({ state: 'hidden' });
}

/** Hands over at the door: wrong digits first, then the customer's QR code before the camera. */
async function handOver(courier: Visit, { number, code }: Ordered, film: string) {
  const { page, t } = courier;
  const card = page.getByRole('article').filter({ hasText: number });
  const press = (key: string) => card.getByRole('button', { name: t(key), exact: true }).click();
  courier.watch.allow(/deliver.*400|400.*deliver/);
  await card.getByRole('textbox', { name: t('order:door.code') }).fill(code === '0000' ? '1111' : '0000');
  await press('order:step.deliver');
  await see(card.getByText(t('validation:wrongCode', { left: 5 })));
  filmQr(qrText(Number(number), code), film);
  await press('order:door.scan');
  await see(card.getByRole('status').getByText(t('order:courier.handed'), { exact: true }));
  await page.getByRole('button', { name: new RegExp(`^${t('order:courier.done')}`) }).click();
  await see(page.getByText(t('order:courier.earned')));
}

interface Shown {
  readonly attributes: Record<string, number>;
}
/**
 * Returns what the order took of each product, and whether the shop's stock of each equals the sum of its movements.
 * Other journeys order from the same shop meanwhile, so only this order's movements are counted one by one; the sums
 * are polled.
 */
async function takenBy(shop: Call, { id }: Ordered) {
  const { attributes } = (await shop(`orders/${id}?populate=deep`)).data;
  const sum = (rows: readonly Shown[], field: string) =>
    Math.round(rows.reduce((all, row) => all + given(row.attributes[field]), 0) * 1000) / 1000;
  const products: number[] = attributes.lines.map(
    (line: { product: { data: { id: number } } }) => line.product.data.id,
  );
  return Promise.all(
    products.map(async (product) => {
      const many = `filters[product]=${product}&pagination[pageSize]=100`;
      const moved = async (filter = ''): Promise<Shown[]> =>
        (await shop(`stock-movements?${many}${filter}`)).data;
      await expect
        .poll(async () => sum(await moved(), 'delta') - sum((await shop(`stocks?${many}`)).data, 'quantity'))
        .toBeCloseTo(0);
      return sum(await moved(`&filters[order]=${id}`), 'delta');
    }),
  );
}

journey(
  'two people plan and order on a desktop and a phone, and a courier brings it to the door',
  { only: 'desktop', gate: true, timeout: 150_000 },
  async (customer) => {
    const film = test.info().outputPath('code.y4m');
    const guest = await customer.join('phone', 'ka', { keepsOffline: true });
    const courier = await customer.join('phone', 'ka', { keepsOffline: true, film });
    const [person, friend] = [await newcomer(customer.stack), await newcomer(customer.stack, 'Gia')];
    const [mine, shop] = [await callsOf(customer, person), await callsOf(customer, demoPerson('admin'))];
    const { plan, products } = await plannedBy(mine);
    await signIn(courier, demoPerson('courier2'), '/orders');
    await signIn(guest, friend);

    await signIn(customer, person, `/mealplan/${plan}`);
    await listFromPlan(customer, products);
    await shareWith(customer, friend);
    await tickTogether(customer, guest, products);

    const ordered = await order(customer, mine);
    for (const amount of await takenBy(shop, ordered)) expect(amount).toBe(0);
    await packOffline(courier, ordered);
    // the customer's screen updates without a reload
    const card = customer.page.getByRole('article').filter({ hasText: ordered.number });
    const says = (state: string) =>
      see(card.getByText(customer.t(`order:state.${state}`), { exact: true }).first());
    await says('onTheWay');
    await see(card.getByText(customer.t('order:mine.courier', { name: 'Luka' })));
    await handOver(courier, ordered, film);
    await says('delivered');

    for (const amount of await takenBy(shop, ordered)) expect(amount).toBeLessThan(0);
  },
);
