import type { Knex } from 'knex';
import type { SearchToken } from '../../domain/search/fold';
import { isNear, nearKeys } from '../../domain/search/near';
import { rowsOf, sql } from '../database/database';
import { queryRows, type InsertTarget, insertInto, placeholders } from '../write/runSql';
import { TERMS } from '../database/tables';
import type { Collection, Term } from '../types';
import { chunks } from '../read/values';

/**
 * Table of the words that searches know, each once per collection, under every key that a typo of one letter leaves of
 * it. It grows with the vocabulary, not with the records. A typo is looked up here, and the words found are then
 * searched for like any others.
 */
const VOCABULARY = 'supra_vocabulary';
const SEARCHED = ['word', 'wordKa', 'stem', 'stemKa'];
const LONGEST = 30;
const MOST_FOUND = 40;
const MOST_SWEPT = 1000;
const SWEPT_AT_ONCE = 100;

export interface VocabularyWord {
  readonly kind: string;
  readonly value: string;
}
interface Entry extends VocabularyWord {
  /** Form of the word that typos are compared with: as written, folded, or its stem. */
  readonly form: string;
}

const KNOWN = `select "form", "kind", "value" from "${VOCABULARY}" where "collection" = ? and "key" = "form"`;
const LEARNT: InsertTarget = {
  table: VOCABULARY,
  columns: ['collection', 'key', 'form', 'kind', 'value'],
  then: 'on conflict ("collection", "key", "form", "kind", "value") do nothing',
};

/** Returns the forms of a term. Numbers are not words, and in very short or long words every letter counts. */
function entriesOf({ kind, value, plain }: Term): Entry[] {
  if (!SEARCHED.includes(kind)) return [];
  return [...new Set([value, plain ?? value])].filter(isWord).map((form) => ({ kind, value, form }));
}
const isWord = (form: string): boolean => /^\p{L}+$/u.test(form) && form.length > 2 && form.length <= LONGEST;
const nameOf = ({ form, kind, value }: Entry): string => `${form} ${kind} ${value}`;

/** Adds unknown words of records just written, in the transaction that writes them. */
export async function addToVocabulary(
  db: Knex,
  collection: Collection,
  terms: readonly Term[],
): Promise<void> {
  const entries = new Map(terms.flatMap(entriesOf).map((entry) => [nameOf(entry), entry]));
  if (entries.size === 0) return;
  const all = [...entries.values()];
  for (let at = 0; at < all.length; at += 200) {
    const some = all.slice(at, at + 200);
    // A word has an entry under its own form exactly if it is known.
    const forms = [...new Set(some.map(({ form }) => form))];
    const known = await queryRows<Entry>(db, `${KNOWN} and "key" in (${placeholders(forms.length)})`, [
      collection.name,
      ...forms,
    ]);
    known.forEach((entry) => entries.delete(nameOf(entry)));
  }
  // A fixed order keeps two writes that add the same words from waiting for each other.
  const fresh = [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
  const rows = fresh.flatMap(({ form, kind, value }) =>
    nearKeys(form).map((key) => [collection.name, key, form, kind, value]),
  );
  await insertInto(db, LEARNT, rows);
}

/** Returns the known words that differ from the token by at most one typo. */
export async function similarWords(
  collections: readonly string[],
  { plain, word, stem }: SearchToken,
): Promise<VocabularyWord[]> {
  const forms = [...new Set([plain, word, stem])].filter((form) => isWord(form) && form.length > 3);
  if (forms.length === 0) return [];
  const keys = [...new Set(forms.flatMap(nearKeys))];
  const query = (await sql())(VOCABULARY)
    .select('form', 'kind', 'value')
    .whereIn('collection', collections)
    .whereIn('key', keys);
  const near = (await rowsOf<Entry>(query)).filter(({ form }) => forms.some((own) => isNear(own, form)));
  const found = new Map(near.map(({ kind, value }) => [`${kind} ${value}`, { kind, value }]));
  return [...found.values()].sort((one, other) => (one.value < other.value ? -1 : 1)).slice(0, MOST_FOUND);
}

/**
 * Deletes words that no record holds any more. It takes its turn among the writers, because they look a word up before
 * they add it.
 */
export async function sweepVocabulary(
  inTurn: (work: (trx: Knex) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const db = await sql();
  const held = db(TERMS)
    .select(db.raw('1'))
    .whereRaw('??.?? = ??.??', [TERMS, 'collection', VOCABULARY, 'collection'])
    .whereRaw('??.?? = ??.??', [TERMS, 'kind', VOCABULARY, 'kind'])
    .whereRaw('??.?? = ??.??', [TERMS, 'value', VOCABULARY, 'value']);
  const gone: (VocabularyWord & { collection: string })[] = await db(VOCABULARY)
    .distinct('collection', 'kind', 'value')
    .whereRaw('?? = ??', ['key', 'form'])
    .whereNotExists(held)
    .limit(MOST_SWEPT);
  for (const some of chunks(gone, SWEPT_AT_ONCE))
    await inTurn(async (trx) => {
      for (const word of some) await trx(VOCABULARY).where(word).whereNotExists(held).delete();
    });
}
