import { expect, test } from 'vitest';
import type { Candidate } from '@/lib/domain/planning/model';
import {
  columnsOfDish,
  COLUMNS,
  expectedEnergy,
  healthNorms,
  limitOf,
  pointsOf,
  targetOf,
  termsOfEaters,
  termsOfTable,
} from '@/lib/domain/planning/targets';
import { candidate, dinnerOf } from './problems';

const meals = ['Breakfast', 'Lunch', 'Dinner'] as const;
const known: Partial<Candidate> = { fibre: 10, vegetables: 200, saturatedFat: 5, salt: 2 };
const eater = { Name: 'Nino', factor: 1 };
const day = (changes: object = {}) =>
  dinnerOf({ meals, dishes: [candidate({ id: 1, ...known })], eaters: [eater], ...changes });

test('a healthy week is asked for where most of a day is planned and known, and not turned off', () => {
  expect(healthNorms(day())).toEqual(['fibre', 'vegetables', 'saturatedFat', 'salt']);
  expect(healthNorms(day({ wishes: { health: { salt: false } } }))).not.toContain('salt');
  expect(healthNorms(day({ meals: ['Dinner'] }))).toEqual([]);
  expect(healthNorms(day({ dishes: [candidate({ id: 1 })] }))).toEqual([]);
});

test('norms are of the planned part of the day; only some grow with the energy', () => {
  const athlete = { ...eater, targets: { calories: 4000 } };
  expect(limitOf(day(), eater, 'fibre')).toBeCloseTo(22.5);
  expect(limitOf(day(), athlete, 'fibre')).toBeCloseTo(45);
  expect(limitOf(day(), athlete, 'salt')).toBeCloseTo(4.5);
  expect(limitOf(day(), { ...eater, factor: 0.5 }, 'vegetables')).toBeCloseTo(180);
});

test('what is unknown counts as usual for its energy, never as nothing', () => {
  const [calories, , , , fibre] = columnsOfDish(candidate({ id: 1, calories: 800, fibre: null }));
  expect([calories, fibre]).toEqual([800, 10]);
});

test('who typed no energy is expected to eat what they need, else what such meals contain', () => {
  expect(expectedEnergy(day(), eater)).toBe(1800);
  expect(expectedEnergy(day(), { ...eater, need: 2400 })).toBe(2160);
  expect(expectedEnergy(day({ meals: ['Dinner'] }), eater)).toBe(0);
  expect(targetOf({ ...eater, safe: 1500, targets: { calories: 900 } }, 'calories')).toBe(1500);
});

test('energy and protein have a floor, a hard one beside a budget', () => {
  const floors = (wishes: object) =>
    termsOfEaters(
      day({ eaters: [{ ...eater, targets: { calories: 2000, fats: 70, prots: 80 } }], wishes }),
      [1],
    )
      .flatMap(({ terms }) => terms)
      .filter(({ near, side }) => near >= 300 && side === -1)
      .map(({ nutrient, near }) => [COLUMNS[nutrient], near]);
  expect(floors({})).toEqual([
    ['calories', 300],
    ['prots', 300],
  ]);
  expect(floors({ budgetTetri: 1000 })).toEqual([
    ['calories', 1500],
    ['prots', 1500],
  ]);
});

test('points are one-sided where only less, or only more, is missed', () => {
  const term = { nutrient: 0, rate: 0.01, free: 0.1, edge: 0.2, near: 10, far: 20 };
  const of = (side: number, sum: number) => pointsOf([{ ...term, side }], [sum]);
  expect([of(0, 100), of(0, 105), of(-1, 150), of(1, 50)]).toEqual([0, 0, 0, 0]);
  expect(of(0, 150)).toBeCloseTo(10 * 0.4 + 20 * 0.3);
  expect(of(-1, 50)).toBeCloseTo(of(1, 150));
  const table = termsOfTable([
    { eater: 0, terms: [{ ...term, side: 0 }] },
    { eater: 1, terms: [{ ...term, side: 0 }] },
  ]);
  expect(table).toEqual([{ ...term, side: 0 }]);
});
