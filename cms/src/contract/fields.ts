import { present } from '../domain/present';
import type { Field, Fields, RelationField } from '../records/fields';
import { collectionOf } from '../records/registry';
import { nameOf, insideName, capital, itemName } from './names';
import {
  anything,
  boolean,
  day,
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

export const words = (of: readonly string[] | undefined): Shape => {
  const name = of && vocabularyOf(of);
  return name ? named(name) : of ? word(of) : text;
};
export const isRecord = (field: Field): field is RelationField => field.kind === 'relation';
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
export function shared(name: string, shape: Extract<Shape, { is: 'object' }>): Shape {
  if (Object.keys(shape.members).length <= FEW) return shape;
  const content = JSON.stringify(shape);
  const known = inner.get(content);
  if (known) return named(known.name);
  inner.set(content, { name, shape });
  return named(name);
}

/** Returns the shapes of parts and objects that those of the records have named so far. */
export const innerShapes = (): [string, Shape][] =>
  [...inner.values()].map(({ name, shape }): [string, Shape] => [name, shape]);

/** Returns the shape of a field's value in an answer; `at` is where it stands (`DishIngredients`). */
function readShape(field: Field, at: string): Shape {
  const value = valueShape(field, at);
  return canBeNull(field) && !isNested(field) ? orNull(value) : value;
}

export function valueShape(field: Field, at: string): Shape {
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

export const nestedIn = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, field]) => isNested(field) && field.show !== 'never')
    .map(([name]) => name);

export const shownMembers = (fields: Fields, at: string, presence: Member['presence'] = 'whole'): Members =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.show !== 'never')
      .map(([name, field]): [string, Member] => [
        name,
        {
          shape: readShape(field, `${at}${capital(name)}`),
          presence: field.show === 'all' && !field.isSparse ? presence : 'sometimes',
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
