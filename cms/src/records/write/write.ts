import { present } from '../../domain/present';
import type { Knex } from 'knex';
import { bodyChanged } from './bodyFromWrite';
import { changesIn } from './differs';
import { ConflictError, type FieldError, fieldErrors, forbidden, notFound } from '../http/errors';
import { attachFiles, mayAttach, releaseFiles } from '../storage/files';
import { bodyIds, checkInput, isPlainObject, referencedIds, repeatedKeys } from './input';
import { mediaIds } from '../read/media';
import type { Guards } from '../database/locks';
import { bodyFor, show } from '../read/read';
import {
  removeFromReadModel,
  projectChanged,
  projectDependants,
  projectNew,
  readBodies,
  relatedBodies,
} from '../read/readModel';
import { skipReadModelSync } from '../read/readModelSync';
import { collectionOf, findCollection } from '../registry';
import { metadataOf } from '../../vendor/strapi';
import { deleteRows, insertRows, updateRow } from './strapiRows';
import { deepOf } from '../read/tree';
import { inLockedTransaction } from '../database/transactions';
import type { Body, Caller, Collection, InputOf, Related } from '../types';

type Input = Record<string, unknown>;

/** Runs `work` in one transaction with the locks that `guards` name; undefined locks everything (transactions.ts). */
export const inWrite = <T>(work: (trx: Knex) => Promise<T>, guards?: Guards): Promise<T> =>
  skipReadModelSync(() => inLockedTransaction(work, guards));

/** Checks a body and creates the record; `own` are the fields that the CMS sets (owner, state …). */
export async function create<B extends Body>(
  collection: Collection<B>,
  given: unknown,
  caller: Caller,
  own: Input = {},
): Promise<B> {
  const { data, errors } = checkInput(collection.fields, given, false, 'owner');
  refuse(errors.length ? errors : repeatedKeys(collection.fields, data));
  return inWrite(
    async (trx) => {
      const related = relatedBodies();
      await checkReferences(trx, collection, data, { caller, related, before: null });
      await collection.hooks?.check?.(data as InputOf<B>, null, caller, trx);
      return insert(collection, { ...data, ...ownerOf(collection, caller), ...own }, trx, related);
    },
    collection.hooks?.guards?.({ verb: 'create', data, caller }),
  );
}

const ownerOf = ({ owner }: Collection, caller: Caller): Input => (owner ? { [owner]: caller.id } : {});

/** Creates a record from values that the CMS itself has put together. */
export async function insert<B extends Body>(
  collection: Collection<B>,
  data: Input,
  trx: Knex,
  related?: Related,
): Promise<B> {
  const made = await insertRows(trx, collection.uid, [data]);
  const [created] = await projectNew(collection, [data], made, related);
  const body = present(created, 'the new record');
  await attachFiles(trx, collection, body.id, mediaIds(collection.fields, body));
  await collection.hooks?.afterWrite?.(body, null, trx);
  return body;
}

/** Creates many records; the caller does the follow-up of a write (`afterWrite`), once for all of them. */
export async function insertAll(collection: Collection, list: readonly Input[], trx: Knex): Promise<Body[]> {
  return projectNew(collection, list, await insertRows(trx, collection.uid, list));
}

/**
 * Checks a body and changes the record; absent fields stay. An older `updatedAt` is a conflict that shows the current
 * record.
 */
export async function update<B extends Body>(
  collection: Collection<B>,
  id: number,
  given: unknown,
  caller: Caller,
): Promise<B> {
  const { updatedAt, ...rest } = isPlainObject(given) ? given : { updatedAt: undefined };
  return inWrite(
    async (trx) => {
      const before = await bodyFor(collection, id, caller);
      const reach = collection.reach(before, caller);
      if (reach === 'read') throw forbidden();
      const { data, errors } = checkInput(
        collection.fields,
        isPlainObject(given) ? rest : given,
        true,
        reach === 'own' ? 'owner' : 'editor',
      );
      if (updatedAt !== undefined && !isInstant(updatedAt)) errors.push({ path: ['updatedAt'], key: 'time' });
      refuse(errors.length ? errors : repeatedKeys(collection.fields, { ...before, ...data }));
      await refuseStale(collection, before, updatedAt, caller);
      await checkReferences(trx, collection, data, { caller, related: relatedBodies(), before });
      await collection.hooks?.check?.(data as InputOf<B>, before, caller, trx);
      return edit(collection, before, data, trx, caller);
    },
    collection.hooks?.guards?.({ verb: 'update', id, data: rest, caller }),
  );
}

/**
 * Refuses a change that began from another version than the current one, which the conflict shows; without `updatedAt`,
 * refuses none.
 */
export async function refuseStale(
  collection: Collection,
  before: Body,
  updatedAt: unknown,
  caller: Caller,
): Promise<void> {
  if (updatedAt === undefined) return;
  if (!isInstant(updatedAt)) throw fieldErrors([{ path: ['updatedAt'], key: 'time' }]);
  if (Date.parse(updatedAt) === Date.parse(before.updatedAt)) return;
  const present = await show(collection, before, deepOf(collection), caller);
  throw new ConflictError('The record has changed since', 'record.changedSince', { present });
}

