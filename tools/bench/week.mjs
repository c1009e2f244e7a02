import { bundled } from '../../scripts/build/bundled.mjs';
import { quantile } from '../../scripts/testing/quantile.mjs';
import { weekFor } from './weekProblems.mjs';
import { highs, solverOf } from './weekSolver.mjs';

/**
 * @import { Budget, Dish, Eater, Week } from './weekProblems.mjs'
 * @import { Highs, Solve } from './weekSolver.mjs'
 */

/**
 * @typedef {{ costTetri: number } & Record<string, number>} Figures
 * @typedef {{ day: number, meals: { type: string, entries: { dish: number }[] }[] }} DrawnDay
 * @typedef {DrawnDay & { figures: Figures }} Day
 * @typedef {{ days: Day[], score: number, bound?: number }} Plan
 * @typedef {{ seed?: number, steps?: number, now?: () => number, milliseconds?: number,
 *   onPlan?: (plan: Plan) => void }} ProposeOptions
 * @typedef {(problem: Week, options: ProposeOptions) => Plan} Propose
 */

/**
 * Part of the planner (lib/domain/planning) that is used here; it is bundled before it runs.
 * @typedef {{ propose: Propose,
 *   sharpen: (problem: Week, days: DrawnDay[], how: { solve: Solve, width?: number }) => Plan,
 *    rulesOn: (problem: Week, day: number) => object, refusedBy: (dish: Dish, meal: string, rules: object) => unknown,
 *   seeded: (seed: number) => () => number, highs: Highs }} Engine
 */

/**
 * @typedef {ReturnType<typeof factsOf> & { ms: number, plan: Plan }} Row
 * @typedef {Record<string, Row>} Rows
 */

const SIZES = [40, 200, 500, 2000];
/** @type {Budget[]} */
const BUDGETS = ['loose', 'tight'];
const MOST_EATERS = 6;
/** Seconds that a person waits for a plan, and the most that they may ask for. */
const GOOD = 2;
const LONG = 10;
/** Factor by which the search's usual steps are multiplied, to judge the search itself. */
const STEP_FACTOR = 10;
const STEPS = 400_000;
/** @type {Record<string, number>} */
const MET = { calories: 0.1, fats: 0.15, carbs: 0.15, prots: 0.15 };

/**
 * `npm run bench -- --week [--weeks N] [--seconds N]`: plans N weeks of 28 slots in every way; `--seconds` is HiGHS's
 * time limit.
 * @param {{ weeks?: number, seconds?: number }} [options]
 */
export async function measureWeeks({ weeks = SIZES.length * BUDGETS.length, seconds = 60 } = {}) {
  const parts = await Promise.all(
    ['propose', 'sharpen', 'hard', '../random'].map((name) => bundled(`lib/domain/planning/${name}.ts`)),
  );
  /** @type {Engine} */
  const engine = { ...Object.assign({}, ...parts), highs: await highs() };
  engine.propose(weekFor(engine.seeded(0), { dishes: 100, eaters: 2, budget: 'loose' }), { steps: 4000 });
  const found = [];
  for (let at = 0; at < weeks; at += 1) {
    const asked = {
      dishes: SIZES[at % SIZES.length] ?? NaN,
      eaters: 1 + (at % MOST_EATERS),
      budget: BUDGETS[(at + Math.floor(at / SIZES.length)) % BUDGETS.length] ?? 'loose',
    };
    process.stderr.write(`… week ${at + 1} of ${weeks}: ${JSON.stringify(asked)}\n`);
    found.push({ asked, ...planEach(engine, weekFor(engine.seeded(at + 1), asked), seconds) });
  }
  return { seconds, weeks: found };
}

/** Returns the ms for which this process had a core; wall time says nothing on a shared machine. */
function now() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * @param {Engine} engine
 * @param {Week} problem
 * @param {number} seconds
 */
