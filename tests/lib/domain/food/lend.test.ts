import { describe, expect, test } from 'vitest';
import { lending } from '@/lib/domain/food/lend';

const tomato = {
  calories: 18,
  fats: 0.2,
  edibleShare: 0.91,
  gramsPerPiece: 135,
  allergens: [],
  origin: 'plant',
};

test('a product takes missing values from its food, and says so', () => {
  const { figures, lent } = lending({ fats: 0.5 }, tomato);
  expect(figures).toMatchObject({
    calories: 18,
    fats: 0.5,
    edibleShare: 0.91,
    allergens: [],
    origin: 'plant',
  });
  expect(lent).toEqual({
    calories: 18,
    edibleShare: 0.91,
    gramsPerPiece: 135,
    allergens: [],
    origin: 'plant',
  });
});

test('borrowed values go with the food, own values stay', () => {
  const lent = lending({ fats: 0.5 }, tomato);
  const { figures } = lending({ ...lent.figures, lent: lent.lent }, undefined);
  expect(figures).toMatchObject({ calories: null, fats: 0.5, allergens: null, gramsPerPiece: null });
});

test('a changed value of the table reaches the product, unless it has its own', () => {
  const before = lending({ fats: 0.5 }, tomato);
  const { figures } = lending({ ...before.figures, lent: before.lent }, { ...tomato, calories: 20, fats: 1 });
  expect(figures).toMatchObject({ calories: 20, fats: 0.5 });
});

test('an edited value becomes the product’s own', () => {
  const { figures, lent } = lending({ calories: 25, lent: { calories: 18 } }, tomato);
  expect(figures.calories).toBe(25);
  expect(lent).not.toHaveProperty('calories');
});

test('unknown stays null, and none stays none', () => {
  expect(lending({}, { allergens: null }).figures.allergens).toBeNull();
  expect(lending({ allergens: [] }, { allergens: ['milk'] }).figures.allergens).toEqual([]);
});

test('the edible share is borrowed with the energy, and the piece’s name with its weight', () => {
  expect(lending({ calories: 18 }, tomato).figures.edibleShare).toBeNull();
  const garlic = { gramsPerPiece: 3.4, pieceName: 'clove' };
  expect(lending({ gramsPerPiece: 40 }, garlic).figures).toMatchObject({
    gramsPerPiece: 40,
    pieceName: null,
  });
  expect(lending({ pieceName: 'head' }, garlic).figures).toMatchObject({
    gramsPerPiece: null,
    pieceName: 'head',
  });
});

describe('a dry product and its drink, or boiled and dry beans', () => {
  const coffee = { calories: 1, gramsPerMl: 1, gramsPerPiece: 237, edibleShare: 1, category: 'drinks' };

  test.each([
    ['ground coffee', 287, coffee],
    ['dry tea', 108, { ...coffee, calories: 2 }],
    ['cocoa powder', 228, { ...coffee, calories: 77 }],
    ['stock cubes', 238, { ...coffee, calories: 16 }],
    ['dry beans', 333, { ...coffee, calories: 139, gramsPerMl: 0.75 }],
    ['boiled rice', 130, { ...coffee, calories: 365, gramsPerMl: 0.8 }],
  ])('do not share weights: %s', (_name, calories, food) => {
    const { figures, lent } = lending({ calories }, food);
    expect(figures).toMatchObject({ gramsPerMl: null, gramsPerPiece: null, category: 'drinks' });
    expect(lent).not.toHaveProperty('gramsPerPiece');
  });

  test('differ from leaner or sweeter kinds, which do', () => {
    expect(lending({ calories: 146 }, { ...tomato, calories: 234 }).figures.gramsPerPiece).toBe(135);
    expect(lending({ calories: 40 }, { ...tomato, calories: 15 }).figures.gramsPerPiece).toBe(135);
    expect(lending({}, coffee).figures.gramsPerPiece).toBe(237);
  });
});
