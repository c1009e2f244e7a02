import { expect } from '@playwright/test';
import { orderList } from '../support/checkout';
import { callsOf, soldProduct, staffCalls } from '../support/orders';
import { newcomer, signIn } from '../support/people';
import { gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const THINGS = ['chicken', 'lemon', 'bread', 'milk'] as const;
type Thing = (typeof THINGS)[number];

const main = ({ page }: Visit) => page.getByRole('main');
const part = (visit: Visit, key: string) =>
  main(visit).getByRole('region', { name: visit.t.pattern(`shoplist:part.${key}`) });
const rowsOf = (visit: Visit, key: string) => part(visit, key).getByRole('listitem');

journey(
  'an order’s list shows lines as ordered until delivery, then as brought, and undelivered ones return',
  { on: 'phone', timeout: 150_000 },
  async (visit) => {
    const { page, t, open, stack } = visit;
    const mark = unique();
    const [person, friend] = [await newcomer(stack), await newcomer(stack, 'Gia')];
    const [mine, { shop, courier }] = [await callsOf(visit, person), await staffCalls(visit)];
    const called = (thing: string) => `${thing} ${mark}`;
    const products = new Map<Thing, number>();
    for (const thing of THINGS) products.set(thing, await soldProduct(shop, called(thing)));
    const orange = await soldProduct(shop, called('orange'));
    const list = (await mine('shoplists', { Name: `Week ${mark}` })).data.id;
    // one call is enough for the CMS to know a person
    await (
      await callsOf(visit, friend)
    )('users/me');
    await mine(`shoplists/${list}/members`, { email: friend.email });
    for (const thing of THINGS)
      await mine(`shoplists/${list}/change`, {
        ...{ op: 'add', key: crypto.randomUUID(), Name: called(thing), product: products.get(thing) },
        ...{ amount: 1000, unit: 'gr' },
      });
    const tissues = { op: 'add', key: crypto.randomUUID(), Name: called('tissues') };
    await mine(`shoplists/${list}/change`, tissues);

    await signIn(visit, person, `/shoplist/${list}`);
    await see(main(visit).getByRole('checkbox', { name: called('chicken') }));
    const card = await orderList(visit);
    const number = (await card.getByRole('heading').innerText()).replace(/\D/g, '');
    const { id, attributes } = (await mine(`orders?filters[number]=${number}&populate=deep,2`)).data[0];

    // the friend's list says so too, and nobody can tick what is coming
    const other = await visit.another();
    await signIn(other, friend, `/shoplist/${list}`);
    await open(`/shoplist/${list}`);
    for (const one of [visit, other]) {
      await expect(rowsOf(one, 'ordered')).toHaveCount(4);
      await see(part(one, 'ordered').getByText(number));
      await expect(main(one).getByRole('checkbox')).toHaveCount(1);
      await see(main(one).getByText(one.t('shoplist:progress', { done: 0, total: 5 })));
    }
    await gone(main(visit).getByRole('link', { name: t('shoplist:action.order'), exact: true }));

    await courier(`orders/${id}/accept`, {});
    const keyOf = (thing: Thing) =>
      attributes.lines.find(({ Name }: { Name: string }) => Name === called(thing)).key;
    await courier(`orders/${id}/pack`, {
      lines: [
        { key: keyOf('chicken'), outcome: 'missing' },
        { key: keyOf('lemon'), outcome: 'replaced', replacement: orange },
        { key: keyOf('bread'), outcome: 'got' },
        { key: keyOf('milk'), outcome: 'got' },
      ],
    });
    await courier(`orders/${id}/depart`, {});
    await courier(`orders/${id}/deliver`, { code: attributes.deliveryCode });

    // updates without a reload
    for (const one of [visit, other]) {
      await expect(rowsOf(one, 'brought')).toHaveCount(2);
      await expect(rowsOf(one, 'short')).toHaveCount(2);
      const reasons = part(one, 'short');
      await see(reasons.getByText(one.t('shoplist:short.missing')));
      await see(reasons.getByText(one.t('shoplist:shortNamed.replaced', { name: called('orange') })));
      await see(main(one).getByText(one.t('shoplist:progress', { done: 2, total: 5 })));
    }
    // a line that did not come is as high as it needs to be, and no name breaks
    const names = await part(visit, 'short').locator('label').all();
    for (const name of names) expect((await name.boundingBox())?.height).toBeLessThan(60);

    // the text about the order beside its button has two lines, and fills the room reserved for it
    if (visit.device === 'phone')
      expect((await main(visit).getByText(number).locator('../../..').boundingBox())?.height).toBeLessThan(
        64,
      );

    // one tap puts everything from the shop away, once, and counts what came
    const came = main(visit).getByRole('button', { name: t('fromHome:came.all_other', { count: 3 }) });
    await gone(main(other).getByRole('button', { name: t.pattern('fromHome:came.all_other') }));
    await came.click();
    await see(main(visit).getByText(t('fromHome:came.there_other', { count: 3 })));
    await gone(came);
    const atHome = async () =>
      (await mine('pantry-items?sort=Name:asc')).data.map(
        ({ attributes: thing }: { attributes: Record<string, unknown> }) => [thing.Name, thing.amount],
      );
    await expect
      .poll(atHome)
      .toEqual(['bread', 'milk', 'orange'].map((thing) => [called(thing), expect.any(Number)]));
    await page.getByRole('button', { name: t('fromHome:undoArrived') }).click();
    await expect.poll(atHome).toEqual([]);
    await see(came);

    // what did not come can be ticked, or ordered again
    await see(main(visit).getByRole('link', { name: t('shoplist:action.order'), exact: true }));
    await part(visit, 'short').getByText(called('chicken'), { exact: true }).click();
    await see(main(other).getByText(t('shoplist:progress', { done: 3, total: 5 })));
  },
);
