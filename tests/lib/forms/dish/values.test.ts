import { expect, test } from 'vitest';
import { blankDish, changesOf, countedLines, inputOf, valuesOf } from '@/lib/forms/dish/values';
import { at } from '@/tests/support/at';
import { buildDish, buildIngredient, buildLine, buildValues, newKey } from '../../../support/builders/dish';

test('a stored recipe passes through the form unchanged', () => {
  const dish = buildDish({
    sections: [
      { key: newKey(), title: 'Dough', ingredients: [buildIngredient({ amount: 1.5, unit: 'Tea Spoon' })] },
    ],
    DishImages: [{ id: 9, url: '/uploads/a.jpg' }],
    prepTime: 25,
    cookedWeight: 900,
    sourceUrl: 'https://example.com/a',
  });
  const input = inputOf(valuesOf(dish, 'ka'));
  expect(input).toMatchObject({
    Name: dish.Name,
    TimeToCook: 100,
    prepTime: 25,
    servingAmount: 4,
    cookedWeight: 900,
    DishImages: [9],
    sourceUrl: 'https://example.com/a',
    visibility: 'public',
  });
  expect(input.sections).toEqual([
    {
      key: at(dish.sections, 0).key,
      title: 'Dough',
      ingredients: [
        {
          key: at(at(dish.sections, 0).ingredients, 0).key,
          amount: 1.5,
          unit: 'Tea Spoon',
          name: null,
          note: '',
          product: 1,
        },
      ],
    },
  ]);
});

test('blank lines, steps and sections are not sent', () => {
  const input = inputOf({
    ...blankDish('en', newKey),
    sections: [{ key: newKey(), title: '', ingredients: [] }],
  });
  expect([input.ingredients, input.sections, input.Steps]).toEqual([[], [], []]);
});

test('only changes to the stored recipe are sent', () => {
  const base = buildValues();
  expect(changesOf(base, { ...base, Note: 'Hot!', TimeToCook: ' 100 ' })).toEqual({ Note: 'Hot!' });
});

test('preparation is optional, and an older draft without the field has none', () => {
  const { prepTime: _none, ...draft } = buildValues();
  expect([inputOf(buildValues()).prepTime, inputOf(draft).prepTime]).toEqual([null, null]);
  expect(inputOf(buildValues({ prepTime: '1 h 10' })).prepTime).toBe(70);
});

test('lines without a product or an amount are not counted yet', () => {
  const lines = [buildLine({ amount: '1 1/2' }), buildLine({ amount: 'x' }), buildLine({ product: null })];
  expect(countedLines(lines).map(({ amount }) => amount)).toEqual([1.5]);
});
