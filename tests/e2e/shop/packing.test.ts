import { expect } from '@playwright/test';
import { formatMoney } from '@/lib/format/number';
import { at } from '@/tests/support/at';
import { callsOf, placed, soldProduct, staffCalls, type Ordered } from '../support/orders';
import { measuredOutside } from '../support/outside';
import { newcomer, signIn } from '../support/people';
import { unique } from '../support/unique';
import { journey, see, type Visit } from '../support/visit';
import { NO_NETWORK } from '../support/watch';

const HIGHEST = 64;
const cardOf = ({ page }: Visit, { number }: Ordered) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: String(number) }) });

/**
 * Expects nothing on the courier's screen to be too small for a glove or too faint for the sun, and packed lines to be
 * low rows.
 */
async function suitsOutside({ page }: Visit, rows: number) {
  const find = () => measuredOutside(page.getByRole('main'), 'li > div:has(> button[aria-pressed])');
  // a button that has just changed its state is still fading from colour to colour
  await expect.poll(find).toMatchObject({ small: [], faint: [], rows: { length: rows } });
  for (const height of (await find()).rows) expect(height).toBeLessThanOrEqual(HIGHEST);
}

journey(
  'a courier packs one order at a time, by taps, with gloves and in the sun',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack } = visit;
    const { shop } = await staffCalls(visit);
    const [customer, carrier] = [await newcomer(stack), await newcomer(stack, 'Luka Beridze')];
    const [mine, carry] = [await callsOf(visit, customer), await callsOf(visit, carrier)];
    const { id } = await carry('users/me');
    await shop(`users/${id}/role`, { Rolee: 'Courier' });
    const names = [`Jonjoli ${unique()}`, `Walnuts shelled, from Kakheti ${unique()}`];
    const products = [];
    for (const name of names) products.push(await soldProduct(shop, name));
    const [first, second] = [await placed(mine, products), await placed(mine, at(products, 0))];
    for (const one of [first, second]) await carry(`orders/${one.id}/accept`, {});
    await signIn(visit, carrier, '/orders');
    const place = page.getByRole('button', { name: new RegExp(`^${t('order:courier.mine')}`) });
    await see(place);
    await suitsOutside(visit, 0);
    await place.click();

    const [card, other] = [cardOf(visit, first), cardOf(visit, second)];
    const got = card.getByRole('button', { name: new RegExp(`^${t('order:outcome.got')}: `) });
    await see(got.first());
    await expect(got).toHaveCount(2);
    // the other one is folded under it
    await see(other.getByRole('button', { name: t('order:courier.unfold'), exact: true }));
    await expect(other.getByRole('button', { name: new RegExp(`^${t('order:outcome.got')}`) })).toHaveCount(
      0,
    );
    await see(card.getByText('A1', { exact: true }).first());
    await suitsOutside(visit, 2);

    await got.first().click();
    await card
      .getByRole('button', { name: t.pattern('order:pack.more') })
      .last()
      .click();
    await suitsOutside(visit, 2);
    await card.getByRole('button', { name: t('order:outcome.missing'), exact: true }).click();
    await suitsOutside(visit, 2);
    const press = async (key: string) => {
      const button = card.getByRole('button', { name: t(key), exact: true });
      await see(button);
      // the next step is docked: always within the window
      await expect(button).toBeInViewport({ ratio: 0.99 });
      await button.click();
    };
    await press('order:step.pack');
    await see(card.getByRole('link', { name: t('order:courier.route'), exact: true }));
    await suitsOutside(visit, 0);
    await press('order:step.depart');
    await see(card.getByRole('textbox', { name: t('order:door.code') }));
    await suitsOutside(visit, 0);
    await card.getByRole('textbox', { name: t('order:door.code') }).fill(first.code);
    await card.getByRole('button', { name: t('order:step.deliver'), exact: true }).click();
    await see(card.getByRole('status').getByText(t('order:courier.handed'), { exact: true }));
    await suitsOutside(visit, 0);

    await other.getByRole('button', { name: t('order:courier.unfold'), exact: true }).click();
    await see(other.getByRole('button', { name: new RegExp(`^${t('order:outcome.got')}: `) }));
    await suitsOutside(visit, 1);
  },
);

