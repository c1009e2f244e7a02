import { present } from '../../domain/present';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { checkWritten, OPERATOR } from './panelCheck';
import { asOwnWork, asPanel, PANEL_COLLECTIONS } from './panelReads';
import { project, readBodies } from '../read/readModel';
import { isReadModelSyncSkipped } from '../read/readModelSync';
import { collectionByUid } from '../registry';
import { loadFromSource } from '../database/source';
import { aroundDocuments, documentsOf, queryOf } from '../../vendor/strapi';
import type { Body, Collection } from '../types';
import { change, erase, inWrite } from '../write/write';

/**
 * Collections whose records the panel may create; records of any other begin with the person who makes them in the app.
 * The operators' panel may write the collections that it shows (panelReads.ts): their records can be checked by their
 * own content, so the collection's rules check what the panel has written before it counts. All other collections have
 * rules that depend on the call (an order's steps, a plan's members, the stock ledger), so only those calls change
 * them, and the panel does not show them.
 */
const MADE_THERE: readonly string[] = ['products'];
const READS: readonly string[] = ['findOne', 'findMany', 'findFirst', 'count'];

interface Params {
  readonly documentId?: string;
  readonly populate?: unknown;
}
type Written = { readonly documentId: string } | null | undefined;

/** Applies the collections' rules to writes from outside our own calls, or refuses them. */
export function guardOtherWrites(): void {
  aroundDocuments(async (context, next) => {
    const collection = collectionByUid(context.uid);
    if (!collection || READS.includes(context.action) || isReadModelSyncSkipped()) return next();
    const { documentId, populate } = context.params;
    const write = () => asPanel(() => next() as Promise<Written>);
    const isAllowed = PANEL_COLLECTIONS.includes(collection.name);
    if (isAllowed && context.action === 'delete' && documentId)
      return inTurn((trx) => removeDocument(collection, documentId, trx));
    const isNew = context.action === 'create' && MADE_THERE.includes(collection.name);
    if (isAllowed && (isNew || context.action === 'update')) {
      return inTurn((trx) => writeDocument(collection, { documentId, populate, write }, trx));
    }
    // The panel does not show the text of a ForbiddenError.
    throw new errors.ApplicationError('This is made and changed in the app only');
  });
}

const turns = new WeakMap<Knex, Promise<unknown>>();

/**
 * Queues the panel's writes in a transaction: it deletes many records at once, each waits for the one before, and none
 * follows a refused one.
 */
function inTurn<T>(work: (trx: Knex) => Promise<T>): Promise<T> {
  return inWrite((trx) => {
    const mine = (turns.get(trx) ?? Promise.resolve()).then(() => asOwnWork(() => work(trx)));
    turns.set(trx, mine);
    return mine;
  });
}

async function idOf(collection: Collection, documentId: string): Promise<number | undefined> {
  const row = await queryOf(collection.uid).findOne({ where: { documentId }, select: ['id'] });
  return row ? row.id : undefined;
}

async function bodyOf(
  collection: Collection,
  documentId: string | undefined,
  trx: Knex,
): Promise<Body | null> {
  const id = documentId && (await idOf(collection, documentId));
  return (id && (await readBodies(trx, collection, [id])).get(id)) || null;
}

interface Writing extends Params {
  readonly write: () => Promise<Written>;
}

/**
 * Lets the panel write, checks the result, and writes it once more as our own calls would; a fault undoes all of it.
 */
async function writeDocument(
  collection: Collection,
  { documentId, populate, write }: Writing,
  trx: Knex,
): Promise<unknown> {
  const before = await bodyOf(collection, documentId, trx);
  const written = await write();
  if (!written) return written;
  const [loaded] = await loadFromSource(collection, [(await idOf(collection, written.documentId)) as number]);
  const after = present(loaded, 'the written record');
  const data = await checkWritten(collection, before, after);
  await collection.hooks?.check?.(data, before, OPERATOR, trx);
  await project(collection, [after.id]);
  await change(collection, before ?? after, data, trx);
  return asPanel(() => documentsOf(collection.uid).findOne({ documentId: written.documentId, populate }));
}

async function removeDocument(collection: Collection, documentId: string, trx: Knex): Promise<unknown> {
  const body = await bodyOf(collection, documentId, trx);
  if (body) await erase(collection, body, trx);
  return { documentId, entries: body ? [{ id: body.id, documentId }] : [] };
}
