import { isObject } from '@/lib/domain/fieldOf';
import { present } from '@/lib/domain/present';
import type { Calls } from './contract';
import { takeEarly } from './early';
import { withQuery, type Conditions, type Parameters, type Query } from './query';
import type {
  CollectionName,
  CreateBody,
  Exact,
  Read,
  Shown,
  VerbAnswer,
  VerbBody,
  VerbGiven,
  VerbName,
  WriteBody,
} from './shown';

interface PageInfo {
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly total: number;
}
export interface Many<T> {
  readonly data: T[];
  readonly pagination: PageInfo;
}
/** Answer of a list or a record as the CMS sends it. */
interface Listed {
  readonly data: unknown;
  readonly meta?: { readonly pagination?: PageInfo };
}
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
  /** Key by which a repeated POST takes effect once. */
  readonly idempotencyKey?: string;
  /** Disables retries, even if no server answers. */
  readonly isOnce?: boolean;
}

// axios loads with the first call, not with the first paint
const client = async () => (await import('./http')).http;

const DEEP = { populate: 'deep,5' } as const;
/** Query that leaves what is shown to the default. */
type Whole = Record<never, never>;

/** Makes a read, unless the boot script has begun it already. */
const get = async <T>(path: string, options: Pick<CallOptions, 'signal'> = {}): Promise<T> =>
  (await takeEarly<T>(path)) ?? ((await (await client()).get(path, options)).data as T);

/** Returns the path of a page of records, as `findMany` asks for it. */
export const pathOfMany = <C extends CollectionName, const Q extends Query<C>>(
  collection: C,
  query?: Q & Exact<Q, Query<C>>,
): string => withQuery(collection, { ...deepUnless(query), ...query });

/** Returns the path of the first page of all records, as `findAll` asks for it. */
export const pathOfAll = <C extends CollectionName, const Q extends Query<C>>(
  collection: C,
  query: Q & Exact<Q, Query<C>>,
): string => pathOfMany<C, Query<C>>(collection, { ...query, pagination: pageAt(1) });

/** Returns the path of one record, as `findOne` asks for it. */
export const pathOfOne = <C extends CollectionName, const Q extends Query<C>>(
  collection: C,
  id: number | string,
  query?: Q & Exact<Q, Query<C>>,
): string => withQuery(`${collection}/${encodeURIComponent(id)}`, { ...deepUnless(query), ...query });

/** Reads a page of flat records; uses `populate=deep,5` unless the query sets `populate` or `fields`. */
export async function findMany<C extends CollectionName, const Q extends Query<C> = Whole>(
  collection: C,
  query?: Q & Exact<Q, Query<C>>,
  options: CallOptions = {},
): Promise<Many<Shown<C, Q>>> {
  const path = pathOfMany<C, Q>(collection, query);
  const data = await get<Listed>(path, { signal: options.signal });
  const found = flatten<Shown<C, Q>[]>(data.data);
  return { data: found, pagination: data.meta?.pagination ?? onePage(found.length) };
}

/** Maximum page size. */
export const ALL_AT_ONCE = 100;

/** Reads all records that match a query, page by page; the query must set a sort order. */
export const findAll = <C extends CollectionName, const Q extends Query<C>>(
  collection: C,
  query: Q & Exact<Q, Query<C>>,
): Promise<Shown<C, Q>[]> =>
  everyPage((page) => findMany<C, Q>(collection, { ...query, pagination: pageAt(page) }));

const pageAt = (page: number) => ({ page, pageSize: ALL_AT_ONCE });

/** Reads a list page by page, up to `most` records. */
export async function everyPage<T>(read: (page: number) => Promise<Many<T>>, most = Infinity): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount && all.length < most; page += 1) {
    const found = await read(page);
    all.push(...found.data);
    pageCount = found.pagination.pageCount;
  }
  return all.slice(0, most);
}

/** Reads one flat record, with the same default population as `findMany`. */
export async function findOne<C extends CollectionName, const Q extends Query<C> = Whole>(
  collection: C,
  id: number | string,
  query?: Q & Exact<Q, Query<C>>,
  options: CallOptions = {},
): Promise<Shown<C, Q>> {
  const path = pathOfOne<C, Q>(collection, id, query);
  return flatten((await get<Listed>(path, { signal: options.signal })).data);
}

/** Creates a record; resolves to all of it. */
export async function create<C extends CollectionName, T extends CreateBody<C>>(
  collection: C,
  body: T & Exact<T, CreateBody<C>>,
  options: CallOptions = {},
): Promise<Read<C>> {
  const { data } = await (
    await client()
  ).post(collection, { data: body }, { headers: keyIn(options), signal: options.signal });
  return flatten(data.data);
}

/** Returns the current record, flat, from a 409 `record.changedSince`. */
export const presentRecord = <T>(present: unknown): T =>
  flatten(isObject(present) ? (present.data ?? present) : present);

export async function update<C extends CollectionName, T extends WriteBody<C>>(
  collection: C,
  id: number | string,
  body: T & Exact<T, WriteBody<C>>,
  query: Conditions<C> | Whole = {},
): Promise<Read<C>> {
  const path = withQuery(`${collection}/${encodeURIComponent(id)}`, query);
  const { data } = await (await client()).put(path, { data: body });
  return flatten(data.data);
}

export async function remove<C extends CollectionName>(collection: C, id: number | string): Promise<Read<C>> {
  const { data } = await (await client()).delete(`${collection}/${encodeURIComponent(id)}`);
  return flatten(data.data);
}

