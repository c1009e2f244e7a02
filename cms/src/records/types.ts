import type { Knex } from 'knex';
import type { Role } from '../domain/access/rights';
import type { Language } from '../domain/language';
import type { Fields } from './fields';
import type { Guards } from './database/locks';

/** The caller; `id` 0 is a visitor. */
export interface Caller {
  readonly id: number;
  readonly who: Role | 'visitor';
}

/** A record as the read model keeps it: relations as ids, media and parts whole. */
export interface Body {
  id: number;
  createdAt: string;
  updatedAt: string;
  [field: string]: unknown;
}

/** What a checked body of a call says of a record: what is absent stays as it is. */
export type InputOf<B> = { [K in Exclude<keyof B, 'id' | 'createdAt' | 'updatedAt'>]?: B[K] };

/** The body of each collection by its name; each collection adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled where the collections are
export interface CollectionMap {}

/** A word by which lists find a record (a type, a product used, a search token). */
export interface Term {
  readonly kind: string;
  readonly value: string;
  /** A search token as it was written, in its own script; slips are looked for in that too. */
  readonly plain?: string;
}

/** What may be done with one record: 0 nothing (it does not exist for the caller), then read, edit, own. */
export type Reach = 'none' | 'read' | 'edit' | 'own';

/** Records of another collection that figures are read off, and the kind of term that names them. */
export interface Dependence {
  readonly collection: string;
  readonly termKind: string;
  /** No search finds a record by these. */
  readonly isUnsearched?: boolean;
}

/** A list as its reader sees it. */
export interface Reading {
  readonly language: Language;
  readonly caller: Caller;
  readonly isSearch: boolean;
  /** Narrows to what the list shows: only such a record can stand for another. */
  readonly fits: (query: Knex.QueryBuilder) => void;
}

/** Narrows or orders a query of the read model, whose table is `r`. */
type Narrow = (query: Knex.QueryBuilder) => void;

/** What is about to be done to a record. */
export interface Intent {
  readonly verb: 'create' | 'update' | 'remove';
  readonly id?: number;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
}

/** Everything that sets one collection apart; reading, writing, caching and rights are the same for all. */
export interface Collection<B extends Body = Body, I = InputOf<B>> {
  readonly name: string;
  readonly uid: string;
  readonly fields: Fields;
  /** Which records of a list the caller may read, as a condition on the read model's table. */
  scope(query: Knex.QueryBuilder, caller: Caller): void;
  /** What the caller may do with this record. */
  reach(body: B, caller: Caller): Reach;
  /** The field that holds the owner; it is set from the caller on create. */
  readonly owner?: string;
  /** Further words for the read model: search tokens, products used. */
  terms?(body: B, related: Related): Promise<Term[]> | Term[];
  /** Rises when `terms` says more than before, so that the next start fills its table anew. */
  readonly termsAre?: number;
  /** Figures the CMS keeps on the record; written beside the body without touching updatedAt. */
  figures?(body: B, related: Related): Promise<Partial<B>>;
  /** Collections whose records its figures are read off; the term names the records used (a dish's products). */
  readonly dependsOn?: readonly Dependence[];
  /** Ids of what a search text may mean, the best first, where searches go by names in memory and not by the words of the read model. */
  found?(text: string): Promise<readonly number[]>;
  /** Searches know other words for what is asked and forgive a slip; elsewhere (people's names) a word is that word. */
  readonly isForgiving?: boolean;
  /** Whether a record (the table is `r`) can be read in a language, where no `language` of its own says so. */
  speaks?(language: Language): readonly [sql: string, bindings: readonly string[]];
  /** Of records that stand in both languages leaves out those that are not in the reader's. */
  inLanguage?(query: Knex.QueryBuilder, reading: Reading): void;
  /** Records of these whose counterpart the caller may read: found in one language, found in both. */
  counterparts?(ids: Knex.QueryBuilder, caller: Caller): Knex.QueryBuilder;
  /** What `fields` may ask for beside its own: what is worked out for the caller of each record, by its id. */
  readonly mine?: readonly Mine<B>[];
  /** Collections that answers depend on without showing them. */
  readonly alsoShows?: readonly string[];
  /** The record as this caller may see it, where that is not the whole (a plan's published days). */
  view?(body: B, caller: Caller): Body;
  /** Parameters that its lists take beside those of all; an answer to one is made anew each time. */
  readonly asks?: Readonly<Record<string, (value: unknown, caller: Caller) => Narrow>>;
  /** Orders that go by other collections, by their names in `sort`. */
  readonly orders?: Readonly<Record<string, (direction: 'asc' | 'desc', caller: Caller) => Narrow>>;
  /** Orders worked out in memory for the caller, by their names in `sort`; they rise only. */
  readonly ranks?: Readonly<Record<string, (caller: Caller) => Promise<Ranking>>>;
  /** Whether browsers may be told of changes (GET live). */
  readonly live?: boolean;
  /** Fields left out where the record stands inside another one. */
  readonly notEmbedded?: readonly string[];
  /** What answers say of the caller beside the record, by id (my role in a plan). */
  personal?(bodies: readonly B[], caller: Caller): Promise<Map<number, Record<string, unknown>>>;
  /** Names of what `personal` adds, so that `fields` may ask for them. */
  readonly personalFields?: readonly string[];
  /** Closed records that the caller may read all the same, by id, with what opens them (a plan that was published with a dish). */
  opened?(bodies: readonly B[], caller: Caller): Promise<ReadonlyMap<number, object>>;
  /** Inside another record it says `isClosed` where the caller could not open it by itself. */
  readonly tellsClosed?: boolean;
  /** Rules over the whole record, after its fields are right; throws a fieldErrors(...) or a conflict. */
  check?(input: I, before: B | null, caller: Caller, trx: Knex): Promise<void>;
  /** What records that are gone have become part of, by their old ids; anyone who names one of them means that. */
  successors?(trx: Knex, ids: readonly number[]): Promise<Map<number, number>>;
  /** What goes with a deleted record, before it goes. */
  beforeDelete?(body: B, trx: Knex): Promise<void>;
  /** What follows a deletion, in the same transaction. */
  afterDelete?(body: B, trx: Knex): Promise<void>;
  /** What becomes of a record whose owner deletes their account; without it the record goes. */
  onOwnerGone?(body: B, trx: Knex): Promise<void>;
  /** What a write has to itself so that others may write beside it; without this, or undefined, everything (locks.ts). */
  guards?(intent: Intent): Guards;
  /** Keeps account of an edit by a person; the files that it answers stay, though the record holds them no more. */
  noteEdit?(body: B, before: B, by: Caller, trx: Knex): Promise<readonly number[]>;
  afterWrite?(body: B, before: B | null, trx: Knex): Promise<void>;
}

export interface Mine<B extends Body = Body> {
  readonly fields: readonly string[];
  /** Collections whose generations tell when it is another; without them an answer to it is made anew each time. */
  readonly follows?: readonly string[];
  /** Told also where `fields` is not given, as the record's own fields are. */
  readonly isPlain?: boolean;
  of(bodies: readonly B[], caller: Caller): Promise<Map<number, Record<string, unknown>>>;
}

/** Every record there is in an order, the caller's or not. */
export interface Ranking {
  readonly ids: readonly number[];
  placeOf(id: number): number;
}

/** Reads records of other collections while figures and terms are worked out. */
export interface Related {
  bodies<N extends keyof CollectionMap>(
    collection: N,
    ids: readonly number[],
  ): Promise<Map<number, CollectionMap[N]>>;
  bodies(collection: string, ids: readonly number[]): Promise<Map<number, Body>>;
}
