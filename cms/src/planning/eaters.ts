import type { PlanningEater } from '../domain/planning/model';
import { energyNeed, isMinor, safeEnergy } from '../domain/nutrition/energyNeed';
import { refuseUnlessAtHome } from '../mealplans/household';
import { sql } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap } from '../records/types';
import type { WeekRequest } from './request';

type AskedEater = WeekRequest['eaters'][number];
type Person = CollectionMap['users'];

/** Throws a 400 that names each eater who is neither the caller nor somebody who lives with them. */
export async function checkEaters(eaters: WeekRequest['eaters'], caller: Caller): Promise<void> {
  const links = eaters.flatMap(({ user }, at) => (user ? [{ user, path: ['eaters', at, 'user'] }] : []));
  await refuseUnlessAtHome(links, caller);
}

/**
 * Returns the eaters with what follows from the sex, year of birth and activity in their settings, or from the year that
 * the caller typed. Only the planner uses it: the caller learns the plates of the others, never why.
 */
export async function knownEaters(eaters: WeekRequest['eaters'], caller: Caller): Promise<PlanningEater[]> {
  const ids = [...new Set(eaters.flatMap(({ user }) => user ?? []))];
  const people = await readBodies(await sql(), collectionOf('users'), ids);
  return eaters.map((eater) => knownEater(eater, people.get(eater.user ?? 0), caller));
}

function knownEater(
  { user, birthYear: typedYear, ...eater }: AskedEater,
  person: Person | undefined,
  caller: Caller,
): PlanningEater {
  const { sex = null, activity = null, targets } = person ?? {};
  const birthYear = person?.birthYear ?? typedYear;
  const age = birthYear ? new Date().getUTCFullYear() - birthYear : null;
  const facts = { sex, age, activity };
  const isKnown = sex !== null || age !== null;
  return {
    ...eater,
    need: isKnown ? (targets?.calories ?? energyNeed(facts)) : (targets?.calories ?? null),
    // somebody of whom nothing is known and who eats less than a whole plate may be a child
    safe: isKnown || eater.factor >= 1 ? safeEnergy(facts) : null,
    isMinor: isMinor(age),
    isPrivate: user !== null && user !== undefined && user !== caller.id,
  };
}
