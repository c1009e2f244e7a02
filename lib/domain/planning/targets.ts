import { present } from '../present';
import {
  HEALTHY,
  TARGETED,
  type Candidate,
  type Healthy,
  type PlanningEater,
  type Problem,
  type Targeted,
} from './model';
import { energyOf, partOfDay, plateAt } from './plates';
import {
  FLOOR_BAND,
  NEED_BAND,
  NORM_BAND,
  NORMS,
  TARGET_BANDS,
  USUAL_BAND,
  USUAL_CALORIES,
  USUAL_PARTS,
  WEIGHTS,
} from './weights';

/** Sums of a day, by column. */
export const COLUMNS = [...TARGETED, ...HEALTHY] as const;
type Column = (typeof COLUMNS)[number];

/**
 * Penalty on one sum of a day for one eater; `rate` converts the amount in a plate of size 1 to a fraction of what the
 * eater needs. `side` is -1 if only less costs points, 1 if only more does, 0 for both.
 */
export interface TargetTerm {
  readonly nutrient: number;
  readonly rate: number;
  readonly side: number;
  readonly free: number;
  readonly edge: number;
  readonly near: number;
  readonly far: number;
}

/** Terms of one eater, in full points. */
export interface EaterTerms {
  readonly eater: number;
  readonly terms: readonly TargetTerm[];
}

const columnOf = (name: Column): number => COLUMNS.indexOf(name);
/** Points at which a lack of a figure that nobody gave is an edge that is never reached. */
const NO_EDGE = Number.MAX_SAFE_INTEGER;

/** Returns the penalty terms of each eater, in full points. */
export function termsOfEaters(problem: Problem, plates: readonly number[]): EaterTerms[] {
  const norms = healthNorms(problem);
  return problem.eaters.map((eater, at) => {
    const plate = plateAt(plates, at);
    return {
      eater: at,
      terms: [
        ...targetTerms(problem, eater, plate),
        ...needTerms(problem, eater, plate),
        ...norms.map((norm) => normTerm(norm, limitOf(problem, eater, norm), plate)),
      ],
    };
  });
}

/** Returns the terms of the whole table: equal ones of several eaters share one, with their combined weight. */
export function termsOfTable(all: readonly EaterTerms[]): TargetTerm[] {
  const merged = new Map<string, TargetTerm>();
  for (const { terms } of all)
    for (const term of terms) {
      const { nutrient, rate, side, free } = term;
      const key = [nutrient, rate, side, free, term.near].join(' ');
      const known = merged.get(key);
      const part = 1 / all.length;
      merged.set(key, {
        ...term,
        near: term.near * part + (known?.near ?? 0),
        far: term.far * part + (known?.far ?? 0),
      });
    }
  return [...merged.values()];
}

/** Returns a day's target of an eater; energy never less than what is safe for them. */
export const targetOf = (eater: PlanningEater, name: Targeted): number =>
  name === 'calories' && eater.targets?.calories ? (energyOf(eater) ?? 0) : (eater.targets?.[name] ?? 0);

function targetTerms({ wishes }: Problem, eater: PlanningEater, plate: number): TargetTerm[] {
  const points = floorPoints(wishes);
  return TARGETED.flatMap((name): TargetTerm[] => {
    const target = targetOf(eater, name);
    if (!target) return [];
    const rate = plate / target;
    const nutrient = columnOf(name);
    const [near, far] = [WEIGHTS.targetNear[name], WEIGHTS.targetFar[name]];
    const term = { nutrient, rate, side: 0, ...TARGET_BANDS[name], near, far };
    return FLOORED.includes(name) ? [term, floorTerm(nutrient, rate, points)] : [term];
  });
}
/** Figures that nothing else is kept by. */
const FLOORED: readonly Targeted[] = ['calories', 'prots'];

const floorPoints = (wishes: Problem['wishes']): number =>
  WEIGHTS.floor[typeof wishes?.budgetTetri === 'number' ? 'withBudget' : 'always'];

