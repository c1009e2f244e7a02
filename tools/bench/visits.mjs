import { quantile } from '../../scripts/testing/quantile.mjs';
import { callApi, demoPerson, signIn, tokenOf } from '../screens/session.mjs';
import { textsOf } from '../screens/texts.mjs';
import { busyShare } from './machine.mjs';
import { visitTwice } from './visit.mjs';

/**
 * @import { Browser } from 'playwright-core'
 * @import { Wanted } from './probe.mjs'
 * @import { Visit, VisitedPage } from './visit.mjs'
 */

/** @typedef {{ user: number, ka: number, en: number, list: number }} Ids */

/** Number of visits of each page; the median of each figure counts. */
const RUNS = Number(process.env.RUNS ?? 3);

/**
 * The contents of the pages: a recipe's lines, the cards' names, a list's lines, an order's number and the day's meals.
 * @satisfies {Record<string, Wanted>}
 */
const WANTED = {
  recipe: { readable: 'main h1 && main li label', press: 'main output + button', answer: 'main output' },
  recipes: {
    readable: 'main article a[href^="/dishes/"]',
    press: 'main button[aria-controls="list-filters"]',
    answer: 'main button[aria-controls="list-filters"]',
  },
  list: {
    readable: 'main article li label && main article li button[aria-expanded]',
    press: 'main article li button[aria-expanded]',
    answer: 'main article li button[aria-expanded]',
  },
  orders: {
    readable: 'main article h2',
    press: 'main button[aria-pressed="false"]',
    answer: 'main button[aria-pressed]',
  },
  day: {
    readable: 'main h1 && main a[href^="/dishes/"]',
    press: 'main button[data-mark="skipped"]',
    answer: 'main button[data-mark="skipped"]',
  },
};

/**
 * Measures first and second visits on a slow phone; returns a row of medians for each page and visit. `wanted` chooses
 * by a part of the row's name.
 * @param {Browser} browser
 * @param {string} url
 * @param {string[]} wanted
 */
export async function measureVisits(browser, url, wanted) {
  const rows = [];
  for (const { name, page } of await pagesOf(browser, url)) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const busy = await busyShare();
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await visitTwice(url, page));
    const [first, second] = [runs.map((run) => run.first), runs.map((run) => run.second)].map(middle);
    for (const [visit, figures] of Object.entries({ first, second }))
      rows.push({ page: name, visit, ...figures, busy });
    console.log(name, JSON.stringify({ first, second, busy }));
  }
  return rows;
}

/**
 * Returns the median of each figure.
 * @param {Visit[]} runs
 */
function middle(runs) {
  /** @param {keyof Visit} name @param {number} digits */
  const of = (name, digits) => Number((quantile(runs.map((run) => run[name])) ?? NaN).toFixed(digits));
  return {
    readable: of('readable', 2),
    usable: of('usable', 2),
    kBUsable: of('kBUsable', 0),
    kB: of('kB', 0),
    requests: of('requests', 0),
    shift: of('shift', 4),
  };
}

/**
 * Returns the pages of the goals, for visitors in both languages and for signed-in people in Georgian.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<{ name: string, page: VisitedPage }[]>}
 */
async function pagesOf(browser, url) {
  const [en, ka] = await Promise.all([recipeIn(url, 'en'), recipeIn(url, 'ka')]);
  const friend = await keptBy(browser, url, 'friend');
  const courier = await keptBy(browser, url, 'courier');
  const token = await tokenOf(url, demoPerson('friend'));
  const lists = await callApi(url, 'shoplists?sort=createdAt:asc&pagination[pageSize]=1', { token });
  /**
   * @param {string} name
   * @param {Wanted} content
   * @param {Omit<VisitedPage, keyof Wanted>} page
   */
  const row = (name, content, page) => ({ name, page: { ...content, ...page } });
  const inEnglish = /** @type {const} */ ({ language: 'en', kept: { selectedLanguage: 'en' } });
  const inGeorgian = /** @type {const} */ ({ language: 'ka', kept: { selectedLanguage: 'ka' } });
  return [
    row('recipe, en', WANTED.recipe, { at: `/dishes/${en}`, ...inEnglish }),
    row('recipe, ka', WANTED.recipe, { at: `/dishes/${ka}`, ...inGeorgian }),
    row('recipes, en', WANTED.recipes, { at: '/dishes', ...inEnglish }),
    row('recipes, ka', WANTED.recipes, { at: '/dishes', ...inGeorgian }),
    row('list, ka', WANTED.list, { at: `/shoplist/${lists.data[0].id}`, language: 'ka', kept: friend }),
    row('orders, ka', WANTED.orders, { at: '/orders', language: 'ka', kept: courier }),
    row('day, ka', WANTED.day, { at: '/dashboard', language: 'ka', kept: friend }),
  ];
}

/** @param {string} url @param {string} language @returns {Promise<number>} */
async function recipeIn(url, language) {
  const { data } = await callApi(url, `dishes?filters[language][$eq]=${language}&pagination[pageSize]=1`);
  return data[0].id;
}

/**
 * Signs a person in and returns what their browser keeps of it, with Georgian chosen.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} who
 * @returns {Promise<Record<string, string>>}
 */
async function keptBy(browser, url, who) {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, textsOf('en'), demoPerson(who));
  const { origins } = await context.storageState();
  await context.close();
  const kept = origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value]));
  return { ...Object.fromEntries(kept), selectedLanguage: 'ka' };
}
