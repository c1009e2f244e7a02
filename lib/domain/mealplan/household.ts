/** Somebody who eats at a person's home; a factor of 0.5 is half a portion. */
export interface HomeEater {
  readonly Name: string;
  readonly factor: number;
}
/** How many eat whole portions, and how many less. */
export interface HomeCounts {
  readonly adults: number;
  readonly children: number;
}

const HALF = 0.5;
/** Of each kind at most so many are asked for. */
export const MOST_AT_HOME = 9;

const isChild = ({ factor }: HomeEater): boolean => factor < 1;

/** Nobody named is one person alone. */
export function countsOf(household: readonly HomeEater[]): HomeCounts {
  const children = household.filter(isChild).length;
  return { adults: Math.max(1, household.length - children), children };
}

/** So many eaters, the person first; who was there before stays as they are, others are named by `nameOf`. */
export function homeOf(
  { adults, children }: HomeCounts,
  before: readonly HomeEater[],
  nameOf: (kind: 'me' | 'adult' | 'child', number: number) => string,
): HomeEater[] {
  const known = { adult: before.filter((one) => !isChild(one)), child: before.filter(isChild) };
  const seats = (kind: 'adult' | 'child', count: number, factor: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        known[kind][at] ?? { Name: nameOf(kind === 'adult' && at === 0 ? 'me' : kind, at + 1), factor },
    );
  return [...seats('adult', adults, 1), ...seats('child', children, HALF)];
}
