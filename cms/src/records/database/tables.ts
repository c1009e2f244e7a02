import { nameKey } from '../../domain/text/clean';
import { sql } from './database';
import type { ColumnType, Field } from '../fields';
import { allCollections } from '../registry';
import type { Collection } from '../types';

/** Notes on work that is done once: records of the seed, files of foods, recipes that were looked through. */
export const DONE_ONCE = 'supra_seeds';
/** The read model's table of words. */
export const TERMS = 'supra_terms';
export const tableOf = (collection: Collection): string => `supra_${collection.name.replace(/-/g, '_')}`;
/** Column of a text as it is compared, for sorting by name. */
export const sortColumn = (name: string): string => `${name}Key`;
const VERSION = 8;

export interface Column {
  readonly name: string;
  readonly type: ColumnType | 'instant';
}

/**
 * Columns of a collection's table beside id and body; a relation to one record is its id. The tables themselves are made by
 * migrations (cms/database).
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

/** The collections whose tables were filled in another shape than today's, or not to the end. */
export async function staleCollections(): Promise<Collection[]> {
  const db = await sql();
  const rows: { name: string; shape: string }[] = await db('supra_shapes');
  const filled = new Map(rows.map(({ name, shape }) => [name, shape]));
  return allCollections().filter((collection) => filled.get(collection.name) !== shapeOf(collection));
}

/** Notes that these collections' tables are filled and of today's shape. */
export async function noteFilled(collections: readonly Collection[]): Promise<void> {
  const db = await sql();
  const rows = collections.map((collection) => ({ name: collection.name, shape: shapeOf(collection) }));
  if (rows.length > 0) await db('supra_shapes').insert(rows).onConflict('name').merge();
}

/** A word of a list as it is found: one's own words in any capitals. */
export const termOf = (field: Field, word: unknown): string =>
  field.kind === 'words' && field.own ? nameKey(String(word)) : String(word);

/** Words as bits, each at its place in the field's vocabulary; words that are not in it have none. */
export function maskOf(field: Field, words: readonly string[]): number {
  const known = field.kind === 'words' ? (field.of ?? []) : [];
  return known.reduce((mask, word, place) => (words.includes(word) ? mask | (1 << place) : mask), 0);
}