function planEach(engine, problem, seconds) {
  const { propose, sharpen } = engine;
  /** @param {DrawnDay[]} days */
  const judged = (days) => sharpen(problem, days, { solve: () => ({}), width: 0 });
  /** @type {Record<string, () => Plan>} */
  const ways = {
    random: () => judged(drawn(engine, problem, { isDistinct: false })),
    'random, distinct (Tandoor)': () => judged(drawn(engine, problem, { isDistinct: true })),
    'random per rule (Mealie)': () => judged(drawn(engine, problem, { isDistinct: false, hasRules: true })),
    greedy: () => propose(problem, { steps: 0 }),
    'second plan': () => secondPlan(propose, problem),
    [`plan of ${GOOD} s`]: () => propose(problem, { seed: 1, now, milliseconds: GOOD * 1000 }),
  };
  /** @type {Rows} */
  const rows = {};
  for (const [way, plan] of Object.entries(ways)) rows[way] = timed(problem, plan);
  const good = rows[`plan of ${GOOD} s`]?.plan.days ?? [];
  for (const limit of new Set([Math.min(LONG, seconds), seconds])) {
    const solve = solverOf(engine.highs, limit);
    rows[`HiGHS ${limit} s, from it`] = timed(problem, () => sharpen(problem, good, { solve }));
  }
  rows[`search of ${STEP_FACTOR} × the steps`] = timed(problem, () =>
    propose(problem, { seed: 2, steps: STEPS * STEP_FACTOR }),
  );
  return { rows };
}

/**
 * @param {Propose} propose
 * @param {Week} problem
 * @returns {Plan}
 */
function secondPlan(propose, problem) {
  let time = 0;
  /** @type {Plan[]} */
  const told = [];
  // stops the clock until a plan better than the first is found, then ends the search
  /** @param {Plan} plan */
  const onPlan = (plan) => {
    if (told.push(plan) === 2) time = Infinity;
  };
  const last = propose(problem, { seed: 1, now: () => time, onPlan });
  return told[1] ?? told[0] ?? last;
}

/**
 * @param {Week} problem
 * @param {() => Plan} make
 * @returns {Row}
 */
function timed(problem, make) {
  const start = now();
  const plan = make();
  return { ms: now() - start, plan, ...factsOf(problem, plan) };
}

/**
 * Draws a dish for each slot from those that are allowed; with `hasRules`, from a group drawn for the slot.
 * @param {Engine} engine
 * @param {Week} problem
 * @param {{ isDistinct: boolean, hasRules?: boolean }} how
 */
function drawn({ seeded, rulesOn, refusedBy }, problem, { isDistinct, hasRules }) {
  const random = seeded(problem.dishes.length);
  /** @type {Set<number>} */
  const used = new Set();
  const shares = problem.eaters.reduce((sum, { factor }) => sum + factor, 0);
  /** @param {Dish[]} all */
  const from = (all) => all[Math.floor(random() * all.length)];
  return Array.from({ length: problem.days }, (_, at) => {
    const rules = rulesOn(problem, at + 1);
    const meals = problem.meals.map((type) => {
      const fit = problem.dishes.filter((dish) => !refusedBy(dish, type, rules));
      const fresh = isDistinct ? fit.filter(({ id }) => !used.has(id)) : fit;
      const group = hasRules && from(fit)?.group;
      const dish = from(group ? fit.filter((one) => one.group === group) : fresh.length > 0 ? fresh : fit);
      if (dish) used.add(dish.id);
      return { type, entries: dish ? [{ kind: 'dish', dish: dish.id, servings: shares }] : [] };
    });
    return { day: at + 1, meals };
  });
}

