import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { Values } from './read/values';

/**
 * Types that Strapi leaves out: content types by a uid known only at run time, the tables of the database layer, and
 * what the router and the body parser put on a request. The only file with `as never` and `as unknown as`
 * (tests/support/rules/casts.test.ts).
 */

/** Row of Strapi's own tables, as its database layer returns it. */
export interface Row {
  id: number;
  createdAt: string;
  updatedAt: string;
  [name: string]: unknown;
}

interface Documents {
  create(params: { data: Values }): Promise<Row>;
  update(params: { documentId: string; data: Values }): Promise<Row | null>;
  findOne(params: { documentId: string; populate?: unknown }): Promise<Row | null>;
}
interface Query {
  findOne(params: { where: Values; select?: readonly string[] }): Promise<Row | null>;
  findMany(params: { where?: Values; select?: readonly string[]; populate?: Values }): Promise<Row[]>;
  create(params: { data: Values }): Promise<Row>;
  count(params: { where: Values }): Promise<number>;
  deleteMany(params: { where: Values }): Promise<{ count: number }>;
}

/** Returns Strapi's document service of a content type, which keeps drafts, relations and parts in step. */
export const documentsOf = (uid: string): Documents => strapi.documents(uid as never) as unknown as Documents;

/** Returns Strapi's database layer of a content type, without the additions of the document service. */
export const queryOf = (uid: string): Query => strapi.db.query(uid);

/** Table of a content type and the columns of its attributes. */
export interface Metadata {
  readonly tableName: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
}
export interface Attribute {
  readonly type: string;
  readonly columnName?: string;
  /** Default value of a new row. */
  readonly default?: unknown;
  readonly target?: string;
  /** Relation of the target that stores this one, for files. */
  readonly morphBy?: string;
  readonly joinTable?: JoinTable;
}
export interface JoinTable {
  readonly name: string;
  readonly joinColumn: { readonly name: string };
  readonly inverseJoinColumn: { readonly name: string };
  /** Names the field that the parts belong to. */
  readonly on?: { readonly field: string };
  readonly orderColumnName?: string;
  readonly morphColumn?: {
    readonly idColumn: { readonly name: string };
    readonly typeColumn: { readonly name: string };
  };
}

export const metadataOf = (uid: string): Metadata => strapi.db.metadata.get(uid) as Metadata;

/** Content type as its schema describes it. */
interface Model {
  readonly attributes: Readonly<Record<string, { readonly component?: string }>>;
}

export const modelOf = (uid: string): Model => strapi.getModel(uid as never);

/** Returns the pool's connection, outside any transaction. */
export const connection = (): Knex => strapi.db.connection;

/** Returns the connection of a transaction that Strapi began. */
export const knexOf = (transaction: unknown): Knex => transaction as Knex;

/** Returns a named parameter of the path; empty if the route has none. */
export function paramIn(ctx: Context, name: string): string {
  const { params } = ctx as unknown as { params: Readonly<Record<string, string | undefined>> };
  return params[name] ?? '';
}

/** File as the body parser leaves it on disk. */
export interface GivenFile {
  readonly filepath: string;
  readonly originalFilename?: string | null;
  readonly size: number;
  /** Position among the files of its call. */
  readonly begun?: number;
}
interface Sent {
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, GivenFile | GivenFile[]>>;
}

/** Returns what the body parser has read of a request. */
export const sentIn = (ctx: Context): Sent => ctx.request;

/**
 * Casts a library's object to its private internals (knex's begin, firebase-admin's key checker); their shape holds for
 * this version only.
 */
export const internalsOf = <T extends object>(library: object): T => library as unknown as T;

interface DocumentCall {
  readonly uid: string;
  readonly action: string;
  readonly params: { readonly documentId?: string; readonly populate?: unknown };
}

/** Runs `middleware` around every call of the document service. */
export const aroundDocuments = (
  middleware: (call: DocumentCall, next: () => Promise<unknown>) => Promise<unknown>,
): void => void strapi.documents.use(middleware as never);

interface QueryParams {
  readonly where?: unknown;
  readonly orderBy?: unknown;
  populate?: unknown;
}

/** Runs `look` before every reading query of the database layer, whoever makes it; `look` may change `populate`. */
export function aroundQueries(look: (uid: string, params: QueryParams) => void): void {
  const read = ({ model, params }: { model: { uid: string }; params?: QueryParams }) =>
    look(model.uid, params ?? {});
  strapi.db.lifecycles.subscribe({ beforeFindOne: read, beforeFindMany: read, beforeCount: read });
}
