import { DOCTOR_SCREENS } from './doctor.mjs';
import { PLAN_SCREENS } from './mealplans.mjs';
import { NUTRIENT_SCREENS } from './nutrients.mjs';
import { OMELETTE } from './omelette.mjs';
import { ORDER_SCREENS } from './orders.mjs';
import { SHOP_SCREENS } from './shoplists.mjs';
import { dialog, press, pressInDialog, refused, see, steps } from './steps.mjs';
import { TRAINING_SCREENS } from './training.mjs';

/** @import { Screen, Screening } from './steps.mjs' */

/** @param {Screening} screening */
const pasted = async ({ page, t, language }) => {
  await page.getByLabel(t('recipe:paste.label')).fill(OMELETTE[language]);
};
/** @param {Screening} screening */
const menu = async ({ page, t, device }) => {
  const name = device === 'phone' ? t('bar.more') : t('menu.group.day');
  await page.getByRole('button', { name, exact: true }).click();
  await page
    .getByRole('link', { name: t('menu.settings') })
    .first()
    .waitFor();
};

/**
 * Starts a selection: desktop rows always have checkboxes, on a phone a button shows them first.
 * @param {Screening} screening
 */
const chooseSome = async (screening) => {
  const { page, t, device } = screening;
  if (device === 'phone') await press('mine:choose')(screening);
  else
    await page
      .getByRole('checkbox', { name: t('table:selectAll') })
      .first()
      .check();
};

/** @param {Pick<Screening, 'page' | 't' | 'language'>} screening */
const searchAll = async ({ page, t, language }) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('search.open') })
    .click();
  await page.getByRole('combobox', { name: t('search.open') }).fill(language === 'ka' ? 'ნიგვზ' : 'walnut');
  await page.getByRole('option').nth(4).waitFor();
};

/** @param {Screening} screening */
const searchSlip = async ({ page, t, language }) => {
  await searchAll({ page, t, language });
  const field = page.getByRole('combobox', { name: t('search.open') });
  await field.fill(language === 'ka' ? 'ხაჭპური' : 'kachapuri');
  await page.getByText(t('search:meant.before')).waitFor();
};

/** @param {Screening} screening */
const drawn = async ({ page, t }) => {
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cooking:draw.open') })
    .waitFor();
};

/** @param {Screening} screening */
const read = async ({ page, t, language }) => {
  await page.getByLabel(t('import:start.field'), { exact: true }).fill(OMELETTE[language]);
  await page.getByRole('button', { name: t('import:start.read'), exact: true }).click();
  await page.waitForURL((url) => url.searchParams.has('id'));
  await mendButton({ page, t }).waitFor();
};
/** @param {Pick<Screening, 'page' | 't'>} screening */
const mendButton = ({ page, t }) => page.getByRole('button', { name: t('import:row.mend') }).first();
/** @param {Screening} screening */
const mend = (screening) => mendButton(screening).click();

/**
 * All screens: the route in the route table, the person who views it, and the steps before the view.
 * @type {readonly Screen[]}
 */
