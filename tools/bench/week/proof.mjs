import { askedOf, MET } from './facts.mjs';

/**
 * @import { Problem } from '../../../lib/domain/planning/model.ts'
 * @import { Constraint } from '../../../lib/domain/planning/exact/linear.ts'
 * @import { Model } from '../../../lib/domain/planning/prepare.ts'
 * @import { Solve } from './solver.mjs'
 * @import { Engine } from './engine.mjs'
 * @typedef {{ name: string, slot: number, dish: number }} Choice
 * @typedef {{ model: Model, choices: Choice[], rows: Constraint[], objective: Map<string, number>,
 *   integers: string[] }} Program
 */

/** Number of dishes that each slot may choose from. */
const WIDTH = 25;
/** Part of the band that shares to two places may need. */
const SPARE = 0.006;

/** @param {Choice} choice @param {number} eater */
const shareName = ({ slot, dish }, eater) => `y${slot}_${dish}_${eater}`;

/**
 * Looks for a plan in which all person-days are met and, with `hasBudget`, the budget is kept at the till: one dish for
 * all in each slot, each person's own share within its range, the wishes for repeats and tags, and no taste at all.
 * With `among`, the dishes are those of another plan, in any order. Returns true if HiGHS finds one, counted again with shares to two places and the list's own prices. A week of which it
 * finds none may have one nevertheless: with dishes of their own, with leftovers, or with more time.
 * @param {Engine} engine
 * @param {Problem} problem
 * @param {{ solve: Solve, hasBudget: boolean, among?: ReadonlySet<number> }} how
 */
export function isShown(engine, problem, { solve, hasBudget, among }) {
  const model = engine.prepare(problem, { isForAll: true });
  const program = programFor(engine, model, { hasBudget, among });
  const { choices, rows, objective, integers } = program;
  const binaries = choices.map(({ name }) => name);
  const text = engine.linearText({ objective, rows, most: new Map(), binaries, integers });
  const shares = choices.flatMap((choice) => problem.eaters.map((_, at) => shareName(choice, at)));
  const { values } = solve({ text, start: new Map([...binaries, ...shares].map((name) => [name, 0])) });
  return values !== undefined && holds(engine, program, values, hasBudget);
}

/**
 * @param {Engine} engine
 * @param {Model} model
 * @param {{ hasBudget: boolean, among: ReadonlySet<number> | undefined }} how
 * @returns {Program}
 */
function programFor(engine, model, { hasBudget, among }) {
  const choices = model.slots.flatMap(({ options }, slot) =>
    [...options]
      .filter((dish) => !model.dishes[dish]?.piece && model.dishes[dish]?.calories !== null)
      .filter((dish) => !among || among.has(model.dishes[dish]?.id ?? 0))
      .slice(0, WIDTH)
      .map((dish) => ({ name: `x${slot}_${dish}`, slot, dish })),
  );
  /** @type {Program} */
  const program = { model, choices, rows: [], objective: new Map(), integers: [] };
  addShares(engine, program);
  addFigures(program);
  addWishes(program);
  if (hasBudget) addTill(engine, program);
  return program;
}

/** @param {Iterable<readonly [string, number]>} terms @param {Constraint['is']} is @param {number} value */
const row = (terms, is, value) => ({ sum: new Map(terms), is, value });
/** @param {readonly Choice[]} choices @returns {[string, number][]} */
const each = (choices) => choices.map(({ name }) => [name, 1]);

/** @param {Engine} engine @param {Program} program */
function addShares({ shareRange }, { model, choices, rows }) {
  model.slots.forEach((_, at) => rows.push(row(each(choices.filter(({ slot }) => slot === at)), '=', 1)));
  for (const choice of choices)
    model.problem.eaters.forEach((eater, at) => {
      const plate = model.plates[at] ?? NaN;
      const { least, most } = eater.byFactor ? { least: plate, most: plate } : shareRange(eater, plate);
      const share = shareName(choice, at);
      rows.push(row([[share, 1], [choice.name, -most]], '<=', 0)); // prettier-ignore
      rows.push(row([[share, 1], [choice.name, -least]], '>=', 0)); // prettier-ignore
    });
}

