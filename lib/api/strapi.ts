import { withQuery, type Query } from './query';

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

const DEEP: Query = { populate: 'deep,5' };

/** Reads a page of flat records; uses `populate=deep,5` unless the query sets `populate` or `fields`. */
export async function findMany<T>(
  collection: string,
  query: Query = {},
  options: CallOptions = {},
): Promise<Many<T>> {
  const path = withQuery(collection, { ...deepUnless(query), ...query });
  const { data } = await (await client()).get(path, { signal: options.signal });
  return { data: flatten<T[]>(data.data), pagination: data.meta?.pagination ?? onePage(data.data.length) };
}

/** Maximum page size. */
export const ALL_AT_ONCE = 100;

/** Reads all records that match a query, page by page; the query must set a sort order. */
export const findAll = <T>(collection: string, query: Query): Promise<T[]> =>
  everyPage((page) => findMany<T>(collection, { ...query, pagination: { page, pageSize: ALL_AT_ONCE } }));

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
export async function findOne<T>(
  collection: string,
  id: number | string,
  query: Query = {},
  options: CallOptions = {},
): Promise<T> {
  const path = withQuery(`${collection}/${encodeURIComponent(id)}`, { ...deepUnless(query), ...query });
  const { data } = await (await client()).get(path, { signal: options.signal });
  return flatten<T>(data.data);
}

export async function create<T>(collection: string, body: unknown, options: CallOptions = {}): Promise<T> {
  const headers = options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : undefined;
  const { data } = await (
    await client()
  ).post(collection, { data: body }, { headers, signal: options.signal });
  return flatten<T>(data.data);
}

/** Returns the current record, flat, from a 409 `record.changedSince`. */
export const presentRecord = <T>(present: unknown): T =>
  flatten<T>((present as { data?: unknown } | null)?.data ?? present);

export async function update<T>(
  collection: string,
  id: number | string,
  body: unknown,
  query: Query = {},
): Promise<T> {
  const path = withQuery(`${collection}/${encodeURIComponent(id)}`, query);
  const { data } = await (await client()).put(path, { data: body });
  return flatten<T>(data.data);
}

export async function remove<T>(collection: string, id: number | string): Promise<T> {
  const { data } = await (await client()).delete(`${collection}/${encodeURIComponent(id)}`);
  return flatten<T>(data.data);
}

/** Calls a verb of a record: `act('dishes', 7, 'save')` is `POST dishes/7/save`; resolves to the record it changed. */
export async function act<T>(
  collection: string,
  id: number | string,
  verb: string,
  body: unknown = {},
): Promise<T> {
  const { data } = await (
    await client()
  ).post(`${collection}/${encodeURIComponent(id)}/${verb}`, { data: body });
  return flatten<T>(data.data);
}

/** Sends any change that was built elsewhere, e.g. by the queue. */
export async function send<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  { idempotencyKey }: CallOptions = {},
): Promise<T> {
  const headers = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined;
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
export const sendFiles = async <T>(form: FormData, options?: CallOptions): Promise<T[]> =>
  flatten<T[]>(await sendForm('upload', form, options));

/** Creates a record from a multipart upload; resolves to the flat record. */
export const createOf = async <T>(collection: string, form: FormData, options?: CallOptions): Promise<T> =>
  flatten<T>(((await sendForm(collection, form, options)) as { data: unknown }).data);

async function sendForm(path: string, form: FormData, options: CallOptions = {}): Promise<unknown> {
  const { signal, onProgress, idempotencyKey } = options;
  const headers = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined;
  const onUploadProgress = ({ loaded, total }: { loaded: number; total?: number }) =>
    onProgress?.(total ? loaded / total : 0);
  return (await (await client()).post(path, form, { headers, signal, onUploadProgress })).data;
}

/** Removes a file from its record and the disk, with all stored formats. */
export async function removeFile(id: number | string): Promise<void> {
  await (await client()).delete(`uploads/assets/${encodeURIComponent(id)}`);
}

const deepUnless = (query: Query): Query => ('populate' in query || 'fields' in query ? {} : DEEP);

const onePage = (total: number): PageInfo => ({ page: 1, pageSize: total, pageCount: 1, total });

/** Unwraps records: `{id, attributes}` becomes one flat record, `{data}` of a relation its content. */
export function flatten<T>(value: unknown): T {
  return unwrap(value) as T;
}

function unwrap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrap);
  if (!isObject(value)) return value;
  if (isRelation(value)) return unwrap(value.data);
  if (isObject(value.attributes) && 'id' in value) return { ...unwrapAll(value.attributes), id: value.id };
  return unwrapAll(value);
}

const unwrapAll = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, unwrap(value)]));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRelation = (value: Record<string, unknown>): boolean =>
  'data' in value &&
  Object.keys(value).every((name) => name === 'data' || name === 'meta') &&
  (value.data === null || Array.isArray(value.data) || (isObject(value.data) && 'attributes' in value.data));
