import { ROLES } from '../domain/access/rights';
import { DIETARY_FLAGS, DIETS, DISH_TYPES, UNITS, VISIBILITIES } from '../domain/dish/types';
import { ERROR_CODES } from '../domain/errorCodes';
import { FOOD_STATES } from '../domain/food/types';
import { LANGUAGES } from '../domain/language';
import { ORDER_STATES } from '../domain/order/types';
import { ALLERGENS, CATEGORIES, ORIGINS, PIECE_NAMES } from '../domain/product/types';
import { type Named, type Shape, withInner } from './shapes';

const SETS: Readonly<Record<string, readonly string[]>> = {
  Allergen: ALLERGENS,
  Category: CATEGORIES,
  Diet: DIETS,
  DietaryFlag: DIETARY_FLAGS,
  DishType: DISH_TYPES,
  ErrorCode: ERROR_CODES,
  FoodState: FOOD_STATES,
  Language: LANGUAGES,
  OrderState: ORDER_STATES,
  Origin: ORIGINS,
  PieceName: PIECE_NAMES,
  Role: ROLES,
  Unit: UNITS,
  Visibility: VISIBILITIES,
};
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at]);

/** Returns the name of a set of words, if it has one. */
export const vocabularyOf = (words: readonly string[]): string | undefined =>
  Object.entries(SETS).find(([, known]) => isSame(known, words))?.[0];

/** Sets of words by their names. */
export const VOCABULARIES: Named = new Map(
  Object.entries(SETS).map(([name, of]): [string, Shape] => [name, { is: 'text', of }]),
);

/** Returns the named shapes that these lead to. */
export function usedBy(roots: readonly Shape[], named: Named): Named {
  const used = new Set<string>();
  const follow = (shape: Shape): void => {
    for (const one of withInner(shape)) {
      const name =
        one.is === 'named' ? one.name : one.is === 'text' && one.of ? vocabularyOf(one.of) : undefined;
      const target = name === undefined || used.has(name) ? undefined : named.get(name);
      if (name === undefined || !target) continue;
      used.add(name);
      follow(target);
    }
  };
  roots.forEach(follow);
  return new Map([...named].filter(([name]) => used.has(name)));
}
