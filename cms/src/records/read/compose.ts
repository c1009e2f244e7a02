import { sql } from '../database/database';
import type { Field, Fields, RelationField, Show } from '../fields';
import { generationOf, onInvalidate, onInvalidateAll } from './generations';
import { readBodies } from './readModel';
import { allCollections, collectionOf } from '../registry';
import { embeddedFields, type Tree } from './tree';
import type { Body, Caller, Collection, Reach } from '../types';
import { isNumber, isValues, listIn, partsIn, type Values } from './values';
import { dropOldest } from '../dropOldest';

/** Record in the shape that the API answers. */
export interface ApiRecord {
  id: number;
  attributes: Record<string, unknown>;
}
type Loaded = Map<string, Body>;

const REMEMBERED = 20_000;
/**
 * REMEMBER switches caches off to measure uncached reads: 'none' turns off those of answers, records and totals; any
 * other value except 'all' keeps only totals.
 */
const { REMEMBER = 'all' } = process.env;
export const isRemembering = REMEMBER === 'all';
export const isRememberingTotals = REMEMBER !== 'none';
const remembered: Loaded = new Map();
onInvalidate((collection, ids) => ids.forEach((id) => remembered.delete(`${collection} ${id}`)));
onInvalidateAll(() => remembered.clear());

/** Turns bodies into the API's shape, each as the caller may see it. */
export async function compose(
  collection: Collection,
  bodies: readonly Body[],
  tree: Tree,
  caller: Caller,
): Promise<ApiRecord[]> {
  const seen = bodies.map((body) => collection.personal?.view?.(body, caller) ?? body);
  const loaded = await loadRelated(collection.fields, seen, tree);
  const opened = await openedOf(loaded, caller);
  const personal = await collection.personal?.valuesOf?.(bodies, caller);
  const mine = await callerFieldsOf(collection, bodies, tree, caller);
  return seen.map((body) => {
    const sees = rankOf(collection, body, caller);
    const attributes = visibleFields(collection.fields, body, tree, { loaded, opened, caller, sees }, true);
    return {
      id: body.id,
      attributes: {
        ...attributes,
        ...visibleTimestamps(body, tree),
        ...asked(tree, Object.assign({}, personal?.get(body.id), ...mine.map((one) => one.get(body.id)))),
      },
    };
  });
}

/** Computes the caller-specific fields that the query asks for. */
async function callerFieldsOf(
  { personal }: Collection,
  bodies: readonly Body[],
  { fields }: Tree,
  caller: Caller,
) {
  const asked = (personal?.mine ?? []).filter((one) =>
    fields ? one.fields.some((name) => fields.has(name)) : one.isPlain === true,
  );
  return Promise.all(asked.map((one) => one.of(bodies, caller)));
}

const asked = ({ fields }: Tree, extra: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(extra).filter(([name]) => !fields || fields.has(name)));

interface View {
  loaded: Loaded;
  /** Keys of related records that are closed to the caller but opened by something else. */
  opened: ReadonlySet<string>;
  caller: Caller;
  sees: ReadonlySet<Show>;
}

async function openedOf(loaded: Loaded, caller: Caller): Promise<Set<string>> {
  const opened = new Set<string>();
  for (const collection of allCollections()) {
    if (!collection.personal?.opened) continue;
    const own = [...loaded].filter(([key]) => key.startsWith(`${collection.name} `)).map(([, body]) => body);
    const closed = own.filter((body) => collection.reach(body, caller) === 'none');
    if (closed.length === 0) continue;
    for (const id of (await collection.personal.opened(closed, caller)).keys())
      opened.add(`${collection.name} ${id}`);
  }
  return opened;
}

/** Returns the field visibilities that the caller has on a record. */
function rankOf(collection: Collection, body: Body, caller: Caller): ReadonlySet<Show> {
  const sees = new Set<Show>(['all']);
  const reach: Reach = collection.reach(body, caller);
  if (reach === 'edit' || reach === 'own') sees.add('editor');
  const isSelf =
    caller.id !== 0 && (collection.name === 'users' ? body.id : body[collection.owner ?? '']) === caller.id;
  if (isSelf) sees.add('self').add('selfOrAdmin');
  if (caller.who === 'Admin') sees.add('selfOrAdmin');
  return sees;
}

/** Loads every record the tree leads to, level by level, with one query per collection and level. */
async function loadRelated(
  fields: Fields,
  bodies: readonly Values[],
  tree: Tree,
  loaded: Loaded = new Map(),
): Promise<Loaded> {
  const wanted = new Map<string, { ids: Set<number>; tree: Tree }[]>();
  gather(fields, bodies, tree, wanted);
  for (const [name, asks] of wanted) {
    const ids = new Set(asks.flatMap((ask) => [...ask.ids]));
    await loadBodies(name, [...ids], loaded);
    for (const ask of asks) {
      if (ask.tree.children.size === 0) continue;
      const found = [...ask.ids].flatMap((id) => loaded.get(`${name} ${id}`) ?? []);
      await loadRelated(embeddedFields(name), found, ask.tree, loaded);
    }
  }
  return loaded;
}

