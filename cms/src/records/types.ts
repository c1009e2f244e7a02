import type { Knex } from 'knex';
import type { Role } from '../domain/access/rights';
import type { Language } from '../domain/language';
import type { Fields } from './fields';
import type { Guards } from './database/locks';

/** Caller of the API; `id` 0 is a visitor. */
export interface Caller {
  readonly id: number;
  readonly who: Role | 'visitor';
}

/** Record as the read model stores it: relations as ids, media and parts whole. */
export interface Body {
  id: number;
  createdAt: string;
  updatedAt: string;
  [field: string]: unknown;
}

/** Checked body of a call; absent fields stay as they are. */
export type InputOf<B> = { [K in Exclude<keyof B, 'id' | 'createdAt' | 'updatedAt'>]?: B[K] };

/** Body of each collection by its name; each collection adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled where the collections are
export interface CollectionMap {}

/** Word by which lists find a record (a type, a product used, a search token). */
export interface Term {
  readonly kind: string;
  readonly value: string;
  /** Search token as written, in its own script; typos are looked up in it too. */
  readonly plain?: string;
}

/** Rights on one record: none (it does not exist for the caller), then read, edit, own. */
export type Reach = 'none' | 'read' | 'edit' | 'own';

/** Collection whose records figures depend on, and the kind of term that names them. */
export interface Dependency {
  readonly collection: string;
  readonly termKind: string;
  /** True if searches do not find records by these terms. */
  readonly isUnsearched?: boolean;
}

/** List as its reader sees it. */
export interface Reading {
  readonly language: Language;
  readonly caller: Caller;
  readonly isSearch: boolean;
  /** Narrows to the list's own matches: only one of them can stand in for another. */
  readonly fits: (query: Knex.QueryBuilder) => void;
}

/** Narrows or orders a query of the read model, whose table is `r`. */
type Narrow = (query: Knex.QueryBuilder) => void;

/** Write that is about to happen. */
export interface PendingWrite {
  readonly verb: 'create' | 'update' | 'remove';
  readonly id?: number;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
}

/** Everything specific to one collection; reading, writing, caching and rights are the same for all. */
export interface Collection<B extends Body = Body, I = InputOf<B>> {
  readonly name: string;
  readonly uid: string;
  readonly fields: Fields;
  /** Narrows a list to the records that the caller may read, as a condition on the read model's table. */
  scope(query: Knex.QueryBuilder, caller: Caller): void;
  /** Returns the caller's rights on this record. */
  reach(body: B, caller: Caller): Reach;
  /** Field that holds the owner; it is set to the caller on create. */
  readonly owner?: string;
  /** Returns further words for the read model: search tokens, products used. */
  terms?(body: B, related: Related): Promise<Term[]> | Term[];
  /**
   * Version of `terms`; rises when they say more than before, so that the next start refills the collection's table.
   */
  readonly termsAre?: number;
  /** Computes figures that the CMS keeps on the record, written beside the body without touching updatedAt. */
  figures?(body: B, related: Related): Promise<Partial<B>>;
  /** Collections whose records its figures depend on; the term names the records used (a dish's products). */
  readonly dependsOn?: readonly Dependency[];
  /** Collections that answers depend on without showing them. */
  readonly alsoShows?: readonly string[];
  /** Fields left out when the record is shown inside another one. */
  readonly notEmbedded?: readonly string[];
  /** Lets browsers receive its changes (GET live). */
  readonly live?: boolean;
  readonly lists?: Listing;
  readonly personal?: Personal<B>;
  readonly hooks?: Hooks<B, I>;
}

