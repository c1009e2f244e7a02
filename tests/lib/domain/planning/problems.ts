import { ALLERGENS } from '@/lib/domain/product/types';
import { DIETARY_FLAGS, DISH_TYPES } from '@/lib/domain/dish/types';
import type { Expiring } from '@/lib/domain/planning/atHome';
import type {
  Candidate,
  FixedDish,
  PlanningEater,
  Problem,
  ProposedDay,
  Shortfall,
} from '@/lib/domain/planning/model';
import { propose } from '@/lib/domain/planning/propose';
import { pick, seeded, type Random } from '@/lib/domain/random';

const some = <T>(random: Random, from: readonly T[], chance: number): T[] =>
  from.filter(() => random() < chance);

export const candidate = (changes: Partial<Candidate> & { readonly id: number }): Candidate => ({
  meals: ['Lunch', 'Dinner'],
  calories: 500,
  fats: 20,
  carbs: 50,
  prots: 25,
  costTetri: 400,
  minutes: 30,
  servings: 4,
  allergens: [],
  unknownAllergens: [],
  dietaryFlags: [],
  isFasting: false,
  main: null,
  group: null,
  kind: null,
  tags: [],
  ...changes,
});

function anyCandidate(random: Random, id: number): Candidate {
  const isKnown = random() > 0.1;
  const figure = (most: number) => (isKnown ? Math.round(random() * most) : null);
  return candidate({
    id,
    twins: random() < 0.2 ? Math.floor(random() * 4) : null,
    meals: some(random, DISH_TYPES, 0.4),
    calories: figure(900),
    fats: figure(50),
    carbs: figure(100),
    prots: figure(50),
    costTetri: random() > 0.1 ? Math.round(random() * 900) : null,
    minutes: random() > 0.1 ? Math.round(random() * 120) : null,
    servings: random() > 0.1 ? 1 + Math.floor(random() * 6) : null,
    allergens: some(random, ALLERGENS, 0.08),
    unknownAllergens: random() < 0.1 ? ALLERGENS : [],
    dietaryFlags: some(random, DIETARY_FLAGS, 0.4),
    isFasting: random() < 0.3,
    main: random() < 0.8 ? pick(random, ['beans', 'beef', 'trout', 'potatoes']) : null,
    group: random() < 0.8 ? pick(random, ['pulses', 'meat', 'fish', 'vegetables']) : null,
    kind: random() < 0.8 ? pick(random, ['soup', 'stew', 'salad', 'pie']) : null,
    tags: some(random, ['fish', 'meat', 'new'], 0.3),
    canBeLeftovers: random() < 0.5,
    isSaved: random() < 0.3,
  });
}

const anyEater = (random: Random, number: number): PlanningEater => ({
  Name: `eater ${number}`,
  factor: pick(random, [0.25, 0.5, 1, 1, 1.5]),
  targets: random() < 0.7 ? { calories: 1200 + Math.floor(random() * 1500), prots: 80, fats: null } : null,
  diet: some(random, DIETARY_FLAGS, 0.1),
  allergens: some(random, ALLERGENS, 0.05),
});

export const expiring = (changes: Partial<Expiring> & { readonly key: string }): Expiring => ({
  Name: changes.key,
  product: null,
  expiresOn: '2026-10-14',
  until: 1,
  amount: null,
  unit: null,
  ...changes,
});

/** Adds to the dishes what they use of food at home that expires. */
function withPantry(seed: number, days: number, dishes: readonly Candidate[]) {
  const random = seeded(seed + 1000);
  const atHome = Array.from({ length: Math.floor(random() * 6) }, (_, at) =>
    expiring({ key: `thing ${at}`, until: 1 + Math.floor(random() * days), amount: 400, unit: 'gr' }),
  );
  const uses = () =>
    some(random, atHome, 0.2).map(({ key }) => ({ key, amount: Math.floor(random() * 300) }));
  return { atHome, dishes: dishes.map((dish) => ({ ...dish, uses: uses() })) };
}

/** Adds fasts that the dishes keep by their ingredients, how the table keeps them, and dates of light fasts. */
function withFasts(seed: number, problem: Problem): Problem {
  const random = seeded(seed + 2000);
  const { wishes, startDate } = problem;
  return {
    ...problem,
    dishes: problem.dishes.map((dish) => ({
      ...dish,
      fast: dish.isFasting
        ? pick(random, ['oil', 'strict'] as const)
        : pick(random, ['free', 'meatless', 'fish'] as const),
    })),
    wishes: { ...wishes, fastingFish: random() < 0.5, fastingNoOil: random() < 0.5 },
    startDate: startDate && random() < 0.5 ? pick(random, ['2026-02-14', '2026-06-10']) : startDate,
  };
}

/** Returns a random problem, often one that cannot be solved fully; the same for the same seed. */
export function anyProblem(seed: number): Problem {
  const random = seeded(seed);
  const days = 1 + Math.floor(random() * 10);
  const dishes = Array.from({ length: 1 + Math.floor(random() * 60) }, (_, at) =>
    anyCandidate(random, at + 1),
  );
  const meals = some(random, DISH_TYPES, 0.6);
  const keep = Array.from({ length: Math.floor(random() * 4) }, (): FixedDish => ({
    day: 1 + Math.floor(random() * days),
    meal: pick(random, DISH_TYPES),
    dish: pick(random, dishes).id,
  }));
  return withFasts(seed, {
    ...withPantry(seed, days, dishes),
    days,
    meals: meals.length > 0 ? meals : ['Dinner'],
    eaters: Array.from({ length: 1 + Math.floor(random() * 5) }, (_, at) => anyEater(random, at + 1)),
    keep,
    wishes: {
      budgetTetri: random() < 0.5 ? Math.floor(random() * 40_000) : null,
      weekdayMinutes: random() < 0.4 ? 20 + Math.floor(random() * 60) : null,
      weekendMinutes: random() < 0.2 ? 60 : null,
      repeats: random() < 0.5 ? 1 + Math.floor(random() * 3) : null,
      leftovers: some(random, DISH_TYPES, 0.4),
      tags: [
        { tag: 'fish', min: 2 },
        { tag: 'meat', max: 0, weekdays: [3] },
      ].filter(() => random() < 0.5),
      fasting: random() < 0.4,
    },
    startDate: random() < 0.5 ? pick(random, ['2026-03-02', '2026-04-20', '2026-10-14', '2026-12-29']) : null,
  });
}

/** Returns every entry of a plan with its day and meal. */
export const entriesIn = (days: readonly ProposedDay[]) =>
  days.flatMap(({ day, meals }) =>
    meals.flatMap(({ type, entries }) => entries.map((entry) => ({ day, meal: type, entry }))),
  );

/** Returns the problem of one dinner for one person. */
export const dinnerOf = (changes: Partial<Problem>): Problem => ({
  days: 1,
  meals: ['Dinner'],
  eaters: [{ Name: 'Nino', factor: 1 }],
  dishes: [candidate({ id: 1 })],
  ...changes,
});

export const dinners = (...changes: Partial<Candidate>[]): Candidate[] =>
  changes.map((one, at) => candidate({ id: at + 1, ...one }));

/** Returns the shortfalls of a quickly made plan. */
export const saidOf = (problem: Problem, key: Shortfall['key']): Shortfall[] =>
  propose(problem, { steps: 2_000 }).shortfalls.filter((one) => one.key === key);
