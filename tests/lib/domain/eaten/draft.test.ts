import { describe, expect, test } from 'vitest';
import {
  draftOf,
  draftOfLog,
  eatenBody,
  eatenName,
  namedDraft,
  foodKey,
  withAmount,
} from '@/lib/domain/eaten/draft';
import type { Edible } from '@/lib/domain/eaten/types';

const banana: Edible = {
  kind: 'product',
  id: 7,
  Name: 'Banana',
  NameKa: 'ბანანი',
  facts: { Name: 'Banana', calories: 90 },
};
const grams = { id: 'gr', unit: 'gr', each: 1, usual: 100 } as const;
const medium = { id: 'portion 0', unit: 'gr', each: 118, usual: 1 } as const;

describe('an amount of a search result', () => {
  test('counts portions in grams and names their number', () => {
    expect(draftOf(banana, medium, 2, 'medium')).toMatchObject({
      Name: 'Banana',
      amount: 236,
      unit: 'gr',
      text: '2 medium',
      calories: 212.4,
      product: { id: 7 },
    });
  });

  test('uses the edible weight, and states so in its body', () => {
    const fruit: Edible = { ...banana, facts: { Name: 'Banana', calories: 90, edibleShare: 0.64 } };
    const draft = draftOf(fruit, grams, 100);
    expect(draft).toMatchObject({ calories: 90, peeled: true });
    expect(eatenBody('2026-11-22', 'a', draft)).toMatchObject({ amount: 100, unit: 'gr', peeled: true });
    expect(draftOf(fruit, { id: 'Piece', unit: 'Piece', each: 1, usual: 1 }, 1)).not.toHaveProperty('peeled');
  });

  test('counts a recipe in servings', () => {
    const dish: Edible = { kind: 'dish', id: 3, Name: 'Lobio', facts: { calories: 400 } };
    const draft = draftOf(dish, { id: 'serving', unit: null, each: 1, usual: 1 }, 1.5);
    expect(draft).toMatchObject({ amount: 1.5, unit: null, text: null, calories: 600, dish: { id: 3 } });
  });
});

test('changed later scales the figures, and keeps the words only if it is equal', () => {
  const draft = draftOf(banana, medium, 1, 'medium');
  expect(withAmount(draft, 236)).toMatchObject({ amount: 236, calories: 212.4, text: null });
  expect(withAmount(draft, 118)).toMatchObject({ calories: 106.2, text: '1 medium' });
});

test('is logged again without its day', () => {
  const log = { id: 3, day: '2026-11-22', key: 'a', isWaiting: true, ...namedDraft('Soup') };
  expect(draftOfLog(log)).toEqual(namedDraft('Soup'));
});

test('sends the record, or only the name, and no figures', () => {
  expect(eatenBody('2026-11-22', 'a', draftOf(banana, grams, 50))).toEqual({
    kind: 'food',
    day: '2026-11-22',
    key: 'a',
    state: 'done',
    product: 7,
    amount: 50,
    unit: 'gr',
    text: null,
  });
  expect(eatenBody('2026-11-22', 'b', namedDraft('Soup'))).toMatchObject({
    Name: 'Soup',
    amount: 1,
    unit: null,
  });
});

test('identifies a thing by its record or by its name', () => {
  expect(foodKey(draftOf(banana, grams, 1))).toBe(foodKey(draftOf(banana, medium, 2)));
  expect(foodKey(namedDraft('Soup'))).toBe(foodKey(namedDraft('soup')));
  expect(foodKey(namedDraft('Banana'))).not.toBe(foodKey(draftOf(banana, grams, 1)));
});

test('has the record’s name in the reader’s language, and the stored name once it is gone', () => {
  const draft = draftOf(banana, grams, 1);
  expect(eatenName(draft, 'ka')).toBe('ბანანი');
  expect(eatenName({ ...draft, product: null }, 'ka')).toBe('Banana');
});
