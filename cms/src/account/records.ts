import { RESTORABLE } from '../domain/import/restorable';
import { sql } from '../records/database/database';
import type { Field, Fields } from '../records/fields';
import { fieldNamed } from '../records/fields';
import { bodyIds, isId, referencedIds } from '../records/write/input';
import { readBodies } from '../records/read/readModel';
import { bodyFor } from '../records/read/read';
import { collectionOf, findCollection } from '../records/registry';
import type { Body, Caller, Collection } from '../records/types';
import { isValues, listIn, partsIn, type Values } from '../records/read/values';
import type { Omissions, Place } from './omissions';
import { noteRecordOmissions } from './recordOmissions';
import { bodiesOf, type Owned } from './owned';

/** Returns those of the collections whose records the archive holds whole, as an import reads them. */
export const restorableAmong = (owned: readonly Owned[]): Owned[] =>
  RESTORABLE.flatMap((name) => owned.filter(({ collection }) => collection.name === name));

/** Returns the path in the archive of a record's file. */
export const entryOf = (collection: string, record: number, file: Values): string =>
  `files/${collection}/${record}/${String(file.id)}-${String(file.name)}`;

/**
 * Place that refers to a record of somebody else: one of the person's own records, or a recipe whose translation it is
 * (`twins`).
 */
interface Holder extends Place {
  readonly kind: 'others' | 'twins';
}
/** Records of others that are referred to, by collection and id; complete once all of the person's own are written. */
export type References = Map<string, Map<number, Holder[]>>;

/** Yields a person's records as they are stored: relations as ids, files by their path in the archive. */
export async function* wholeRecords(
  owned: Owned,
  caller: Caller,
  references: References,
  left: Omissions,
): AsyncGenerator<string> {
  const { name, fields } = owned.collection;
  const db = await sql();
  for await (const bodies of bodiesOf(db, owned, caller.id)) {
    const lists = name === 'shop-items' ? bodies.map(({ list }) => Number(list)) : [];
    const listed = await readBodies(db, collectionOf('shoplists'), lists);
    for (const body of bodies) {
      const place = placeOf(name, body, listed.get(Number(body.list)));
      for (const reference of referencesOf(owned.collection, body))
        addReference(references, reference, place);
      noteRecordOmissions(left, owned, body, { place, caller });
      yield `${JSON.stringify(wholeRecord(name, fields, body))}\n`;
    }
  }
}

/** Collections whose records carry another record's name. */
const CALLED_BY_ANOTHER = ['logs', 'cookings', 'schedules', 'intakes'];

/** Returns the place of a person's record; the place of a line is its list. */
export function placeOf(collection: string, { Name }: Values, list?: Body): Place {
  if (list) return placeOf('shoplists', list);
  return { collection, Name: CALLED_BY_ANOTHER.includes(collection) ? '' : String(Name ?? '') };
}

interface Reference {
  readonly to: string;
  readonly id: number;
  readonly isTwin?: boolean;
}

/**
 * Lists the records that a record refers to, also outside its relations: the recipes that a line of a list is for, and
 * the published days of a plan.
 */
export function referencesOf({ name, fields }: Collection, body: Body): Reference[] {
  const published = name === 'mealplans' && isValues(body.published) ? body.published : {};
  const found: Reference[] = [
    ...referencedIds(fields, bodyIds(fields, body)).map(({ to, id, path }) => ({
      ...{ to, id },
      isTwin: path[0] === 'translationOf',
    })),
    ...referencedIds({ days: fieldNamed(collectionOf('mealplans').fields, 'days') }, published),
    ...(name === 'shop-items' ? partsIn(body.from) : []).flatMap(({ dish }) =>
      isId(dish) ? [{ to: 'dishes', id: dish }] : [],
    ),
  ];
  return found.filter(({ to }) => findCollection(to) && to !== 'users');
}

