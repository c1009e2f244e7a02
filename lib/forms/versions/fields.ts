/** Two versions of one record, and the one that mine began from. */
export interface Versions<Values> {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}
export type Side = 'mine' | 'theirs';
export type Sides<Field extends string = string> = Partial<Record<Field, Side>>;

/** A field in which the two versions differ, and who changed it since `base`. */
export interface Difference<Field extends string = string> {
  readonly field: Field;
  readonly changedBy: 'me' | 'them' | 'both';
}

type IsSame<Values, Field> = (field: Field, one: Values, other: Values) => boolean;

/** Records inside, pictures for one, are the same where their ids are. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => (part as { id?: unknown } | null)?.id ?? part);
const isSameText = <Values>(field: string, one: Values, other: Values): boolean =>
  textOf(one[field as keyof Values]) === textOf(other[field as keyof Values]);

/** Where my version and the kept one differ; a field that both changed alike is no difference. */
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

/** Where one side alone changed a field it is proposed; where both did, the person has to choose. */
export const proposedSides = <Field extends string>(found: readonly Difference<Field>[]): Sides<Field> =>
  Object.fromEntries(
    found.flatMap(({ field, changedBy }) =>
      changedBy === 'both' ? [] : [[field, changedBy === 'me' ? 'mine' : 'theirs']],
    ),
  ) as Sides<Field>;

/** My values with those fields of theirs that were chosen. */
export const chosenOf = <Values extends object>(
  { mine, theirs }: Versions<Values>,
  sides: Sides,
): Values => ({
  ...mine,
  ...Object.fromEntries(Object.entries(theirs).filter(([field]) => sides[field] === 'theirs')),
});