const floorTerm = (nutrient: number, rate: number, points: number): TargetTerm => ({
  nutrient,
  rate,
  side: -1,
  free: FLOOR_BAND,
  edge: NO_EDGE,
  near: points,
  far: 0,
});

/** Returns the energy of a day for somebody who typed none: their need, else what such meals usually contain. */
export function expectedEnergy(problem: Problem, eater: PlanningEater): number {
  const part = partOfDay(problem);
  if (part === 0) return 0;
  if (eater.need) return eater.need * part;
  return problem.meals.reduce((sum, meal) => sum + USUAL_PARTS[meal], 0) * USUAL_CALORIES * eater.factor;
}

function needTerms(problem: Problem, eater: PlanningEater, plate: number): TargetTerm[] {
  const expected = eater.targets?.calories ? 0 : expectedEnergy(problem, eater);
  if (!expected) return [];
  const nutrient = columnOf('calories');
  const rate = plate / expected;
  const isKnown = Boolean(eater.need);
  const [near, far] = isKnown ? [WEIGHTS.needNear, WEIGHTS.needFar] : [WEIGHTS.usualNear, WEIGHTS.usualFar];
  const term = { nutrient, rate, side: 0, ...(isKnown ? NEED_BAND : USUAL_BAND), near, far };
  // what is only usual gives way to what somebody wished
  const points =
    isKnown || typeof problem.wishes?.budgetTetri === 'number'
      ? floorPoints(problem.wishes)
      : WEIGHTS.floor.usual;
  const floor = floorTerm(nutrient, rate, points);
  return [term, { ...floor, free: isKnown ? FLOOR_BAND : USUAL_BAND.free }];
}

/** Least part of the dishes whose figure must be known for a norm to be asked for. */
const MOST_KNOWN = 0.5;

/** Returns the norms that are asked for: none for a part of a day, and none of which too little is known. */
export function healthNorms(problem: Problem): Healthy[] {
  if (partOfDay(problem) === 0) return [];
  return HEALTHY.filter(
    (name) => problem.wishes?.health?.[name] !== false && knownPart(problem.dishes, name) >= MOST_KNOWN,
  );
}

const knownPart = (dishes: readonly Candidate[], name: Healthy): number =>
  dishes.filter((dish) => isKnown(dish, name)).length / Math.max(1, dishes.length);
export const isKnown = (dish: Candidate, name: Healthy): boolean =>
  dish[name] !== null && dish[name] !== undefined;

/** Returns what an eater should have of something at least, or at most, in the planned meals of a day; in grams. */
export function limitOf(problem: Problem, eater: PlanningEater, name: Healthy): number {
  const { grams, per, grows } = NORMS[name];
  const size = (energyOf(eater) ?? per * eater.factor) / per;
  return grams * (grows ? size : Math.min(1, size)) * partOfDay(problem);
}

const normTerm = (name: Healthy, limit: number, plate: number): TargetTerm => ({
  nutrient: columnOf(name),
  rate: plate / limit,
  side: NORMS[name].side,
  free: NORM_BAND,
  edge: NO_EDGE,
  near: WEIGHTS.health[name],
  far: 0,
});

/** Returns a dish's figures by column; where a healthy one is unknown, what its energy usually brings. */
export function columnsOfDish(dish: Candidate): number[] {
  return COLUMNS.map((name) => {
    const known = dish[name];
    if (typeof known === 'number') return known;
    if (name === 'calories' || name === 'fats' || name === 'carbs' || name === 'prots') return 0;
    const { grams, per } = NORMS[name];
    return (grams * (dish.calories ?? 0)) / per;
  });
}

/** Returns the points of terms for sums of a day in plates of size 1; `part` scales what is needed. */
export function pointsOf(terms: readonly TargetTerm[], sums: readonly number[], part = 1): number {
  return terms.reduce((points, { nutrient, rate, side, free, edge, near, far }) => {
    const by = present(sums[nutrient], 'a sum') * rate - part;
    const off = side === 0 ? Math.abs(by) : by * side;
    return points + near * Math.max(0, off - free) + far * Math.max(0, off - edge);
  }, 0);
}