function refuse(errors: readonly FieldError[]): void {
  if (errors.length) throw fieldErrors(errors);
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Changes a record on the CMS's own behalf; `updatedAt` rises by at least a millisecond. */
export const change = <B extends Body>(
  collection: Collection<B>,
  before: B,
  data: Input,
  trx: Knex,
): Promise<B> => edit(collection, before, data, trx, null);

/** Changes a record on behalf of a person, or of the CMS (`by` null); the collection may record a person's edit. */
export async function edit<B extends Body>(
  collection: Collection<B>,
  before: B,
  data: Input,
  trx: Knex,
  by: Caller | null,
): Promise<B> {
  const stands = (await readBodies(trx, collection, [before.id])).get(before.id);
  if (!stands) throw notFound();
  const changes = changesIn(collection.fields, stands, data);
  const updatedAt = new Date(Math.max(Date.now(), Date.parse(stands.updatedAt) + 1));
  if (!(await updateRow(trx, collection.uid, before.id, { ...changes, updatedAt }))) throw notFound();
  const next = { ...(await bodyChanged(collection, stands, changes)), updatedAt: updatedAt.toISOString() };
  const body = await projectChanged(collection, stands, next);
  const had = mediaIds(collection.fields, before);
  const has = mediaIds(collection.fields, body);
  await attachFiles(
    trx,
    collection,
    body.id,
    has.filter((id) => !had.includes(id)),
  );
  const noted = by ? await collection.hooks?.noteEdit?.(body, before, by, trx) : undefined;
  await releaseFiles(had.filter((id) => !has.includes(id) && !noted?.includes(id)));
  await collection.hooks?.afterWrite?.(body, before, trx);
  return body;
}

export const sourceTable = ({ uid }: Collection): string => metadataOf(uid).tableName;

/** Deletes a record with its files and returns its last state. */
export async function remove(collection: Collection, id: number, caller: Caller): Promise<Body> {
  return inWrite(
    async (trx) => {
      const body = await bodyFor(collection, id, caller);
      if (collection.reach(body, caller) !== 'own') throw forbidden();
      await erase(collection, body, trx);
      return body;
    },
    collection.hooks?.guards?.({ verb: 'remove', id, caller }),
  );
}

export async function erase(collection: Collection, body: Body, trx: Knex): Promise<void> {
  await collection.hooks?.beforeDelete?.(body, trx);
  await deleteRows(trx, collection.uid, [body.id]);
  await removeFromReadModel(collection, [body.id]);
  await projectDependants(collection, [body.id]);
  await collection.hooks?.afterDelete?.(body, trx);
  await releaseFiles(mediaIds(collection.fields, body));
}

interface Referring {
  readonly caller: Caller;
  readonly before: Body | null;
  readonly related: Related;
}

/** Refuses ids of records that the caller cannot see, and of files that they may not use. */
async function checkReferences(
  trx: Knex,
  collection: Collection,
  data: Input,
  { caller, before, related }: Referring,
): Promise<void> {
  await followSuccessors(trx, collection, data);
  const asked = referencedIds(collection.fields, data);
  const kept = before ? referencedIds(collection.fields, bodyIds(collection.fields, before)) : [];
  const isKept = ({ to, id }: { to: string; id: number }) =>
    kept.some((one) => one.to === to && one.id === id);
  const fresh = asked.filter((one) => !isKept(one));
  const wrong: typeof asked = [];
  for (const to of new Set(fresh.map((one) => one.to))) {
    const ofKind = fresh.filter((one) => one.to === to);
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    const isFile = to === 'files' || to === 'privateFiles';
    const fine = isFile
      ? await mayAttach(trx, ids, caller, to === 'privateFiles')
      : await readable(to, ids, caller, related);
    wrong.push(...ofKind.filter(({ id }) => !fine.has(id)));
  }
  refuse(wrong.map(({ path }) => ({ path, key: 'reference' })));
}

/** Replaces ids of records that were merged into others since the body was put together. */
export async function followSuccessors(trx: Knex, collection: Collection, data: Input): Promise<void> {
  const asked = referencedIds(collection.fields, data);
  for (const to of new Set(asked.map((one) => one.to))) {
    const successors = await findCollection(to)?.hooks?.successors?.(
      trx,
      asked.filter((one) => one.to === to).map(({ id }) => id),
    );
    if (!successors?.size) continue;
    for (const { path, id } of asked.filter((one) => one.to === to && successors.has(one.id)))
      setAt(data, path, successors.get(id));
  }
}

/** Sets the value at an existing path; throws if the path does not exist. */
export function setAt(data: Input, path: readonly (string | number)[], value: unknown): void {
  let holder: object = data;
  for (const step of path.slice(0, -1)) {
    const inner: unknown = Reflect.get(holder, step);
    if (typeof inner !== 'object' || inner === null) throw new Error(`Nothing stands at ${path.join('.')}`);
    holder = inner;
  }
  Reflect.set(holder, present(path.at(-1), 'a step of the path'), value);
}

async function readable(
  name: string,
  ids: readonly number[],
  caller: Caller,
  related: Related,
): Promise<Set<number>> {
  const target = collectionOf(name);
  const bodies = await related.bodies(target.name, ids);
  return new Set(
    [...bodies.values()].filter((body) => target.reach(body, caller) !== 'none').map(({ id }) => id),
  );
}
