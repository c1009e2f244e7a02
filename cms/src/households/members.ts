import type { Knex } from 'knex';
import type { Context } from 'koa';
import { HOUSEHOLD_LIMITS } from '../domain/limits';
import { callerIn, dataOnly } from '../records/http/actions';
import { ConflictError, fieldErrors, forbidden } from '../records/http/errors';
import { isId } from '../records/write/input';
import { bodyFor } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { newToken } from '../records/http/token';
import { change, erase, inWrite } from '../records/write/write';
import { type Household, findHousehold, peopleOf } from './people';

const households = () => collectionOf('households');

/** Throws if the person is in a household already; nobody may be in two. */
export async function refuseSecondHousehold(user: number, trx: Knex): Promise<void> {
  if (await findHousehold(user, trx))
    throw new ConflictError('Nobody is in two households', 'household.already');
}

/** Adds a person as the newest member and removes their invitation. */
export async function addHouseholdMember(household: Household, user: number, trx: Knex): Promise<void> {
  const people = peopleOf(household);
  if (people.includes(user)) return;
  await refuseSecondHousehold(user, trx);
  if (people.length >= HOUSEHOLD_LIMITS.people)
    throw new ConflictError(`A household has at most ${HOUSEHOLD_LIMITS.people} people`, 'household.full');
  const members = [...household.members, user];
  const invitations = household.invitations.filter((one) => one.user !== user);
  await change(households(), household, { members, invitations }, trx);
}

/** Hands the household to its longest-standing member, or deletes it if there is none. */
export async function handOverHousehold(household: Household, trx: Knex): Promise<void> {
  const [owner, ...members] = household.members;
  if (owner) await change(households(), household, { owner, members }, trx);
  else await erase(households(), household, trx);
}

/** Removes the caller, along with what they own; does nothing for a person who is not a member. */
export async function leaveHousehold(id: number, ctx: Context): Promise<void> {
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const household = (await readBodies(trx, households(), [id])).get(id);
    if (household?.owner === caller.id) await handOverHousehold(household, trx);
    else if (household?.members.includes(caller.id)) await withoutMember(household, caller.id, trx);
  });
}

const withoutMember = (household: Household, user: number, trx: Knex, also: object = {}): Promise<unknown> =>
  change(households(), household, { members: household.members.filter((one) => one !== user), ...also }, trx);

/** POST households/{id}/remove-member {user}: the owner removes a member, who knows the link, so it is replaced. */
export async function removeMember(id: number, ctx: Context): Promise<number> {
  const { user } = dataOnly(ctx, ['user']);
  if (!isId(user)) throw fieldErrors([{ path: ['user'], key: 'reference' }]);
  await inWrite(async (trx) => {
    const household = await ownHousehold(id, ctx);
    if (household.members.includes(user))
      await withoutMember(household, user, trx, { joinToken: newToken() });
  });
  return id;
}

/** Returns the household if the caller is its owner; throws 403 otherwise. */
export async function ownHousehold(id: number, ctx: Context): Promise<Household> {
  const body = await bodyFor(households(), id, callerIn(ctx));
  if (body.owner !== callerIn(ctx).id) throw forbidden();
  return body;
}