/** @param {Program} program */
function addFigures({ model, choices, rows, objective }) {
  model.slotsOfDay.forEach((slots, day) => {
    const here = choices.filter(({ slot }) => slots.includes(slot));
    model.problem.eaters.forEach((eater, at) => {
      for (const { name, target } of askedOf(eater)) {
        /** @type {[string, number][]} */
        const eaten = here.map((choice) => [
          shareName(choice, at),
          (model.dishes[choice.dish]?.[name] ?? 0) / target,
        ]);
        const [under, over] = [`under${day}_${at}_${name}`, `over${day}_${at}_${name}`];
        objective.set(under, 1).set(over, 1);
        rows.push(row([...eaten, [under, 1]], '>=', 1 - MET[name] + SPARE));
        rows.push(row([...eaten, [over, -1]], '<=', 1 + MET[name] - SPARE));
      }
    });
  });
}

/** @param {Program} program */
function addWishes({ model, choices, rows }) {
  const { wishes } = model.problem;
  if (wishes?.repeats)
    for (const dish of new Set(choices.map((choice) => choice.dish)))
      rows.push(row(each(choices.filter((choice) => choice.dish === dish)), '<=', wishes.repeats));
  for (const { tag, min, max, weekdays } of wishes?.tags ?? []) {
    const tagged = choices.filter(({ dish, slot }) => {
      const weekday = model.rules[model.slots[slot]?.day ?? -1]?.weekday ?? NaN;
      return model.dishes[dish]?.tags.includes(tag) && (!weekdays || weekdays.includes(weekday));
    });
    if (tagged.length === 0) continue;
    if (min) rows.push(row(each(tagged), '>=', min));
    if (typeof max === 'number') rows.push(row(each(tagged), '<=', max));
  }
}

/** @param {Engine} engine @param {Program} program */
function addTill({ unitOf }, { model, choices, rows, objective, integers }) {
  const budget = model.budget ?? Infinity;
  /** @type {[string, number][]} */
  const paid = [];
  model.shelf?.goods.forEach((goods, at) => {
    const { unit, tetri } = unitOf(goods);
    const taking = choices.filter(({ dish }) => model.dishes[dish]?.takes?.some(([of]) => of === at));
    if (goods.home === null || !unit || taking.length === 0) return;
    const name = `buy${at}`;
    integers.push(name);
    paid.push([name, tetri / budget]);
    /** @type {[string, number][]} */
    const grams = taking.flatMap((choice) => {
      const each = model.dishes[choice.dish]?.takes?.find(([of]) => of === at)?.[1] ?? 0;
      return model.plates.map((_, eater) => [shareName(choice, eater), -each / unit]);
    });
    rows.push(row([...grams, [name, 1]], '>=', -goods.home / unit));
    if (goods.home === 0)
      for (const { name: of } of taking) rows.push(row([[name, 1], [of, -1]], '>=', 0)); // prettier-ignore
  });
  objective.set('overBudget', 1);
  rows.push(row([...paid, ['overBudget', -1]], '<=', 1 - SPARE));
}

/**
 * @param {Engine} engine
 * @param {Program} program
 * @param {ReadonlyMap<string, number>} values
 * @param {boolean} hasBudget
 */
function holds({ Basket, shelfOf }, { model, choices }, values, hasBudget) {
  const { eaters, goods, dishes } = model.problem;
  const chosen = choices.filter(({ name }) => (values.get(name) ?? 0) > 0.5);
  /** @param {Choice} choice @param {number} at */
  const shareOf = (choice, at) => Math.round((values.get(shareName(choice, at)) ?? 0) * 100) / 100;
  const isMet = model.slotsOfDay.every((slots) =>
    eaters.every((eater, at) =>
      askedOf(eater).every(({ name, target }) => {
        const eaten = chosen
          .filter(({ slot }) => slots.includes(slot))
          .reduce((sum, one) => sum + shareOf(one, at) * (dishes[one.dish]?.[name] ?? 0), 0);
        return Math.abs(eaten / target - 1) <= MET[name];
      }),
    ),
  );
  const basket = new Basket(shelfOf(goods ?? [], dishes));
  for (const one of chosen)
    basket.add(
      one.dish,
      eaters.reduce((sum, _, at) => sum + shareOf(one, at), 0),
      1,
    );
  const isKept = !hasBudget || basket.total <= (model.budget ?? Infinity);
  return chosen.length === model.slots.length && isMet && isKept;
}
