import { MICRONUTRIENTS } from '../domain/food/nutrients';
import { FOOD_STATES } from '../domain/food/types';
import { ALLERGENS, CATEGORIES, ORIGINS, PIECE_NAMES } from '../domain/product/types';
import { findFoods } from '../foods/find';
import {
  type BodyOf,
  boolean,
  choice,
  number,
  object,
  objects,
  text,
  type TextField,
  words,
} from '../records/fields';
import type { Collection } from '../records/types';
import { SUBSTITUTE_LIMITS } from '../domain/substitutes/types';

const byTable = { setBy: 'none' } as const;
const figure = () => number(byTable);
/** Amounts by vitamin and mineral; an absent one is unknown. */
export const nutrientFields = Object.fromEntries(MICRONUTRIENTS.map((name) => [name, figure()]));
/** Household measures, the usual piece first. */
export const portionFields = {
  label: text(byTable),
  labelKa: text(byTable),
  grams: figure(),
};
const MOST_PORTIONS = 40;
export const portionsField = () => objects(portionFields, MOST_PORTIONS, byTable);
/** Field of foods that can replace a food or product: what the editor says of each, and what is known of that food. */
export const substitutesField = (rest: Partial<Pick<TextField, 'setBy'>> = {}) =>
  objects(
    {
      food: number({ required: true, whole: true, min: 1 }),
      ratio: number({ required: true, ...SUBSTITUTE_LIMITS.ratio }),
      note: text(SUBSTITUTE_LIMITS.note),
      noteKa: text(SUBSTITUTE_LIMITS.note),
      Name: text({ ...byTable, required: true }),
      NameKa: text(byTable),
      category: choice(CATEGORIES, byTable),
      allergens: words(ALLERGENS, { ...byTable, initial: null }),
      gramsPerMl: figure(),
      gramsPerPiece: figure(),
      pieceName: text(byTable),
      lent: boolean(byTable),
    },
    SUBSTITUTE_LIMITS.most,
    { initial: null, ...rest },
  );
export const nutrientsField = () => object(nutrientFields, byTable);

const fields = {
  ndb: text({ ...byTable, column: 'text' }),
  Name: text({ ...byTable, column: 'name' }),
  NameKa: text({ ...byTable, column: 'name' }),
  tableName: text(byTable),
  otherNames: words(undefined, byTable),
  otherNamesKa: words(undefined, byTable),
  group: text({ ...byTable, column: 'text' }),
  category: choice(CATEGORIES, { ...byTable, column: 'text' }),
  state: choice(FOOD_STATES, { ...byTable, column: 'text' }),
  calories: figure(),
  fats: figure(),
  carbs: figure(),
  prots: figure(),
  fibre: figure(),
  sugar: figure(),
  saturatedFat: figure(),
  salt: figure(),
  nutrients: nutrientsField(),
  portions: portionsField(),
  gramsPerMl: figure(),
  gramsPerPiece: figure(),
  pieceName: choice(PIECE_NAMES, byTable),
  edibleShare: figure(),
  allergens: words(ALLERGENS, { ...byTable, column: 'mask', initial: null }),
  unknownAllergens: words(ALLERGENS, byTable),
  origin: choice(ORIGINS, { ...byTable, column: 'text' }),
  substitutes: substitutesField(byTable),
  curated: boolean({ ...byTable, initial: false, column: 'boolean' }),
};

/** Food table: reference data that everybody signed in reads and only its load writes. */
export const foods: Collection<BodyOf<typeof fields>> = {
  name: 'foods',
  uid: 'api::food.food',
  notEmbedded: ['substitutes'],
  fields,
  scope(query, { who }) {
    if (who === 'visitor') query.whereRaw('1 = 0');
  },
  reach: (_body, { who }) => (who === 'visitor' ? 'none' : 'read'),
  lists: {
    found: findFoods,
  },
};

declare module '../records/types' {
  interface CollectionMap {
    foods: BodyOf<typeof fields>;
  }
}
