import { expect } from '@playwright/test';
import { callsOf, placed, soldProduct, staffCalls, type Ordered } from './support/orders';
import { measuredOutside } from './support/outside';
import { newcomer, signIn } from './support/people';
import { journey, see, type Visit } from './support/visit';
import { unique } from './support/unique';

const HIGHEST = 64;
const cardOf = ({ page }: Visit, { number }: Ordered) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: String(number) }) });

/** Nothing on the courier's screen is too small for a glove or too faint for the sun; what is packed are low rows. */
async function suitsOutside({ page }: Visit, rows: number) {
  const find = () => measuredOutside(page.getByRole('main'), 'li > div:has(> button[aria-pressed])');
  // a button that has just become another one is on its way from colour to colour
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
    const [first, second] = [await placed(mine, products), await placed(mine, products[0])];
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
      // the next step is docked: never below the fold
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
