import { describe, expect, test } from 'vitest';
import { figuresOfDish, figuresOfFood, scaled } from '@/lib/domain/eaten/figures';

const banana = {
  Name: 'Banana',
  calories: 89,
  fats: 0.3,
  carbs: 23,
  prots: null,
  fibre: 2.6,
  gramsPerPiece: 180,
  edibleShare: 0.65,
  nutrients: { potassium: 358, iron: null },
};

describe('an amount of a food', () => {
  test('counts the edible part of its weight; unknown values stay unknown', () => {
    expect(figuresOfFood(banana, 2, 'Piece')).toEqual({
      calories: 208.26,
      fats: 0.702,
      carbs: 53.82,
      prots: null,
      nutrients: { fibre: 6.084, potassium: 837.72 },
    });
  });

  test('is unknown if the unit has no weight', () => {
    expect(figuresOfFood(banana, 100, 'ml')).toEqual({
      calories: null,
      fats: null,
      carbs: null,
      prots: null,
      nutrients: null,
    });
  });
});

test('counts a recipe by servings, with its known nutrients', () => {
  const dish = {
    calories: 400,
    fats: 10,
    carbs: null,
    prots: 20,
    nutrients: { amounts: { iron: 2, zinc: null } },
  };
  expect(figuresOfDish(dish, 1.5)).toEqual({
    calories: 600,
    fats: 15,
    carbs: null,
    prots: 30,
    nutrients: { iron: 3 },
  });
});

test('has null for nutrients that are all unknown', () => {
  expect(scaled({ calories: 10, nutrients: { iron: null } }, 2)).toMatchObject({
    calories: 20,
    nutrients: null,
  });
});

test('means edible grams of a peeled food, and edible parts of a piece', () => {
  const banana = { Name: 'Banana', calories: 89, edibleShare: 0.64, gramsPerPiece: 184.4 };
  expect(figuresOfFood(banana, 100, 'gr', true).calories).toBeCloseTo(89, 1);
  expect(figuresOfFood(banana, 100, 'gr').calories).toBeCloseTo(57, 0);
  expect(figuresOfFood(banana, 1, 'Piece', true).calories).toBeCloseTo(105, 0);
});
