import { expect, test } from 'vitest';
import { raisedTargets, rulingOut } from '@/lib/domain/planning/wellbeing';
import { candidate, dinnerOf, saidOf } from './problems';

const meals = ['Breakfast', 'Lunch', 'Dinner'] as const;
const dish = (id: number, changes: object) =>
  candidate({ id, meals, fibre: 1, vegetables: 20, saturatedFat: 20, salt: 4, ...changes });
const dishes = Array.from({ length: 30 }, (_, at) => dish(at + 1, { calories: 600 }));
const eaters = [{ Name: 'Nino', factor: 1 }];
const week = (changes: object = {}) => dinnerOf({ days: 7, meals, dishes, eaters, ...changes });

test('a week says what it lacks of a healthy one, and what of it is unknown', () => {
  const said = saidOf(week(), 'health').map(({ values }) => values);
  expect(said.map(off)).toEqual(said.map(off).sort((one, other) => other - one));
  expect(said).toHaveLength(4);
  const about = (name: string) => said.find((one) => 'of' in one && one.of === name);
  expect(about('saturatedFat')).toMatchObject({ eater: 'Nino', isLow: false, limit: 20, unknown: 0 });
  expect(about('salt')).toMatchObject({ isLow: false, limit: 5 });
  expect(about('fibre')).toMatchObject({ isLow: true, limit: 23 });
  expect(about('vegetables')).toMatchObject({ isLow: true, limit: 360 });
  expect(saidOf(week({ wishes: { health: { salt: false, fibre: false } } }), 'health')).toHaveLength(2);
  const some = dishes.map((one) => (one.id % 3 ? one : { ...one, salt: null }));
  const keep = Array.from({ length: 7 }, (_, at) =>
    meals.map((meal, place) => ({ day: at + 1, meal, dish: at * 3 + place + 1 })),
  ).flat();
  const partly = saidOf(week({ dishes: some, keep }), 'health').map(({ values }) => values);
  expect(partly.find((one) => 'of' in one && one.of === 'salt')).toMatchObject({ unknown: 7 });
});
const off = (values: object): number =>
  'amount' in values && 'limit' in values ? Math.abs(Number(values.amount) / Number(values.limit) - 1) : 0;

test('another person’s figures are theirs alone', () => {
  const own = [{ ...eaters[0], Name: 'Gio', factor: 1, need: 4000, isPrivate: true }];
  const said = [...saidOf(week({ eaters: own }), 'health'), ...saidOf(week({ eaters: own }), 'energy')];
  expect(said.length).toBeGreaterThan(3);
  for (const { values } of said) expect(values).toMatchObject({ amount: null, limit: null });
});

test('too little food in a week is named, for somebody of whom nothing is known too', () => {
  const light = dishes.map((one) => ({ ...one, calories: 200 }));
  expect(saidOf(week({ dishes: light }), 'energy')).toMatchObject([
    { values: { eater: 'Nino', isLow: true, limit: 1800 } },
  ]);
  expect(saidOf(week(), 'energy')).toEqual([]);
  expect(saidOf(week({ dishes: light, wishes: { health: { energy: false } } }), 'energy')).toEqual([]);
});

test('a week without fish is named where fish was possible', () => {
  const fishy = [...dishes, dish(99, { group: 'fish', minutes: 300, calories: 600 })];
  const keep = Array.from({ length: 7 }, (_, at) =>
    meals.map((meal, place) => ({ day: at + 1, meal, dish: ((at * 3 + place) % 28) + 1 })),
  ).flat();
  expect(saidOf(week({ dishes: fishy }), 'fish')).toEqual([]);
  expect(
    saidOf(week({ dishes: fishy, keep: keep.slice(1), wishes: { tags: [{ tag: 'fish', max: 0 }] } }), 'fish'),
  ).toEqual([]);
  expect(saidOf(week(), 'fish')).toEqual([]);
});

test('a wish for less energy than is safe is raised, and said', () => {
  const child = { Name: 'Luka', factor: 1, safe: 1800, isMinor: true, targets: { calories: 1200 } };
  expect(raisedTargets(week({ eaters: [child] }))).toEqual([
    { key: 'raised', values: { eater: 'Luka', isMinor: true, target: 1200, limit: 1800 } },
  ]);
  expect(raisedTargets(week({ eaters: [{ ...child, targets: { calories: 1900 } }] }))).toEqual([]);
});

test('a rule that leaves hardly anything for a meal is named', () => {
  const milky = [...dishes.map((one) => ({ ...one, allergens: ['milk'] })), dish(50, {})];
  const nika = { Name: 'Nika', factor: 1, allergens: ['milk'] as const };
  expect(rulingOut(week({ dishes: milky, eaters: [...eaters, nika] }))).toMatchObject(
    meals.map((meal) => ({ key: 'rulesOut', values: { eater: 'Nika', meal, dishes: 1, took: 30 } })),
  );
  expect(rulingOut(week({ eaters: [nika] }))).toEqual([]);
});
