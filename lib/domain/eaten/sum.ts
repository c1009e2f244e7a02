import { NUTRIENTS, type Nutrient } from '../dish/nutrition';
import type { EatenFigures } from './figures';

/** Sums up the nutrition of several logs; unknown figures add nothing. */
export function sumOfEaten(logs: readonly EatenFigures[]): Readonly<Record<Nutrient, number>> {
  const sum = (name: Nutrient) => logs.reduce((total, log) => total + (log[name] ?? 0), 0);
  return {
    ...{ calories: 0, fats: 0, carbs: 0, prots: 0 },
    ...Object.fromEntries(NUTRIENTS.map((name) => [name, sum(name)])),
  };
}
