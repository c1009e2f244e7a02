import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, people, type ApiRecord } from '../support/api';
import { dishBody, line, made, makeDish, makeProduct, readDish } from '../support/records';

const FULL = { calories: 200, fats: 10, carbs: 20, prots: 4, costTetri: 30 };
const user = () => api(people().user);
let flour: ApiRecord;

beforeAll(async () => {
  flour = await makeProduct(people().user, FULL);
});

const lineOf = async (given: Record<string, unknown>) => {
  const dish = await makeDish(people().user, { servingAmount: 1, ingredients: [line(flour.id, given)] });
  const { attributes } = await readDish(people().user, dish.id);
  return { dish: attributes, line: attributes.ingredients[0] };
};
const refusedFor = async (given: Record<string, unknown>) => {
  const answer = await user().post('dishes', dishBody({ ingredients: [line(flour.id, given)] }));
  expect(answer.status).toBe(400);
  return faults(answer);
};

describe('an amount', () => {
  test('is kept with its original text', async () => {
    const kept = await lineOf({ amount: 187.5, unit: 'gr', text: '1½ cups' });
    expect(kept.line).toMatchObject({ amount: 187.5, amountTo: null, unit: 'gr', text: '1½ cups' });
    expect(kept.dish.calories).toBe(375);
  });

  test('may be a range, which counts as its mean', async () => {
    const kept = await lineOf({ amount: 100, amountTo: 200 });
    expect(kept.line).toMatchObject({ amount: 100, amountTo: 200 });
    expect(kept.dish.calories).toBe(300);
  });

  test.each([null, undefined, '', ' '])('may be missing (%j), and then counts as nothing', async (amount) => {
    const kept = await lineOf({ amount, unit: null, text: 'to taste' });
    expect(kept.line).toMatchObject({ amount: null, unit: null, text: 'to taste' });
    expect(kept.dish.incompleteProducts).toEqual([]);
  });

  test('needs no figures from a product that is to taste', async () => {
    const mystery = await makeProduct(people().user);
    const dish = await makeDish(people().user, {
      ingredients: [line(flour.id), line(mystery.id, { amount: null, unit: null })],
    });
    expect(dish.attributes.incompleteProducts).toEqual([]);
  });

  test('is copied completely', async () => {
    const dish = await makeDish(people().user, {
      ingredients: [line(flour.id, { amount: 1, amountTo: 2, unit: 'Piece', text: '1 or 2' })],
    });
    const copy = made(await user().act(`dishes/${dish.id}/copy`));
    const { attributes } = await readDish(people().user, copy.id);
    expect(attributes.ingredients[0]).toMatchObject({
      amount: 1,
      amountTo: 2,
      unit: 'Piece',
      text: '1 or 2',
    });
  });
});

describe('a recipe refuses', () => {
  test('an amount without a unit', async () => {
    expect(await refusedFor({ unit: null })).toEqual(['ingredients.0.unit: required']);
  });

  test.each([100, 50])('a range from 100 to %d', async (amountTo) => {
    expect(await refusedFor({ amount: 100, amountTo })).toEqual(['ingredients.0.amountTo: amountTo']);
  });

  test('an end of a range without a beginning, also in a section', async () => {
    expect(await refusedFor({ amount: null, amountTo: 2 })).toEqual(['ingredients.0.amountTo: amountTo']);
    const answer = await user().post(
      'dishes',
      dishBody({
        sections: [{ title: 'Dough', ingredients: [line(flour.id, { amount: 2, amountTo: 1 })] }],
      }),
    );
    expect(faults(answer)).toEqual(['sections.0.ingredients.0.amountTo: amountTo']);
  });

  test('an amount text that is too long', async () => {
    expect(await refusedFor({ text: 'x'.repeat(201) })).toEqual(['ingredients.0.text: tooLong']);
  });
});
