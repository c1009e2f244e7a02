import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { internalsOf } from './internals';

/*
 * Types that Strapi leaves out: content types by a uid known only at run time, the tables of the database layer, and
 * what the router and the body parser put on a request; below them the parts of Strapi that it does not document
 * (docs/upgrades.md).
 */

type Values = Readonly<Record<string, unknown>>;

/** Row of Strapi's own tables, as its database layer returns it. */
export interface StrapiRow {
  id: number;
  createdAt: string;
  updatedAt: string;
  [name: string]: unknown;
}

interface Documents {
  create(params: { data: Values }): Promise<StrapiRow>;
  update(params: { documentId: string; data: Values }): Promise<StrapiRow | null>;
  findOne(params: { documentId: string; populate?: unknown }): Promise<StrapiRow | null>;
}
interface Query {
  findOne(params: { where: Values; select?: readonly string[] }): Promise<StrapiRow | null>;
  findMany(params: { where?: Values; select?: readonly string[]; populate?: Values }): Promise<StrapiRow[]>;
  create(params: { data: Values }): Promise<StrapiRow>;
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
export interface ReceivedFile {
  readonly filepath: string;
  readonly originalFilename?: string | null;
  readonly size: number;
  /** Position among the files of its call. */
  readonly begun?: number;
}
interface Sent {
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, ReceivedFile | ReceivedFile[]>>;
}

/** Returns what the body parser has read of a request. */
export const parsedRequest = (ctx: Context): Sent => ctx.request;

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

interface Stops {
  stopWithError(error: unknown, words?: string): unknown;
}

/** Replaces `stopWithError`, to which Strapi's start hands its errors, because nothing else hears of them. */
export function replaceStop(
  app: Core.Strapi,
  around: (error: unknown, stop: () => unknown) => unknown,
): void {
  const internals = internalsOf<Stops>(app);
  const stop = internals.stopWithError.bind(app);
  internals.stopWithError = (error, words) => around(error, () => stop(error, words));
}

/** Replaces `destroy`, because Strapi cuts its connections before it calls the application's own `destroy`. */
export function beforeDestroy(app: Core.Strapi, work: () => Promise<void>): void {
  const destroy = app.destroy.bind(app);
  app.destroy = async () => {
    await work();
    await destroy();
  };
}

/** Identity that Strapi found for a call. */
interface Given {
  readonly strategy: { readonly name: string };
}
interface Auth {
  register(type: string, strategy: object): void;
  verify(given: Given | undefined, config: unknown): Promise<void>;
}

/**
 * Registers a strategy of the content API, and replaces `verify` of the service `auth`, which lets `check` refuse what
 * Strapi's other strategies have found: Strapi has no setting to switch them off.
 */
export function registerStrategyOf(
  app: Core.Strapi,
  strategy: object,
  check: (strategyName: string | undefined) => void,
): void {
  const auth = app.get<Auth>('auth');
  auth.register('content-api', strategy);
  const verify = auth.verify.bind(auth);
  auth.verify = async (given, config) => {
    check(given?.strategy.name);
    return verify(given, config);
  };
}

interface Services {
  set(uid: string, service: unknown): void;
}

/** Adds a service to the registry `services`, for a content type that has no service file of its own. */
export const addService = (app: Core.Strapi, uid: string, service: unknown): void =>
  app.get<Services>('services').set(uid, service);

type Ask = <T>(query: { readonly text: string }) => Promise<T[]>;

/** Reads which migrations have run from Strapi's own table, because other nodes' migrations are in no API. */
export async function migrationsRun(ask: Ask): Promise<string[]> {
  const rows = await ask<{ name: string }>({ text: 'select name from strapi_migrations' });
  return rows.map(({ name }) => name);
}

export type Schemas = Readonly<
  Record<string, { readonly attributes: Readonly<Record<string, { readonly type: string }>> }>
>;

/** Reads the content types of the last start from Strapi's own store, before Strapi itself has opened it. */
export async function storedSchemas(ask: Ask): Promise<Schemas> {
  const [stored] = await ask<{ value: string }>({
    text: `select value from strapi_core_store_settings where key = 'strapi_content_types_schema'`,
  });
  return JSON.parse(stored?.value ?? '{}');
}

/** Names the table that ties files to their records, which Strapi describes only in its internal metadata. */
export const fileLinksTable = (): string =>
  metadataOf('plugin::upload.file').attributes.related?.joinTable?.name ?? 'files_related_mph';
