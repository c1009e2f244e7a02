import type { Knex } from 'knex';
import type { SearchToken } from '../../domain/search/fold';
import { isNear, nearKeys } from '../../domain/search/near';
import { rowsOf, sql } from '../database/database';
import { ask, type Into, insertInto, marks } from '../write/direct';
import { TERMS } from '../database/tables';
import type { Collection, Term } from '../types';
import { chunks } from '../read/values';

/**
 * The words that searches know, each once for its collection, under every key that a slip of one letter leaves of it. It is as
 * large as the vocabulary, not as the records; a slip is looked up here, and the words found are searched for like any others.
 */
const VOCABULARY = 'supra_vocabulary';
const SEARCHED = ['word', 'wordKa', 'stem', 'stemKa'];
const LONGEST = 30;
const MOST_FOUND = 40;
const MOST_SWEPT = 1000;
const SWEPT_AT_ONCE = 100;

export interface Known {
  readonly kind: string;
  readonly value: string;
}
interface Entry extends Known {
  /** The word as slips of it are told: as written, folded, or its stem. */
  readonly form: string;
}

const KNOWN = `select "form", "kind", "value" from "${VOCABULARY}" where "collection" = ? and "key" = "form"`;
const LEARNT: Into = {
  table: VOCABULARY,
  columns: ['collection', 'key', 'form', 'kind', 'value'],
  then: 'on conflict ("collection", "key", "form", "kind", "value") do nothing',
};

/** The forms of a term; numbers are no words, and in what is very short or long every letter counts. */
function entriesOf({ kind, value, plain }: Term): Entry[] {
  if (!SEARCHED.includes(kind)) return [];
  return [...new Set([value, plain ?? value])].filter(isWord).map((form) => ({ kind, value, form }));
}
const isWord = (form: string): boolean => /^\p{L}+$/u.test(form) && form.length > 2 && form.length <= LONGEST;
const nameOf = ({ form, kind, value }: Entry): string => `${form} ${kind} ${value}`;

/** Adds the words of records just written that were not known yet, in the transaction that writes them. */
export async function learn(db: Knex, collection: Collection, terms: readonly Term[]): Promise<void> {
  const entries = new Map(terms.flatMap(entriesOf).map((entry) => [nameOf(entry), entry]));
  if (entries.size === 0) return;
  const all = [...entries.values()];
  for (let at = 0; at < all.length; at += 200) {
    const some = all.slice(at, at + 200);
    // Under its own form a word stands exactly if it was learnt.
    const forms = [...new Set(some.map(({ form }) => form))];
    const known = await ask<Entry>(db, `${KNOWN} and "key" in (${marks(forms.length)})`, [
      collection.name,
      ...forms,
    ]);
    known.forEach((entry) => entries.delete(nameOf(entry)));
  }
  // In one order, so that two who learn the same words do not wait for each other.
  const fresh = [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
  const rows = fresh.flatMap(({ form, kind, value }) =>
    nearKeys(form).map((key) => [collection.name, key, form, kind, value]),
  );
  await insertInto(db, LEARNT, rows);
}

/** The known words that the token is with at most one slip. */
export async function nearWords(
  collections: readonly string[],
  { plain, word, stem }: SearchToken,
): Promise<Known[]> {
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

/** Lets go of words that no record holds any more; in turns of its own, for a word is looked up before it is learnt. */
export async function sweepVocabulary(
  inTurn: (work: (trx: Knex) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const db = await sql();
  const held = db(TERMS)
    .select(db.raw('1'))
    .whereRaw('??.?? = ??.??', [TERMS, 'collection', VOCABULARY, 'collection'])
    .whereRaw('??.?? = ??.??', [TERMS, 'kind', VOCABULARY, 'kind'])
    .whereRaw('??.?? = ??.??', [TERMS, 'value', VOCABULARY, 'value']);
  const gone: (Known & { collection: string })[] = await db(VOCABULARY)
    .distinct('collection', 'kind', 'value')
    .whereRaw('?? = ??', ['key', 'form'])
    .whereNotExists(held)
    .limit(MOST_SWEPT);
  for (const some of chunks(gone, SWEPT_AT_ONCE))
    await inTurn(async (trx) => {
      for (const word of some) await trx(VOCABULARY).where(word).whereNotExists(held).delete();
    });
}
