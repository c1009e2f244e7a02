import { present } from '../../present';
import { linearText, type LinearProgram, type Constraint } from './linear';
import { SUMS, WHOLE, type Model } from '../prepare';
import { unitOf } from '../till';
import { NONE, NOTHING, portionPoints, unevenPoints, type Choice, type State } from '../state';
import { PORTIONS, WEIGHTS } from '../weights';

/** Dish in a slot at a portion; `to` is the slot of its leftovers, or -1. */
interface Column {
  readonly name: string;
  readonly slot: number;
  readonly to: number;
  readonly dish: number;
  readonly portion: number;
}
/**
 * Problem as an integer linear program; its optimum is the plan with the fewest points among the dishes allowed per
 * slot.
 */
interface ExactForm {
  readonly text: string;
  /** Values of the columns in the current plan, as a start for solvers that accept one. */
  readonly start: ReadonlyMap<string, number>;
  /** Returns the choices that a solution stands for. */
  readonly read: (valueOf: (column: string) => number) => Choice[];
}

/** Number of most liked dishes per slot; those in the current plan come on top. */
const WIDTH = 40;
const HALF = 0.5;

export function exactForm(state: State, width = WIDTH): ExactForm {
  const { model } = state;
  const columns = columnsOf(state, width);
  const chosen = new Set(columns.filter((column) => isChosen(state, column)).map(({ name }) => name));
  return {
    text: linearText(programOf(model, columns)),
    start: new Map(columns.map(({ name }) => [name, chosen.has(name) ? 1 : 0])),
    read: (valueOf) => {
      const choices: Choice[] = model.slots.map(() => NOTHING);
      for (const { name, slot, to, dish, portion } of columns) {
        if (valueOf(name) < HALF) continue;
        choices[slot] = { dish, portion, from: NONE };
        if (to !== NONE) choices[to] = { dish, portion, from: slot };
      }
      return choices;
    },
  };
}

const isChosen = (state: State, { slot, to, dish, portion }: Column): boolean =>
  state.dish[slot] === dish &&
  state.portion[slot] === portion &&
  state.from[slot] === NONE &&
  state.to[slot] === to;

function columnsOf(state: State, width: number): Column[] {
  const { slots, dishes, leftovers } = state.model;
  const standing = new Set(state.dish);
  return slots.flatMap(({ options, day }, slot) =>
    [...options]
      .filter((dish, at) => at < width || standing.has(dish))
      .flatMap((dish) => {
        const targets = slots.flatMap((other, to) =>
          other.day > day &&
          present(leftovers[to * dishes.length + dish]) < Infinity &&
          state.mayLeave(slot, to, dish)
            ? [to]
            : [],
        );
        return [NONE, ...targets].flatMap((to) =>
          PORTIONS.flatMap((_, portion): Column[] => {
            if (to !== NONE && portion < WHOLE) return [];
            const name = `x${slot}_${dish}_${portion}${to === NONE ? '' : `_${to}`}`;
            return [{ name, slot, to, dish, portion }];
          }),
        );
      }),
  );
}

function programOf(model: Model, columns: readonly Column[]): LinearProgram {
  const objective = new Map<string, number>();
  const most = new Map<string, number>();
  const rows: Constraint[] = [];
  const integers: string[] = [];
  const program = { objective, most, rows, integers };
  for (const column of columns) objective.set(column.name, pointsOf(model, column));
  addSlots(model, columns, program);
  addTargets(model, columns, program);
  addBudget(model, columns, program);
  addCounters(model, columns, program);
  return { objective, rows, most, binaries: columns.map(({ name }) => name), integers };
}

interface Building {
  readonly objective: Map<string, number>;
  readonly most: Map<string, number>;
  readonly rows: Constraint[];
  /** Columns restricted to whole numbers. */
  readonly integers: string[];
}

function pointsOf(model: Model, { slot, to, dish, portion }: Column): number {
  const width = model.dishes.length;
  const cooked = present(model.cooked[slot * width + dish]) + portionPoints(portion);
  if (to === NONE) return cooked;
  const left = present(model.leftovers[to * width + dish]) + portionPoints(portion);
  return cooked + left + unevenPoints(model, dish, present(model.portions[portion]));
}

/** Requires exactly one dish per slot; only a slot without options may stay empty. */
function addSlots({ slots }: Model, columns: readonly Column[], { objective, most, rows }: Building): void {
  slots.forEach(({ options }, slot) => {
    const here = columns.filter((column) => column.slot === slot || column.to === slot);
    const sum = new Map(here.map(({ name }) => [name, 1]));
    if (options.length === 0) {
      objective.set(`empty${slot}`, WEIGHTS.empty);
      most.set(`empty${slot}`, 1);
      sum.set(`empty${slot}`, 1);
    }
    rows.push({ sum, is: '=', value: 1 });
  });
}

