import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { checkWritten, OPERATOR } from './panelCheck';
import { asOurselves, asPanel, SHOWN } from './panelReads';
import { project, readBodies } from '../read/readModel';
import { isReadModelSyncSkipped } from '../read/readModelSync';
import { collectionByUid } from '../registry';
import { loadFromSource } from '../database/source';
import { aroundDocuments, documentsOf, queryOf } from '../strapi';
import type { Body, Collection } from '../types';
import { change, erase, inWrite } from '../write/write';

/**
 * The operators' panel may write what it shows (panelReads.ts). Here a record as it stands says whether it is right, so what the
 * panel has written is held against the collection's own rules before it counts. All the rest has rules that hang on the call which
 * makes it (an order's steps, a plan's members, stock's book), so it is changed by those calls alone, and the panel does not show it.
 * Some records may be nobody's; any other begins with the person who makes it in the app.
 */
const MADE_THERE: readonly string[] = ['products'];
const READS: readonly string[] = ['findOne', 'findMany', 'findFirst', 'count'];

interface Params {
  readonly documentId?: string;
  readonly populate?: unknown;
}
type Written = { readonly documentId: string } | null | undefined;

/** Holds writes made elsewhere than in our own calls to the same rules, or refuses them. */
export function guardOtherWrites(): void {
  aroundDocuments(async (context, next) => {
    const collection = collectionByUid(context.uid);
    if (!collection || READS.includes(context.action) || isReadModelSyncSkipped()) return next();
    const { documentId, populate } = context.params;
    const write = () => asPanel(() => next() as Promise<Written>);
    const isAllowed = SHOWN.includes(collection.name);
    if (isAllowed && context.action === 'delete' && documentId)
      return inTurn((trx) => removeDocument(collection, documentId, trx));
    const isNew = context.action === 'create' && MADE_THERE.includes(collection.name);
    if (isAllowed && (isNew || context.action === 'update')) {
      return inTurn((trx) => writeDocument(collection, { documentId, populate, write }, trx));
    }
    // Of a ForbiddenError the panel would be told no word.
    throw new errors.ApplicationError('This is made and changed in the app only');
  });
}

const turns = new WeakMap<Knex, Promise<unknown>>();

/** The panel deletes many at once in one transaction; each waits for the one before, and none follows a refused one. */
function inTurn<T>(work: (trx: Knex) => Promise<T>): Promise<T> {
  return inWrite((trx) => {
    const mine = (turns.get(trx) ?? Promise.resolve()).then(() => asOurselves(() => work(trx)));
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

/** Lets the panel write, looks at what has come of it, and writes it once more as our own calls would; a fault undoes all of it. */
async function writeDocument(
  collection: Collection,
  { documentId, populate, write }: Writing,
  trx: Knex,
): Promise<unknown> {
  const before = await bodyOf(collection, documentId, trx);
  const written = await write();
  if (!written) return written;
  const [after] = await loadFromSource(collection, [(await idOf(collection, written.documentId)) as number]);
  const data = await checkWritten(collection, before, after);
  await collection.check?.(data, before, OPERATOR, trx);
  await project(collection, [after.id]);
  await change(collection, before ?? after, data, trx);
  return asPanel(() => documentsOf(collection.uid).findOne({ documentId: written.documentId, populate }));
}

async function removeDocument(collection: Collection, documentId: string, trx: Knex): Promise<unknown> {
  const body = await bodyOf(collection, documentId, trx);
  if (body) await erase(collection, body, trx);
  return { documentId, entries: body ? [{ id: body.id, documentId }] : [] };
}
