import { dialog, press, pressInDialog, refused, see, steps } from './steps.mjs';

/** @import { Known, Screen, Screening, Step } from './steps.mjs' */

/** @param {Known} known */
const plan = ({ plan }) => `/mealplan/${plan}`;
/** @param {Known} known */
const privatePlan = ({ privatePlan }) => `/mealplan/${privatePlan}`;
/** @param {Known} known */
const edit = ({ plan }) => `/mealplan/${plan}/edit`;
/** @param {Known} known */
const join = ({ joinToken }) => `/mealplan/join/${joinToken}`;

/**
 * Presses one of a plan's actions, which may be behind "more".
 * @param {string} key
 * @returns {Step}
 */
const pressMore = (key) => async (screening) => {
  const { page, t } = screening;
  await page
    .getByRole('main')
    .getByRole('button', { name: t('mealplan:action.more'), exact: true })
    .click();
  await press(key)(screening);
};

/**
 * Clears the name that a new plan gets from its date.
 * @param {Screening} screening
 */
const unnamed = ({ page, t }) =>
  page.getByRole('textbox', { name: t('planner:form.name'), exact: true }).fill('');

/** @param {Screening} screening */
const planned = ({ page, t }) => page.getByRole('dialog').getByText(t('fill:proposal.done')).waitFor();
/** @param {Screening} screening */
const openFolds = async ({ page }) => {
  const folds = page.getByRole('dialog').locator('summary');
  await folds.first().waitFor();
  for (const fold of await folds.all()) await fold.click();
};
/** @param {Screening} screening */
const otherDish = async ({ page }) => {
  const others = page.getByRole('dialog').locator('button[aria-expanded]');
  await others.nth(1).click();
  await page.getByRole('dialog').getByRole('group').getByRole('listitem').first().waitFor();
};
/** Opens the form that fills a new plan. */
const newFill = steps(press('planner:form.createFilled'), dialog);

/**
 * Screens of the meal plans.
 * @type {readonly Screen[]}
 */
export const PLAN_SCREENS = [
  { name: 'plan-visitor', route: '/mealplan/[id]', who: 'visitor', path: plan },
  { name: 'plan-join-visitor', route: '/mealplan/join/[token]', who: 'visitor', path: join },
  {
    name: 'plan-join-gone',
    route: '/mealplan/join/[token]',
    who: 'visitor',
    path: () => '/mealplan/join/gone',
  },
  {
    name: 'plan-join-asks',
    route: '/mealplan/join/[token]',
    who: 'newcomer',
    path: join,
    prepare: steps(press('sharing:join.join')),
  },
  { name: 'plans-my-new', route: '/mealplan/my', who: 'newcomer' },
  {
    name: 'plan-subscribe',
    route: '/mealplan/[id]',
    who: 'newcomer',
    path: plan,
    prepare: steps(press('mealplan:action.subscribe'), dialog),
  },
  { name: 'plans', route: '/mealplan/list', who: 'user' },
  { name: 'plans-nothing', route: '/mealplan/list', who: 'user', path: () => '/mealplan/list?q=zzzz' },
  { name: 'plans-my', route: '/mealplan/my', who: 'user' },
  { name: 'plans-member', route: '/mealplan/my', who: 'user', path: () => '/mealplan/my?tab=member' },
  { name: 'plans-following', route: '/mealplan/my', who: 'user', path: () => '/mealplan/my?tab=following' },
  { name: 'plans-invited', route: '/mealplan/my', who: 'user', path: () => '/mealplan/my?tab=invitations' },
  { name: 'plan-create', route: '/mealplan/create', who: 'user' },
  {
    name: 'plan-create-empty',
    route: '/mealplan/create',
    who: 'user',
    prepare: steps(unnamed, press('planner:form.create'), refused),
  },
  { name: 'plan-fill', route: '/mealplan/create', who: 'user', prepare: newFill },
  {
    name: 'plan-fill-wishes',
    route: '/mealplan/create',
    who: 'user',
    prepare: steps(newFill, openFolds),
  },
  {
    name: 'plan-fill-proposal',
    route: '/mealplan/create',
    who: 'user',
    prepare: steps(newFill, pressInDialog('fill:form.plan'), planned),
  },
  {
    name: 'plan-fill-other',
    route: '/mealplan/create',
    who: 'user',
    prepare: steps(newFill, pressInDialog('fill:form.plan'), planned, otherDish),
  },
  {
    name: 'plan-fill-list',
    route: '/mealplan/create',
    who: 'user',
    prepare: steps(newFill, pressInDialog('fill:form.plan'), planned, pressInDialog('fill:proposal.list')),
  },
  { name: 'plan', route: '/mealplan/[id]', who: 'user', path: plan },
  { name: 'plan-private', route: '/mealplan/[id]', who: 'user', path: privatePlan },
  {
    name: 'plan-publish',
    route: '/mealplan/[id]',
    who: 'user',
    path: privatePlan,
    prepare: steps(pressMore('mealplan:action.open'), dialog),
  },
  {
    name: 'plan-members',
    route: '/mealplan/[id]',
    who: 'user',
    path: plan,
    prepare: steps(pressMore('mealplan:action.members'), dialog),
  },
  {
    name: 'plan-qr',
    route: '/mealplan/[id]',
    who: 'user',
    path: plan,
    prepare: steps(pressMore('mealplan:action.qr'), dialog),
  },
  { name: 'plan-edit', route: '/mealplan/[id]/edit', who: 'user', path: edit },
  {
    name: 'plan-edit-private',
    route: '/mealplan/[id]/edit',
    who: 'user',
    path: (known) => `${privatePlan(known)}/edit`,
  },
  {
    name: 'plan-edit-list',
    route: '/mealplan/[id]/edit',
    who: 'user',
    path: edit,
    prepare: steps(press('planner:planner.more'), press('mealplan:view.list')),
  },
  {
    name: 'plan-edit-columns',
    route: '/mealplan/[id]/edit',
    who: 'user',
    path: edit,
    prepare: steps(press('planner:planner.more'), press('mealplan:view.columns')),
    only: 'phone',
  },
  {
    name: 'plan-edit-more',
    route: '/mealplan/[id]/edit',
    who: 'user',
    path: edit,
    prepare: steps(press('planner:planner.more')),
  },
  {
    name: 'plan-edit-keys',
    route: '/mealplan/[id]/edit',
    who: 'user',
    path: edit,
    prepare: steps(see('planner:state.saved'), ({ page }) => page.keyboard.press('?'), dialog),
    only: 'desktop',
  },
];
