import { expect, test } from 'vitest';
import { fillForm, loosened, seatOf, tableOf, preferencesOf } from '@/lib/forms/mealplan/fill';
import { at } from '@/tests/support/at';
import { buildEater, newKey } from '../../../support/builders/mealplan';

const known = (given: Partial<Parameters<typeof fillForm>[0]> = {}) => ({
  days: ['monday'],
  startDate: '',
  eaters: [],
  targets: null,
  person: { id: 7, Name: 'Nino', diet: [], allergens: [], targets: null },
  way: null,
  guest: (number: number) => `Guest ${number}`,
  newKey,
  ...given,
});

test('a first-time planner is asked nothing: three meals, all recipes, for themselves', () => {
  const form = fillForm(known());
  expect(form).toMatchObject({ meals: ['Breakfast', 'Lunch', 'Dinner'], from: ['public', 'mine', 'saved'] });
  expect(preferencesOf(form)).toEqual({
    meals: ['Breakfast', 'Lunch', 'Dinner'],
    eaters: [{ Name: 'Nino', factor: 1, user: 7, diet: [], allergens: [] }],
    from: ['public', 'mine', 'saved'],
    wishes: {},
  });
});

test('the person’s settings count for them, and the plan’s for the others', () => {
  const form = fillForm(
    known({
      eaters: [
        buildEater({ key: 'me', Name: 'Nino', user: 7, allergens: ['milk'] }),
        buildEater({ key: 'child', Name: 'Nika', factor: 0.5, allergens: ['egg'] }),
      ],
      targets: { calories: 2200, prots: 80 },
      person: {
        id: 7,
        Name: 'Nino',
        diet: ['Vegetarian', 'fasting'],
        allergens: ['peanuts'],
        targets: { calories: 1900 },
      },
    }),
  );
  expect(form.fasting).toBe(true);
  expect(preferencesOf(form).eaters).toEqual([
    {
      Name: 'Nino',
      factor: 1,
      targets: { calories: 1900, prots: 80, fats: null, carbs: null },
      user: 7,
      diet: ['Vegetarian'],
      allergens: ['peanuts', 'milk'],
    },
    { Name: 'Nika', factor: 0.5, diet: [], allergens: ['egg'] },
  ]);
});

test('stored preferences come back unchanged', () => {
  const way = {
    meals: ['Lunch', 'Dinner'] as const,
    from: ['saved', 12],
    wishes: {
      budgetTetri: 15050,
      weekdayMinutes: 30,
      repeats: 2,
      leftovers: ['Lunch'] as const,
      tags: [
        { tag: 'fish', min: 2 },
        { tag: 'meat', max: 0, weekdays: [3, 5] },
      ],
      fasting: true,
      fastingFish: true,
      fastingNoOil: true,
    },
    eaters: [{ Name: 'Nika', factor: 0.5, diet: ['Vegan'] as const, targets: { calories: 900 } }],
  };
  const eaters = [buildEater({ key: 'child', Name: 'Nika', factor: 0.5 })];
  const form = fillForm(known({ way, eaters }));
  expect(form.budget).toBe(150.5);
  expect(preferencesOf(form)).toMatchObject({
    meals: way.meals,
    from: way.from,
    wishes: way.wishes,
    eaters: [{ Name: 'Nika', targets: { calories: 900 }, diet: ['Vegan'] }],
  });
});

test('an unnamed eater is told apart by their place', () => {
  const eaters = [buildEater({ Name: ' ' }), buildEater({ Name: '' })];
  expect(fillForm(known({ eaters })).eaters.map(({ Name }) => Name)).toEqual(['Guest 1', 'Guest 2']);
});

test('each target may be set, and an invalid number counts as none', () => {
  const form = fillForm(known({ person: { id: 7, Name: 'Nino', targets: { calories: 1900 } } }));
  const me = at(form.eaters, 0);
  const typed = { ...me.targets, prots: 95, fats: 'much' };
  expect(at(preferencesOf({ ...form, eaters: [{ ...me, targets: typed }] }).eaters, 0).targets).toEqual({
    calories: 1900,
    prots: 95,
    fats: null,
    carbs: null,
  });
});

