import { present } from '../present';
import { dayOfWeek, identityOf, isTagDay, leastIn, weeksIn } from './counters';
import { explainEmpty } from './empty';
import type { FastDegree } from './fasts/fasting';
import { allergensIn, brokenDiets, fitsFast, type Rules } from './hard';
import { missedTargets } from './missed';
import { TARGETED, type Candidate, type Shortfall, type Slot, type TagWish } from './model';
import { paidFor, serve, type Table } from './serve';
import { NONE, type State } from './state';
import { missedNorms, raisedTargets, rulingOut } from './wellbeing';

/** Returns everything in which a plan falls short, one entry per sentence, the gravest first. */
export function explain(state: State, table: Table = serve(state)): Shortfall[] {
  const { problem, rules, slots } = state.model;
  return byGravity([
    ...slots.flatMap((_, slot) => ofSlot(state, slot, rules)),
    ...raisedTargets(problem),
    ...missedTargets(state, table),
    ...ofBudget(state.model.budget, Math.round(paidFor(state, table))),
    ...missedNorms(state, table),
    ...ofRepeats(state),
    ...ofTags(state, rules),
    ...rulingOut(problem),
    ...ofUnknowns(state),
  ]);
}

/**
 * Gravity of a shortfall: what is dangerous, then what is missing altogether, then by how much is missing in proportion
 * to what is asked for.
 */
export function gravityOf({ key, values }: Shortfall): number {
  switch (key) {
    case 'keptAllergen':
      return 100;
    case 'empty':
      return 50;
    case 'keptDiet':
    case 'keptFast':
      return 40;
    case 'raised':
      return 30;
    case 'target':
      return Math.abs(values.difference) / values.target;
    case 'budget':
      return values.costTetri / Math.max(1, values.budgetTetri) - 1;
    case 'energy':
    case 'health':
      return values.limit && values.amount !== null ? Math.abs(values.amount / values.limit - 1) : SOME;
    case 'minutes':
      return values.minutes / Math.max(1, values.limit) - 1;
    case 'repeats':
      return values.times / values.limit - 1;
    case 'tag': {
      const asked = values.min ?? values.max ?? 0;
      return Math.abs(values.times - asked) / Math.max(1, asked);
    }
    default:
      return SOME;
  }
}
/** Gravity of what cannot be measured. */
const SOME = 0.12;

/** Sorts shortfalls by gravity, equal ones as they were. */
export const byGravity = (shortfalls: readonly Shortfall[]): Shortfall[] =>
  [...shortfalls].sort((one, other) => gravityOf(other) - gravityOf(one));

function ofSlot(state: State, at: number, rules: readonly Rules[]): Shortfall[] {
  const { problem, slots, dishes } = state.model;
  const slot = present(slots[at], 'a slot');
  const where = { day: slot.day + 1, meal: slot.meal };
  const today = present(rules[slot.day], 'the rules of a day');
  const dish = dishes[present(state.dish[at])];
  if (!dish) return [explainEmpty(problem, where, today)];
  const broken = slot.locked === NONE ? [] : brokenByFixed(state, dish, { where, fast: today.fast });
  if (state.from[at] !== NONE) return broken;
  const { minutes } = dish;
  if (today.limit === undefined || minutes === null || minutes <= today.limit) return broken;
  const values = { meal: slot.meal, dish: dish.id, minutes, limit: today.limit };
  return [...broken, { key: 'minutes', day: where.day, values }];
}

/** Returns the rules that a kept dish breaks. */
function brokenByFixed(
  { model }: State,
  dish: Candidate,
  { where: { day, meal }, fast }: { where: Slot; fast: FastDegree },
): Shortfall[] {
  const perEater = model.problem.eaters.flatMap((eater): Shortfall[] => {
    const about = { meal, dish: dish.id, eater: eater.Name };
    const allergens = allergensIn(dish, eater.allergens ?? []);
    const diet = brokenDiets(dish, eater.diet ?? []);
    return [
      ...(allergens.length > 0
        ? [{ key: 'keptAllergen' as const, day, values: { ...about, allergens } }]
        : []),
      ...(diet.length > 0 ? [{ key: 'keptDiet' as const, day, values: { ...about, diet } }] : []),
    ];
  });
  if (fitsFast(dish, fast)) return perEater;
  return [...perEater, { key: 'keptFast', day, values: { meal, dish: dish.id, fast } }];
}

const ofBudget = (budgetTetri: number | undefined, costTetri: number): Shortfall[] =>
  budgetTetri === undefined || costTetri <= budgetTetri
    ? []
    : [{ key: 'budget', values: { budgetTetri, costTetri } }];

/** Returns shortfalls with the budget held to another cost than the plan's own count. */
export const withBudget = (
  shortfalls: readonly Shortfall[],
  budgetTetri: number | undefined,
  costTetri: number,
): Shortfall[] =>
  byGravity([...ofBudget(budgetTetri, costTetri), ...shortfalls.filter(({ key }) => key !== 'budget')]);

function ofRepeats(state: State): Shortfall[] {
  const { problem, dishes } = state.model;
  const limit = problem.wishes?.repeats;
  if (!limit) return [];
  return weeksIn(state.model.problem.days).flatMap((week) => {
    const times = new Map<string | number, { dish: number; times: number }>();
    for (const slot of state.filledIn(week)) {
      if (state.from[slot] !== NONE) continue;
      const dish = present(dishes[present(state.dish[slot])], 'a dish');
      const before = times.get(identityOf(dish));
      times.set(identityOf(dish), { dish: before?.dish ?? dish.id, times: (before?.times ?? 0) + 1 });
    }
    return [...times.values()]
      .filter((one) => one.times > limit)
      .map((one): Shortfall => ({ key: 'repeats', ...dayOfWeek(week), values: { ...one, limit } }));
  });
}

function ofTags(state: State, rules: readonly Rules[]): Shortfall[] {
  const { problem, slots, dishes } = state.model;
  const isMet = (wish: TagWish, at: number): boolean => {
    const { day } = present(slots[at], 'a slot');
    const dish = present(dishes[present(state.dish[at])], 'a dish');
    return isTagDay(wish, present(rules[day], 'the rules of a day').weekday) && dish.tags.includes(wish.tag);
  };
  const timesIn = (wish: TagWish, week: number): number =>
    state.filledIn(week).filter((slot) => isMet(wish, slot)).length;
  return (problem.wishes?.tags ?? []).flatMap((wish) =>
    weeksIn(state.model.problem.days).flatMap((week): Shortfall[] => {
      const times = timesIn(wish, week);
      const about = { tag: wish.tag, times };
      if (times < leastIn(wish, week, problem.days))
        return [{ key: 'tag', ...dayOfWeek(week), values: { ...about, min: wish.min ?? 0 } }];
      if (times > (wish.max ?? Infinity))
        return [{ key: 'tag', ...dayOfWeek(week), values: { ...about, max: wish.max ?? 0 } }];
      return [];
    }),
  );
}

function ofUnknowns({ model, dish }: State): Shortfall[] {
  const used = [...new Set(dish)].flatMap((at) => model.dishes[at] ?? []);
  const without = (lacks: (one: Candidate) => boolean): number[] => used.filter(lacks).map(({ id }) => id);
  const figures = without((one) => TARGETED.some((name) => one[name] === null));
  const cost = without(({ costTetri }) => costTetri === null);
  return [
    ...(figures.length > 0 ? [{ key: 'unknownFigures' as const, values: { dishes: figures } }] : []),
    ...(cost.length > 0 ? [{ key: 'unknownCost' as const, values: { dishes: cost } }] : []),
  ];
}
