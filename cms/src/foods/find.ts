import { foodIndex, type NamedFood } from '../domain/food/match';
import { knownWords } from '../domain/food/doubtfulMeasure';
import type { Findable } from '../domain/food/find';
import { cachePerGeneration } from '../records/read/generations';
import { createNameCache } from './nameCache';
import { MEAN_OF } from './mean';

/** Fields of a food that the name index and the ingredient matcher need. */
export interface IndexedFood extends Findable, NamedFood {
  readonly calories: number | null;
}

/** Returns the source table's name as another name of the food; a mean's name lists other foods, so it is left out. */
const tableNames = (tableName: string | null, name: string | null): string[] =>
  tableName && tableName !== name && !tableName.startsWith(MEAN_OF) ? [tableName] : [];

/** Names of all foods, cached and indexed for type-ahead search. */
export const foodNameCache = createNameCache(
  'foods',
  ({ id, Name, NameKa, otherNames, otherNamesKa, tableName, state, curated, ...more }): IndexedFood => ({
    id,
    Name: Name ?? '',
    NameKa,
    otherNames,
    otherNamesKa,
    names: [Name, NameKa].filter((name) => name !== null),
    others: [...otherNames, ...otherNamesKa, ...tableNames(tableName, Name)],
    state,
    curated: curated === true,
    category: more.category,
    allergens: more.allergens,
    unknownAllergens: more.unknownAllergens,
    origin: more.origin,
    calories: more.calories,
  }),
);

const MOST_FOUND = 200;

/** Returns the ids of the foods that a text may mean, best match first, at most `MOST_FOUND`. */
export const findFoods = async (text: string): Promise<number[]> =>
  (await foodNameCache()).index.find(text, MOST_FOUND);

/** Index of the curated foods, used to match the names of written ingredients. */
export const matchableFoods = cachePerGeneration('foods', async () =>
  foodIndex([...(await foodNameCache()).all.values()].filter((food) => food.curated)),
);

/** Dictionary of the words in all food names, together with common English kitchen words. */
export const kitchenWords = cachePerGeneration('foods', async () =>
  knownWords([...(await foodNameCache()).all.values()].flatMap(({ names, others }) => [...names, ...others])),
);
