import type { Field, Fields } from '../records/fields';
import { collectionOf } from '../records/registry';
import type { Collection } from '../records/types';
import { words, shared, valueShape } from './fields';
import { nameOf, capital, itemName } from './names';
import { anything, id, instant, list, type Member, type Members, orNull, type Shape, text } from './shapes';

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
export const writeOf = (collection: Collection): Shape => ({
  is: 'object',
  members: { ...writeMembers(collection.fields, nameOf(collection), false), ...versioned },
});
/** Returns the fields of a body that makes a record. */
export const createOf = (collection: Collection): Shape => ({
  is: 'object',
  members: writeMembers(collection.fields, nameOf(collection), true),
});

/** Returns the fields of a collection that a verb's body may set besides its own, without those of `except`. */
export const settable = (name: string, except: readonly string[] = []): Readonly<Record<string, Shape>> =>
  Object.fromEntries(
    Object.entries(writeMembers(collectionOf(name).fields, nameOf(collectionOf(name)), false))
      .filter(([field]) => !except.includes(field))
      .map(([field, { shape }]) => [`${field}?`, shape]),
  );
