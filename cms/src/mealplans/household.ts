import { randomUUID } from 'node:crypto';
import { eatersAtHome, type HouseholdEater, type HouseholdMember } from '../domain/mealplan/household';
import type { Eater } from '../domain/mealplan/types';
import { findHousehold, peopleOf } from '../households/people';
import { sql } from '../records/database/database';
import { type FieldError, fieldErrors } from '../records/http/errors';
import { bodyFor } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';

/** Returns the people at the caller's home as eaters, the caller first; undefined if the caller set none. */
export async function householdEaters(caller: Caller): Promise<Eater[] | undefined> {
  const said = await householdChoiceOf(caller);
  return said.length > 0 ? eaters(said, caller, await otherHouseholdMembers(caller)) : undefined;
}

/** Returns the eaters of the caller's new plan: those they have set, otherwise the members of their household. */
export async function defaultEaters(caller: Caller): Promise<Eater[]> {
  const others = await otherHouseholdMembers(caller);
  const { Name } = await bodyFor(collectionOf('users'), caller.id, caller);
  return eaters(
    eatersAtHome(await householdChoiceOf(caller), { id: caller.id, Name }, others),
    caller,
    others,
  );
}

async function householdChoiceOf(caller: Caller): Promise<HouseholdEater[]> {
  const { household } = await bodyFor(collectionOf('users'), caller.id, caller);
  return (household ?? []).map(({ Name, factor, user }) => ({
    Name: Name ?? '',
    factor: factor ?? 1,
    user: user ?? null,
  }));
}

/** Links the first eater to the caller, and others only to people who still live with the caller. */
const eaters = (
  said: readonly HouseholdEater[],
  { id }: Caller,
  others: readonly HouseholdMember[],
): Eater[] =>
  said.map(({ Name, factor, user }, at) => ({
    key: randomUUID(),
    Name,
    factor,
    user: at === 0 ? id : (others.find((one) => one.id === user)?.id ?? null),
  }));

async function otherHouseholdMembers({ id }: Pick<Caller, 'id'>): Promise<HouseholdMember[]> {
  const db = await sql();
  const home = await findHousehold(id, db);
  const ids = (home ? peopleOf(home) : []).filter((person) => person !== id);
  const people = await readBodies(db, collectionOf('users'), ids, 'head');
  return ids.flatMap((person) => people.get(person) ?? []).map(({ id: of, Name }) => ({ id: of, Name }));
}

interface HouseholdChoice {
  readonly household?: readonly { readonly user?: number | null }[] | null;
}

/** Throws if a new link names somebody outside the caller's household; existing links stay. */
export async function refuseStrangers(
  given: HouseholdChoice,
  before: HouseholdChoice | null,
  caller: Caller,
): Promise<void> {
  const linked = (given.household ?? []).flatMap(({ user }, at) => (user ? [{ user, at }] : []));
  const kept = before?.household?.map(({ user }) => user) ?? [];
  const fresh = linked.filter(({ user }) => !kept.includes(user));
  await refuseUnlessAtHome(
    fresh.map(({ user, at }) => ({ user, path: ['household', at, 'user'] })),
    caller,
  );
}

/** Throws a 400 that names each link to somebody who is neither the caller nor lives with them. */
export async function refuseUnlessAtHome(
  links: readonly { readonly user: number; readonly path: FieldError['path'] }[],
  caller: Caller,
): Promise<void> {
  const toOthers = links.filter(({ user }) => user !== caller.id);
  if (toOthers.length === 0) return;
  const others = await otherHouseholdMembers(caller);
  const errors = toOthers
    .filter(({ user }) => !others.some(({ id }) => id === user))
    .map(({ path }): FieldError => ({ path, key: 'reference' }));
  if (errors.length > 0) throw fieldErrors(errors);
}
