import type { Knex } from 'knex';
import type { Context } from 'koa';
import { isListedAdmin } from '../auth/people';
import { ROLES } from '../domain/access/rights';
import { callerIn, dataOnly, optionalDataIn } from '../records/http/actions';

import { afterCommit } from '../records/database/database';
import { ConflictError, fieldErrors } from '../records/http/errors';
import { checkParams } from '../records/search/params';
import { bodyFor, show } from '../records/read/read';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import { recordAudit } from '../records/write/trail';
import { deepTree } from '../records/read/tree';
import type { CollectionMap } from '../records/types';
import { change, inWrite } from '../records/write/write';

type UserRecord = CollectionMap['users'];

const users = () => collectionOf('users');

/** GET users/me: returns the caller's own record without the `attributes` wrapper. */
export async function readMe(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const caller = callerIn(ctx);
  const body = await bodyFor(users(), caller.id, caller);
  const { id, attributes } = await show(users(), body, deepTree(users(), 1), caller);
  const avatar = (attributes.avatar as { data: { id: number; attributes: object } | null }).data;
  ctx.body = { id, ...attributes, avatar: avatar && { id: avatar.id, ...avatar.attributes } };
}

/** Gives a person another role. The last Admin, and anyone in ADMIN_EMAILS, cannot lose the Admin role. */
export async function changeRole(id: number, ctx: Context): Promise<number> {
  const { Rolee } = dataOnly(ctx, ['Rolee']);
  if (!ROLES.some((role) => role === Rolee)) throw fieldErrors([{ path: ['Rolee'], key: 'choice' }]);
  await inWrite(async (trx) => {
    const before = await bodyFor(users(), id, callerIn(ctx));
    if (before.Rolee === Rolee) return;
    if (before.Rolee === 'Admin') await ensureAdminRemains(trx, id);
    refuseListed(before);
    await change(users(), before, { Rolee }, trx);
    await recordAudit(trx, callerIn(ctx), {
      action: 'role',
      collection: 'users',
      record: id,
      label: before.Name,
      detail: `${String(before.Rolee)} → ${String(Rolee)}`,
    });
  });
  return id;
}

export async function ensureAdminRemains(trx: Knex, leaving: number): Promise<void> {
  const other = await trx(tableOf(users()))
    .where({ Rolee: 'Admin', blocked: false })
    .whereNot({ id: leaving })
    .first('id');
  if (!other) throw new ConflictError('The last Admin stays one', 'person.lastAdmin');
}

/** Throws for people in ADMIN_EMAILS: they would become Admin again with their next request. */
function refuseListed({ email, emailVerified }: UserRecord): void {
  const isListed = isListedAdmin({ email, emailVerified: emailVerified === true });
  if (isListed) throw new ConflictError('The settings name this person as Admin', 'person.listedAdmin');
}

type Listener = (id: number) => Promise<void>;
const listeners: Listener[] = [];
/** Registers a listener that is called when a person is unblocked. */
export const onUnblocked = (listener: Listener): void => void listeners.push(listener);

export const blockPerson = (id: number, ctx: Context): Promise<number> => setBlocked(id, ctx, true);
export const unblockPerson = (id: number, ctx: Context): Promise<number> => setBlocked(id, ctx, false);

async function setBlocked(id: number, ctx: Context, blocked: boolean): Promise<number> {
  optionalDataIn(ctx);
  await inWrite(async (trx) => {
    const before = await bodyFor(users(), id, callerIn(ctx));
    if (before.blocked === blocked) return;
    if (blocked && before.Rolee === 'Admin') await ensureAdminRemains(trx, id);
    if (blocked) refuseListed(before);
    await change(users(), before, { blocked }, trx);
    if (!blocked) for (const listener of listeners) await afterCommit(() => listener(id));
    await recordAudit(trx, callerIn(ctx), {
      action: blocked ? 'block' : 'unblock',
      collection: 'users',
      record: id,
      label: before.Name,
    });
  });
  return id;
}
