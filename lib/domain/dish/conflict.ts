import { inputOf, type DishValues } from './values';

/** What two people can change apart from each other; ingredients go together with their sections. */
export const CONFLICT_FIELDS = [
  'Name',
  'Description',
  'Note',
  'types',
  'dietaryFlags',
  'ingredients',
  'Steps',
  'DishImages',
  'TimeToCook',
  'servingAmount',
  'cookedWeight',
  'visibility',
  'sourceUrl',
  'language',
] as const;
export type ConflictField = (typeof CONFLICT_FIELDS)[number];
export type Side = 'mine' | 'theirs';

/** A field in which the two versions differ, and who changed it since `base`. */
export interface Difference {
  readonly field: ConflictField;
  readonly changedBy: 'me' | 'them' | 'both';
}

/** Where my version and the kept one differ; a field that both changed alike is no difference. */
export function differences(base: DishValues, mine: DishValues, theirs: DishValues): Difference[] {
  return CONFLICT_FIELDS.filter((field) => !isSame(field, mine, theirs)).map((field) => ({
    field,
    changedBy: isSame(field, base, theirs) ? 'me' : isSame(field, base, mine) ? 'them' : 'both',
  }));
}

/** Where one side alone changed a field it is proposed; where both did, the person has to choose. */
export const proposedSides = (found: readonly Difference[]): Partial<Record<ConflictField, Side>> =>
  Object.fromEntries(
    found.flatMap(({ field, changedBy }) =>
      changedBy === 'both' ? [] : [[field, changedBy === 'me' ? 'mine' : 'theirs']],
    ),
  );

/** My values with those fields of theirs that were chosen. */
export function resolved(
  mine: DishValues,
  theirs: DishValues,
  choice: Partial<Record<ConflictField, Side>>,
): DishValues {
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
