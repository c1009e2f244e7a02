import { rowsOf, sql } from '../records/database/database';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { CallerFields } from '../records/types';
import { isMember, roleIn } from './access';
import type { Membership, Plan } from './bodies';

/** Adds a plan's other members for its members, and the number of followers for its editors and owner. */
export const WHO_SEES: CallerFields<Plan> = {
  fields: ['members', 'followerCount'],
  follows: ['memberships', 'subscriptions', 'users'],
  isPlain: true,
  async of(plans, caller) {
    const told = plans.filter((plan) => isMember(plan, caller));
    const members = await membersOf(told);
    const followers = await followersOf(told.filter((plan) => roleIn(plan, caller) !== 'viewer'));
    return new Map(
      told.map(({ id }) => [
        id,
        {
          members: (members.get(id) ?? []).filter((member) => member.id !== caller.id),
          ...(followers.has(id) && { followerCount: followers.get(id) }),
        },
      ]),
    );
  },
};

interface Member {
  readonly id: number;
  readonly Name: string | null;
}

async function membersOf(plans: readonly Plan[]): Promise<Map<number, Member[]>> {
  const seated = plans.filter(({ memberCount }) => memberCount);
  if (seated.length === 0) return new Map();
  const db = await sql();
  const memberships = db(tableOf(collectionOf('memberships')))
    .where({ state: 'accepted' })
    .whereIn('mealplan', idsOf(seated))
    .orderBy('id');
  const found = await rows<Membership>(memberships);
  const users = found.flatMap(({ user }) => user ?? []);
  const people = await readBodies(db, collectionOf('users'), [...new Set(users)], 'head');
  const members = new Map<number, Member[]>();
  for (const { mealplan, user } of found) {
    const person = people.get(user ?? 0);
    if (person)
      members.set(mealplan, [...(members.get(mealplan) ?? []), { id: person.id, Name: person.Name }]);
  }
  return members;
}

/** Returns the number of followers of each plan, including 0. */
async function followersOf(plans: readonly Plan[]): Promise<Map<number, number>> {
  if (plans.length === 0) return new Map();
  const followed = (await sql())(tableOf(collectionOf('subscriptions')))
    .whereIn('mealplan', idsOf(plans))
    .groupBy('mealplan')
    .select('mealplan')
    .count('* as count');
  const counted = await rowsOf<{ mealplan: number; count: number | string }>(followed);
  const counts = new Map(counted.map(({ mealplan, count }) => [Number(mealplan), Number(count)]));
  return new Map(plans.map(({ id }) => [id, counts.get(id) ?? 0]));
}

const idsOf = (plans: readonly Plan[]) => plans.map(({ id }) => id);