export const SCREENS = [
  { name: 'landing', route: '/', who: 'visitor' },
  { name: 'login', route: '/user/login', who: 'visitor' },
  {
    name: 'login-empty',
    route: '/user/login',
    who: 'visitor',
    prepare: steps(press('action.signIn'), refused),
  },
  {
    name: 'login-test-account',
    route: '/user/login',
    who: 'visitor',
    prepare: steps(press('account:provider.google'), dialog),
  },
  {
    name: 'login-phone',
    route: '/user/login',
    who: 'visitor',
    prepare: steps(press('account:provider.phone'), dialog),
  },
  { name: 'signup', route: '/user/signup', who: 'visitor' },
  { name: 'forgot-password', route: '/user/forgot-password', who: 'visitor' },
  { name: 'action', route: '/user/action', who: 'visitor' },
  { name: 'terms', route: '/terms', who: 'visitor' },
  { name: 'privacy', route: '/privacy', who: 'visitor' },
  { name: 'not-found', route: '/404', who: 'visitor', path: () => '/nowhere' },
  { name: 'dishes-visitor', route: '/dishes', who: 'visitor' },
  { name: 'plans-visitor', route: '/mealplan/list', who: 'visitor' },
  { name: 'dish-closed', route: '/dishes/[id]', who: 'visitor', path: () => '/dishes/999999999' },
  {
    name: 'plan-closed',
    route: '/mealplan/[id]',
    who: 'visitor',
    path: () => '/mealplan/999999999',
  },
  { name: 'person', route: '/people/[id]', who: 'visitor', path: ({ person }) => `/people/${person}` },
  { name: 'person-closed', route: '/people/[id]', who: 'visitor', path: () => '/people/999999999' },
  { name: 'dish-visitor', route: '/dishes/[id]', who: 'visitor', path: ({ dish }) => `/dishes/${dish}` },

  { name: 'dashboard-new', route: '/dashboard', who: 'newcomer' },
  { name: 'calendar-new', route: '/calendar', who: 'newcomer' },
  { name: 'dishes-my-new', route: '/dishes/my', who: 'newcomer' },
  { name: 'import', route: '/import', who: 'newcomer' },
  { name: 'import-preview', route: '/import', who: 'newcomer', prepare: read },
  {
    name: 'import-mend',
    route: '/import',
    who: 'newcomer',
    prepare: steps(read, mend, dialog),
  },
  { name: 'dishes-shared-new', route: '/dishes/my', who: 'newcomer', path: () => '/dishes/my?part=shared' },
  {
    name: 'dish-report',
    route: '/dishes/[id]',
    who: 'newcomer',
    path: ({ dish }) => `/dishes/${dish}`,
    prepare: steps(press('dish:view.more'), press('reading:report.action'), dialog),
  },
  {
    name: 'dish-edit-not-mine',
    route: '/dishes/[id]/edit',
    who: 'newcomer',
    path: ({ dish }) => `/dishes/${dish}/edit`,
  },

  { name: 'dashboard', route: '/dashboard', who: 'user' },
  { name: 'calendar', route: '/calendar', who: 'user' },
  { name: 'calendar-day', route: '/calendar', who: 'user', path: () => '/calendar?view=day' },
  { name: 'calendar-week', route: '/calendar', who: 'user', path: () => '/calendar?view=week' },
  { name: 'calendar-month', route: '/calendar', who: 'user', path: () => '/calendar?view=month' },
  { name: 'menu', route: '/dashboard', who: 'user', prepare: menu },
  { name: 'search', route: '/dashboard', who: 'user', prepare: searchAll },
  { name: 'search-slip', route: '/dashboard', who: 'user', prepare: searchSlip },
  { name: 'dishes', route: '/dishes', who: 'user' },
  {
    name: 'dishes-filtered',
    route: '/dishes',
    who: 'user',
    path: () => '/dishes?q=kh&type=Lunch&language=all&sort=kcal',
  },
  {
    name: 'dishes-filters',
    route: '/dishes',
    who: 'user',
    only: 'phone',
    prepare: press('dish:filter.title'),
  },
  { name: 'dishes-nothing', route: '/dishes', who: 'user', path: () => '/dishes?q=zzzz&type=Dinner' },
  { name: 'dishes-my', route: '/dishes/my', who: 'user' },
  { name: 'dishes-my-choose', route: '/dishes/my', who: 'user', prepare: chooseSome },
  { name: 'dishes-my-draw', route: '/dishes/my', who: 'user', prepare: steps(press('action.draw'), drawn) },
  { name: 'dishes-saved', route: '/dishes/my', who: 'user', path: () => '/dishes/my?part=saved' },
  {
    name: 'dishes-print',
    route: '/dishes/print',
    who: 'user',
    path: ({ dish }) => `/dishes/print?ids=${dish}`,
  },
  { name: 'cookbooks-new', route: '/cookbooks', who: 'newcomer' },
  { name: 'cookbooks', route: '/cookbooks', who: 'user' },
  {
    name: 'cookbook',
    route: '/cookbooks/[id]',
    who: 'user',
    path: ({ cookbook }) => `/cookbooks/${cookbook}`,
  },
  { name: 'dish-new', route: '/dishes/new', who: 'user' },
  {
    name: 'dish-new-empty',
    route: '/dishes/new',
    who: 'user',
    prepare: steps(press('action.save'), refused),
  },
  {
    name: 'dish-paste',
    route: '/dishes/new',
    who: 'user',
    prepare: steps(press('recipe:paste.open'), dialog),
  },
  {
    name: 'dish-paste-read',
    route: '/dishes/new',
    who: 'user',
    prepare: steps(
      press('recipe:paste.open'),
      dialog,
      pasted,
      pressInDialog('recipe:paste.read'),
      see('recipe:paste.confirmTitle'),
    ),
  },
  { name: 'dish', route: '/dishes/[id]', who: 'user', path: ({ dish }) => `/dishes/${dish}` },
  {
    name: 'dish-cook',
    route: '/dishes/[id]',
    who: 'user',
    path: ({ dish }) => `/dishes/${dish}`,
    prepare: steps(press('dish:cook.start'), dialog),
  },
  {
    name: 'dish-share',
    route: '/dishes/[id]',
    who: 'user',
    path: ({ dish }) => `/dishes/${dish}`,
    prepare: steps(press('dish:view.more'), press('action.share'), dialog),
  },
  {
    name: 'dish-delete',
    route: '/dishes/[id]',
    who: 'user',
    path: ({ dish }) => `/dishes/${dish}`,
    prepare: steps(press('dish:view.more'), press('action.delete'), dialog),
  },
  { name: 'dish-gone', route: '/dishes/[id]', who: 'user', path: () => '/dishes/999999999' },
  { name: 'dish-edit', route: '/dishes/[id]/edit', who: 'user', path: ({ dish }) => `/dishes/${dish}/edit` },
  { name: 'products', route: '/products', who: 'user' },
  { name: 'products-nothing', route: '/products', who: 'user', path: () => '/products?q=zzzz' },
  { name: 'product', route: '/products', who: 'user', path: ({ product }) => `/products/${product}` },
  {
    name: 'product-suggest',
    route: '/products',
    who: 'user',
    path: ({ product }) => `/products/${product}`,
    prepare: steps(press('product:suggest.action'), dialog),
  },
  { name: 'product-new', route: '/products', who: 'user', path: () => '/products/new' },
  {
    name: 'product-new-empty',
    route: '/products',
    who: 'user',
    path: () => '/products/new',
    prepare: steps(press('action.save'), refused),
  },
  ...NUTRIENT_SCREENS,
  ...PLAN_SCREENS,
  ...TRAINING_SCREENS,
  ...DOCTOR_SCREENS,
  ...SHOP_SCREENS,
  { name: 'settings', route: '/settings', who: 'user' },
  { name: 'forbidden', route: '/orders', who: 'user' },

  ...ORDER_SCREENS,
  { name: 'settings-courier', route: '/settings', who: 'courier' },

  { name: 'dashboard-admin', route: '/dashboard', who: 'admin' },
  { name: 'dish-admin', route: '/dishes/[id]', who: 'admin', path: ({ dish }) => `/dishes/${dish}` },
  { name: 'products-admin', route: '/products', who: 'admin' },
  {
    name: 'products-import',
    route: '/products',
    who: 'admin',
    prepare: steps(press('product:csv.import'), dialog),
  },
  { name: 'product-admin', route: '/products', who: 'admin', path: ({ product }) => `/products/${product}` },
  {
    name: 'product-merge',
    route: '/products',
    who: 'admin',
    path: ({ product }) => `/products/${product}`,
    prepare: steps(press('product:admin.merge'), dialog),
  },
  {
    name: 'product-edit',
    route: '/products',
    who: 'admin',
    path: ({ product }) => `/products/${product}/edit`,
  },
];