/** Calls a verb of a record: `act('dishes', 7, 'save')` is `POST dishes/7/save`; resolves to the record it changed. */
export async function act<C extends CollectionName, V extends VerbName<C>, T extends VerbBody<C, V>>(
  collection: C,
  id: number | string,
  verb: V,
  ...[body, options]: VerbGiven<C, V, T, Pick<CallOptions, 'idempotencyKey'>>
): Promise<VerbAnswer<C, V>> {
  return send('POST', `${collection}/${encodeURIComponent(id)}/${verb}`, body ?? {}, options);
}

/** Parts of a call that belongs to no record. */
interface Asked {
  /** Values of what varies in its path. */
  readonly at?: Readonly<Record<string, string | number>>;
  readonly query?: Parameters;
}
type BodyOf<N extends keyof Calls> = Calls[N] extends { readonly body: infer B }
  ? { readonly body: B }
  : Calls[N] extends { readonly body?: infer B }
    ? { readonly body?: B }
    : { readonly body?: undefined };

/** Makes a call that belongs to no record, by its name in the contract; resolves to its answer with flat records. */
export async function ask<N extends keyof Calls>(
  name: N,
  asked: Asked & BodyOf<N>,
  options: CallOptions = {},
): Promise<Calls[N]['answer']> {
  const { at = {}, query = {}, body } = asked;
  const [method, template = ''] = name.split(' ');
  const place = template.replace(/\{(\w+)\}/g, (_all, part: string) =>
    encodeURIComponent(present(at[part], part)),
  );
  const path = withQuery(place, query);
  const early = method === 'GET' ? await takeEarly<unknown>(path) : undefined;
  if (early !== undefined) return answered(early);
  const { data } = await (
    await client()
  ).request({
    method,
    url: path,
    data: method === 'POST' || method === 'PUT' ? { data: body ?? {} } : undefined,
    headers: keyIn(options),
    signal: options.signal,
  });
  return answered(data);
}
const answered = <T>(data: unknown): T =>
  isObject(data) && !Array.isArray(data) ? flattenAll(data) : flatten(data);

/** Sends any change that was built elsewhere, e.g. by the queue. */
export async function send<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  { idempotencyKey }: CallOptions = {},
): Promise<T> {
  const headers = keyIn({ idempotencyKey });
  const { data } = await (
    await client()
  ).request({ method, url: path, data: method === 'DELETE' ? undefined : { data: body }, headers });
  return flatten<T>(data.data);
}

/** Reads a path and resolves to the whole answer, not flattened. */
export async function raw<T>(path: string, { signal, isOnce }: CallOptions = {}): Promise<T> {
  const config = { signal, isRepeat: isOnce };
  return (await (await client()).get(path, config)).data;
}

/** Reads a file's bytes through the authorised call. */
export async function bytes(path: string, { signal }: CallOptions = {}): Promise<Blob> {
  return (await (await client()).get(path, { responseType: 'blob', signal })).data;
}

/** Deletes at a path without a record id. */
export async function removeRaw(path: string): Promise<void> {
  await (await client()).delete(path);
}

/** Uploads files as multipart; resolves to the media as flat records. */
export const sendFiles = async (
  form: FormData,
  options?: CallOptions,
): Promise<Calls['POST upload']['answer']> => flatten(await sendForm('upload', form, options));

/** Creates a record from a multipart upload; resolves to the flat record. */
export const createOf = async <C extends CollectionName>(
  collection: C,
  form: FormData,
  options?: CallOptions,
): Promise<Read<C>> => flatten((await sendForm<{ readonly data: unknown }>(collection, form, options)).data);

async function sendForm<T>(path: string, form: FormData, options: CallOptions = {}): Promise<T> {
  const { signal, onProgress } = options;
  const headers = keyIn(options);
  const onUploadProgress = ({ loaded, total }: { loaded: number; total?: number }) =>
    onProgress?.(total ? loaded / total : 0);
  return (await (await client()).post(path, form, { headers, signal, onUploadProgress })).data;
}

/** Removes a file from its record and the disk, with all stored formats. */
export async function removeFile(id: number | string): Promise<void> {
  await (await client()).delete(`uploads/assets/${encodeURIComponent(id)}`);
}

const deepUnless = (query: object = {}) => ('populate' in query || 'fields' in query ? {} : DEEP);

const keyIn = ({ idempotencyKey }: CallOptions) =>
  idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined;

const onePage = (total: number): PageInfo => ({ page: 1, pageSize: total, pageCount: 1, total });

/** Unwraps records: `{id, attributes}` becomes one flat record, `{data}` of a relation its content. */
export const flatten = <T>(value: unknown): T => taken(unwrap(value));
const flattenAll = <T>(record: Record<string, unknown>): T => taken(unwrapAll(record));

/** Takes an answer as the contract describes it; the CMS's tests hold every answer to the contract. */
const taken = <T>(value: unknown): T => value as T;

function unwrap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrap);
  if (!isObject(value)) return value;
  if (isRelation(value)) return unwrap(value.data);
  if (isObject(value.attributes) && 'id' in value) return { ...unwrapAll(value.attributes), id: value.id };
  return unwrapAll(value);
}

const unwrapAll = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, unwrap(value)]));

const isRelation = (value: Record<string, unknown>): boolean =>
  'data' in value &&
  Object.keys(value).every((name) => name === 'data' || name === 'meta') &&
  (value.data === null || Array.isArray(value.data) || (isObject(value.data) && 'attributes' in value.data));
