import type { Knex } from 'knex';
import type { Context } from 'koa';
import { recordDeletedAccount } from '../auth/deletedAccounts';
import { anonymizeVersions } from '../dishes/versions';
import { deleteInvitationsOf } from '../households/invitations';
import { ensureAdminRemains } from '../people/roles';
import { callerIn } from '../records/http/actions';
import { removalsDone } from '../records/database/bytes';
import { releaseFiles, UPLOADS } from '../records/storage/files';
import { eraseAnswersTo } from '../records/read/storedAnswers';
import { checkParams } from '../records/search/params';
import { bodyFor, show } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { TERMS } from '../records/database/tables';
import { anonymizeTrail } from '../records/write/trail';
import { treeOf } from '../records/read/tree';
import { sweepVocabulary } from '../records/search/vocabulary';
import { change, erase, inWrite, sourceTable } from '../records/write/write';
import { bodiesOf, type Owned, ownedCollections, SHARED } from './owned';
import { listIn } from '../records/read/values';

const users = () => collectionOf('users');

/**
 * DELETE users/me: deletes the caller with everything that is theirs alone; shared records are handed on or offered to
 * the others.
 */
export async function deleteMe(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const caller = callerIn(ctx);
  ctx.body = await inWrite(async (trx) => {
    const me = await bodyFor(users(), caller.id, caller);
    if (me.Rolee === 'Admin') await ensureAdminRemains(trx, me.id);
    const data = await show(users(), me, treeOf(users(), undefined, undefined), caller);
    for (const owned of ownedCollections()) await releaseOwned(trx, owned, me.id);
    for (const [name, field] of SHARED) await leaveShared(trx, name, field, me.id);
    await deleteInvitationsOf(me.id, trx);
    await anonymizeTrail(trx, me.id);
    await anonymizeVersions(trx, me.id);
    await eraseAnswersTo(trx, me.id);
    await releaseUnattachedFiles(trx, me.id);
    const { uid } = await trx(sourceTable(users())).where({ id: me.id }).first('uid');
    await recordDeletedAccount(trx, uid);
    await erase(users(), me, trx);
    return { data };
  });
  await removalsDone();
  // words that no other record uses go too, as they do every hour; nobody waits for that
  void sweepVocabulary(inWrite).catch((error: Error) => strapi.log.warn(error.message));
}

async function releaseOwned(trx: Knex, owned: Owned, user: number): Promise<void> {
  const { collection } = owned;
  const ids: number[] = [];
  for await (const bodies of bodiesOf(trx, owned, user)) ids.push(...bodies.map(({ id }) => id));
  for (const id of ids) {
    // Reads it again: an earlier deletion may have removed or changed it.
    const body = (await readBodies(trx, collection, [id])).get(id);
    if (!body) continue;
    if (collection.hooks?.onOwnerGone) await collection.hooks.onOwnerGone(body, trx);
    else await erase(collection, body, trx);
  }
}

async function leaveShared(trx: Knex, name: string, field: string, user: number): Promise<void> {
  const collection = collectionOf(name);
  const rows: { record: number }[] = await trx(TERMS)
    .where({ collection: name, kind: field, value: String(user) })
    .select('record');
  for (const body of (
    await readBodies(
      trx,
      collection,
      rows.map(({ record }) => record),
    )
  ).values()) {
    await change(collection, body, { [field]: listIn(body[field]).filter((id) => id !== user) }, trx);
  }
}

async function releaseUnattachedFiles(trx: Knex, owner: number): Promise<void> {
  const rows: { file: number }[] = await trx(UPLOADS).where({ owner }).whereNull('collection').select('file');
  await releaseFiles(rows.map(({ file }) => file));
}
