import { quantile } from '../../../scripts/testing/quantile.mjs';
import { loadEngine } from './engine.mjs';
import { factsOf, isAllMet, isKept } from './facts.mjs';
import { HOUSEHOLDS } from './households.mjs';
import { weekFor } from './problems.mjs';
import { isShown } from './proof.mjs';
import { solverOf } from './solver.mjs';

/**
 * @import { Problem, Proposal } from '../../../lib/domain/planning/model.ts'
 * @import { Engine } from './engine.mjs'
 * @import { Facts } from './facts.mjs'
 * @import { Household } from './households.mjs'
 * @import { Asked, Budget } from './problems.mjs'
 */

/**
 * @typedef {Facts & { ms: number, plan: Proposal }} Row
 * @typedef {Record<string, Row>} Rows
 * @typedef {{ figures: boolean, both: boolean, otherwise: boolean }} Shown
 * @typedef {{ asked: Asked, rows: Rows, shown: Shown }} Planned
 */

const SIZES = [40, 200, 500, 2000];
/** @type {Budget[]} */
const BUDGETS = ['loose', 'tight'];
/** @type {Budget} */
const SCARCE = 'scarce';
const MOST_EATERS = 6;
/** Seconds that a person waits for a plan, and the most that they may ask for. */
const GOOD = 2;
const LONG = 10;
const GOOD_PLAN = `plan of ${GOOD} s`;
/** Factor by which the search's usual steps are multiplied, to judge the search itself. */
const STEP_FACTOR = 2;
const STEPS = 400_000;
const LONG_SEARCH = `search of ${STEP_FACTOR} × the steps`;
/** Methods whose plans show what can be done. */
const OTHERS = ['greedy', 'second plan', LONG_SEARCH];

/** @type {Household[]} */
const KINDS = Object.keys(HOUSEHOLDS).flatMap((name) => (isHousehold(name) ? [name] : []));
/** @param {string} name @returns {name is Household} */
function isHousehold(name) {
  return name in HOUSEHOLDS;
}

/**
 * `npm run bench -- --week [--weeks N] [--seconds N] [--scarce]`: plans N weeks of 28 slots in every way; `--seconds`
 * is HiGHS's time limit, `--scarce` gives all of them hardly any money.
 * @param {{ weeks?: number, seconds?: number, isScarce?: boolean }} [options]
 */
export async function measureWeeks({
  weeks = SIZES.length * KINDS.length,
  seconds = 60,
  isScarce = false,
} = {}) {
  const engine = await loadEngine();
  engine.propose(weekFor(engine.seeded(0), askedFor(1)), { steps: 4000 });
  /** @type {Planned[]} */
  const found = [];
  for (let at = 0; at < weeks; at += 1) {
    const asked = isScarce ? { ...askedFor(at), budget: SCARCE } : askedFor(at);
    process.stderr.write(`… week ${at + 1} of ${weeks}: ${JSON.stringify(asked)}\n`);
    found.push({ asked, ...planEach(engine, weekFor(engine.seeded(at + 1), asked), seconds) });
  }
  return { seconds, weeks: found };
}

/** @param {number} at @returns {Asked} */
const askedFor = (at) => ({
  dishes: SIZES[at % SIZES.length] ?? NaN,
  household: KINDS[at % KINDS.length] ?? 'equal',
  eaters: 1 + (Math.floor(at / KINDS.length) % MOST_EATERS),
  budget: BUDGETS[(at + Math.floor(at / SIZES.length)) % BUDGETS.length] ?? 'loose',
});

/** Returns the ms for which this process had a core; wall time says nothing on a shared machine. */
function now() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * @param {Engine} engine
 * @param {Problem} problem
 * @param {number} seconds
 * @returns {{ rows: Rows, shown: Shown }}
 */
