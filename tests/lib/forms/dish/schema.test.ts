import { describe, expect, test } from 'vitest';
import { blankDish, blankLine, type DishValues } from '@/lib/forms/dish/values';
import { validateDish } from '@/lib/forms/dish/schema';
import { at } from '@/tests/support/at';
import { buildLine, buildValues, newKey } from '../../../support/builders/dish';

const errorsOf = async (given: Partial<DishValues>): Promise<Record<string, unknown>> =>
  validateDish(buildValues(given));
const keyOf = (error: unknown) => (error as { key?: string } | undefined)?.key;

test('a complete recipe has no errors', async () => expect(await errorsOf({})).toEqual({}));

describe('the name', () => {
  test.each([
    ['1234', 'name'],
    ['12345', undefined],
    ['ა'.repeat(150), undefined],
    ['ა'.repeat(151), 'name'],
    ['🍲'.repeat(4), 'name'],
    ['🍲'.repeat(5), undefined],
    ['    1234   ', 'name'],
    ['   ', 'required'],
    ['', 'required'],
  ])('"%s" is checked', async (Name, key) => expect(keyOf((await errorsOf({ Name })).Name)).toBe(key));

  test('has an error with the limits', async () => {
    expect((await errorsOf({ Name: 'ღომი' })).Name).toEqual({ key: 'name', values: { min: 5, max: 150 } });
  });
});

describe('an amount', () => {
  test.each([
    ...['1,5', '1.5', '½', '1 1/2', '100000'],
    ...['1½ cups', '8 oz', '2–3', 'a pinch', '400 g can', '3 cloves', '1 კონა', '½ ჭიქა'],
    ...['', 'to taste', 'for serving', 'გემოვნებით'],
  ])('accepts "%s"', async (amount) =>
    expect(await errorsOf({ ingredients: [buildLine({ amount })] })).toEqual({}),
  );
  test.each(['0', '-1', '1e9', '100001', 'some', '<b>1</b>', '3–2', '2 cups flour', '200 kg'])(
    'refuses "%s"',
    async (amount) =>
      expect(await errorsOf({ ingredients: [buildLine({ amount })] })).toEqual({
        ingredients: [{ amount: { key: 'amount', values: undefined } }],
      }),
  );
});

describe('the product of a line', () => {
  const error = async (line: object) => {
    const errors = await errorsOf({ ingredients: [buildLine({ product: null, ...line })] });
    return keyOf(at(errors.ingredients as { text?: unknown }[], 0).text);
  };
  test('must be there', async () => expect(await error({ text: ' ' })).toBe('required'));
  test('must be chosen, not only typed', async () =>
    expect(await error({ text: 'Flour' })).toBe('ingredientOpen'));
  test('has a short name', async () => expect(await error({ text: 'ა'.repeat(50) })).toBe('ingredientName'));
});

test('an empty line, section and step are no errors', async () => {
  const Steps = [{ key: newKey(), description: ' ', minutes: '', images: [], video: '' }];
  const sections = [{ key: newKey(), title: ' ', ingredients: [blankLine(newKey)] }];
  expect(await errorsOf({ ingredients: [blankLine(newKey)], sections, Steps })).toEqual({});
});

test('a section without a name and a step without a description are reported at their fields', async () => {
  const errors = await errorsOf({
    sections: [{ key: newKey(), title: ' ', ingredients: [buildLine()] }],
    Steps: [{ key: newKey(), description: '', minutes: '5', images: [], video: '' }],
  });
  expect(errors).toMatchObject({
    sections: [{ title: { key: 'section' } }],
    Steps: [{ description: { key: 'step' } }],
  });
});

