import { type IndexedRecipe, SimilarityIndex } from '../domain/dish/similarity';
import { present } from '../domain/present';
import { rowsOf, sql } from '../records/database/database';
import { onInvalidate, onInvalidateAll } from '../records/read/generations';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';

interface KinRow {
  readonly id: number;
  readonly types: number | null;
  readonly TimeToCook: number | null;
  readonly language: string;
  readonly translationOf: number | null;
  readonly owner: number | null;
  readonly saveCount: number | null;
}

const CHUNK = 1000;
let index = new SimilarityIndex();
const stale = new Set<number>();
let filled: Promise<void> | undefined;
let turn: Promise<void> = Promise.resolve();

onInvalidate((collection, ids, isCommitted) => {
  if (collection !== 'dishes' || !isCommitted || !filled) return;
  for (const id of ids) stale.add(id);
});
onInvalidateAll(() => {
  index = new SimilarityIndex();
  filled = undefined;
});

/**
 * Returns the index of all recipes by their ingredients: filled once from the read model; recipes written since are
 * read again before this returns.
 */
export async function similarityIndex(): Promise<SimilarityIndex> {
  filled ??= fill().catch((error: unknown) => {
    filled = undefined;
    throw error;
  });
  await filled;
  const mine = turn.then(freshen);
  turn = mine.catch(() => undefined);
  await mine;
  return index;
}

async function freshen(): Promise<void> {
  const ids = [...stale];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const chunk = ids.slice(at, at + CHUNK);
    chunk.forEach((id) => stale.delete(id)); // a write from here on makes it stale again
    const found = await indexedRecipes(chunk).catch((error: unknown) => {
      chunk.forEach((id) => stale.add(id));
      throw error;
    });
    chunk.forEach((id) => index.drop(id));
    found.forEach((kin) => index.put(kin));
  }
  if (ids.length > 0) index.weighAll();
}

async function fill(): Promise<void> {
  const all = index;
  const db = await sql();
  for (let last = 0; ;) {
    const rows = await rowsOf<{ id: number }>(
      db(tableOf(collectionOf('dishes')))
        .where('id', '>', last)
        .orderBy('id')
        .limit(CHUNK)
        .select('id'),
    );
    if (rows.length === 0) break;
    (await indexedRecipes(rows.map(({ id }) => id))).forEach((kin) => all.put(kin));
    last = present(rows.at(-1)).id;
    await new Promise((resolve) => setImmediate(resolve)); // other calls are answered meanwhile
  }
  all.weighAll();
}

async function indexedRecipes(ids: readonly number[]): Promise<IndexedRecipe[]> {
  const db = await sql();
  const rows = await rowsOf<KinRow>(
    db(tableOf(collectionOf('dishes')))
      .whereIn('id', ids)
      .orderBy('id')
      .select('id', 'types', 'TimeToCook', 'language', 'translationOf', 'owner', 'saveCount'),
  );
  const terms = await rowsOf<{ record: number; value: string }>(
    db(TERMS)
      .where({ collection: 'dishes', kind: 'product' })
      .whereIn('record', ids)
      .select('record', 'value'),
  );
  const products = new Map<number, number[]>();
  for (const { record, value } of terms)
    products.set(record, [...(products.get(record) ?? []), Number(value)]);
  return rows.map(({ id, types, TimeToCook, language, translationOf, owner, saveCount }) => ({
    id,
    products: products.get(id) ?? [],
    types: types ?? 0,
    minutes: TimeToCook,
    language,
    twin: translationOf,
    owner: owner === null ? null : Number(owner),
    saves: saveCount ?? 0,
  }));
}
