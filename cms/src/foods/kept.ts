import { type Findable, type NameIndex, nameIndex } from '../domain/food/find';
import { rowsOf, sql } from '../records/database';
import { onInvalidate } from '../records/generations';
import { parsed, readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/tables';
import type { CollectionMap } from '../records/types';

/** The names of a collection's records, held in memory so that what somebody types is answered at once. */
export interface KeptNames<F> {
  readonly index: NameIndex;
  readonly all: ReadonlyMap<number, F>;
}

/**
 * Keeps the names of every record of a collection: read whole when first asked for, later those alone that were written since.
 * `read` says what of a record is kept.
 */
export function keptNames<N extends 'foods' | 'products', F extends Findable>(
  name: N,
  read: (body: CollectionMap[N]) => F,
): () => Promise<KeptNames<F>> {
  const index = nameIndex();
  const all = new Map<number, F>();
  const written = new Set<number>();
  let whole: Promise<void> | undefined;
  onInvalidate((collection, ids) => {
    if (collection === name) ids.forEach((id) => written.add(id));
  });

  function keep(body: CollectionMap[N]): void {
    const one = read(body);
    all.set(one.id, one);
    index.put(one);
  }

  async function readAll(): Promise<void> {
    written.clear();
    const db = await sql();
    const rows = await rowsOf<{ head: string }>(db(tableOf(collectionOf(name))).select('head'));
    rows.forEach(({ head }) => keep(parsed<CollectionMap[N]>(head)));
  }

  async function readWritten(): Promise<void> {
    const ids = [...written];
    written.clear();
    const bodies = await readBodies(await sql(), collectionOf(name), ids, 'head');
    for (const id of ids) {
      const body = bodies.get(id);
      if (body) {
        keep(body);
        continue;
      }
      index.drop(id);
      all.delete(id);
    }
  }

  return async () => {
    whole ??= readAll().catch((error: unknown) => {
      whole = undefined;
      throw error;
    });
    await whole;
    if (written.size > 0) await readWritten();
    return { index, all };
  };
}
