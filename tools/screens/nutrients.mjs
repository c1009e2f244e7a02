import { see } from './steps.mjs';

/** @import { Known, Screen, Screening } from './steps.mjs' */

/** @param {Known} known */
const dish = ({ dish }) => `/dishes/${dish}`;
/** @param {Known} known */
const plan = ({ plan }) => `/mealplan/${plan}`;

/**
 * Unfolds the page's last table of vitamins and minerals; a week's table is below those of its days.
 * @param {Screening} screening
 */
const unfolded = async (screening) => {
  const name = screening.t('nutrition.details');
  await screening.page.getByRole('main').getByRole('button', { name, exact: true }).last().click();
  await see('nutrients:group.minerals')(screening);
};

/**
 * Vitamins and minerals, unfolded.
 * @type {readonly Screen[]}
 */
export const NUTRIENT_SCREENS = [
  { name: 'dish-nutrients', route: '/dishes/[id]', who: 'user', path: dish, prepare: unfolded },
  { name: 'plan-nutrients', route: '/mealplan/[id]', who: 'user', path: plan, prepare: unfolded },
  { name: 'dashboard-nutrients', route: '/dashboard', who: 'user', prepare: unfolded },
];
