import type { Knex } from 'knex';
import type { Context } from 'koa';
import { nameKey } from '../domain/text/clean';
import { ownWord, ownWords } from '../domain/text/ownWords';
import { LIMITS, textLength } from '../domain/limits';
import { callerIn, dataOnly } from '../records/http/actions';
import { rowsOf, sql } from '../records/database/database';
import { fieldErrors } from '../records/http/errors';
import { checkParams } from '../records/search/params';
import { project, readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';
import type { CollectionMap } from '../records/types';
import { isText, listIn } from '../records/read/values';
import { inWrite, sourceTable } from '../records/write/write';

type Dish = CollectionMap['dishes'];
interface TagCount {
  readonly name: string;
  readonly count: number;
}

/** Maximum number of words to rename at once. */
const MOST_RENAMED = 500;

const dishes = () => collectionOf('dishes');

/** GET users/me/tags: lists the words of the caller's own recipes, the most used first. */
export async function readTags(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  ctx.body = { data: await tagsOf(await sql(), callerIn(ctx).id) };
}

/**
 * POST users/me/tags {from, to}: renames words in all of the caller's own recipes, merges several into one, or removes
 * them.
 */
export async function changeTags(ctx: Context): Promise<void> {
  const { from, to = null } = dataOnly(ctx, ['from', 'to']);
  const texts = listIn(from);
  if (texts.length === 0 || !texts.every(isText)) throw fieldErrors([{ path: ['from'], key: 'required' }]);
  if (texts.length > MOST_RENAMED)
    throw fieldErrors([{ path: ['from'], key: 'tooMany', values: { max: MOST_RENAMED } }]);
  const name = newName(to);
  const { id } = callerIn(ctx);
  const data = await inWrite(async (trx) => {
    await rename(trx, id, texts.map(nameKey), name);
    return tagsOf(trx, id);
  });
  ctx.body = { data };
}

function newName(to: unknown): string | null {
  if (to === null) return null;
  const name = isText(to) ? ownWord(to) : '';
  if (!name) throw fieldErrors([{ path: ['to'], key: 'required' }]);
  const { length: max } = LIMITS.tags;
  if (textLength(name) > max) throw fieldErrors([{ path: ['to'], key: 'tooLong', values: { max } }]);
  return name;
}

const tagged = (db: Knex, owner: number): Knex.QueryBuilder =>
  db(`${TERMS} as t`)
    .join(`${tableOf(dishes())} as r`, 'r.id', 't.record')
    .where({ 't.collection': 'dishes', 't.kind': 'tags', 'r.owner': owner });

/** Returns each word as the latest recipe with it writes it. */
async function tagsOf(db: Knex, owner: number): Promise<TagCount[]> {
  const query = tagged(db, owner)
    .groupBy('t.value')
    .select('t.value')
    .count({ count: '*' })
    .max({ last: 't.record' });
  const found = await rowsOf<{ value: string; count: number | string; last: number }>(query);
  const last = await readBodies<Dish>(db, dishes(), [...new Set(found.map((one) => one.last))], 'head');
  return found
    .map(({ value, count, last: id }) => ({
      name: last.get(id)?.tags.find((tag) => nameKey(tag) === value) ?? value,
      count: Number(count),
    }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

/** Renames words without an edit of the recipes, so `updatedAt` stays. */
async function rename(trx: Knex, owner: number, from: readonly string[], to: string | null): Promise<void> {
  const rows: { record: number }[] = await tagged(trx, owner).whereIn('t.value', from).distinct('t.record');
  const ids = rows.map(({ record }) => record);
  for (let at = 0; at < ids.length; at += 200) {
    for (const { id, tags } of (
      await readBodies<Dish>(trx, dishes(), ids.slice(at, at + 200), 'head')
    ).values()) {
      const renamed = tags.flatMap((tag) => (from.includes(nameKey(tag)) ? (to ?? []) : tag));
      await trx(sourceTable(dishes()))
        .where({ id })
        .update({ tags: JSON.stringify(ownWords(renamed)) });
    }
  }
  await project(dishes(), ids);
}
