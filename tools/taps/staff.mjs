import { bundled } from '../../scripts/build/bundled.mjs';
import { callApi, demoPerson, tokenOf } from '../screens/session.mjs';

const LINES = 26;
const UNVERIFIED = 'Tkemali plums, sour';

/**
 * Places an order with `LINES` lines as another person, for a courier to take; returns its number.
 * @param {string} url
 * @returns {Promise<string>}
 */
async function largeOrder(url) {
  const { windowsFrom } = await bundled('lib/domain/order/windows.ts');
  const token = await tokenOf(url, demoPerson('friend'));
  const shop = (await callApi(url, 'shop?populate=deep', { token })).data[0].attributes;
  const sold = 'products?filters[sold][$eq]=true&sort=id:asc';
  const { data: products } = await callApi(url, `${sold}&pagination[pageSize]=${LINES}`, { token });
  const [window] = windowsFrom(shop, Date.now());
  const data = {
    lines: products.map((/** @type {{ id: number }} */ { id }) => ({ product: id, amount: 200, unit: 'gr' })),
    recipient: { Name: 'Ana', phone: '+995 555 10 20 30' },
    address: { street: 'Rustaveli 5' },
    zone: shop.zones[0]?.key,
    wantedFrom: window.from,
    wantedTo: window.to,
  };
  const order = await callApi(url, 'orders', { token, method: 'POST', data });
  return order.data.attributes.number;
}

/** @type {import('./walk.mjs').Journey} */
export const packed = {
  name: `pack ${LINES} lines`,
  prepare: async (url) => ({ person: demoPerson('courier'), number: await largeOrder(url) }),
  walk: async ({ hand, page, t, within, facts }) => {
    const heading = page.getByRole('heading', { name: t('order:number', { number: facts.number ?? '' }) });
    const card = within(page.getByRole('article').filter({ has: heading }));
    await hand.tap(card.button('order:step.accept'));
    // taps each rack once, which packs all its lines
    const shelf = card.at.getByRole('button', { name: t.pattern('order:pack.rack'), pressed: false });
    await shelf.first().waitFor();
    while ((await shelf.count()) > 0) await hand.tap(shelf);
    const got = card.at.getByRole('button', {
      name: new RegExp(`^${t('order:outcome.got')}: `),
      pressed: false,
    });
    while ((await got.count()) > 0) await hand.tap(got);
    await hand.tap(card.button('order:step.pack'));
    await card.button('order:step.depart').waitFor();
  },
};

/** @type {import('./walk.mjs').Journey} */
export const unverifiedFound = {
  name: 'find an unverified product',
  isAtDesk: true,
  prepare: async (url) => {
    const token = await tokenOf(url, demoPerson('friend'));
    await callApi(url, 'products', { token, method: 'POST', data: { Name: UNVERIFIED, category: 'other' } });
    return { person: demoPerson('admin') };
  },
  walk: async ({ hand, page, link, at }) => {
    await hand.tap(link('dashboard:gaps_one', {}));
    await at(/^\/products$/);
    await hand.tap(page.getByRole('main').getByRole('link', { name: UNVERIFIED }));
    await at(/^\/products\/\d+$/);
  },
};
