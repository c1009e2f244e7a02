import type { Context } from 'koa';
import { SHOP_LIMITS } from '../domain/limits';
import { cleanText } from '../domain/text/clean';
import { callerIn, dataOnly } from '../records/actions';
import { ConflictError, fieldErrors, forbidden } from '../records/errors';
import { isId } from '../records/input';
import { rateLimit } from '../records/rate';
import { bodyFor } from '../records/read';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import type { CollectionMap } from '../records/types';
import { change, inWrite } from '../records/write';

type List = CollectionMap['shoplists'];

const lists = () => collectionOf('shoplists');
/** Trying out email addresses is worth nothing at this pace. */
const limitEmails = rateLimit('listEmails', 60, 600);
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

async function ownList(id: number, ctx: Context): Promise<List> {
  const body = await bodyFor(lists(), id, callerIn(ctx));
  if (lists().reach(body, callerIn(ctx)) !== 'own') throw forbidden();
  return body;
}

/** Shares a list with a person, named by the email they sign in with. */
export async function addMember(id: number, ctx: Context): Promise<number> {
  const { email } = dataOnly(ctx, ['email']);
  await limitEmails(callerIn(ctx).id);
  const clean = typeof email === 'string' ? cleanText(email).toLowerCase() : '';
  if (!EMAIL.test(clean)) throw fieldErrors([{ path: ['email'], key: 'email' }]);
  await inWrite(async (trx) => {
    const list = await ownList(id, ctx);
    const person = await strapi.db
      .query('api::user.user')
      .findOne({ where: { email: clean, emailVerified: true } });
    // a Courier has no lists, so theirs is an address like any that nobody has
    if (!person || person.Rolee === 'Courier') {
      throw fieldErrors([
        { path: ['email'], key: 'nobody', message: 'Nobody has confirmed this email address here' },
      ]);
    }
    const members = list.members;
    if (members.includes(Number(person.id)) || list.owner === Number(person.id)) {
      const errors = [
        {
          path: ['email'],
          key: 'memberInvited',
          message: 'this member is already invited',
          name: 'ConflictError',
        },
      ];
      throw new ConflictError('this member is already invited', 'membership.alreadyInvited', { errors });
    }
    if (members.length >= SHOP_LIMITS.members)
      throw fieldErrors([{ path: ['email'], key: 'tooMany', values: { max: SHOP_LIMITS.members } }]);
    await change(lists(), list, { members: [...members, Number(person.id)] }, trx);
  });
  return id;
}

/** The owner takes somebody off the list. */
export async function removeMember(id: number, ctx: Context): Promise<number> {
  const { user } = dataOnly(ctx, ['user']);
  if (!isId(user)) throw fieldErrors([{ path: ['user'], key: 'reference' }]);
  await inWrite(async (trx) => {
    const list = await ownList(id, ctx);
    await change(lists(), list, { members: list.members.filter((one) => one !== user) }, trx);
  });
  return id;
}

/** A member goes, and a person who is none stays none; the owner can only delete the list. */
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
