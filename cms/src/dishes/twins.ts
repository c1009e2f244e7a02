import type { Knex } from 'knex';
import { fieldErrors } from '../records/http/errors';
import { project, readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { connection } from '../vendor/strapi';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap, Reading } from '../records/types';
import { sourceTable } from '../records/write/write';

type Dish = CollectionMap['dishes'];

/**
 * Recipe in both languages: two dishes that name each other (`translationOf`). Anyone who may edit both can link them;
 * anyone who may edit one can part them. The link is no edit: `updatedAt` of the other stays, so that nobody's open
 * form is refused for it.
 */
type Query = Knex.QueryBuilder;
type Input = Record<string, unknown>;

const dishes = () => collectionOf('dishes');
const db = connection;
/**
 * Casts a relation's id to an integer: it is stored as a number with a decimal point, which would not match whole ids.
 */
const idIn = (column: string) => db().raw('cast(?? as integer)', [column]);

export async function checkTwin(input: Input, before: Dish | null, caller: Caller, trx: Knex): Promise<void> {
  const { translationOf: id, language } = { ...before, ...input };
  const isNew = id !== (before?.translationOf ?? null);
  if (!id || (!isNew && language === before?.language)) return;
  const path = [isNew ? 'translationOf' : 'language'];
  const refuse = (key: string, message: string) => fieldErrors([{ path, key, message }]);
  if (id === before?.id) throw refuse('twinSelf', 'A recipe is no translation of itself');
  const twin = (await readBodies(trx, dishes(), [id])).get(id);
  if (!twin) throw refuse('reference', 'There is no such recipe');
  if (isNew && !['edit', 'own'].includes(dishes().reach(twin, caller))) {
    throw refuse('twinForeign', 'Only who may edit both recipes can link them');
  }
  if (twin.language === language) throw refuse('twinLanguage', 'The two recipes are in the same language');
  if (isNew && twin.translationOf && twin.translationOf !== before?.id) {
    throw refuse('twinTaken', 'That recipe is linked to another one');
  }
}

/** Keeps both sides of a link in step. */
export async function syncTwins(body: Dish, before: Dish | null, trx: Knex): Promise<void> {
  const was = before?.translationOf ?? null;
  const is = body.translationOf;
  if (was === is) return;
  if (was) await name(trx, was, null);
  if (is) await name(trx, is, body.id);
}

/** Links two dishes, unless one of them is linked already. */
export async function linkDishes(one: Dish, other: Dish, trx: Knex): Promise<void> {
  if (one.translationOf || other.translationOf) return;
  await name(trx, one.id, other.id);
  await name(trx, other.id, one.id);
}

export async function unlinkTwin({ translationOf }: Dish, trx: Knex): Promise<void> {
  if (translationOf) await name(trx, translationOf, null);
}

async function name(trx: Knex, id: number, twin: number | null): Promise<void> {
  await trx(sourceTable(dishes())).where({ id }).update({ translation_of: twin });
  await project(dishes(), [id]);
}

/**
 * Leaves out dishes that the list also holds in the reader's language. A search visits all its matches anyway, so it
 * collects the replaced ids once; a plain list walks an index, and checks each record that it meets.
 */
export function inLanguageOf(query: Query, { language, fits, caller, isSearch }: Reading): void {
  if (isSearch) {
    const stoodFor = db()(`${tableOf(dishes())} as r`)
      .select(db().raw('cast(?? as integer)', ['r.translationOf']))
      .where('r.language', language)
      .whereNotNull('r.translationOf')
      .where((within) => dishes().scope(within, caller));
    fits(stoodFor);
    return void query.where((kept) => void kept.where('r.language', language).orWhereNotIn('r.id', stoodFor));
  }
  const shown = db()(`${tableOf(dishes())} as r`)
    .select(db().raw('1'))
    .whereRaw('r.id = twin.id')
    .where((within) => dishes().scope(within, caller));
  fits(shown);
  const twin = db()(`${tableOf(dishes())} as twin`)
    .select(db().raw('1'))
    .where('twin.id', idIn('r.translationOf'))
    .where('twin.language', language)
    .whereExists(shown);
  query.where(
    (kept) => void kept.where('r.language', language).orWhereNull('r.translationOf').orWhereNotExists(twin),
  );
}

/** Leaves out saved recipes that are saved in the reader's language too. */
export function savedInLanguage(query: Query, { language, caller }: Reading): void {
  const readable = db()(`${tableOf(dishes())} as r`)
    .select(db().raw('1'))
    .whereRaw('r.id = twin.id')
    .where((within) => dishes().scope(within, caller));
  query.whereNotExists(
    db()(`${tableOf(dishes())} as saved`)
      .select(db().raw('1'))
      .where('saved.id', idIn('r.dish'))
      .whereNot('saved.language', language)
      .join(`${tableOf(dishes())} as twin`, 'twin.id', idIn('saved.translationOf'))
      .where('twin.language', language)
      .whereExists(readable)
      .whereExists(
        db()(`${tableOf(collectionOf('saves'))} as other`)
          .select(db().raw('1'))
          .whereRaw('?? = ?? and ?? = ??', ['other.dish', 'saved.translationOf', 'other.user', 'r.user']),
      ),
  );
}

/** Selects the other sides of these dishes, if the caller may read the side that was found. */
export function counterparts(ids: Query, caller: Caller): Query {
  return db()(`${tableOf(dishes())} as r`)
    .select(db().raw('cast(?? as integer) as record', ['r.translationOf']))
    .whereNotNull('r.translationOf')
    .whereIn('r.id', ids)
    .where((within) => dishes().scope(within, caller));
}
