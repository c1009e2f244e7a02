import { isStricter } from './fasts/fasting';
import { isForMeal, isWeekend, refusedBy, type Rules } from './hard';
import type { Candidate, Relaxation, Problem, Shortfall, Slot, Removal } from './model';

const OFFERED = 2;

/**
 * Explains an empty slot: the number of candidates each reason removed, and the smallest changes of a single wish that
 * bring some back.
 */
export function explainEmpty({ dishes, eaters }: Problem, { day, meal }: Slot, rules: Rules): Shortfall {
  const ofMeal = dishes.filter((dish) => isForMeal(dish, meal));
  const counts = new Map<Removal['by'], number>();
  for (const dish of ofMeal) {
    const by = refusedBy(dish, meal, rules);
    if (by) counts.set(by, (counts.get(by) ?? 0) + 1);
  }
  if (ofMeal.length === 0) {
    const silent = dishes.filter(({ meals }) => meals.length === 0).length;
    counts.set('meal', dishes.length - silent);
    counts.set('noMeal', silent);
  }
  const took = [...counts].flatMap(([by, count]) => (count > 0 ? [{ by, dishes: count }] : []));
  took.sort((one, other) => other.dishes - one.dishes);

  const backWith = (loosened: Partial<Rules>): Candidate[] =>
    ofMeal.filter((dish) => !refusedBy(dish, meal, { ...rules, ...loosened }));
  const [quickest, nextQuickest] = minuteLoosenings(backWith({ limit: undefined }), rules);
  const milder = milderFast(rules);
  const asCalendar = milder && { wish: milder, dishes: backWith({ fast: MILDER[milder] }).length };
  const fasting: Relaxation = { wish: 'fasting', dishes: backWith({ fast: 'free' }).length };
  const diets = eaters.flatMap(({ Name, diet }) =>
    (diet ?? []).map((name): Relaxation => {
      const others = eaters.flatMap((eater) =>
        (eater.diet ?? []).filter((one) => eater.Name !== Name || one !== name),
      );
      return { wish: 'diet', eater: Name, name, dishes: backWith({ diet: others }).length };
    }),
  );
  const loosenings = [quickest, asCalendar, fasting, nextQuickest, ...diets]
    .flatMap((one) => (one && one.dishes > 0 ? [one] : []))
    .slice(0, OFFERED);
  return { key: 'empty', day, values: { meal, took, loosenings } };
}

/** Degree of the fast to which each wish about it loosens a day. */
const MILDER = { fastingFish: 'fish', fastingNoOil: 'oil' } as const;

/** Returns the wish by which the fast of a day can be kept more mildly, as far as the calendar allows it. */
function milderFast({ fast, fastByCalendar }: Rules): keyof typeof MILDER | undefined {
  if (isStricter(fast, fastByCalendar)) return 'fastingFish';
  return fast === 'strict' ? 'fastingNoOil' : undefined;
}

/** Returns the next larger time limits that let a dish back in, smallest first. */
function minuteLoosenings(back: readonly Candidate[], { limit, weekday }: Rules): Relaxation[] {
  if (limit === undefined) return [];
  const times = back.map(({ minutes }) => minutes ?? 0);
  return [...new Set(times)]
    .filter((value) => value > limit)
    .sort((one, other) => one - other)
    .map((value) => ({
      wish: isWeekend(weekday) ? 'weekendMinutes' : 'weekdayMinutes',
      value,
      dishes: times.filter((minutes) => minutes <= value).length,
    }));
}
