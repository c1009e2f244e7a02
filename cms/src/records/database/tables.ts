import { nameKey } from '../../domain/text/clean';
import { sql } from './database';
import type { ColumnType, Field } from '../fields';
import { allCollections } from '../registry';
import type { Collection } from '../types';

/** Table of notes on one-time work: records of the seed, files of foods, recipes that were looked through. */
export const ONE_TIME_TASKS = 'supra_seeds';
/** The read model's table of words. */
export const TERMS = 'supra_terms';
export const tableOf = (collection: Collection): string => `supra_${collection.name.replace(/-/g, '_')}`;
/** Returns the column that holds a text in normalized form, for sorting by name. */
export const sortColumn = (name: string): string => `${name}Key`;
const VERSION = 8;

export interface Column {
  readonly name: string;
  readonly type: ColumnType | 'instant';
}

/**
 * Returns the columns of a collection's table besides id and body; a relation to one record is its id. Migrations
 * create the tables themselves (cms/database).
 */
export function columnsOf({ fields }: Collection): Column[] {
  const own = Object.entries(fields).flatMap(([name, field]): Column[] => {
    if (field.kind === 'relation' && !field.many) return [{ name, type: 'number' }];
    return field.column ? [{ name, type: field.column }] : [];
  });
  return [...own, { name: 'createdAt', type: 'instant' }, { name: 'updatedAt', type: 'instant' }];
}

const shapeOf = (collection: Collection): string => {
  const { fields, termsAre } = collection;
  const shape = [VERSION, columnsOf(collection), Object.keys(fields)];
  return JSON.stringify(termsAre ? [...shape, termsAre] : shape);
};

/** Returns the collections whose tables were filled in an outdated shape, or not to the end. */
export async function staleCollections(): Promise<Collection[]> {
  const db = await sql();
  const rows: { name: string; shape: string }[] = await db('supra_shapes');
  const filled = new Map(rows.map(({ name, shape }) => [name, shape]));
  return allCollections().filter((collection) => filled.get(collection.name) !== shapeOf(collection));
}

/** Marks these collections' tables as filled in today's shape. */
export async function noteFilled(collections: readonly Collection[]): Promise<void> {
  const db = await sql();
  const rows = collections.map((collection) => ({ name: collection.name, shape: shapeOf(collection) }));
  if (rows.length > 0) await db('supra_shapes').insert(rows).onConflict('name').merge();
}

/** Returns a list's word as searches find it; a person's own words match in any case. */
export const termOf = (field: Field, word: unknown): string =>
  field.kind === 'words' && field.own ? nameKey(String(word)) : String(word);

/** Returns words as a bit mask, by their place in the field's vocabulary; words outside it are left out. */
export function maskOf(field: Field, words: readonly string[]): number {
  const known = field.kind === 'words' ? (field.of ?? []) : [];
  return known.reduce((mask, word, place) => (words.includes(word) ? mask | (1 << place) : mask), 0);
}