function planEach(engine, problem, seconds) {
  const { propose, search, sharpen, answerOf } = engine;
  const found = { good: search(problem, { seed: 1, steps: 0 }).state };
  /** @type {Record<string, () => Proposal>} */
  const ways = {
    random: () => drawn(engine, problem, { isDistinct: false }),
    'random, distinct (Tandoor)': () => drawn(engine, problem, { isDistinct: true }),
    'random per rule (Mealie)': () => drawn(engine, problem, { isDistinct: false, hasRules: true }),
    greedy: () => propose(problem, { steps: 0 }),
    'second plan': () => secondPlan(propose, problem),
    [GOOD_PLAN]: () => {
      found.good = search(problem, { seed: 1, milliseconds: GOOD * 1000 }).state;
      return answerOf(found.good);
    },
  };
  for (const limit of new Set([Math.min(LONG, seconds), seconds])) {
    const solve = solverOf(engine.highs, limit);
    ways[`HiGHS ${limit} s, from it`] = () => sharpen(found.good, { solve });
  }
  ways[LONG_SEARCH] = () => propose(problem, { seed: 2, steps: STEPS * STEP_FACTOR });
  /** @type {Rows} */
  const rows = {};
  for (const [way, plan] of Object.entries(ways)) rows[way] = timed(engine, problem, plan);
  return { rows, shown: shownBy(engine, problem, { rows, seconds }) };
}

/**
 * Tells whether HiGHS shows that all person-days can be met, and that they can within the budget; `otherwise` is true if
 * a plan of another method does. The judged plan itself shows nothing.
 * @param {Engine} engine
 * @param {Problem} problem
 * @param {{ rows: Rows, seconds: number }} how
 * @returns {Shown}
 */
function shownBy(engine, problem, { rows, seconds }) {
  const solve = solverOf(engine.highs, seconds);
  const others = OTHERS.flatMap((way) => rows[way] ?? []);
  const dishes =
    rows[LONG_SEARCH]?.plan.days.flatMap(({ meals }) => meals.flatMap(({ entries }) => entries)) ?? [];
  const among = new Set(dishes.map(({ dish }) => dish));
  const both = isShown(engine, problem, { solve, hasBudget: true, among });
  return {
    figures: both || isShown(engine, problem, { solve, hasBudget: false }),
    both,
    otherwise: others.some((facts) => isAllMet(facts) && isKept(facts)),
  };
}

/**
 * @param {Engine['propose']} propose
 * @param {Problem} problem
 */
function secondPlan(propose, problem) {
  let time = 0;
  /** @type {Proposal[]} */
  const told = [];
  // stops the clock until a plan better than the first is found, then ends the search
  /** @param {Proposal} plan */
  const onPlan = (plan) => {
    if (told.push(plan) === 2) time = Infinity;
  };
  const last = propose(problem, { seed: 1, now: () => time, onPlan });
  return told[1] ?? told[0] ?? last;
}

/**
 * @param {Engine} engine
 * @param {Problem} problem
 * @param {() => Proposal} make
 * @returns {Row}
 */
function timed(engine, problem, make) {
  const start = now();
  const plan = make();
  return { ms: now() - start, plan, ...factsOf(problem, plan, paidFor(engine, problem, plan)) };
}

/**
 * Returns what a plan costs at the till: whole packs of what all its dishes take, less what is at home.
 * @param {Engine} engine
 * @param {Problem} problem
 * @param {Proposal} plan
 */
function paidFor({ Basket, shelfOf }, { goods, dishes }, { days }) {
  const basket = new Basket(shelfOf(goods ?? [], dishes));
  for (const { meals } of days)
    for (const { entries } of meals)
      for (const { kind, dish, servings } of entries) if (kind === 'dish') basket.add(dish - 1, servings, 1);
  return basket.total;
}

/**
 * Draws a dish for each slot from those that all may eat; with `hasRules`, from a group drawn for the slot. Everybody
 * is served by their factor, as where nothing else is known of them.
 * @param {Engine} engine
 * @param {Problem} problem
 * @param {{ isDistinct: boolean, hasRules?: boolean }} how
 */
