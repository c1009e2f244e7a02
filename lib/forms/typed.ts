/** Number in a form: the text itself while it is no number, null while the field is empty. */
export type Typed = number | string | null;

/** Returns the number of a field; null for an empty one, and for a text, which no schema lets pass. */
export const numberOf = (typed: Typed | undefined): number | null =>
  typeof typed === 'number' ? typed : null;

/**
 * Returns a number that the CMS needs; NaN while there is none. JSON sends NaN as null, which the CMS refuses at its
 * field.
 */
export const needed = (amount: number | null | undefined): number => amount ?? NaN;