/** Finds, narrows and orders a collection's lists. */
interface Listing {
  /** Further parameters of its lists; an answer to one is not cached. */
  readonly asks?: Readonly<Record<string, (value: unknown, caller: Caller) => Narrow>>;
  /** Orders that depend on other collections, by their names in `sort`. */
  readonly orders?: Readonly<Record<string, (direction: 'asc' | 'desc', caller: Caller) => Narrow>>;
  /** Orders computed in memory for the caller, by their names in `sort`; ascending only. */
  readonly ranks?: Readonly<Record<string, (caller: Caller) => Promise<Ranking>>>;
  /**
   * Returns ids that a search text may mean, the best first; for collections searched by names in memory and not by the
   * words of the read model.
   */
  found?(text: string): Promise<readonly number[]>;
  /**
   * Lets searches use other words for the same thing and forgive typos; without it (people's names) a word matches only
   * itself.
   */
  readonly isForgiving?: boolean;
  /**
   * Returns the condition for records (table `r`) that can be read in a language, if the collection has no `language`
   * field.
   */
  speaks?(language: Language): readonly [sql: string, bindings: readonly string[]];
  /** Leaves out records in the other language, for those that exist in both. */
  inLanguage?(query: Knex.QueryBuilder, reading: Reading): void;
  /** Selects the counterparts of these records that the caller may read: a match in one language is a match in both. */
  counterparts?(ids: Knex.QueryBuilder, caller: Caller): Knex.QueryBuilder;
}

/** Adapts answers to the caller. */
interface Personal<B extends Body> {
  /** Returns the record as this caller may see it, if that is not the whole (a plan's published days). */
  view?(body: B, caller: Caller): Body;
  /** Returns what answers add to a record about the caller, by id (my role in a plan). */
  valuesOf?(bodies: readonly B[], caller: Caller): Promise<Map<number, Record<string, unknown>>>;
  /** Names of the fields that `valuesOf` adds, so that `fields` may ask for them. */
  readonly fields?: readonly string[];
  /** Fields besides its own that `fields` may ask for, computed for the caller by record id. */
  readonly mine?: readonly CallerFields<B>[];
  /**
   * Returns closed records that the caller may read all the same, by id, with what opens them (a plan published with a
   * dish).
   */
  opened?(bodies: readonly B[], caller: Caller): Promise<ReadonlyMap<number, object>>;
  /** Marks the record with `isClosed` inside another one if the caller could not open it directly. */
  readonly tellsClosed?: boolean;
}

/** Runs with each write. */
interface Hooks<B extends Body, I> {
  /**
   * Returns the locks of a write, so that other writes can run beside it; without it, or if undefined, everything is
   * locked (locks.ts).
   */
  guards?(intent: PendingWrite): Guards;
  /** Checks rules over the whole record, after its fields are right; throws a fieldErrors(...) or a conflict. */
  check?(input: I, before: B | null, caller: Caller, trx: Knex): Promise<void>;
  /**
   * Returns the records that merged ones have become part of, by their old ids; naming an old id means the new record.
   */
  successors?(trx: Knex, ids: readonly number[]): Promise<Map<number, number>>;
  /** Records an edit by a person; the files it returns are kept, though the record no longer holds them. */
  noteEdit?(body: B, before: B, by: Caller, trx: Knex): Promise<readonly number[]>;
  afterWrite?(body: B, before: B | null, trx: Knex): Promise<void>;
  /** Removes what goes with a record, before its deletion. */
  beforeDelete?(body: B, trx: Knex): Promise<void>;
  /** Runs after a deletion, in the same transaction. */
  afterDelete?(body: B, trx: Knex): Promise<void>;
  /** Handles a record whose owner deletes their account; without it the record is deleted. */
  onOwnerGone?(body: B, trx: Knex): Promise<void>;
}

export interface CallerFields<B extends Body = Body> {
  readonly fields: readonly string[];
  /** Collections whose generations tell when the value changes; without them an answer with it is not cached. */
  readonly follows?: readonly string[];
  /** Shown even without `fields`, like the record's own fields. */
  readonly isPlain?: boolean;
  of(bodies: readonly B[], caller: Caller): Promise<Map<number, Record<string, unknown>>>;
}

/** Order of all records, whether the caller may read them or not. */
export interface Ranking {
  readonly ids: readonly number[];
  placeOf(id: number): number;
}

/** Reads records of other collections while figures and terms are computed. */
export interface Related {
  bodies<N extends keyof CollectionMap>(
    collection: N,
    ids: readonly number[],
  ): Promise<Map<number, CollectionMap[N]>>;
  bodies(collection: string, ids: readonly number[]): Promise<Map<number, Body>>;
}
