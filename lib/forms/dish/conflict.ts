import { differencesIn, type Sides, type Versions } from '../versions/fields';
import { inputOf, type DishValues } from './values';

/** What two people can change apart from each other; ingredients go together with their sections. */
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
/** Where my version and the kept one differ; a field that both changed alike is no difference. */
export const differences = (versions: Versions<DishValues>) =>
  differencesIn(CONFLICT_FIELDS, versions, isSame);

/** My values with those fields of theirs that were chosen. */
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
