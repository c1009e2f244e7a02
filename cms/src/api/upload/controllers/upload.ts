import type { Knex } from 'knex';
import type { Context } from 'koa';
import { may } from '../../../domain/access/rights';
import { LIMITS } from '../../../domain/limits';
import { callerIn } from '../../../records/http/actions';
import { removalsDone, type ReadyFile } from '../../../records/database/bytes';
import { badRequest, fieldErrors, forbidden, notFound } from '../../../records/http/errors';
import type { MediaBody } from '../../../records/fields';
import { releaseFiles, uploadOf } from '../../../records/storage/files';
import { oncePerKey } from '../../../records/write/idempotency';
import { isPlainObject } from '../../../records/write/input';
import { withoutFile } from '../../../records/read/media';
import { rateLimit } from '../../../records/http/rate';
import { bodyFor } from '../../../records/read/read';
import { collectionByUid, collectionOf, findCollection } from '../../../records/registry';
import { toMedia } from '../../../records/database/source';
import { type ReceivedFile, paramIn, type StrapiRow, parsedRequest } from '../../../vendor/strapi';
import type { Body, Caller, Collection } from '../../../records/types';
import { change, edit, inWrite } from '../../../records/write/write';
import { checkImages } from '../../../uploads/images';
import { checkDocuments, readyPrivate } from '../../../uploads/private';
import { checkReceived } from '../../../uploads/received';
import { dropUnreferenced, registerFiles, readyImages } from '../../../uploads/store';

const limit = rateLimit('uploads', 300, 600);
const DEFAULT_FIELD = 'Images';

interface Target {
  collection: Collection;
  /** Absent for a record that is still to be written. */
  id?: number;
  field: string;
}

export default () => ({
  /** POST upload: keeps files as the caller's own, or puts them on a record that the caller may change. */
  async upload(ctx: Context) {
    const caller = callerIn(ctx);
    const files = filesIn(ctx);
    await limit(caller.id, files.length);
    await checkReceived(files);
    const target = targetIn(ctx);
    if (target?.id) await mayChange(target, caller);
    const ready = await makeReady(files, target, caller);
    let isKept = false;
    try {
      ctx.body = await oncePerKey(
        ctx,
        () =>
          inWrite(
            async (trx) => {
              const stored = await registerFiles(trx, ready, caller.id);
              if (target?.id)
                await attach(
                  target,
                  stored.map(({ id }) => id),
                  caller,
                  trx,
                );
              isKept = true;
              return stored.map((file) => toShown(file));
            },
            target?.id ? target.collection.hooks?.guards?.({ verb: 'update', id: target.id, caller }) : [],
          ),
        'files',
      );
    } catch (error) {
      isKept = false;
      throw error;
    } finally {
      // Refused, not committed, or a retry that got the earlier answer.
      if (!isKept) await dropUnreferenced(ready);
    }
  },

  /** DELETE uploads/assets/{fileId}: removes the file from its record and from the store, in every stored format. */
  async destroy(ctx: Context) {
    const caller = callerIn(ctx);
    const text = paramIn(ctx, 'fileId');
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
    const row = id ? await uploadOf(id) : undefined;
    const file = row && (await strapi.db.query('plugin::upload.file').findOne({ where: { id } }));
    if (!row || !file) throw notFound();
    if (!row.collection) {
      if (row.owner !== caller.id) throw notFound();
      await inWrite(() => releaseFiles([id]));
    } else await detach(collectionOf(row.collection), row.record as number, id, caller);
    await removalsDone();
    ctx.body = toShown(file);
  },
});

const toShown = (file: StrapiRow) => {
  const { id, ...attributes } = toMedia(file);
  return { id, attributes };
};

