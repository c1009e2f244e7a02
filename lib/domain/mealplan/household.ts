import { nameKey } from '../text/clean';

/** Somebody who eats at a person's home; a factor of 0.5 is half a portion. */
export interface HomeEater {
  readonly Name: string;
  readonly factor: number;
  /** Who it is, of those who have a home with the person. */
  readonly user?: number | null;
}
/** Somebody who has a home with others. */
export interface HomePerson {
  readonly id: number;
  readonly Name: string;
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

/** Who eats at a person's home: as they have said it, else all who have a home there, a whole portion each; alone they need not be named. */
export function eatersAtHome(
  said: readonly HomeEater[],
  me: HomePerson,
  others: readonly HomePerson[],
): readonly HomeEater[] {
  if (said.length > 0 || others.length === 0) return said;
  return [me, ...others].map(({ id, Name }) => ({ Name, factor: 1, user: id }));
}

/** Those of a home who have no seat at a table yet; who sits there by the same name, written by hand, is taken for them. */
export const unseated = <P extends HomePerson>(
  others: readonly P[],
  table: readonly Pick<HomeEater, 'Name' | 'user'>[],
): P[] =>
  others.filter(
    ({ id, Name }) =>
      !table.some((one) => (one.user ? one.user === id : nameKey(one.Name) === nameKey(Name))),
  );

/** With somebody of the home at the table: in the place of a whole portion that is nobody's, else in one more. The first seat is the person's own. */
export function withSeat(table: readonly HomeEater[], { id, Name }: HomePerson): HomeEater[] {
  const seat: HomeEater = { Name, factor: 1, user: id };
  const free = table.findIndex((one, at) => at > 0 && !isChild(one) && !one.user);
  return free < 0 ? [...table, seat] : table.with(free, seat);
}

/** Without somebody of the home at the table. */
export const withoutSeat = (table: readonly HomeEater[], id: number): HomeEater[] =>
  table.filter(({ user }) => user !== id);