test('a section with only a name reports at its line that it has none', async () => {
  const of = (ingredients: readonly ReturnType<typeof blankLine>[]) =>
    errorsOf({ sections: [{ key: newKey(), title: ' To serve', ingredients }] });
  const error = { key: 'sectionEmpty', values: { title: 'To serve' } };
  const blank = blankLine(newKey);
  expect(await of([blank, blank])).toEqual({ sections: [{ ingredients: [{ text: error }] }] });
  expect(await of([])).toEqual({ sections: [{ title: error }] });
  expect(await of([blank, buildLine()])).toEqual({});
});

test('more than 100 ingredients across all sections are too many', async () => {
  const many = (count: number) => Array.from({ length: count }, () => buildLine());
  const errors = await errorsOf({
    ingredients: many(60),
    sections: [{ key: newKey(), title: 'Dough', ingredients: many(41) }],
  });
  expect(errors).toEqual({ ingredients: { key: 'tooMany', values: { max: 100 } } });
});

describe('numbers about the whole recipe', () => {
  test.each([
    ['TimeToCook', '0', 'time'],
    ['TimeToCook', '', 'time'],
    ['TimeToCook', '10081', 'time'],
    ['TimeToCook', '1.5', 'time'],
    ['prepTime', '-1', 'time'],
    ['prepTime', '1.5', 'time'],
    ['prepTime', '101', 'prepTime'],
    ['servingAmount', '0', 'range'],
    ['servingAmount', '101', 'range'],
    ['servingAmount', '', 'required'],
    ['cookedWeight', '-5', 'range'],
    ['sourceUrl', 'javascript:alert(1)', 'url'],
  ])('%s "%s"', async (field, value, key) =>
    expect(keyOf((await errorsOf({ [field]: value }))[field])).toBe(key),
  );
});

test.each([
  { prepTime: '' },
  { prepTime: '0' },
  { prepTime: '100' },
  { prepTime: '1 h 40' },
  { prepTime: '300', TimeToCook: '5 h' },
])('preparation %j is part of the total', async (times) => expect(await errorsOf(times)).toEqual({}));

test('texts may be as long as the limits and no longer', async () => {
  expect(await errorsOf({ Description: 'ა'.repeat(5000), Note: 'x'.repeat(5000) })).toEqual({});
  const errors = await errorsOf({ Description: 'ა'.repeat(5001), Note: 'x'.repeat(5001) });
  expect(errors).toMatchObject({
    Description: { key: 'tooLong' },
    Note: { key: 'tooLong', values: { max: 5000 } },
  });
});

test('an untouched form names its required fields, without faults for blank lines and steps', async () => {
  const errors = await validateDish(blankDish('en', newKey));
  expect(errors).toMatchObject({ Name: { key: 'required' }, TimeToCook: { key: 'time' } });
  expect(errors).not.toHaveProperty('ingredients');
  expect(errors).not.toHaveProperty('Steps');
});

test('a named recipe with a time passes with its blank line and step', async () => {
  expect(await validateDish({ ...blankDish('en', newKey), Name: 'Khachapuri', TimeToCook: '60' })).toEqual(
    {},
  );
});

test('a recipe stored without a time may stay so; an invalid one is still refused', async () => {
  const imported = { ...blankDish('en', newKey), Name: 'Khachapuri' };
  expect(await validateDish(imported, ['TimeToCook'])).toEqual({});
  expect(await validateDish({ ...imported, TimeToCook: '1.5' }, ['TimeToCook'])).toMatchObject({
    TimeToCook: { key: 'time' },
  });
});

test('a recipe stored without servings may stay so; an invalid number, or a new recipe, is refused', async () => {
  const imported = { ...blankDish('en', newKey), Name: 'Khachapuri', TimeToCook: '60', servingAmount: '' };
  expect(await validateDish(imported)).toMatchObject({ servingAmount: { key: 'required' } });
  expect(await validateDish(imported, ['servingAmount'])).toEqual({});
  expect(await validateDish({ ...imported, servingAmount: '0' }, ['servingAmount'])).toMatchObject({
    servingAmount: { key: 'range' },
  });
});
