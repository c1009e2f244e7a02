import { foodIndex, type NamedFood } from '../domain/food/match';
import { knownWords } from '../domain/food/strange';
import type { Findable } from '../domain/food/find';
import { oncePerGeneration } from '../records/read/generations';
import { keptNames } from './kept';
import { MEAN_OF } from './mean';

/** What is kept of a food to be found and matched by. */
export interface KeptFood extends Findable, NamedFood {
  readonly calories: number | null;
}

/** The table's name where it is another; what a mean is of are the names of other foods. */
const tableNames = (tableName: string | null, name: string | null): string[] =>
  tableName && tableName !== name && !tableName.startsWith(MEAN_OF) ? [tableName] : [];

/** The foods' names, ready to be found by what somebody types. */
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

/** Ids of the foods that a text may mean, the best first. */
export const findFoods = async (text: string): Promise<number[]> =>
  (await keptFoods()).index.find(text, MOST_FOUND);

/** The kitchen's foods, ready to be matched to the names of written ingredients. */
export const matchableFoods = oncePerGeneration('foods', async () =>
  foodIndex([...(await keptFoods()).all.values()].filter((food) => food.curated)),
);

/** The words that the names of all foods, and English lines, are made of. */
export const kitchenWords = oncePerGeneration('foods', async () =>
  knownWords([...(await keptFoods()).all.values()].flatMap(({ names, others }) => [...names, ...others])),
);
