import { RETURNING } from '../domain/import/returning';
import { sql } from '../records/database';
import type { Field, Fields } from '../records/fields';
import { bodyIds, referencedIds } from '../records/input';
import { readBodies } from '../records/readModel';
import { bodyFor } from '../records/read';
import { collectionOf, findCollection } from '../records/registry';
import type { Body, Caller, Collection } from '../records/types';
import { isValues, listIn, partsIn, type Values } from '../records/values';
import { bodiesOf, type Owned } from './owned';

/** Of these collections the archive holds its records whole, as an import reads them. */
export const returning = (owned: readonly Owned[]): Owned[] =>
  RETURNING.flatMap((name) => owned.filter(({ collection }) => collection.name === name));

/** What stands for a record's file in the archive. */
export const entryOf = (collection: string, record: number, file: Values): string =>
  `files/${collection}/${record}/${String(file.id)}-${String(file.name)}`;

/** Records of others that are referred to, by collection; known once all of one's own have been written. */
export type References = Map<string, Set<number>>;

/** One's records as they are kept: relations as ids, files by their entry in the archive. */
export async function* wholeRecords(
  owned: Owned,
  user: number,
  references: References,
): AsyncGenerator<string> {
  const { name, fields } = owned.collection;
  for await (const bodies of bodiesOf(await sql(), owned, user)) {
    for (const body of bodies) {
      for (const { to, id } of referencedIds(fields, bodyIds(fields, body)))
        if (findCollection(to) && to !== 'users')
          references.set(to, (references.get(to) ?? new Set()).add(id));
      yield `${JSON.stringify(wholeRecord(name, fields, body))}\n`;
    }
  }
}

/** What a person has set for themselves, as it is kept; who they are, every account says itself. */
export async function* wholeSettings(caller: Caller): AsyncGenerator<string> {
  const { name, fields } = collectionOf('users');
  const { Name: _name, ...settable } = Object.fromEntries(
    Object.entries(fields).filter(([, { setBy, show }]) => setBy !== 'none' && show !== 'never'),
  );
  yield `${JSON.stringify(wholeRecord(name, settable, await bodyFor(collectionOf('users'), caller.id, caller)))}\n`;
}

const wholeRecord = (name: string, fields: Fields, body: Body): Values => ({
  id: body.id,
  createdAt: body.createdAt,
  updatedAt: body.updatedAt,
  ...keptValues(fields, body, (file) => entryOf(name, body.id, file)),
});

/** What the CMS works out and what would let others in stays behind, and who others are. */
const isKept = (name: string, field: Field): boolean =>
  !field.derived && name !== 'joinToken' && !(field.kind === 'relation' && field.to === 'users');

/** These fields of a record as they are kept: relations as ids, files by their place in the archive. */
export function keptValues(fields: Fields, values: Values, place: (file: Values) => string): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => isKept(name, field))
      .map(([name, field]) => [name, keptValue(field, values[name], place)]),
  );
}

function keptValue(field: Field, value: unknown, place: (file: Values) => string): unknown {
  if (field.kind === 'media') {
    const entry = (file: unknown) => (isValues(file) ? { id: file.id, entry: place(file) } : null);
    return field.many ? listIn(value).map(entry) : entry(value);
  }
  if (field.kind !== 'parts' || !Array.isArray(value)) return value ?? null;
  return partsIn(value).map((part) => ({ key: part.key, ...keptValues(field.fields, part, place) }));
}

/** By what a record of somebody else is found again. */
const KNOWN_BY = ['Name', 'NameKa', 'language', 'food', 'ndb'] as const;

/** What one's records refer to and is not one's own, as far as one may read it: by id and by name. */
export async function* referredRecords(references: References, caller: Caller): AsyncGenerator<string> {
  const db = await sql();
  for (const [name, ids] of references) {
    const collection: Collection = collectionOf(name);
    const bodies = await readBodies(db, collection, [...ids]);
    for (const body of bodies.values()) {
      const isOwn = collection.owner && body[collection.owner] === caller.id;
      if (isOwn || collection.reach(body, caller) === 'none') continue;
      const known = KNOWN_BY.filter((field) => field in collection.fields && body[field] !== null);
      const said = Object.fromEntries(known.map((field) => [field, body[field]]));
      yield `${JSON.stringify({ collection: name, id: body.id, createdAt: body.createdAt, ...said })}\n`;
    }
  }
}
