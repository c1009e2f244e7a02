import { fieldOf } from '../../domain/fieldOf';

/** Two versions of one record, and the base that mine started from. */
export interface Versions<Values> {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}
export type Side = 'mine' | 'theirs';
export type Sides<Field extends string = string> = Partial<Record<Field, Side>>;

/** Field in which the versions differ, and the side that changed it since `base`. */
export interface Difference<Field extends string = string> {
  readonly field: Field;
  readonly changedBy: 'me' | 'them' | 'both';
}

type IsSame<Values, Field> = (field: Field, one: Values, other: Values) => boolean;

/** Serialises a value; nested records, e.g. pictures, count as equal by id. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => fieldOf(part, 'id') ?? part);
const isSameText = <Values>(field: string, one: Values, other: Values): boolean =>
  textOf(fieldOf(one, field)) === textOf(fieldOf(other, field));

/** Lists the fields in which my version and the saved one differ; a field changed alike by both does not. */
export function differencesIn<Values, Field extends string>(
  fields: readonly Field[],
  { base, mine, theirs }: Versions<Values>,
  isSame: IsSame<Values, Field> = isSameText,
): Difference<Field>[] {
  return fields
    .filter((field) => !isSame(field, mine, theirs))
    .map((field) => ({
      field,
      changedBy: isSame(field, base, theirs) ? 'me' : isSame(field, base, mine) ? 'them' : 'both',
    }));
}

/** Proposes the side that changed a field alone; fields changed by both are left to the person. */
export const proposedSides = <Field extends string>(found: readonly Difference<Field>[]): Sides<Field> =>
  found.reduce<Sides<Field>>(
    (sides, { field, changedBy }) =>
      changedBy === 'both' ? sides : { ...sides, [field]: changedBy === 'me' ? 'mine' : 'theirs' },
    {},
  );

/** Returns my values with the chosen fields of theirs. */
export const chosenOf = <Values extends object>(
  { mine, theirs }: Versions<Values>,
  sides: Sides,
): Values => ({
  ...mine,
  ...Object.fromEntries(Object.entries(theirs).filter(([field]) => sides[field] === 'theirs')),
});