function drawn({ seeded, prepare, refusedBy, State, restore, answerOf }, problem, { isDistinct, hasRules }) {
  const random = seeded(problem.dishes.length);
  const eaters = problem.eaters.map((eater) => ({ ...eater, byFactor: true }));
  const model = prepare({ ...problem, eaters });
  /** @type {Set<number>} */
  const used = new Set();
  /** @param {number[]} all */
  const from = (all) => all[Math.floor(random() * all.length)];
  /** @param {number} [at] */
  const groupOf = (at) => (at === undefined ? undefined : model.dishes[at]?.group);
  const choices = model.slots.map(({ day, meal }) => {
    const rules = model.rules[day];
    const fit = model.dishes.flatMap((dish, at) => (rules && !refusedBy(dish, meal, rules) ? [at] : []));
    const fresh = isDistinct ? fit.filter((at) => !used.has(at)) : fit;
    const group = hasRules && groupOf(from(fit));
    const dish =
      from(group ? fit.filter((at) => groupOf(at) === group) : fresh.length > 0 ? fresh : fit) ?? -1;
    used.add(dish);
    return { dish, portion: 1, from: -1 };
  });
  const state = new State(model);
  restore(state, choices);
  return answerOf(state);
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
 * Prints two Markdown tables: the ways with medians over the weeks and core times also as p95, and the households.
 * @param {{ seconds: number, weeks: Planned[] }} found
 */
export function printWeeks({ seconds, weeks }) {
  printWays(seconds, weeks);
  printHouseholds(weeks);
}

/** @param {number | undefined} value @param {number} [digits] */
const number = (value, digits = 0) => (value === undefined ? '–' : value.toFixed(digits));
/** @param {number} [value] */
const percent = (value) => (value === undefined || Number.isNaN(value) ? '–' : `${number(value * 100)} %`);
/** @param {readonly Facts[]} all */
const metIn = (all) =>
  all.reduce((sum, { met }) => sum + met, 0) / all.reduce((sum, { personDays }) => sum + personDays, 0);
/** @param {readonly Facts[]} all */
const keptIn = (all) => all.filter(isKept).length / all.length;

/** @param {number} seconds @param {Planned[]} weeks */
function printWays(seconds, weeks) {
  /** @param {string} name */
  const isSolver = (name) => name.startsWith('HiGHS');
  const isAny = () => true;
  console.log(
    `\n${weeks.length} weeks of 28 slots, HiGHS at most ${seconds} s\n\n| way | points | way from greedy to HiGHS's best, median · worst 5 % | to the best of all, median · worst 5 % | person-days met | budget kept | broken rules | of the budget | dishes | core ms p50 | p95 |`,
  );
  console.log(`| --- ${'| ---: '.repeat(10)}|`);
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
    const broken = all.reduce((sum, row) => sum + row.broken, 0);
    console.log(
      `| ${way} | ${number(median('score'), 1)} | ${parts.join(' | ')} | ${percent(metIn(all))} | ${percent(keptIn(all))} | ${broken} | ${percent(median('budget'))} | ${median('distinct')} | ${number(at(ms, 0.5))} | ${number(at(ms, 0.95))} |`,
    );
  }
  const bounds = weeks.map(({ rows }) => rows[`HiGHS ${seconds} s, from it`]?.bound);
  console.log(`\nBound of HiGHS for the dishes it was given, median: ${number(at(bounds, 0.5), 1)} points`);
}

/** @param {Planned[]} weeks */
function printHouseholds(weeks) {
  const groups = [
    ...KINDS.map((kind) => ({ name: kind, of: weeks.filter(({ asked }) => asked.household === kind) })),
    ...SIZES.map((size) => ({
      name: `${size} dishes`,
      of: weeks.filter(({ asked }) => asked.dishes === size),
    })),
    ...[...BUDGETS, SCARCE].map((one) => ({
      name: `${one} budgets`,
      of: weeks.filter(({ asked }) => asked.budget === one),
    })),
    { name: 'all', of: weeks },
  ];
  console.log(
    '\n| weeks | number | person-days met | budget kept | figures shown by HiGHS | person-days met there | budget with them shown by HiGHS | kept there | shown by any other method too | kept there | missed figures |',
  );
  console.log(`| --- ${'| ---: '.repeat(9)}| --- |`);
  for (const { name, of } of groups) {
    /** @param {Planned[]} some */
    const plans = (some) => some.flatMap(({ rows }) => rows[GOOD_PLAN] ?? []);
    const figures = of.filter(({ shown }) => shown.figures);
    const both = of.filter(({ shown }) => shown.both);
    const any = of.filter(({ shown }) => shown.both || shown.otherwise);
    const missed = plans(of).flatMap((plan) => plan.missed);
    const counted = [...new Set(missed)].map(
      (one) => `${one} ${missed.filter((other) => other === one).length}`,
    );
    const cells = [
      of.length,
      percent(metIn(plans(of))),
      percent(keptIn(plans(of))),
      figures.length,
      percent(metIn(plans(figures))),
      both.length,
      percent(keptIn(plans(both))),
      any.length,
      percent(keptIn(plans(any))),
      counted.join(', '),
    ];
    if (of.length > 0) console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}
