import { demoPerson } from '../screens/session.mjs';

/** @import { Walking } from './walk.mjs' */

const LIST = /Shopping for the week/;
/** One product from each of five aisles, in the order of the shop. */
const GOT = ['Carrot', 'Coriander', 'Milk', 'Rice', 'Jonjoli'];

const ADDED = 'Honey';

/**
 * Opens the list from the day's first screen.
 * @param {Walking} place
 */
const openList = async ({ hand, page, at }) => {
  await hand.tap(page.getByRole('main').getByRole('link', { name: LIST }));
  await at(/^\/shoplist\/\d+$/);
};

/** @type {import('./walk.mjs').Journey} */
export const listInShop = {
  name: 'list in the shop',
  prepare: async () => ({ person: demoPerson('user') }),
  walk: async (place) => {
    const { hand, page, combobox, option } = place;
    await openList(place);
    /** @param {string} name */
    const line = (name) => page.getByRole('main').getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });
    for (const name of GOT) {
      // a person taps the name
      await hand.tap(line(name).locator('xpath=..'));
      await page
        .getByRole('main')
        .getByRole('checkbox', { name: new RegExp(`^${name}\\b`), checked: true })
        .waitFor();
    }
    await hand.type(combobox('shoplist:add.label'), ADDED.toLowerCase());
    await hand.tap(option(ADDED));
    await page.getByRole('main').getByRole('checkbox', { name: ADDED, checked: false }).waitFor();
  },
};

/** @type {import('./walk.mjs').Journey} */
export const secondOrder = {
  name: 'second order',
  prepare: async () => ({ person: demoPerson('user') }),
  walk: async (place) => {
    const { hand, link, button, at } = place;
    await openList(place);
    await hand.tap(link('shoplist:action.order'));
    await hand.tap(button('order:checkout.send'));
    await at(/^\/shoplist\/orders$/);
  },
};