function filesIn(ctx: Context): ReceivedFile[] {
  const { files } = parsedRequest(ctx);
  const stray = Object.keys(files ?? {}).find((name) => name !== 'files');
  if (stray) throw badRequest(`Unknown part ${stray}`, [stray]);
  const given = [files?.files ?? []].flat().sort((one, other) => (one.begun ?? 0) - (other.begun ?? 0));
  if (given.length === 0) throw fieldErrors([{ path: ['files'], key: 'required' }]);
  if (given.length > LIMITS.uploadFiles)
    throw fieldErrors([{ path: ['files'], key: 'tooMany', values: { max: LIMITS.uploadFiles } }]);
  return given;
}

const bodyIn = (ctx: Context): Record<string, unknown> => {
  const { body } = parsedRequest(ctx);
  return isPlainObject(body) ? body : {};
};

function targetIn(ctx: Context): Target | undefined {
  const body = bodyIn(ctx);
  const stray = Object.keys(body).find(
    (name) => !['refId', 'ref', 'field', 'path', 'fileInfo'].includes(name),
  );
  if (stray) throw badRequest(`Unknown part ${stray}`, [stray]);
  const hasId = body.refId !== undefined && body.refId !== '';
  if (!hasId && !body.ref) return undefined;
  const ref = typeof body.ref === 'string' ? body.ref : '';
  const collection = findCollection(ref) ?? collectionByUid(ref);
  if (!collection) throw fieldErrors([{ path: ['ref'], key: 'reference' }]);
  if (hasId && !(typeof body.refId === 'string' && /^[1-9]\d{0,9}$/.test(body.refId))) throw notFound();
  return { collection, id: hasId ? Number(body.refId) : undefined, field: fieldOf(collection, body.field) };
}

/**
 * Prepares files for storage: medical files are kept as they are and apart; everything else is a picture for all to
 * see.
 */
async function makeReady(
  files: readonly ReceivedFile[],
  target: Target | undefined,
  caller: Caller,
): Promise<ReadyFile[]> {
  const field = target?.collection.fields[target.field];
  if (field?.kind === 'media' && field.isPrivate) {
    if (!may(caller.who, 'files.findOne')) throw forbidden();
    await checkDocuments(files);
    return readyPrivate(files);
  }
  await checkImages(files);
  return readyImages(files);
}

function fieldOf({ fields }: Collection, given: unknown): string {
  const media = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'media' ? [name] : []));
  const [first, ...others] = media;
  const asked = given === undefined || given === '' ? DEFAULT_FIELD : given;
  if (typeof asked === 'string' && media.includes(asked)) return asked;
  if (asked === DEFAULT_FIELD && first !== undefined && others.length === 0) return first;
  throw fieldErrors([{ path: ['field'], key: 'reference' }]);
}

async function mayChange({ collection, id }: Target, caller: Caller): Promise<Body> {
  const body = await bodyFor(collection, id as number, caller);
  if (collection.reach(body, caller) === 'read') throw forbidden();
  return body;
}

async function attach(target: Target, files: readonly number[], caller: Caller, trx: Knex): Promise<void> {
  const { collection, field: name } = target;
  const field = collection.fields[name] as { many?: boolean; max?: number };
  const before = await mayChange(target, caller);
  const had = (before[name] ?? []) as MediaBody[];
  const ids = field.many ? [...had.map(({ id }) => id), ...files] : files.at(-1);
  if (Array.isArray(ids) && field.max && ids.length > field.max) {
    throw fieldErrors([{ path: ['files'], key: 'tooMany', values: { max: field.max } }]);
  }
  await edit(collection, before, { [name]: ids }, trx, caller);
  if (!field.many) await releaseFiles(files.slice(0, -1));
}

async function detach(collection: Collection, record: number, file: number, caller: Caller): Promise<void> {
  await inWrite(async (trx) => {
    const before = await bodyFor(collection, record, caller);
    if (collection.reach(before, caller) === 'read') throw forbidden();
    const data = withoutFile(collection.fields, before, file);
    // only an earlier version may name it
    if (Object.keys(data).length === 0) await releaseFiles([file]);
    else await change(collection, before, data, trx);
  });
}