/** @param {Week} problem @param {Plan} plan */
function factsOf(problem, { days, score, bound }) {
  const shares = problem.eaters.reduce((sum, { factor }) => sum + factor, 0);
  const entries = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  /** @param {Figures} figures @param {Eater} eater */
  const isMet = (figures, { factor, targets }) => {
    const wanted = new Map(Object.entries(targets));
    return Object.entries(MET).every(
      ([name, part]) => Math.abs(((figures[name] ?? NaN) * factor) / (wanted.get(name) ?? NaN) - 1) <= part,
    );
  };
  const personDays = days.flatMap(({ figures }) => problem.eaters.map((eater) => isMet(figures, eater)));
  const allergens = problem.eaters.flatMap((eater) => eater.allergens);
  const broken = entries.filter(({ dish }) => {
    const own = problem.dishes[dish - 1];
    const isBroken = own?.hasUnknownAllergens || own?.allergens.some((one) => allergens.includes(one));
    return allergens.length > 0 && isBroken;
  });
  const cost = days.reduce((sum, { figures }) => sum + figures.costTetri, 0) * shares;
  return {
    score,
    bound,
    met: personDays.filter(Boolean).length / personDays.length,
    broken: broken.length,
    budget: cost / problem.wishes.budgetTetri,
    distinct: new Set(entries.map(({ dish }) => dish)).size,
  };
}

/** @param {(number | undefined)[]} values @param {number} part */
const at = (values, part) =>
  quantile(
    values.filter((one) => one !== undefined),
    part,
  );

/**
 * Returns the share of the gap between the greedy plan and the best plan that a way closes; at most 1.
 * @param {Rows} rows
 * @param {string} way
 * @param {(name: string) => boolean} isBest
 */
function closedBy(rows, way, isBest) {
  const best = Math.min(...Object.entries(rows).flatMap(([name, { score }]) => (isBest(name) ? score : [])));
  const [from, own] = [rows.greedy?.score ?? NaN, rows[way]?.score ?? NaN];
  return from - best > 1e-6 ? Math.min(1, (from - own) / (from - best)) : 1;
}

/**
 * Prints a Markdown table: medians over the weeks, core times also as p95.
 * @param {{ seconds: number, weeks: { rows: Rows }[] }} found
 */
export function printWeeks({ seconds, weeks }) {
  /** @param {number | undefined} value @param {number} [digits] */
  const number = (value, digits = 0) => (value === undefined ? '–' : value.toFixed(digits));
  /** @param {number} [value] */
  const percent = (value) => `${number(value === undefined ? undefined : value * 100)} %`;
  /** @param {string} name */
  const isSolver = (name) => name.startsWith('HiGHS');
  const isAny = () => true;
  console.log(
    `\n${weeks.length} weeks of 28 slots, HiGHS at most ${seconds} s\n\n| way | points | way from greedy to HiGHS's best, median · worst 5 % | to the best of all, median · worst 5 % | person-days met | broken rules | of the budget | dishes | core ms p50 | p95 |`,
  );
  console.log(`| --- ${'| ---: '.repeat(9)}|`);
  for (const way of Object.keys(weeks[0]?.rows ?? {})) {
    const all = weeks.flatMap(({ rows }) => rows[way] ?? []);
    /** @param {(name: string) => boolean} isBest */
    const closed = (isBest) => weeks.map(({ rows }) => closedBy(rows, way, isBest));
    /** @param {'score' | 'budget' | 'distinct'} name */
    const median = (name) =>
      at(
        all.map((row) => row[name]),
        0.5,
      );
    const ms = all.map((row) => row.ms);
    const parts = [isSolver, isAny].map(
      (is) => `${percent(at(closed(is), 0.5))} · ${percent(at(closed(is), 0.05))}`,
    );
    const met = all.reduce((sum, row) => sum + row.met, 0) / all.length;
    const broken = all.reduce((sum, row) => sum + row.broken, 0);
    console.log(
      `| ${way} | ${number(median('score'), 1)} | ${parts.join(' | ')} | ${percent(met)} | ${broken} | ${percent(median('budget'))} | ${median('distinct')} | ${number(at(ms, 0.5))} | ${number(at(ms, 0.95))} |`,
    );
  }
  const bounds = weeks.map(({ rows }) => rows[`HiGHS ${seconds} s, from it`]?.bound);
  console.log(`\nBound of HiGHS for the dishes it was given, median: ${number(at(bounds, 0.5), 1)} points`);
}
