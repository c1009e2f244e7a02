import { present } from '../domain/present';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { SHOP_LIMITS } from '../domain/limits';
import { cleanText } from '../domain/text/clean';
import { findPersonByEmail, unknownAddressError } from '../auth/addresses';
import { callerIn, dataOnly } from '../records/http/actions';
import { ConflictError, fieldErrors, forbidden } from '../records/http/errors';
import { isId } from '../records/write/input';
import { rateLimit } from '../records/http/rate';
import { bodyFor } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { CollectionMap } from '../records/types';
import { change, inWrite } from '../records/write/write';
import { ofHousehold } from './begin';

type List = CollectionMap['shoplists'];

const lists = () => collectionOf('shoplists');
/** Rate limit that makes guessing email addresses useless. */
const limitEmails = rateLimit('listEmails', 60, 600);
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

async function ownList(id: number, ctx: Context): Promise<List> {
  const body = await bodyFor(lists(), id, callerIn(ctx));
  if (lists().reach(body, callerIn(ctx)) !== 'own') throw forbidden();
  return body;
}

/** Shares a list with a person: a member of the owner's household by id, anybody else by their sign-in email. */
export async function addMember(id: number, ctx: Context): Promise<number> {
  const { email, user } = dataOnly(ctx, ['email', 'user']);
  if (user === undefined) return addByEmail(id, email, ctx);
  if (email !== undefined) throw fieldErrors([{ path: ['email'], key: 'unknown' }]);
  await inWrite(async (trx) => {
    const list = await ownList(id, ctx);
    const [person] = await ofHousehold([user], callerIn(ctx), trx, () => ['user']);
    await addListMember(list, present(person, 'a person'), 'user', trx);
  });
  return id;
}

async function addByEmail(id: number, email: unknown, ctx: Context): Promise<number> {
  await limitEmails(callerIn(ctx).id);
  const clean = typeof email === 'string' ? cleanText(email).toLowerCase() : '';
  if (!EMAIL.test(clean)) throw fieldErrors([{ path: ['email'], key: 'email' }]);
  await ownList(id, ctx);
  const person = await findPersonByEmail(clean);
  // A courier has no lists, so their address is treated like an unknown one.
  if (!person || person.Rolee === 'Courier') throw await unknownAddressError(callerIn(ctx).id);
  await inWrite(async (trx) => addListMember(await ownList(id, ctx), person.id, 'email', trx));
  return id;
}

async function addListMember(list: List, person: number, field: string, trx: Knex): Promise<void> {
  const { members, owner } = list;
  if (members.includes(person) || owner === person) {
    const message = 'this member is already invited';
    const errors = [{ path: [field], key: 'memberInvited', message, name: 'ConflictError' }];
    throw new ConflictError(message, 'membership.alreadyInvited', { errors });
  }
  if (members.length >= SHOP_LIMITS.members)
    throw fieldErrors([{ path: [field], key: 'tooMany', values: { max: SHOP_LIMITS.members } }]);
  await change(lists(), list, { members: [...members, person] }, trx);
}

/** Removes a member from the list; only its owner may. */
export async function removeMember(id: number, ctx: Context): Promise<number> {
  const { user } = dataOnly(ctx, ['user']);
  if (!isId(user)) throw fieldErrors([{ path: ['user'], key: 'reference' }]);
  await inWrite(async (trx) => {
    const list = await ownList(id, ctx);
    await change(lists(), list, { members: list.members.filter((one) => one !== user) }, trx);
  });
  return id;
}

/** Removes the caller from the list, or does nothing for a non-member. The owner can only delete the list. */
export async function leaveList(id: number, ctx: Context): Promise<void> {
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const list = (await readBodies(trx, lists(), [id])).get(id);
    if (list?.owner === caller.id)
      throw new ConflictError('The owner cannot leave; a list can be deleted', 'shoplist.ownerLeaves');
    const members = list?.members ?? [];
    if (!list || !members.includes(caller.id)) return;
    await change(lists(), list, { members: members.filter((one) => one !== caller.id) }, trx);
  });
}
