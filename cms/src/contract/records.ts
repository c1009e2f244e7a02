import { present } from '../domain/present';
import { allCollections, collectionOf } from '../records/registry';
import type { Field, Fields, RelationField } from '../records/fields';
import { embeddedFields } from '../records/read/tree';
import type { Collection } from '../records/types';
import { EXTRAS, MEDIA, OTHERWISE } from './extras';
import {
  anything,
  boolean,
  day,
  either,
  id,
  instant,
  list,
  type Member,
  type Members,
  named,
  number,
  object,
  orNull,
  recordOf,
  related,
  type Shape,
  text,
  time,
  word,
} from './shapes';
import { vocabularyOf } from './vocabularies';

/** Returns the name of a collection's records in the contract: `api::dish-note.dish-note` is `DishNote`. */
export const nameOf = ({ uid }: Collection): string =>
  uid
    .slice(uid.lastIndexOf('.') + 1)
    .replace(/(^|-)(\w)/g, (_part, _dash, letter: string) => letter.toUpperCase());
const insideName = (collection: Collection): string => `${nameOf(collection)}Inside`;

/** Returns the shape of a record as its own call shows it. */
export const record = (name: string): Shape => recordOf(named(nameOf(collectionOf(name))));
/** Returns the names of the bodies that change and make a record. */
export const writeName = (collection: Collection): string => `${nameOf(collection)}Write`;
export const createName = (collection: Collection): string => `${nameOf(collection)}Create`;

const words = (of: readonly string[] | undefined): Shape => {
  const name = of && vocabularyOf(of);
  return name ? named(name) : of ? word(of) : text;
};
const isRecord = (field: Field): field is RelationField => field.kind === 'relation';
const isNested = ({ kind }: Field): boolean => ['relation', 'media', 'parts'].includes(kind);
/** True for fields that are null where nobody has set them. */
const canBeNull = (field: Field): boolean => {
  if (['words', 'objects'].includes(field.kind)) return field.initial === null;
  return !field.required && field.kind !== 'parts';
};

const FEW = 3;
/** Shapes of parts and objects inside records, by their content: what is the same has one name. */
const inner = new Map<string, { readonly name: string; readonly shape: Shape }>();

/** Returns a shape by its name, which it gets if it has more than a few fields. */
function shared(name: string, shape: Extract<Shape, { is: 'object' }>): Shape {
  if (Object.keys(shape.members).length <= FEW) return shape;
  const content = JSON.stringify(shape);
  const known = inner.get(content);
  if (known) return named(known.name);
  inner.set(content, { name, shape });
  return named(name);
}
const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
/** Returns the name of one item of a list: `DishIngredient` of `ingredients`. */
const itemName = (at: string): string =>
  at
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1');

/** Returns the shape of a field's value in an answer; `at` is where it stands (`DishIngredients`). */
function readShape(field: Field, at: string): Shape {
  const value = valueShape(field, at);
  return canBeNull(field) && !isNested(field) ? orNull(value) : value;
}

function valueShape(field: Field, at: string): Shape {
  switch (field.kind) {
    case 'text':
      return text;
    case 'number':
      return number;
    case 'boolean':
      return boolean;
    case 'choice':
      return words(field.of);
    case 'words':
      return list(words(field.of));
    case 'object':
      return shared(at, { is: 'object', members: storedMembers(field.fields, at) });
    case 'objects':
      return list(shared(itemName(at), { is: 'object', members: storedMembers(field.fields, itemName(at)) }));
    case 'parts':
      return list(shared(itemName(at), partShape(field.fields, itemName(at))));
    case 'relation':
      return related(field.many ? list(relatedShape(field, at)) : orNull(relatedShape(field, at)));
    case 'media':
      return related(field.many ? list(recordOf(named('Media'))) : orNull(recordOf(named('Media'))));
    case 'day':
      return day;
    case 'time':
      return time;
    case 'instant':
      return instant;
    case 'kept':
      return anything;
  }
}

/** Objects that hold only the figures that are known. */
const PARTIAL = /(Lent|Nutrients|Amounts|Known)$/;
/** Returns the fields of values that are shown as they are stored. */
const storedMembers = (fields: Fields, at: string, isPartial = PARTIAL.test(at)): Members =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Member] => [
      name,
      { shape: readShape(field, `${at}${capital(name)}`), presence: isPartial ? 'sometimes' : 'whole' },
    ]),
  );

/** Lists of words in a part are null where the CMS has made the part without them. */
const looseWords = (fields: Fields, members: Members): Members =>
  Object.fromEntries(
    Object.entries(members).map(([name, { shape, presence }]): [string, Member] => [
      name,
      { shape: fields[name]?.kind === 'words' ? orNull(shape) : shape, presence },
    ]),
  );

const partShape = (fields: Fields, at: string): Extract<Shape, { is: 'object' }> => ({
  is: 'object',
  members: { key: { shape: text, presence: 'always' }, ...looseWords(fields, shownMembers(fields, at)) },
  nested: nestedIn(fields),
});

const nestedIn = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, field]) => isNested(field) && field.show !== 'never')
    .map(([name]) => name);

const shownMembers = (fields: Fields, at: string, presence: Member['presence'] = 'whole'): Members =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.show !== 'never')
      .map(([name, field]): [string, Member] => [
        name,
        {
          shape: readShape(field, `${at}${capital(name)}`),
          presence: field.show === 'all' ? presence : 'sometimes',
        },
      ]),
  );