test('an unfinished wish is ignored', () => {
  const form = fillForm(known());
  const tags = [
    { key: 'a', tag: '', how: 'min' as const, times: 2, weekdays: [] },
    { key: 'b', tag: 'fish', how: 'max' as const, times: null, weekdays: [] },
  ];
  expect(preferencesOf({ ...form, tags, budget: 'many' }).wishes).toEqual({});
});

test('how fasts are kept is said only while they are kept', () => {
  const form = { ...fillForm(known()), fastingFish: true, fastingNoOil: true };
  expect(preferencesOf(form).wishes).toEqual({});
  expect(preferencesOf({ ...form, fasting: true, fastingNoOil: false }).wishes).toEqual({
    fasting: true,
    fastingFish: true,
  });
});

test('only the one wish is loosened', () => {
  const way = {
    eaters: [
      { Name: 'Nika', factor: 1, diet: ['Vegan', 'Gluten Free'] as const },
      { Name: 'Nino', factor: 1, diet: ['Vegan'] as const },
    ],
  };
  const eaters = [buildEater({ Name: 'Nino' }), buildEater({ Name: 'Nika' })];
  const form = { ...fillForm(known({ eaters, way })), fasting: true, weekdayMinutes: '20' };
  expect(loosened(form, { wish: 'fasting' }).fasting).toBe(false);
  expect(loosened(form, { wish: 'fastingFish' })).toEqual({ ...form, fastingFish: true });
  const strict = { ...form, fastingNoOil: true };
  expect(loosened(strict, { wish: 'fastingNoOil' })).toEqual({ ...strict, fastingNoOil: false });
  expect(loosened(form, { wish: 'weekdayMinutes', value: 45 }).weekdayMinutes).toBe('45');
  const other = loosened(form, { wish: 'diet', eater: 'Nika', name: 'Vegan' });
  expect(other.eaters.map(({ diet }) => diet)).toEqual([['Vegan'], ['Gluten Free']]);
});

test('a person added for the week joins the plan’s eaters; a single eater needs no name', () => {
  const alone = fillForm(known());
  expect(tableOf([], alone)).toEqual([]);
  const seat = seatOf({ id: 8, Name: 'Giorgi' }, 'giorgi');
  const form = { ...alone, eaters: [...alone.eaters, seat] };
  expect(tableOf([], form)).toEqual([
    { key: at(alone.eaters, 0).key, Name: 'Nino', factor: 1, user: 7 },
    { key: 'giorgi', Name: 'Giorgi', factor: 1, user: 8 },
  ]);
  // other people's changes of the eaters meanwhile stay
  const eaters = [buildEater({ key: 'ana', Name: 'Ana' }), buildEater({ key: 'late', Name: 'Late' })];
  const later = fillForm(known({ eaters: [at(eaters, 0)] }));
  expect(tableOf(eaters, { eaters: [...later.eaters, seat] }).map(({ Name }) => Name)).toEqual([
    'Ana',
    'Late',
    'Giorgi',
  ]);
  expect(preferencesOf(form).eaters).toEqual([
    { Name: 'Nino', factor: 1, user: 7, diet: [], allergens: [] },
    { Name: 'Giorgi', factor: 1, user: 8, diet: [], allergens: [] },
  ]);
});

test('a plate that was typed holds, and what is turned off is said', () => {
  const form = fillForm(known({ person: { id: 7, Name: 'Nino' } }));
  const [nino] = form.eaters;
  const typed = { ...form, eaters: [{ ...at(form.eaters, 0), factor: 1.3 }], health: ['energy'] as const };
  expect(nino?.planned).toBe(1);
  expect(preferencesOf(typed)).toMatchObject({
    eaters: [{ Name: 'Nino', factor: 1.3, byFactor: true, user: 7 }],
    wishes: { health: { fibre: false, salt: false, fish: false } },
  });
  expect(preferencesOf(form).eaters[0]).not.toHaveProperty('byFactor');
  expect(preferencesOf(form).wishes).not.toHaveProperty('health');
});
