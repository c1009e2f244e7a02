import { dialog, press, steps } from './steps.mjs';

/** @import { Known, Screen, Screening, Step } from './steps.mjs' */

/** @param {Known} known */
const list = ({ shoplist }) => `/shoplist/${shoplist}`;
/** @param {string} key @returns {Step} */
const chosen = (key) =>
  steps(press('shoplist:action.more'), async ({ page, t }) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t(key), exact: true })
      .click();
  });

/** @param {Screening} screening */
const putAway = async ({ page, t, language }) => {
  const field = page.getByRole('main').getByRole('combobox', { name: t('pantry:add.label') });
  await field.fill(language === 'ka' ? '6 ყოჩივარდა' : '6 cyclamens');
  await page
    .getByRole('option')
    .filter({ hasText: t.pattern('pantry:add.own') })
    .click();
  await page.getByRole('main').getByText(t.pattern('pantry:step.added')).waitFor();
};

/** @param {Screening} screening */
const openBook = async ({ page, t, language }) => {
  const name = language === 'ka' ? 'კვერცხი' : 'Egg';
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await row.locator('button[aria-expanded]').click();
  await row.getByRole('button', { name: t('pantry:item.book'), exact: true }).click();
};

/**
 * Screens of the shopping lists and of At home; part of the table in screens.mjs.
 * @type {readonly Screen[]}
 */
export const SHOP_SCREENS = [
  { name: 'offline', route: '/offline', who: 'user' },
  { name: 'shoplists-new', route: '/shoplist', who: 'newcomer' },
  { name: 'shoplists', route: '/shoplist', who: 'user' },
  {
    name: 'shoplists-from-plan',
    route: '/shoplist',
    who: 'user',
    prepare: steps(press('shoplist:lists.fromPlan'), dialog),
  },
  { name: 'shoplist', route: '/shoplist', who: 'user', path: list },
  {
    name: 'shoplist-share',
    route: '/shoplist',
    who: 'user',
    path: list,
    prepare: steps(
      (screening) => (screening.device === 'phone' ? chosen : press)('action.share')(screening),
      dialog,
    ),
  },
  {
    name: 'shoplist-line',
    route: '/shoplist/[id]',
    who: 'user',
    path: list,
    prepare: ({ page }) => page.locator('main article li button[aria-expanded]').first().click(),
  },
  {
    name: 'shoplist-down',
    route: '/shoplist/[id]',
    who: 'user',
    path: list,
    only: 'phone',
    prepare: ({ page }) => page.evaluate(() => window.scrollTo(0, 400)),
  },
  {
    name: 'shoplist-aisles',
    route: '/shoplist',
    who: 'user',
    path: list,
    prepare: steps(chosen('shoplist:action.aisles'), dialog),
  },
  { name: 'spending', route: '/shoplist/spending', who: 'user' },
  { name: 'pantry-new', route: '/pantry', who: 'newcomer' },
  { name: 'pantry-add', route: '/pantry', who: 'user', prepare: putAway },
  {
    name: 'pantry',
    route: '/pantry',
    who: 'user',
    prepare: steps(putAway, ({ page }) =>
      page.locator('main section li button[aria-expanded]').first().click(),
    ),
  },
  {
    name: 'pantry-household',
    route: '/pantry',
    who: 'newcomer',
    prepare: steps(press('pantry:household.make'), dialog),
  },
  {
    name: 'pantry-people',
    route: '/pantry',
    who: 'user',
    prepare: steps(press('pantry:household.open'), dialog),
  },
  { name: 'pantry-book', route: '/pantry', who: 'user', prepare: steps(openBook, dialog) },
  { name: 'dishes-at-home', route: '/dishes', who: 'user', path: () => '/dishes?sort=home' },
  {
    name: 'dish-to-list',
    route: '/dishes/[id]',
    who: 'user',
    path: ({ dish }) => `/dishes/${dish}`,
    prepare: steps(press('action.addMissing'), dialog),
  },
];