function gather(
  fields: Fields,
  holders: readonly Values[],
  tree: Tree,
  wanted: Map<string, { ids: Set<number>; tree: Tree }[]>,
): void {
  for (const [name, child] of tree.children) {
    const field = fields[name];
    const values = holders.map((holder) => holder[name]);
    if (field?.kind === 'parts') gather(field.fields, partsIn(values.flat()), child, wanted);
    if (field?.kind !== 'relation') continue;
    const ids = new Set(values.flat().filter(isNumber));
    if (ids.size) wanted.set(field.to, [...(wanted.get(field.to) ?? []), { ids, tree: child }]);
  }
}

async function loadBodies(name: string, ids: readonly number[], loaded: Loaded): Promise<void> {
  const missing: number[] = [];
  for (const id of ids) {
    const known = remembered.get(`${name} ${id}`);
    if (known) loaded.set(`${name} ${id}`, known);
    else missing.push(id);
  }
  if (missing.length === 0) return;
  const generation = generationOf(name);
  const found = await readBodies(await sql(), collectionOf(name), missing);
  // A body read while somebody wrote may be outdated: it serves this answer and is not cached.
  const isCertain = isRemembering && !strapi.db.inTransaction() && generationOf(name) === generation;
  for (const [id, body] of found) {
    loaded.set(`${name} ${id}`, body);
    if (isCertain) remember(`${name} ${id}`, body);
  }
}

function remember(key: string, body: Body): void {
  if (remembered.size >= REMEMBERED) dropOldest(remembered);
  remembered.set(key, body);
}

/** Returns createdAt and updatedAt, unless hidden or not asked for. */
function visibleTimestamps(
  body: Values,
  { fields }: Tree,
  hidden: readonly string[] = [],
): Record<string, unknown> {
  const names = ['createdAt', 'updatedAt'].filter(
    (name) => !hidden.includes(name) && (!fields || fields.has(name)),
  );
  return Object.fromEntries(names.map((name) => [name, body[name]]));
}

function visibleFields(
  fields: Fields,
  values: Values,
  tree: Tree,
  view: View,
  isRecord: boolean,
): Record<string, unknown> {
  const out: Record<string, unknown> = isRecord || !('key' in values) ? {} : { key: values.key };
  for (const [name, field] of Object.entries(fields)) {
    if (!view.sees.has(field.show) || (field.isSparse && !values[name])) continue;
    const child = tree.children.get(name);
    if (field.kind === 'relation' || field.kind === 'media' || field.kind === 'parts') {
      if (child) out[name] = visibleNested(field, valueIn(values, name, field), child, view);
    } else if (!tree.fields || tree.fields.has(name)) out[name] = values[name] ?? null;
  }
  return out;
}

const valueIn = (values: Values, name: string, field: Nested): unknown =>
  field.kind === 'media' && field.firstOf ? listIn(values[field.firstOf])[0] : values[name];

type Nested = Extract<Field, { kind: 'relation' | 'media' | 'parts' }>;

function visibleNested(field: Nested, value: unknown, tree: Tree, view: View): unknown {
  if (field.kind === 'parts')
    return partsIn(value).map((part) => visibleFields(field.fields, part, tree, view, false));
  const one =
    field.kind === 'media'
      ? toApiMedia
      : (id: unknown) => (isNumber(id) ? toApiRelated(field, id, tree, view) : null);
  if (field.many) return { data: listIn(value).map(one).filter(Boolean) };
  return { data: value ? one(value) : null };
}

function toApiMedia(media: unknown): ApiRecord | null {
  if (!isValues(media)) return null;
  const { id, ...attributes } = media;
  return { id: Number(id), attributes };
}

function toApiRelated(
  { to: name, embedded: isEmbedded, marksClosed }: RelationField,
  id: number,
  tree: Tree,
  view: View,
): ApiRecord | null {
  const body = view.loaded.get(`${name} ${id}`);
  const target = collectionOf(name);
  const isClosed = body !== undefined && target.reach(body, view.caller) === 'none';
  if (isClosed && marksClosed) return { id, attributes: { isClosed } };
  if (!body || (isClosed && !isEmbedded)) return null;
  const inner: View = { ...view, sees: new Set<Show>(['all']) };
  const attributes = visibleFields(embeddedFields(name), body, tree, inner, true);
  const closed = isClosed &&
    target.personal?.tellsClosed &&
    !view.opened.has(`${name} ${id}`) && { isClosed };
  return {
    id,
    attributes: { ...attributes, ...visibleTimestamps(body, tree, target.notEmbedded), ...closed },
  };
}