function addReference(references: References, { to, id, isTwin = false }: Reference, place: Place): void {
  const ids = references.get(to) ?? new Map<number, Holder[]>();
  references.set(to, ids);
  const holders = ids.get(id) ?? [];
  ids.set(id, holders);
  const kind = isTwin ? 'twins' : 'others';
  const isSame = (one: Holder) =>
    one.kind === kind && one.collection === place.collection && one.Name === place.Name;
  if (!holders.some(isSame)) holders.push({ kind, ...place });
}

/** Yields a person's settings as they are stored, without the name and email, which each account states itself. */
export async function* wholeSettings(caller: Caller, left: Omissions): AsyncGenerator<string> {
  const users = collectionOf('users');
  const { Name: _name, ...settable } = Object.fromEntries(
    Object.entries(users.fields).filter(([, { setBy, show }]) => setBy !== 'none' && show !== 'never'),
  );
  const body = await bodyFor(users, caller.id, caller);
  const place = { collection: users.name, Name: '' };
  noteRecordOmissions(left, { collection: users, field: 'id' }, body, { place, caller });
  yield `${JSON.stringify(wholeRecord(users.name, settable, body))}\n`;
}

const wholeRecord = (name: string, fields: Fields, body: Body): Values => ({
  id: body.id,
  createdAt: body.createdAt,
  updatedAt: body.updatedAt,
  ...storedValues(fields, body, (file) => entryOf(name, body.id, file)),
});

/** Leaves out values that the CMS computes, join tokens, and other people. */
const isExportable = (name: string, field: Field): boolean =>
  !field.derived && name !== 'joinToken' && !(field.kind === 'relation' && field.to === 'users');

/** Returns these fields of a record as they are stored: relations as ids, files by their path in the archive. */
export function storedValues(fields: Fields, values: Values, place: (file: Values) => string): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => isExportable(name, field))
      .map(([name, field]) => [name, storedValue(field, values[name], place)]),
  );
}

function storedValue(field: Field, value: unknown, place: (file: Values) => string): unknown {
  if (field.kind === 'media') {
    const entry = (file: unknown) => (isValues(file) ? { id: file.id, entry: place(file) } : null);
    return field.many ? listIn(value).map(entry) : entry(value);
  }
  if (field.kind !== 'parts' || !Array.isArray(value)) return value ?? null;
  return partsIn(value).map((part) => ({ key: part.key, ...storedValues(field.fields, part, place) }));
}

/** Fields by which a record of somebody else is found again. */
const IDENTIFYING_FIELDS = ['Name', 'NameKa', 'language', 'food', 'ndb'] as const;
/** Collection that belongs to everybody; its records are found again by their names on any site. */
const FOODS = 'foods';

/**
 * Yields the records of others that a person's records refer to, as far as the person may read them: by id and by name.
 */
export async function* referredRecords(
  references: References,
  caller: Caller,
  left: Omissions,
): AsyncGenerator<string> {
  const db = await sql();
  for (const [name, ids] of references) {
    const collection: Collection = collectionOf(name);
    const bodies = await readBodies(db, collection, [...ids.keys()]);
    for (const body of bodies.values()) {
      if (collection.owner && body[collection.owner] === caller.id) continue;
      const isClosed = collection.reach(body, caller) === 'none';
      if (name !== FOODS) noteReferred(left, name, isClosed ? undefined : body, ids.get(body.id) ?? []);
      if (isClosed) continue;
      const known = IDENTIFYING_FIELDS.filter((field) => field in collection.fields && body[field] !== null);
      const said = Object.fromEntries(known.map((field) => [field, body[field]]));
      yield `${JSON.stringify({ collection: name, id: body.id, createdAt: body.createdAt, ...said })}\n`;
    }
  }
}

/** Notes that a record of somebody else comes along by its name only, or, if the person may not read it, not at all. */
function noteReferred(
  left: Omissions,
  collection: string,
  body: Body | undefined,
  holders: readonly Holder[],
): void {
  if (collection === 'products') return left.note({ kind: 'products', collection });
  for (const { kind, ...place } of holders) {
    if (body) left.note({ kind, collection, Name: String(body.Name ?? ''), in: place });
    else left.note({ kind: 'closed', collection, in: place });
  }
}
