import { fieldNamed } from '../fields';
import type { Knex } from 'knex';
import { nameKey } from '../../domain/text/clean';
import { queryRows, type InsertTarget, insertInto, placeholders, updateIn } from '../write/runSql';
import { metadataOf } from '../../vendor/strapi';
import { columnsOf, maskOf, sortColumn, tableOf, termOf, TERMS } from '../database/tables';
import type { Body, Collection, Related, Term } from '../types';
import { listIn } from './values';
import { addToVocabulary } from '../search/vocabulary';

/** Record whose row in the read model, figures and words are to be written beside Strapi's tables. */
export interface Written {
  readonly body: Body;
  /** Record as its row and words have it so far; undefined if it is new or to be rewritten. */
  readonly stands?: Body;
}

/** Inserts or updates the rows of records; skips unchanged ones. */
export async function writeRows(db: Knex, collection: Collection, list: readonly Written[]): Promise<void> {
  const other = list.filter(({ body, stands }) => !stands || !isSame(body, stands));
  const rows = other.map(({ body }) => toRow(collection, body));
  await insertInto(db, upsertOf(collection), rows);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const upserts = new Map<string, InsertTarget>();

function upsertOf(collection: Collection): InsertTarget {
  const known = upserts.get(collection.name);
  if (known) return known;
  const named = columnsOf(collection).flatMap(({ name, type }) =>
    type === 'name' ? [name, sortColumn(name)] : [name],
  );
  const columns = ['body', 'head', ...named];
  const set = columns.map((name) => `"${name}" = excluded."${name}"`).join(', ');
  const into = {
    table: tableOf(collection),
    columns: ['id', ...columns],
    then: `on conflict ("id") do update set ${set}`,
  };
  upserts.set(collection.name, into);
  return into;
}

/** Returns the values of a record's row, in column order. */
function toRow(collection: Collection, body: Body): unknown[] {
  const columns = columnsOf(collection).flatMap(({ name, type }): unknown[] => {
    const value = body[name] ?? null;
    if (type === 'mask') return [maskOf(fieldNamed(collection.fields, name), listIn(value).map(String))];
    return type === 'name' ? [value, value ? nameKey(String(value)) : null] : [value];
  });
  return [body.id, JSON.stringify(body), JSON.stringify(headOf(collection, body)), ...columns];
}

/** Returns a record without its parts, which lists seldom show and which are most of it. */
function headOf({ fields }: Collection, body: Body): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => fields[name]?.kind !== 'parts'));
}

/** Stores computed figures in Strapi's own row too, by plain SQL, so that updatedAt stays that of the last edit. */
export async function writeFigures(
  db: Knex,
  { uid, figures }: Collection,
  before: Body,
  after: Body,
): Promise<void> {
  if (!figures) return;
  const { tableName, attributes } = metadataOf(uid);
  const changed = Object.keys(after).filter((name) => attributes[name] && !isSame(after[name], before[name]));
  if (changed.length === 0) return;
  const columns = changed.map((name) => attributes[name]?.columnName ?? name);
  const values = changed.map((name) => {
    const value = after[name];
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  });
  await updateIn(db, { table: tableName, columns }, after.id, values);
}

const TERM_ROWS: InsertTarget = { table: TERMS, columns: ['collection', 'record', 'kind', 'value'] };

/** Writes the words of records; skips records whose words are unchanged. */
export async function writeTerms(
  db: Knex,
  collection: Collection,
  list: readonly Written[],
  { related, isNew }: { readonly related: Related; readonly isNew: boolean },
): Promise<void> {
  const rows: unknown[][] = [];
  const known: Term[] = [];
  const changed: number[] = [];
  for (const { body, stands } of list) {
    const terms = await termsOf(collection, body, related);
    if (stands && isSame(terms, await termsOf(collection, stands, related))) continue;
    changed.push(body.id);
    known.push(...terms);
    const unique = new Map(terms.map((term) => [`${term.kind} ${term.value}`, term]));
    for (const { kind, value } of unique.values()) rows.push([collection.name, body.id, kind, value]);
  }
  if (changed.length === 0) return;
  if (!isNew) await deleteTerms(db, collection, changed);
  await insertInto(db, TERM_ROWS, rows);
  if (collection.lists?.isForgiving) await addToVocabulary(db, collection, known);
}

export const deleteTerms = async (db: Knex, { name }: Collection, ids: readonly number[]): Promise<void> =>
  void (await queryRows(
    db,
    `delete from "${TERMS}" where "collection" = ? and "record" in (${placeholders(ids.length)})`,
    [name, ...ids],
  ));

const termsOf = async (collection: Collection, body: Body, related: Related): Promise<Term[]> => [
  ...wordTerms(collection, body),
  ...((await collection.terms?.(body, related)) ?? []),
];

/** Returns the terms of word lists and relations to many, named like their field, unless a column holds them. */
function wordTerms({ fields }: Collection, body: Body): Term[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isList = (field.kind === 'words' && !field.column) || (field.kind === 'relation' && field.many);
    return isList ? listIn(body[name]).map((value) => ({ kind: name, value: termOf(field, value) })) : [];
  });
}
