import { AsyncResource } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import { callerOf } from '../auth/firebase-strategy';
import { callerIn } from '../records/http/actions';
import { sql } from '../records/database/database';
import { badRequest, StatusError } from '../records/http/errors';
import { answerWithEvents, eventText } from '../records/http/eventStream';
import { synced } from '../nodes/sync';
import { onInvalidate, onInvalidateAll } from '../records/read/generations';
import { checkParams } from '../records/search/params';
import { readBodies } from '../records/read/readModel';
import { tableOf } from '../records/database/tables';
import { findCollection } from '../records/registry';
import type { Caller, Collection } from '../records/types';

const MOST_PER_PERSON = 20;
/** Milliseconds between two signs of life on a silent stream, each with a check that its person may still read. */
const BEAT = 15_000;
/** Milliseconds between two questions of a node with open streams about other nodes' writes. */
const LISTEN = 150;
/**
 * Maximum number of records, the newest of a longer list, watched for going out of reach; records that come within
 * reach are always reported.
 */
const MOST_KNOWN = 2_000;

interface Watcher {
  readonly caller: Caller;
  readonly header: string | undefined;
  /** Ids of the records in each watched collection that the person may read, as far as known. */
  readonly known: ReadonlyMap<string, Set<number>>;
  readonly out: PassThrough;
}

const watchers = new Set<Watcher>();
const pending = new Map<string, Set<number>>();
/** Scope outside the transaction that changed a record, in which the record is read for the streams. */
const outside = new AsyncResource('supra.live');
let isPlanned = false;

/** GET live?of=shoplists,orders: reports, as server-sent events, changes to records that the caller may read. */
export async function openStream(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['of']);
  const collections = collectionsOf(ctx.query.of);
  const caller = callerIn(ctx);
  if ([...watchers].filter((one) => one.caller.id === caller.id).length >= MOST_PER_PERSON) {
    throw new StatusError(429, 'Too many open streams', {}, { 'Retry-After': '15' });
  }
  const known = new Map(collections.map(({ name }) => [name, new Set<number>()]));
  const watcher: Watcher = {
    caller,
    header: ctx.request.headers.authorization,
    known,
    out: new PassThrough(),
  };
  watchers.add(watcher);
  watcher.out.on('close', () => watchers.delete(watcher));
  for (const collection of collections) {
    for (const id of await readableIds(collection, caller)) known.get(collection.name)?.add(id);
  }
  answerWithEvents(ctx, watcher.out);
  sendEvent(watcher, 'ready', {});
}

function collectionsOf(of: unknown): Collection[] {
  const names = typeof of === 'string' ? [...new Set(of.split(','))] : [];
  const found = names.map((name) => findCollection(name));
  if (found.length === 0 || !found.every((one): one is Collection => one?.live === true)) {
    throw badRequest('of takes the names of collections that can be watched', ['of']);
  }
  return found;
}

async function readableIds(collection: Collection, caller: Caller): Promise<number[]> {
  const db = await sql();
  const rows: { id: number }[] = await db(`${tableOf(collection)} as r`)
    .where((within) => collection.scope(within, caller))
    .orderBy('r.id', 'desc')
    .limit(MOST_KNOWN)
    .select('r.id');
  return rows.map(({ id }) => id);
}

const sendEvent = ({ out }: Watcher, event: string, data: object) => void out.write(eventText(event, data));

onInvalidate((name, ids, isCommitted) => {
  if (!isCommitted || watchers.size === 0) return;
  if (name === 'users') outside.runInAsyncScope(() => watchers.forEach((one) => void beatIf(one, ids)));
  if (!findCollection(name)?.live) return;
  const waiting = pending.get(name) ?? new Set();
  ids.forEach((id) => waiting.add(id));
  pending.set(name, waiting);
  if (isPlanned) return;
  isPlanned = true;
  outside.runInAsyncScope(() =>
    setImmediate(() => void flush().catch((error: Error) => strapi.log.warn(error.message))),
  );
});

async function flush(): Promise<void> {
  isPlanned = false;
  const changed = [...pending].flatMap(([name, ids]) => {
    const collection = findCollection(name);
    return collection ? { collection, ids: [...ids] } : [];
  });
  pending.clear();
  for (const { collection, ids } of changed) {
    const bodies = await readBodies(await sql(), collection, ids);
    for (const watcher of watchers) {
      const known = watcher.known.get(collection.name);
      if (!known) continue;
      for (const id of ids) {
        const body = bodies.get(id);
        const isSeen = body !== undefined && collection.reach(body, watcher.caller) !== 'none';
        if (isSeen) known.add(id);
        // A person who could read it learns that it is gone; nobody else learns that it ever existed.
        else if (!known.delete(id)) continue;
        sendEvent(watcher, 'change', { collection: collection.name, id, ...(!isSeen && { gone: true }) });
      }
    }
  }
}

/**
 * Ends the streams of people whose role or token no longer holds; the others get a comment line that keeps them open.
 */
export function keepStreamsAlive(): void {
  outside.runInAsyncScope(() => {
    setInterval(() => watchers.forEach((one) => void beat(one)), BEAT).unref();
    setInterval(() => watchers.size > 0 && synced()?.catch(() => undefined), LISTEN).unref();
  });
}

/** Ends all streams and asks browsers to reconnect, upon which they reload what they may have missed. */
export const endStreams = (): void => watchers.forEach(({ out }) => void out.end('retry: 500\n\n'));

onInvalidateAll(endStreams);

/** Checks the streams of people who were just written, because they may be blocked or have another role now. */
const beatIf = async (watcher: Watcher, ids: readonly number[]): Promise<void> => {
  if (ids.includes(watcher.caller.id)) await beat(watcher);
};

async function beat(watcher: Watcher): Promise<void> {
  const now = await callerOf(watcher.header).catch(() => undefined);
  if (now?.id === watcher.caller.id && now.who === watcher.caller.who) watcher.out.write(': beat\n\n');
  else watcher.out.end();
}
