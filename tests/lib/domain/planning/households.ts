import { ALLERGENS } from '@/lib/domain/product/types';
import { DIETARY_FLAGS } from '@/lib/domain/dish/types';
import { HEALTH_WISHES, type Candidate, type PlanningEater, type Problem } from '@/lib/domain/planning/model';
import type { Goods, Taking } from '@/lib/domain/planning/till';
import { pick, seeded, type Random } from '@/lib/domain/random';
import { anyProblem } from './problems';

const GOODS = 15;
/** Products as they are bought: by the piece, in heads, in packs, by weight. */
export const KINDS = [
  { category: 'vegetables', gramsPerPiece: 110 },
  { category: 'vegetables', gramsPerPiece: 5, pieceName: 'clove' },
  { category: 'dairy', packSize: 600, gramsPerPiece: 60 },
  { category: 'grains', packSize: 900 },
  { category: 'meat' },
  { category: 'spices' },
];

const anyGoods = (random: Random): Goods[] =>
  Array.from({ length: GOODS }, (_, at) => ({
    product: {
      id: at + 1,
      Name: `product ${at}`,
      costTetri: Math.floor(random() * 300),
      ...pick(random, KINDS),
    },
    markupPercent: pick(random, [0, 12]),
    home: pick(random, [0, 0, 0, 250, null]),
  }));

function anyTakes(random: Random): Taking[] {
  const places = Array.from({ length: GOODS }, (_, at) => at).filter(() => random() < 0.25);
  return places.map((at) => {
    const grams = random() < 0.1 ? 0 : Math.round(random() * 200);
    return [at, grams, random() < 0.3 ? grams : 0];
  });
}

function anyPerson(random: Random, eater: PlanningEater): PlanningEater {
  const need = random() < 0.6 ? 1100 + Math.floor(random() * 1900) : null;
  return {
    ...eater,
    targets: random() < 0.5 ? eater.targets : null,
    need,
    safe: need && random() < 0.7 ? Math.round(need * 0.75) : null,
    isMinor: random() < 0.3,
    isPrivate: random() < 0.5,
    byFactor: random() < 0.2,
    allergens: ALLERGENS.filter(() => random() < 0.06),
    diet: DIETARY_FLAGS.filter(() => random() < 0.08),
  };
}

const anyDish = (random: Random, dish: Candidate): Candidate => ({
  ...dish,
  unknownAllergens: random() < 0.15 ? ALLERGENS.filter(() => random() < 0.3) : dish.unknownAllergens,
  takes: anyTakes(random),
  piece: random() < 0.1 ? 0.5 : null,
  fibre: random() < 0.7 ? Math.round(random() * 15) : null,
  vegetables: random() < 0.7 ? Math.round(random() * 300) : null,
  saturatedFat: random() < 0.7 ? Math.round(random() * 15) : null,
  salt: random() < 0.7 ? random() * 3 : null,
});

/** Returns a random problem of people of unequal needs who buy at the till; the same for the same seed. */
export function anyHousehold(seed: number): Problem {
  const problem = anyProblem(seed);
  const random = seeded(seed + 3000);
  return {
    ...problem,
    eaters: problem.eaters.map((eater) => anyPerson(random, eater)),
    dishes: problem.dishes.map((dish) => anyDish(random, dish)),
    wishes: {
      ...problem.wishes,
      budgetTetri: random() < 0.7 ? Math.floor(random() * 60_000) : null,
      health: Object.fromEntries(HEALTH_WISHES.map((wish) => [wish, random() < 0.7])),
      fasting: random() < 0.5,
    },
    goods: random() < 0.8 ? anyGoods(random) : null,
  };
}
