import { present } from '../../domain/present';
import type { Knex } from 'knex';
import type { Language } from '../../domain/language';
import { type SearchTerm, parseTerms, similarSynonyms, parsePlainTerms } from '../../domain/search/terms';
import { isGeorgian, allowsTypo, type SearchToken } from '../../domain/search/fold';
import { collectionOf } from '../registry';
import { connection } from '../../vendor/strapi';
import { maskOf, TERMS } from '../database/tables';
import type { Caller, Collection } from '../types';
import { type VocabularyWord, similarWords } from './vocabulary';

type Query = Knex.QueryBuilder;
const MOST_WORDS = 8;
const LATIN = ['word', 'stem'] as const;
const GEORGIAN = ['wordKa', 'stemKa'] as const;

/** Search of a list. */
export interface Search {
  readonly isAsked: boolean;
  /** Adds the sets of matching records to the query, computed once each, for `fits` and `order` to look into. */
  readonly prepare: (query: Query) => void;
  readonly fits: (query: Query) => void;
  /**
   * Orders the nearest first: records in the reader's language, by name, by another word for it, by what they are made
   * of; matches of a possible typo come last.
   */
  readonly order: (query: Query) => void;
}
interface Wide extends SearchTerm {
  /** Known words that a typo may have meant, and other words for them. */
  readonly near: readonly VocabularyWord[];
  readonly nearOthers: readonly (readonly SearchToken[])[];
}

const db = connection;

export const searchedFor = (collection: Collection, text: string): SearchTerm[] =>
  (collection.lists?.isForgiving ? parseTerms : parsePlainTerms)(text, MOST_WORDS);

/** Returns the same question with typos forgiven; undefined if no similar word is known. */
export async function withTyposForgiven(
  collection: Collection,
  asked: readonly SearchTerm[],
): Promise<Wide[] | undefined> {
  if (!collection.lists?.isForgiving) return undefined;
  const names = [collection.name, ...madeFrom(collection).map((one) => one.collection)];
  const wide = await Promise.all(
    asked.map(async (one): Promise<Wide> => {
      const [token] = one.tokens;
      if (one.isKnown || !token || !allowsTypo(token)) return { ...one, near: [], nearOthers: [] };
      return { ...one, near: await similarWords(names, token), nearOthers: similarSynonyms(token) };
    }),
  );
  return wide.some(({ near, nearOthers: others }) => near.length + others.length > 0) ? wide : undefined;
}

/** True if lists of the collection accept a reader's language. */
export const isLanguageAware = ({ fields, lists }: Collection): boolean =>
  lists?.inLanguage !== undefined || lists?.speaks !== undefined || fields.language?.column !== undefined;

/**
 * Builds the search of a list. With `reader`, the list is read in a language: a recipe found in one language is found
 * in the other too, and those in the reader's language come first.
 */
export function searchOf(
  collection: Collection,
  asked: readonly (SearchTerm | Wide)[],
  { reader, caller }: { readonly reader: Language | undefined; readonly caller: Caller },
): Search {
  const isWide = asked.some((one) => 'near' in one);
  const groups = asked.map((one, index) =>
    groupOf(collection, one, { index, reader: reader && caller, isWide }),
  );
  const own = groups.length > 0 && reader ? spokenIn(collection, reader) : undefined;
  return {
    isAsked: groups.length > 0,
    prepare: (query) =>
      groups.forEach(({ sets }) => sets.forEach(([name, set]) => void query.with(name, set))),
    fits: (query) => groups.forEach(({ fits }) => fits(query)),
    order(query) {
      if (groups.some(({ loose }) => loose)) {
        const exact = groups.map(({ exact: name }) => `r.id in (select record from ${name})`).join(' and ');
        query.orderByRaw(`case when ${exact} then 0 else 1 end`);
      }
      if (own) query.orderByRaw(`case when ${own[0]} then 0 else 1 end`, [...own[1]]);
      for (const { ranks } of groups) {
        const cases = ranks
          .map((name, rank) => `when r.id in (select record from ${name}) then ${rank}`)
          .join(' ');
        query.orderByRaw(`case ${cases} else ${ranks.length} end`);
      }
    },
  };
}

/** Returns the condition for records readable in a language; undefined if nothing tells. */
function spokenIn({ fields, lists }: Collection, language: Language) {
  if (lists?.speaks) return lists.speaks(language);
  return fields.language?.column ? (['?? = ?', ['r.language', language]] as const) : undefined;
}

interface Group {
  readonly sets: readonly (readonly [string, Query])[];
  /** Name of the set; undefined if it is used only once. */
  readonly exact: string | undefined;
  readonly loose: string | undefined;
  readonly ranks: readonly string[];
  readonly fits: (query: Query) => void;
}

interface Among {
  readonly index: number;
  readonly reader: Caller | undefined;
  /** True if typos are forgiven in at least one of the words. */
  readonly isWide: boolean;
}