journey(
  'a courier who packed offline sees the final sum at the door, with replaced and missing lines',
  { only: 'phone', keepsOffline: true },
  async (visit) => {
    const { page, t, stack, context, language } = visit;
    const { shop } = await staffCalls(visit);
    const [customer, carrier] = [await newcomer(stack), await newcomer(stack, 'Luka Beridze')];
    const [mine, carry] = [await callsOf(visit, customer), await callsOf(visit, carrier)];
    const { id: courier } = await carry('users/me');
    await shop(`users/${courier}/role`, { Rolee: 'Courier' });
    const [kind, gone] = [unique(), `Walnuts ${unique()}`];
    // a word in both names makes it the likeliest
    const capers = `Capers ${kind}`;
    const products = [await soldProduct(shop, `Jonjoli ${kind}`), await soldProduct(shop, gone)];
    await soldProduct(shop, capers, 310);
    const order = await placed(mine, products);
    await carry(`orders/${order.id}/accept`, {});
    const { feeTetri } = (await mine(`orders/${order.id}`)).data.attributes;
    // two kilograms at 3.41 per 100 g, with the shop's markup of a tenth on the cost
    const total = 6820 + feeTetri;

    await signIn(visit, carrier, '/orders');
    await page.getByRole('button', { name: new RegExp(`^${t('order:courier.mine')}`) }).click();
    const card = cardOf(visit, order);
    await see(card.getByRole('button', { name: new RegExp(`^${t('order:outcome.got')}: `) }).first());
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    visit.watch.allow(NO_NETWORK);
    await context.setOffline(true);
    const line = (name: string) =>
      card.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(`: ${name}`) }) });
    const press = (at: ReturnType<typeof line>, name: string | RegExp) =>
      at.getByRole('button', { name, exact: true }).click();
    const more = t.pattern('order:pack.more');
    await press(line(gone), more);
    await press(line(gone), t('order:outcome.missing'));
    const first = line(`Jonjoli ${kind}`);
    await press(first, more);
    await press(first, t('order:outcome.replaced'));
    await press(first, t('order:pack.called'));
    await first.getByRole('button', { name: new RegExp(`^${capers}`) }).click();
    // the chosen product stays in sight, above the docked bar
    await expect(first.getByRole('button', { name: new RegExp(`^${capers}`) })).toBeInViewport({
      ratio: 0.99,
    });

    const sum = `≈\u00A0${formatMoney(total, language)}`;
    const isSaid = async () => {
      await see(card.getByText(sum, { exact: true }));
      await see(card.getByText(t('order:sum.known.estimated')));
    };
    await press(card, t('order:step.pack'));
    await isSaid();
    await press(card, t('order:step.depart'));
    const code = card.getByRole('textbox', { name: t('order:door.code') });
    await see(code);
    await isSaid();
    // sum, code and button fit above a number pad
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ ...size, height: 480 });
    await code.focus();
    for (const one of [
      card.getByText(sum),
      code,
      card.getByRole('button', { name: t('order:step.deliver') }),
    ])
      await expect(one).toBeInViewport({ ratio: 0.99 });
    await page.setViewportSize(size);
    await code.fill(order.code);
    await press(card, t('order:step.deliver'));
    await see(card.getByText(t('order:courier.handedWaiting')));
    await isSaid();
    await context.setOffline(false);
    await see(card.getByRole('status').getByText(t('order:courier.handed'), { exact: true }));
    await see(card.getByText(formatMoney(total, language), { exact: true }));
    const { attributes } = (await mine(`orders/${order.id}`)).data;
    expect(attributes).toMatchObject({ state: 'delivered', toPayTetri: total });
  },
);
