import { embeddedFields } from '../records/read/tree';
import { allCollections } from '../records/registry';
import type { Collection } from '../records/types';
import { createOf, writeOf } from './bodies';
import { EXTRAS, MEDIA, OTHERWISE } from './extras';
import { isRecord, nestedIn, shownMembers } from './fields';
import { createName, insideName, nameOf, writeName } from './names';
import { boolean, instant, type Member, type Members, object, type Shape } from './shapes';

const instants: Members = {
  createdAt: { shape: instant, presence: 'whole' },
  updatedAt: { shape: instant, presence: 'whole' },
};

/** Returns the fields of a record as its own calls show it to whoever may read all of it. */
function attributesOf(collection: Collection): Shape {
  const { name } = collection;
  // a record is never shown inside itself, unless in short
  const fields = Object.fromEntries(
    Object.entries(collection.fields).filter(
      ([, field]) => !(isRecord(field) && field.to === name && !field.brief),
    ),
  );
  const { members } = object(EXTRAS[name] ?? {});
  refuseUntold(collection, Object.keys(members));
  const extra = inWhole(members);
  return {
    is: 'object',
    members: { ...shownMembers(fields, nameOf(collection)), ...instants, ...extra, ...otherwise(collection) },
    nested: nestedIn(fields),
  };
}

const otherwise = ({ name }: Collection): Members => inWhole(object(OTHERWISE[name] ?? {}).members);

/** Makes fields that are always there depend on the whole record, as a call may ask for some fields alone. */
const inWhole = (members: Members): Members =>
  Object.fromEntries(
    Object.entries(members).map(([name, { shape, presence }]): [string, Member] => [
      name,
      { shape, presence: presence === 'always' ? 'whole' : presence },
    ]),
  );

/** Throws if a collection computes a field for its reader whose shape extras.ts does not describe. */
function refuseUntold({ name, personal }: Collection, told: readonly string[]): void {
  const { fields: personalFields = [], mine = [] } = personal ?? {};
  const asked = [...personalFields, ...mine.flatMap(({ fields }) => fields)];
  const missing = asked.find((field) => !told.includes(field));
  if (missing) throw new Error(`cms/src/contract/extras.ts says no shape of ${missing} in ${name}`);
}

/** Returns the fields of a record as it is shown inside another one. */
function insideOf(collection: Collection): Shape {
  const { name, notEmbedded = [], personal: { tellsClosed = false } = {} } = collection;
  const fields = embeddedFields(name);
  const known = Object.entries(otherwise(collection)).filter(([one]) => one in fields);
  const shown = { ...shownMembers(fields, nameOf(collection)), ...Object.fromEntries(known) };
  const members = Object.entries({ ...shown, ...instants }).filter(([one]) => !notEmbedded.includes(one));
  // how deep it goes depends on where it stands
  const loose = members.map(([one, member]): [string, Member] => [
    one,
    nestedIn(fields).includes(one) ? { ...member, presence: 'sometimes' } : member,
  ]);
  return {
    is: 'object',
    members: {
      ...Object.fromEntries(loose),
      ...(tellsClosed && { isClosed: { shape: boolean, presence: 'sometimes' } }),
    },
    nested: nestedIn(fields),
  };
}

/** Returns all collections by name, so that what two of them have alike is called after the first one. */
export const byName = (): readonly Collection[] =>
  [...allCollections()].sort((one, other) => (one.name < other.name ? -1 : 1));

/** Returns the shapes of all records, whole and inside others, and of the bodies that make and change them. */
export const recordShapes = (): [string, Shape][] => [
  ['Media', MEDIA],
  ...byName().flatMap((collection): [string, Shape][] => [
    [nameOf(collection), attributesOf(collection)],
    [insideName(collection), insideOf(collection)],
    [createName(collection), createOf(collection)],
    [writeName(collection), writeOf(collection)],
  ]),
];
