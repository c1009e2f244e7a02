import type { OfferedFood } from '@/lib/domain/food/offer';
import type { Product } from '@/lib/domain/product/record';
import { record } from '../servers/server';

export const buildFood = (given: Partial<OfferedFood> = {}): OfferedFood => ({
  id: 900,
  Name: 'Tomato',
  NameKa: 'პომიდორი',
  tableName: 'Tomatoes, red, ripe, raw, year round average',
  category: 'vegetables',
  state: 'raw',
  curated: true,
  calories: 18,
  portions: [{ label: 'medium', labelKa: null, grams: 123 }],
  gramsPerMl: null,
  gramsPerPiece: 123,
  pieceName: null,
  ...given,
});

/** Builds the answer of `GET products/offer`. */
export const offerOf = (products: readonly Product[] = [], foods: readonly OfferedFood[] = []) => ({
  data: { products: products.map(record), foods: foods.map(record) },
});