function groupOf(collection: Collection, asked: SearchTerm | Wide, { index, reader, isWide }: Among): Group {
  const kinds = asked.isEnglish ? [LATIN] : [LATIN, GEORGIAN];
  const named = (name: string) => `${name}${index}`;
  const sets: [string, Query][] = [];
  const keep = (name: string, set: Query): string => {
    sets.push([named(name), set]);
    return named(name);
  };
  const from = (name: string): Query => db()(name).select('record');
  const both = (set: Query): Query =>
    reader && collection.lists?.counterparts
      ? db().select('record').from(set.clone().as('s')).union(collection.lists.counterparts(set, reader))
      : set;

  const { near = [], nearOthers: others = [] }: SearchTerm & Partial<Wide> = asked;
  const own = keep('named', both(allOf(asked.tokens.map((token) => begins(collection, token, kinds)))));
  const meant = asked.others.length
    ? keep('meant', both(anyOf(asked.others.map((words) => called(collection, words)))))
    : undefined;
  const isMade = (set: (used: Collection) => Query) =>
    madeFrom(collection).map((used) => madeOf(collection, used, set(collectionOf(used.collection))));
  // Each word of a phrase may match in a different part; the words of another name must match together.
  const within = asked.tokens.map((token) =>
    anyOf([begins(collection, token, kinds), ...isMade((used) => begins(used, token, kinds))]),
  );
  const all = anyOf([
    from(own),
    ...(meant ? [from(meant)] : []),
    ...(madeFrom(collection).length
      ? [allOf(within), ...asked.others.flatMap((words) => isMade((used) => called(used, words)))]
      : []),
  ]);
  const slips = (of: Collection): Query[] => [
    ...near.map((known) => term(of, known)),
    ...others.map((words) => called(of, words)),
  ];
  const isLoose = near.length + others.length > 0;
  // A set used only once need not be kept beside the query.
  const exact = isLoose || isWide || reader ? keep('found', all) : undefined;
  const nearNamed = isLoose ? keep('near', both(anyOf(slips(collection)))) : undefined;
  const loose = nearNamed && keep('loose', anyOf([from(nearNamed), ...isMade((used) => anyOf(slips(used)))]));
  const marked = marksOf(collection, asked.marks);
  return {
    sets,
    exact,
    loose,
    ranks: [own, ...(meant ? [meant] : []), ...(exact && loose && nearNamed ? [exact, nearNamed] : [])],
    fits(query) {
      const found = exact ? from(exact) : all;
      if (!loose && marked.length === 0) return void query.whereIn('r.id', found);
      query.where((either) => {
        either.whereIn('r.id', found);
        if (loose) either.orWhereIn('r.id', from(loose));
        for (const [sql, bindings] of marked) either.orWhereRaw(sql, bindings);
      });
    },
  };
}

const termsOf = ({ name }: Collection, kind: string): Query =>
  db()(TERMS).select('record').where({ collection: name, kind });
const term = (collection: Collection, { kind, value }: VocabularyWord): Query =>
  termsOf(collection, kind).where({ value });

/**
 * Finds records with a word that begins with the token's word or has its stem. It walks along the index, where an OR
 * would scan.
 */
function begins(
  collection: Collection,
  { word, stem }: SearchToken,
  kinds: readonly (readonly [string, string])[],
): Query {
  return anyOf(
    kinds.flatMap(([whole, cut]) => [
      termsOf(collection, whole).where('value', '>=', word).where('value', '<', `${word}\u{10FFFF}`),
      termsOf(collection, cut).where('value', stem),
    ]),
  );
}

/** Finds records whose name holds all of these words, apart from their endings. */
function called(collection: Collection, words: readonly SearchToken[]): Query {
  return allOf(
    words.map(({ plain, stem }) => {
      const kinds = isGeorgian(plain) ? ['stem', 'stemKa'] : ['stem'];
      return anyOf(kinds.map((kind) => term(collection, { kind, value: stem })));
    }),
  );
}

/** Returns the collections that its records are made of and found by, if those are found by words themselves. */
const madeFrom = ({ dependsOn = [] }: Collection) =>
  dependsOn.filter(({ collection, isUnsearched }) => !isUnsearched && collectionOf(collection).terms);

/** Finds records by the records they use (a dish by its products). */
function madeOf(
  { name }: Collection,
  { collection: used, termKind }: { collection: string; termKind: string },
  set: Query,
): Query {
  const ids = db()(set.as(used)).select(db().raw('cast(record as text)'));
  return db()(TERMS).select('record').where({ collection: name, kind: termKind }).whereIn('value', ids);
}

function anyOf([head, ...rest]: readonly Query[]): Query {
  const first = present(head, 'a condition');
  return rest.length ? db().select('record').from(first.as('a')).union(rest) : first;
}

const allOf = ([first, ...rest]: readonly Query[]): Query =>
  rest.reduce<Query>(
    (all, one) => db()(all.as('a')).select('record').whereIn('record', one),
    present(first, 'a condition'),
  );

/** Returns the conditions for marks of dishes, in the columns that hold them. */
function marksOf({ fields }: Collection, marks: readonly string[]): [string, (string | number)[]][] {
  return marks.flatMap((mark) =>
    Object.entries(fields).flatMap(([name, field]): [string, (string | number)[]][] => {
      if (field.kind === 'boolean' && field.column && name === mark) return [['?? = true', [`r.${name}`]]];
      const isMask = field.kind === 'words' && field.column === 'mask' && field.of?.includes(mark);
      return isMask ? [['(?? & ?) <> 0', [`r.${name}`, maskOf(field, [mark])]]] : [];
    }),
  );
}
