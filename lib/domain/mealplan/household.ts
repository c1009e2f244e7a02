import { nameKey } from '../text/clean';

/** Person who eats at a user's home; a factor of 0.5 is half a portion. */
export interface HouseholdEater {
  readonly Name: string;
  readonly factor: number;
  /** Id of their account, if they belong to the user's household. */
  readonly user?: number | null;
}
/** Member of a household. */
export interface HouseholdMember {
  readonly id: number;
  readonly Name: string;
}
/** Number of people who eat whole portions, and of those who eat less. */
export interface HouseholdCounts {
  readonly adults: number;
  readonly children: number;
}

const HALF = 0.5;
/** Maximum number of people of each kind. */
export const MAX_OF_KIND = 9;

const isChild = ({ factor }: HouseholdEater): boolean => factor < 1;

/** Counts adults and children; an empty household is one adult. */
export function countsOf(household: readonly HouseholdEater[]): HouseholdCounts {
  const children = household.filter(isChild).length;
  return { adults: Math.max(1, household.length - children), children };
}

/**
 * Returns the household for these counts, the user first; existing people stay unchanged, new ones are named by
 * `nameOf`.
 */
export function householdFor(
  { adults, children }: HouseholdCounts,
  before: readonly HouseholdEater[],
  nameOf: (kind: 'me' | 'adult' | 'child', number: number) => string,
): HouseholdEater[] {
  const known = { adult: before.filter((one) => !isChild(one)), child: before.filter(isChild) };
  const seats = (kind: 'adult' | 'child', count: number, factor: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        known[kind][at] ?? { Name: nameOf(kind === 'adult' && at === 0 ? 'me' : kind, at + 1), factor },
    );
  return [...seats('adult', adults, 1), ...seats('child', children, HALF)];
}

/**
 * Returns the eaters at a user's home: as the user has set them, otherwise all household members with a whole portion
 * each. Empty for a user who lives alone.
 */
export function eatersAtHome(
  said: readonly HouseholdEater[],
  me: HouseholdMember,
  others: readonly HouseholdMember[],
): readonly HouseholdEater[] {
  if (said.length > 0 || others.length === 0) return said;
  return [me, ...others].map(({ id, Name }) => ({ Name, factor: 1, user: id }));
}

/**
 * Returns the household members without a seat at the table; a handwritten seat with the same name counts as theirs.
 */
export const unseated = <P extends HouseholdMember>(
  others: readonly P[],
  table: readonly Pick<HouseholdEater, 'Name' | 'user'>[],
): P[] =>
  others.filter(
    ({ id, Name }) =>
      !table.some((one) => (one.user ? one.user === id : nameKey(one.Name) === nameKey(Name))),
  );

/**
 * Seats a household member: on the first whole portion without an account, otherwise on an extra seat. The first seat
 * stays the user's own.
 */
export function withSeat(table: readonly HouseholdEater[], { id, Name }: HouseholdMember): HouseholdEater[] {
  const seat: HouseholdEater = { Name, factor: 1, user: id };
  const free = table.findIndex((one, at) => at > 0 && !isChild(one) && !one.user);
  return free < 0 ? [...table, seat] : table.with(free, seat);
}

/** Removes a household member from the table. */
export const withoutSeat = (table: readonly HouseholdEater[], id: number): HouseholdEater[] =>
  table.filter(({ user }) => user !== id);