/** Adds each day's nutrients per share, and piecewise-linear penalties for deviations from each target. */
function addTargets(model: Model, columns: readonly Column[], { objective, most, rows }: Building): void {
  const { slots, slotsOfDay, targets, figures } = model;
  slotsOfDay.forEach((_, day) => {
    const isToday = (slot: number) => slots[slot]?.day === day;
    const here = columns.filter(({ slot, to }) => isToday(slot) || isToday(to));
    for (const nutrient of new Set(targets.map((target) => target.nutrient))) {
      const held = here.map(({ name, dish, portion }): [string, number] => [
        name,
        present(figures[dish * SUMS + nutrient]) * present(model.portions[portion]),
      ]);
      rows.push({ sum: new Map([...held, [`f${day}_${nutrient}`, -1]]), is: '=', value: 0 });
    }
    targets.forEach(({ nutrient, rate, side, free, edge, near, far }, at) => {
      const steps = [
        { points: 0, length: free },
        { points: near, length: edge - free },
        { points: near + far, length: Infinity },
      ];
      const sum = new Map([[`f${day}_${nutrient}`, rate]]);
      for (const [way, sign] of [
        ['over', -1],
        ['under', 1],
      ] as const)
        steps.forEach(({ points, length }, step) => {
          const name = `${way}${day}_${at}_${step}`;
          sum.set(name, sign);
          if (points > 0 && side * sign <= 0) objective.set(name, points);
          if (length < Infinity) most.set(name, length);
        });
      rows.push({ sum, is: '=', value: 1 });
    });
  });
}

function addBudget(model: Model, columns: readonly Column[], program: Building): void {
  if (model.budget === undefined) return;
  const { objective, rows } = program;
  const unit = Math.max(1, model.budget);
  const paid = model.problem.goods
    ? addPacks(model, columns, program).map(({ name, tetri }): [string, number] => [name, tetri / unit])
    : columns.map((column): [string, number] => [
        column.name,
        (present(model.cost[column.dish]) * servingsOf(model, column)) / unit,
      ]);
  objective.set('overBudget', WEIGHTS.budget);
  rows.push({ sum: new Map([...paid, ['overBudget', -1]]), is: '<=', value: model.budget / unit });
}

/** Returns the servings that a column cooks for the table. */
const servingsOf = ({ shares, portions }: Model, { portion, to }: Column): number =>
  present(portions[portion]) * (to === NONE ? 1 : 2) * shares;

/** Adds a column with the units to buy of each product; at least one if a dish takes it and none is at home. */
function addPacks(
  model: Model,
  columns: readonly Column[],
  { rows, integers }: Building,
): { name: string; tetri: number }[] {
  const { problem, dishes } = model;
  return (problem.goods ?? []).flatMap((goods, at) => {
    const { home } = goods;
    const { unit, tetri } = unitOf(goods);
    if (home === null || !unit) return [];
    const taking = columns.flatMap((column) => {
      const each = dishes[column.dish]?.takes?.find(([goods]) => goods === at)?.[1];
      return each === undefined ? [] : [{ name: column.name, grams: each * servingsOf(model, column) }];
    });
    if (taking.length === 0) return [];
    const name = `buy${at}`;
    integers.push(name);
    rows.push({
      sum: new Map([
        ...taking.map(({ name: of, grams }): [string, number] => [of, -grams / unit]),
        [name, 1],
      ]),
      is: '>=',
      value: -home / unit,
    });
    if (home === 0)
      for (const { name: of } of taking)
        rows.push({
          sum: new Map([
            [name, 1],
            [of, -1],
          ]),
          is: '>=',
          value: 0,
        });
    return [{ name, tetri }];
  });
}

/** Adds rows only for counters that can leave their range. */
function addCounters({ counters }: Model, columns: readonly Column[], { objective, rows }: Building): void {
  const sums = new Map<number, Map<string, number>>();
  const slotsOf = new Map<number, Set<number>>();
  for (const { name, slot, to, dish } of columns)
    for (const [where, isLeft] of [[slot, false] as const, ...(to === NONE ? [] : [[to, true] as const])])
      for (const at of counters.touched(where, dish, isLeft)) {
        const sum = sums.get(at) ?? new Map<string, number>();
        sums.set(at, sum.set(name, (sum.get(name) ?? 0) + 1));
        slotsOf.set(at, (slotsOf.get(at) ?? new Set<number>()).add(where));
      }
  counters.most.forEach((limit, at) => {
    const sum = sums.get(at) ?? new Map<string, number>();
    const over = present(counters.over[at]);
    const least = present(counters.least[at]);
    if ((slotsOf.get(at)?.size ?? 0) > limit && over > 0) {
      objective.set(`more${at}`, over);
      rows.push({ sum: new Map([...sum, [`more${at}`, -1]]), is: '<=', value: limit });
    }
    if (least === 0) return;
    objective.set(`less${at}`, present(counters.under[at]));
    rows.push({ sum: new Map([...sum, [`less${at}`, 1]]), is: '>=', value: least });
  });
}
