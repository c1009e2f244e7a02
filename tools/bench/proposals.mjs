import { quantile } from '../../scripts/testing/quantile.mjs';
import { measure } from './load.mjs';
import { tokenOf } from './scenarios.mjs';
import { fill, openCms } from './stacks.mjs';

/**
 * @import { Settings } from '../../scripts/settings/env.mjs'
 * @import { BenchRequest, How, Measured, RequestAt } from './load.mjs'
 * @import { BenchStack } from './stacks.mjs'
 */

/**
 * @typedef {'list' | 'dish'} Read
 * @typedef {Record<Read, RequestAt>} Reads
 * @typedef {Record<Read, Pick<Measured, 'p50' | 'p99'>>} Times
 */

/**
 * Times in ms until the first and until the last plan.
 * @typedef {{ first: number, last: number }} Planned
 * @typedef {(seed: number) => Promise<Planned>} Plan
 */

/** People whose weeks are planned meanwhile, and the person who reads. */
const PLANNERS = ['user@example.com', 'friend@example.com'];
const READER = 'admin@example.com';
const CARD = 'fields=Name,TimeToCook,calories,costTetri&populate[DishImages]=true';
/** Two readers, one of lists and one of dishes, who pause after each answer (ms). */
const READS = { connections: 1, pause: 20 };
/** @type {Read[]} */
const NAMES = ['list', 'dish'];
/** Number of alternating rounds, so that other load on the machine affects both measurements alike. */
const TURNS = 4;
const SECONDS = 6;

/** Seven days of four meals for four eaters, from all public dishes. */
const WEEK = {
  days: 7,
  meals: ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
  eaters: [2400, 2000, 1800, 1400].map((calories, at) => ({
    Name: `Eater ${at + 1}`,
    factor: 1,
    targets: { calories, prots: calories / 25, fats: calories / 28, carbs: calories / 8 },
  })),
  wishes: { budgetTetri: 30_000, weekdayMinutes: 60, leftovers: ['Lunch'] },
  from: ['public'],
};

/**
 * Times reads of lists and dishes, alone and while two people have their weeks planned one after another; in ms.
 * @param {Settings} settings
 * @param {number} dishes
 */
export async function measureProposals(settings, dishes) {
  await (await openCms(settings)).stop();
  await fill(settings, dishes);
  const stack = await openCms(settings, 'totals');
  try {
    const requests = await readsOf(stack);
    /** @param {How} how */
    const read = (how) => both(stack.cmsUrl, requests, how);
    const planners = await Promise.all(
      PLANNERS.map(async (email) => planner(stack, await tokenOf(stack, email))),
    );
    const [first] = planners;
    await first?.(0);
    /** @type {Planned[]} */
    const undisturbed = [];
    for (let seed = 1; first && seed <= TURNS; seed += 1) undisturbed.push(await first(seed));
    await read({ seconds: 3 });
    /** @type {Times[]} */
    const idle = [];
    /** @type {Times[]} */
    const busy = [];
    /** @type {Planned[]} */
    const plans = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      idle.push(await read({ seconds: SECONDS }));
      let isOver = false;
      const weeks = planners.map((plan) => onAndOn(plan, () => isOver));
      busy.push(await read({ seconds: SECONDS }));
      isOver = true;
      plans.push(...(await Promise.all(weeks)).flat());
    }
    return { dishes, idle: middleOf(idle), busy: middleOf(busy), undisturbed, plans };
  } finally {
    await stack.stop();
  }
}

/**
 * @param {string} origin
 * @param {Reads} requests
 * @param {How} how
 * @returns {Promise<Times>}
 */
async function both(origin, requests, how) {
  const [list, dish] = await Promise.all([
    measure(origin, requests.list, { ...READS, ...how }),
    measure(origin, requests.dish, { ...READS, ...how }),
  ]);
  return { list, dish };
}

/** @param {BenchStack} stack @returns {Promise<Reads>} */
async function readsOf({ cmsUrl, ...stack }) {
  const headers = { authorization: await tokenOf(stack, READER) };
  const page = await fetch(`${cmsUrl}/api/dishes?fields=Name&pagination[pageSize]=100`, { headers });
  /** @type {number[]} */
  const ids = (await page.json()).data.map((/** @type {{ id: number }} */ { id }) => id);
  /** @param {string} path @returns {BenchRequest} */
  const get = (path) => ({ path: encodeURI(path), headers });
  return {
    list: (n) => get(`/api/dishes?${CARD}&sort=createdAt:desc&pagination[page]=${1 + (n % 20)}`),
    dish: (n) => get(`/api/dishes/${ids[n % ids.length]}?populate=deep,5`),
  };
}

/**
 * Requests a week; resolves to the ms until the first and until the last plan.
 * @param {{ cmsUrl: string }} stack
 * @param {string} authorization
 * @returns {Plan}
 */
const planner =
  ({ cmsUrl }, authorization) =>
  async (seed) => {
    const start = performance.now();
    const answer = await fetch(`${cmsUrl}/api/mealplans/propose`, {
      method: 'POST',
      headers: { authorization, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ data: { ...WEEK, seed } }),
    });
    if (!answer.ok) throw new Error(`A proposal answered ${answer.status}: ${await answer.text()}`);
    let told = '';
    /** @type {number | undefined} */
    let first;
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) {
      told += decoder.decode(piece, { stream: true });
      if (!first && told.includes('event: plan')) first = performance.now() - start;
    }
    const isWhole = first !== undefined && told.includes('event: done');
    if (!isWhole) throw new Error(`A proposal ended before its time: ${told.slice(-300)}`);
    return { first: first ?? NaN, last: performance.now() - start };
  };

/** @param {Plan} plan @param {() => boolean} isOver */
async function onAndOn(plan, isOver) {
  /** @type {Planned[]} */
  const plans = [];
  while (!isOver()) plans.push(await plan(plans.length + 1));
  return plans;
}

/**
 * Returns the median of each figure over all rounds.
 * @param {Times[]} turns
 * @returns {Times}
 */
const middleOf = (turns) => {
  /**
   * @param {Read} name
   * @param {'p50' | 'p99'} figure
   */
  const middle = (name, figure) => quantile(turns.map((turn) => turn[name][figure])) ?? NaN;
  /** @param {Read} name */
  const ofRead = (name) => ({ p50: middle(name, 'p50'), p99: middle(name, 'p99') });
  return { list: ofRead('list'), dish: ofRead('dish') };
};

/** @param {Awaited<ReturnType<typeof measureProposals>>} found */
export function printProposals({ dishes, idle, busy, undisturbed, plans }) {
  /** @param {string} what @param {string[]} values */
  const row = (what, ...values) =>
    console.log(what.padEnd(32) + values.map((value) => value.padStart(12)).join(''));
  /** @param {number} value */
  const ms = (value) => value.toFixed(value < 10 ? 2 : 0);
  row(`${dishes} dishes, ms`, 'alone', 'beside two', 'times');
  for (const name of NAMES)
    for (const figure of /** @type {const} */ (['p50', 'p99']))
      row(
        `${name}, ${figure}`,
        ms(idle[name][figure]),
        ms(busy[name][figure]),
        (busy[name][figure] / idle[name][figure]).toFixed(2),
      );
  row('weeks planned meanwhile', `${plans.length}`);
  /** @param {Planned[]} all */
  const times = (all) => [
    ms(quantile(all.map(({ first }) => first)) ?? NaN),
    ms(quantile(all.map(({ last }) => last)) ?? NaN),
  ];
  row('first and last plan, beside', ...times(plans));
  row('first and last plan, alone', ...times(undisturbed));
}
