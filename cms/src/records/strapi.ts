import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { Values } from './read/values';

/**
 * What Strapi's types do not say of its parts, said once: content types by a uid that is only known at run time, the tables of
 * the database layer, and what the router and the body parser put on a request. The only file with `as never` and
 * `as unknown as` (tests/support/rules/casts.test.ts).
 */

/** A row of Strapi's own tables as its database layer answers it. */
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

/** Strapi's document service of a content type: keeps drafts, relations and parts in step. */
export const documentsOf = (uid: string): Documents => strapi.documents(uid as never) as unknown as Documents;

/** Strapi's database layer of a content type, without what the document service adds. */
export const queryOf = (uid: string): Query => strapi.db.query(uid);

/** The table of a content type and the columns of its attributes. */
export interface Metadata {
  readonly tableName: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
}
export interface Attribute {
  readonly type: string;
  readonly columnName?: string;
  /** What a row holds that says nothing of it. */
  readonly default?: unknown;
  readonly target?: string;
  /** The relation of the target by which this one is kept, for files. */
  readonly morphBy?: string;
  readonly joinTable?: JoinTable;
}
export interface JoinTable {
  readonly name: string;
  readonly joinColumn: { readonly name: string };
  readonly inverseJoinColumn: { readonly name: string };
  /** Says of parts in which field they stand. */
  readonly on?: { readonly field: string };
  readonly orderColumnName?: string;
  readonly morphColumn?: {
    readonly idColumn: { readonly name: string };
    readonly typeColumn: { readonly name: string };
  };
}

export const metadataOf = (uid: string): Metadata => strapi.db.metadata.get(uid) as Metadata;

/** A content type as its schema describes it. */
interface Model {
  readonly attributes: Readonly<Record<string, { readonly component?: string }>>;
}

export const modelOf = (uid: string): Model => strapi.getModel(uid as never);

/** The pool's connection, outside any transaction. */
export const connection = (): Knex => strapi.db.connection;

/** The connection of a transaction that Strapi began. */
export const knexOf = (transaction: unknown): Knex => transaction as Knex;

/** A part of the path that the route names; empty where it has none. */
export function paramIn(ctx: Context, name: string): string {
  const { params } = ctx as unknown as { params: Readonly<Record<string, string | undefined>> };
  return params[name] ?? '';
}

/** A file as the body parser leaves it on disk. */
export interface GivenFile {
  readonly filepath: string;
  readonly originalFilename?: string | null;
  readonly size: number;
  /** The place among the files of its call. */
  readonly begun?: number;
}
interface Sent {
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, GivenFile | GivenFile[]>>;
}

/** What the body parser has read of a request. */
export const sentIn = (ctx: Context): Sent => ctx.request;

/** What a library keeps to itself (knex's begin, firebase-admin's key checker): its shape is this version's. */
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

/** Runs `look` before every query of the database layer that reads, by whomever it is asked for; it may change what comes along. */
export function aroundQueries(look: (uid: string, params: QueryParams) => void): void {
  const read = ({ model, params }: { model: { uid: string }; params?: QueryParams }) =>
    look(model.uid, params ?? {});
  strapi.db.lifecycles.subscribe({ beforeFindOne: read, beforeFindMany: read, beforeCount: read });
}