function relatedShape({ to, brief, marksClosed }: RelationField, at: string): Shape {
  const target = collectionOf(to);
  if (!brief) return recordOf(named(insideName(target)));
  const fields = Object.fromEntries(brief.map((name) => [name, present(target.fields[name], name)]));
  // a recipe that the reader may not open says so, and nothing else
  const presence = marksClosed ? 'sometimes' : 'whole';
  const closed: Members = marksClosed ? { isClosed: { shape: boolean, presence: 'sometimes' } } : {};
  return recordOf({
    is: 'object',
    members: { ...shownMembers(fields, at, presence), ...closed },
    nested: nestedIn(fields),
  });
}

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
  const extra = Object.fromEntries(
    Object.entries(members).map(([one, { shape, presence }]): [string, Member] => [
      one,
      { shape, presence: presence === 'always' ? 'whole' : presence },
    ]),
  );
  return {
    is: 'object',
    members: { ...shownMembers(fields, nameOf(collection)), ...instants, ...extra, ...otherwise(collection) },
    nested: nestedIn(fields),
  };
}

const otherwise = ({ name }: Collection): Members =>
  Object.fromEntries(
    Object.entries(object(OTHERWISE[name] ?? {}).members).map(([field, member]): [string, Member] => [
      field,
      { ...member, presence: member.presence === 'always' ? 'whole' : member.presence },
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

/** Returns the shape of a field's value in a body; null stands for no value. */
function writeShape(field: Field, at: string): Shape {
  switch (field.kind) {
    case 'text':
      return { is: 'text', max: field.max };
    case 'number':
      return {
        is: 'number',
        isWhole: field.whole,
        min: field.min,
        max: field.max,
        above: field.above,
      };
    case 'words':
      return list(words(field.of));
    case 'object':
      return shared(`${at}Write`, { is: 'object', members: writeMembers(field.fields, at, true) });
    case 'objects':
      return list(
        shared(`${itemName(at)}Write`, {
          is: 'object',
          members: writeMembers(field.fields, itemName(at), true),
        }),
        field.max,
      );
    case 'parts':
      return list(
        shared(`${itemName(at)}Write`, {
          is: 'object',
          members: {
            key: { shape: orNull(text), presence: 'sometimes' },
            // older clients send back the ids of parts, which count for nothing
            id: { shape: anything, presence: 'sometimes' },
            ...writeMembers(field.fields, itemName(at), true),
          },
        }),
        field.max,
      );
    case 'relation':
    case 'media':
      return field.many ? list(id, field.max) : id;
    default:
      return valueShape(field, at);
  }
}

/** True if a new record, or a new part of one, has to say the field. */
const isNeeded = ({ required, initial }: Field): boolean => required === true && initial === undefined;

const writtenAt = (field: Field, name: string, at: string): Shape =>
  writeShape(field, `${at}${capital(name)}`);

const writeMembers = (fields: Fields, at: string, areWhole: boolean): Members =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { setBy }]) => setBy !== 'none')
      .map(([name, field]): [string, Member] => [
        name,
        {
          shape: field.required ? writtenAt(field, name, at) : orNull(writtenAt(field, name, at)),
          presence: areWhole && isNeeded(field) ? 'always' : 'sometimes',
        },
      ]),
  );

const versioned: Members = { updatedAt: { shape: instant, presence: 'sometimes' } };
/** Returns the fields that a change of a record may set, all of them optional. */
const writeOf = (collection: Collection): Shape => ({
  is: 'object',
  members: { ...writeMembers(collection.fields, nameOf(collection), false), ...versioned },
});
/** Returns the fields of a body that makes a record. */
const createOf = (collection: Collection): Shape => ({
  is: 'object',
  members: writeMembers(collection.fields, nameOf(collection), true),
});

/** Returns the names of the fields by which lists are narrowed. */
export const filteredIn = ({ fields }: Collection): string[] => [
  'id',
  ...Object.entries(fields)
    .filter(([, field]) => {
      const { kind, show, column } = field;
      const isPerson = isRecord(field) && field.to === 'users';
      return (
        isPerson || (show !== 'never' && show !== 'self' && (column || ['relation', 'words'].includes(kind)))
      );
    })
    .map(([name]) => name),
  'createdAt',
  'updatedAt',
];

/** Returns the names by which lists are sorted. */
export const sortedIn = ({ fields, lists: { orders = {}, ranks = {} } = {} }: Collection): string[] => {
  const own = Object.entries(fields)
    .filter(
      ([, { kind, show, column }]) =>
        column && ['all', 'selfOrAdmin'].includes(show) && kind !== 'words' && kind !== 'relation',
    )
    .map(([name]) => name);
  return [
    ...new Set(['id', ...own, 'createdAt', 'updatedAt', ...Object.keys(orders), ...Object.keys(ranks)]),
  ];
};

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
/** Returns the shapes of parts and objects that those of the records have named so far. */
export const innerShapes = (): [string, Shape][] =>
  [...inner.values()].map(({ name, shape }): [string, Shape] => [name, shape]);

/** Returns a record in an answer that shows these fields of it alone, and `more`. */
export function brief(
  name: string,
  fields: readonly string[],
  more: Readonly<Record<string, Shape>> = {},
): Shape {
  const collection = collectionOf(name);
  const picked = Object.fromEntries(fields.map((one) => [one, present(collection.fields[one], one)]));
  const { members } = object(more);
  return recordOf({
    is: 'object',
    members: { ...shownMembers(picked, nameOf(collection)), ...members },
    nested: nestedIn(picked),
  });
}

export const idOrWord = (...of: readonly string[]): Shape => either(id, word(of));

/** Returns the fields of a collection that a verb's body may set besides its own, without those of `except`. */
export const settable = (name: string, except: readonly string[] = []): Readonly<Record<string, Shape>> =>
  Object.fromEntries(
    Object.entries(writeMembers(collectionOf(name).fields, nameOf(collectionOf(name)), false))
      .filter(([field]) => !except.includes(field))
      .map(([field, { shape }]) => [`${field}?`, shape]),
  );
