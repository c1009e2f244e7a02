import { differencesIn, type Sides, type Versions } from '../versions/fields';
import { inputOf, type DishValues } from './values';

/** Fields that two people can change independently; ingredients include their sections. */
export const CONFLICT_FIELDS = [
  'Name',
  'Description',
  'Note',
  'types',
  'dietaryFlags',
  'tags',
  'ingredients',
  'Steps',
  'DishImages',
  'TimeToCook',
  'prepTime',
  'servingAmount',
  'cookedWeight',
  'visibility',
  'sourceUrl',
  'language',
  'translationOf',
] as const;
export type ConflictField = (typeof CONFLICT_FIELDS)[number];
/** Lists the fields in which my version and the saved one differ; a field changed alike by both does not. */
export const differences = (versions: Versions<DishValues>) =>
  differencesIn(CONFLICT_FIELDS, versions, isSame);

/** Returns my values with the chosen fields of theirs. */
export function resolved(mine: DishValues, theirs: DishValues, choice: Sides<ConflictField>): DishValues {
  const taken = CONFLICT_FIELDS.filter((field) => choice[field] === 'theirs').flatMap((field) =>
    parts(field).map((part) => [part, theirs[part]] as const),
  );
  return { ...mine, ...Object.fromEntries(taken) };
}

const parts = (field: ConflictField): (keyof DishValues)[] =>
  field === 'ingredients' ? ['ingredients', 'sections'] : [field];

function isSame(field: ConflictField, one: DishValues, other: DishValues): boolean {
  const [first, second] = [inputOf(one), inputOf(other)];
  return parts(field).every((part) => JSON.stringify(first[part]) === JSON.stringify(second[part]));
}
