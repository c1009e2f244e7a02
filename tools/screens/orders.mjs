import { dialog, press, see, steps, unfold } from './steps.mjs';

/** @import { Screen, Screening, Step } from './steps.mjs' */

/** @type {readonly Screen[]} */
export const ORDER_SCREENS = [
  { name: 'my-orders', route: '/shoplist/orders', who: 'user' },
  { name: 'my-orders-open', route: '/shoplist/orders', who: 'user', prepare: unfold('order:mine.lines') },
  { name: 'my-orders-new', route: '/shoplist/orders', who: 'newcomer' },

  {
    name: 'checkout-nothing',
    route: '/shoplist/[id]/checkout',
    who: 'user',
    path: () => '/shoplist/999999999/checkout',
  },
  {
    name: 'checkout',
    route: '/shoplist/orders',
    who: 'user',
    path: ({ order }) => `/shoplist/orders/again?order=${order}`,
    prepare: see('order:sum.estimated'),
  },
  {
    name: 'checkout-lines',
    route: '/shoplist/orders',
    who: 'user',
    path: ({ order }) => `/shoplist/orders/again?order=${order}`,
    prepare: steps(see('order:sum.estimated'), press('order:ifMissing.exceptions')),
  },

  { name: 'orders', route: '/orders', who: 'courier' },
  { name: 'orders-mine', route: '/orders', who: 'courier', prepare: steps(pressPlace('order:courier.mine')) },
  { name: 'orders-done', route: '/orders', who: 'courier', prepare: steps(pressPlace('order:courier.done')) },
  { name: 'storage', route: '/storage', who: 'courier' },
  { name: 'storage-low', route: '/storage', who: 'courier', path: () => '/storage?show=low' },
  {
    name: 'storage-arrival',
    route: '/storage',
    who: 'courier',
    prepare: steps(press('storage:arrivals.open'), dialog),
  },
  {
    name: 'storage-import',
    route: '/storage',
    who: 'courier',
    prepare: steps(press('storage:csv.import'), dialog),
  },

  {
    name: 'storage-minimum',
    route: '/storage',
    who: 'admin',
    prepare: steps(async ({ page, t, device }) => {
      const isTable = device === 'desktop';
      // a row of the table opens the product
      if (isTable) await page.getByRole('rowheader').first().getByRole('button').click();
      const name = t.pattern('storage:minimum.open');
      const place = page.getByRole(isTable ? 'dialog' : 'main');
      await place.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    }),
  },

  { name: 'storage-admin', route: '/storage', who: 'admin' },
  { name: 'orders-admin', route: '/orders', who: 'admin' },
  {
    name: 'orders-figures',
    route: '/orders',
    who: 'admin',
    prepare: steps(press('order:admin.figures'), drawn),
  },
  { name: 'orders-shop', route: '/orders', who: 'admin', prepare: press('order:admin.shop') },
];

/**
 * Presses one of a courier's three tabs, which have a count beside their word.
 * @param {string} key
 * @returns {Step}
 */
function pressPlace(key) {
  return ({ page, t }) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${t(key)}`) })
      .click();
}

/**
 * Waits for the charts, which are drawn a moment after their data has loaded.
 * @param {Screening} screening
 */
async function drawn({ page }) {
  await page.locator('.u-legend').first().waitFor({ state: 'attached' });
}
