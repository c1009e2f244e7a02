import { expect, test } from 'vitest';
import { KINDS, NO_FOOD, PARTS, SAME_WORD } from '@/lib/domain/dish/foodWords';

test('another word leads to a word that has no synonym entry itself', () => {
  for (const word of Object.values(SAME_WORD)) expect(SAME_WORD[word]).toBeUndefined();
});

test('a kind of food stands for several foods, each in the script of its word', () => {
  for (const [kind, foods] of KINDS) {
    expect(foods.length).toBeGreaterThan(3);
    const isGeorgian = /[ა-ჰ]/.test(kind);
    for (const food of foods) expect(/[ა-ჰ]/.test(food)).toBe(isGeorgian);
  }
});

test('a part of a food is not a kind of it', () => {
  for (const [kind] of KINDS.filter(([word]) => word !== 'meat' && word !== 'ხორცი'))
    expect(PARTS.has(kind)).toBe(false);
  for (const word of NO_FOOD) expect(PARTS.has(word)).toBe(false);
});
