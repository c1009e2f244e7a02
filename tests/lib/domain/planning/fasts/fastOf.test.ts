import { expect, test } from 'vitest';
import { fastOf } from '@/lib/domain/planning/fasts/fastOf';
import type { ProductFacts } from '@/lib/domain/product/types';

const food = (Name: string, origin: string | null, given: Partial<ProductFacts> = {}): ProductFacts => ({
  Name,
  origin,
  fats: 1,
  ...given,
});
const BEANS = food('Red beans', 'plant', { NameKa: 'წითელი ლობიო' });
const TROUT = food('Trout', 'fish', { fats: 6 });

test.each<[string, readonly ProductFacts[], string]>([
  ['plants', [BEANS], 'strict'],
  ['plants with oil', [BEANS, food('Sunflower oil', 'plant', { fats: 100 })], 'oil'],
  ['plants of which the fat is unknown', [BEANS, food('Adjika', 'plant', { fats: null })], 'oil'],
  ['plants with wine', [food('White wine', 'plant', { NameKa: 'თეთრი ღვინო', fats: 0 })], 'oil'],
  ['plants with vinegar', [food('Wine vinegar', 'plant', { NameKa: 'ღვინის ძმარი', fats: 0 })], 'strict'],
  ['plants kept in oil', [food('Aubergines in oil', 'plant', { fats: 12 })], 'oil'],
  ['a Georgian name of an oil', [food('Svaneti', 'plant', { NameKa: 'ზეთში შენახული სოკო' })], 'oil'],
  [
    'nuts and olives',
    [food('Walnuts', 'plant', { fats: 65 }), food('Olives', 'plant', { NameKa: 'ზეთისხილი', fats: 15 })],
    'strict',
  ],
  ['fish and oil', [TROUT, food('Olive oil', 'plant', { fats: 100 })], 'fish'],
  ['fish and butter', [TROUT, food('Butter', 'dairy', { fats: 81 })], 'meatless'],
  ['eggs', [BEANS, food('Egg', 'egg')], 'meatless'],
  ['honey', [BEANS, food('Honey', 'honey')], 'meatless'],
  ['meat', [BEANS, TROUT, food('Beef', 'animal')], 'free'],
  ['an unknown origin', [BEANS, food('Broth', null)], 'free'],
  ['an origin that does not exist', [food('Broth', 'mineral')], 'free'],
  ['nothing', [], 'free'],
])('%s', (_, products, degree) => {
  expect(fastOf(products)).toBe(degree);
});
