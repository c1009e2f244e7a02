import { foodIndex, type NamedFood } from '../domain/food/match';
import { knownWords } from '../domain/food/strange';
import type { Findable } from '../domain/food/find';
import { oncePerGeneration } from '../records/read/generations';
import { keptNames } from './kept';
import { MEAN_OF } from './mean';

/** Fields of a food that the name index and the ingredient matcher need. */
export interface KeptFood extends Findable, NamedFood {
  readonly calories: number | null;
}

/** Returns the source table's name as another name of the food; a mean's name lists other foods, so it is left out. */
const tableNames = (tableName: string | null, name: string | null): string[] =>
  tableName && tableName !== name && !tableName.startsWith(MEAN_OF) ? [tableName] : [];

/** Names of all foods, cached and indexed for type-ahead search. */
export const keptFoods = keptNames(
  'foods',
  ({ id, Name, NameKa, otherNames, otherNamesKa, tableName, state, curated, ...more }): KeptFood => ({
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
  (await keptFoods()).index.find(text, MOST_FOUND);

/** Index of the curated foods, used to match the names of written ingredients. */
export const matchableFoods = oncePerGeneration('foods', async () =>
  foodIndex([...(await keptFoods()).all.values()].filter((food) => food.curated)),
);

/** Dictionary of the words in all food names, together with common English kitchen words. */
export const kitchenWords = oncePerGeneration('foods', async () =>
  knownWords([...(await keptFoods()).all.values()].flatMap(({ names, others }) => [...names, ...others])),
);
