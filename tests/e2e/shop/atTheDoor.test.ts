import { expect } from '@playwright/test';
import { broughtToDoor, callsOf, placed, soldProduct, staffCalls, type Ordered } from '../support/orders';
import { demoPerson, newcomer, signIn } from '../support/people';
import { unique } from '../support/unique';
import { gone, journey, see, type Visit } from '../support/visit';
import { NO_NETWORK } from '../support/watch';

const wrongFor = (code: string) => (code === '0000' ? '1111' : '0000');
const cardOf = ({ page }: Visit, { number }: Ordered) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: String(number) }) });

journey(
  'a courier takes codes at the door offline: the card says so in place, and a wrong code comes back',
  { only: 'phone', keepsOffline: true },
  async (visit) => {
    const { page, t, context } = visit;
    const { shop, courier } = await staffCalls(visit);
    const mine = await callsOf(visit, await newcomer(visit.stack));
    const product = await soldProduct(shop, `ჯონჯოლი ${unique()}`);
    const [first, second] = [await placed(mine, product), await placed(mine, product)];
    await broughtToDoor(courier, first);
    await broughtToDoor(courier, second);
    await signIn(visit, demoPerson('courier'), '/orders');
    await page.getByRole('button', { name: new RegExp(`^${t('order:courier.mine')}`) }).click();
    const field = (one: Ordered) => cardOf(visit, one).getByRole('textbox', { name: t('order:door.code') });
    const press = (one: Ordered, key: string) =>
      cardOf(visit, one)
        .getByRole('button', { name: t(key), exact: true })
        .click();
    // one order is open, the others are folded
    const takeUp = async (one: Ordered) => {
      const unfold = cardOf(visit, one).getByRole('button', {
        name: t('order:courier.unfold'),
        exact: true,
      });
      await see(unfold.or(field(one)));
      if (await unfold.isVisible()) await unfold.click();
      await see(field(one));
    };
    await takeUp(first);
    visit.watch.allow(NO_NETWORK);
    await context.setOffline(true);

    // distance from this card to the next, independent of the scroll position
    const apart = async () => {
      const [above, below] = await Promise.all(
        [first, second].map((one) => cardOf(visit, one).boundingBox()),
      );
      return (below?.y ?? 0) - (above?.y ?? 0);
    };
    await field(first).fill(first.code);
    const before = await apart();
    await press(first, 'order:step.deliver');
    await see(cardOf(visit, first).getByText(t('order:courier.handedWaiting')));
    await gone(field(first));
    // nothing moved under the thumb
    expect(before).toBeGreaterThan(100);
    expect(Math.abs((await apart()) - before)).toBeLessThan(2);
    await expect(field(second)).toHaveCount(0);
    await takeUp(second);
    await expect(field(second)).toHaveValue('');

    await field(second).fill(wrongFor(second.code));
    await press(second, 'order:step.deliver');
    await see(cardOf(visit, second).getByText(t('order:courier.handedWaiting')));

    visit.watch.allow(/deliver.*400|400.*deliver|status of 400/);
    await context.setOffline(false);
    await see(cardOf(visit, first).getByRole('status').getByText(t('order:courier.handed'), { exact: true }));
    await see(page.getByRole('alert').getByText(String(second.number)).first());
    await page.getByRole('button', { name: t('order:courier.show') }).click();
    await field(second).fill(second.code);
    await press(second, 'order:step.deliver');
    await see(
      cardOf(visit, second).getByRole('status').getByText(t('order:courier.handed'), { exact: true }),
    );
    const { attributes } = (await mine(`orders/${second.id}`)).data;
    expect(attributes.state).toBe('delivered');
  },
);
