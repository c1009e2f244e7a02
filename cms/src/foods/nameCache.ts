import { type Findable, type NameIndex, nameIndex } from '../domain/food/find';
import { rowsOf, sql } from '../records/database/database';
import { onInvalidate, onInvalidateAll } from '../records/read/generations';
import { parsed, readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { CollectionMap } from '../records/types';

/** The names of a collection's records, cached in memory for type-ahead search. */
export interface NameCache<F> {
  readonly index: NameIndex;
  readonly all: ReadonlyMap<number, F>;
}

/**
 * Caches the names of every record of a collection. The first call reads the whole collection; later calls read only
 * the records written since. `read` picks the fields to keep from a record.
 */
export function createNameCache<N extends 'foods' | 'products', F extends Findable>(
  name: N,
  read: (body: CollectionMap[N]) => F,
): () => Promise<NameCache<F>> {
  const index = nameIndex();
  const all = new Map<number, F>();
  const written = new Set<number>();
  let isWhole = false;
  let turn: Promise<void> = Promise.resolve();
  onInvalidate((collection, ids) => {
    if (collection === name) ids.forEach((id) => written.add(id));
  });
  onInvalidateAll(() => void (isWhole = false));

  function keep(body: CollectionMap[N]): void {
    const one = read(body);
    all.set(one.id, one);
    index.put(one);
  }

  function drop(id: number): void {
    index.drop(id);
    all.delete(id);
  }

  async function readAll(): Promise<void> {
    isWhole = true;
    written.clear();
    try {
      const db = await sql();
      const rows = await rowsOf<{ head: string }>(db(tableOf(collectionOf(name))).select('head'));
      const bodies = rows.map(({ head }) => parsed<CollectionMap[N]>(head));
      const there = new Set(bodies.map(({ id }) => id));
      for (const id of [...all.keys()]) if (!there.has(id)) drop(id);
      bodies.forEach(keep);
    } catch (error) {
      isWhole = false;
      throw error;
    }
  }

  async function readWritten(): Promise<void> {
    const ids = [...written];
    if (ids.length === 0) return;
    written.clear();
    const bodies = await readBodies(await sql(), collectionOf(name), ids, 'head').catch((error: unknown) => {
      ids.forEach((id) => written.add(id));
      throw error;
    });
    for (const id of ids) {
      const body = bodies.get(id);
      if (body) keep(body);
      else drop(id);
    }
  }

  // Calls run one after the other, so a caller that waits for an earlier read also sees everything written before its
  // own call.
  return async () => {
    const mine = turn.then(() => (isWhole ? readWritten() : readAll()));
    turn = mine.catch(() => undefined);
    await mine;
    return { index, all };
  };
}
