import { expect, test } from 'vitest';
import {
  collections,
  componentOf,
  schemaOf,
  type Attribute,
  type Attributes,
  type Field,
  type Fields,
} from './cms';

const TYPES: Readonly<Record<string, readonly string[]>> = {
  // a role is a text for the CMS, which sets it itself, and one of three for the panel
  text: ['string', 'text', 'email', 'enumeration'],
  number: ['integer', 'float', 'biginteger'],
  boolean: ['boolean'],
  choice: ['string', 'enumeration'],
  words: ['json'],
  object: ['json'],
  objects: ['json'],
  parts: ['component', 'json'],
  relation: ['relation', 'integer'],
  media: ['media'],
  day: ['date', 'string'],
  time: ['time', 'string'],
  instant: ['datetime', 'string'],
  kept: ['string', 'text', 'json', 'integer', 'biginteger', 'datetime', 'boolean', 'relation'],
};
/** Fields in the schema that no collection shows: the person's id at the identity provider. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { users: ['uid'] };
const uidOf = (name: string | undefined) => collections.find((one) => one.name === name)?.uid;

/** Returns the differences between a schema's attribute and the collection's field. */
function differences(at: string, field: Field, attribute: Attribute | undefined): string[] {
  if (!attribute) return field.derived ? [] : [`${at} is not in the schema`];
  if (!TYPES[field.kind]?.includes(attribute.type))
    return [`${at}: ${field.kind} is kept as ${attribute.type}`];
  const found: string[] = [];
  const same = (what: string, one: unknown, other: unknown) =>
    JSON.stringify(one) === JSON.stringify(other) ||
    found.push(`${at}: ${what} ${JSON.stringify(one)}, in the schema ${JSON.stringify(other)}`);
  if (attribute.enum && field.of) same('one of', field.of, attribute.enum);
  if (attribute.type === 'media') same('many', Boolean(field.many), Boolean(attribute.multiple));
  if (attribute.type === 'relation' && field.kind === 'relation') {
    same('target', uidOf(field.to), attribute.target);
    same('many', Boolean(field.many), /ToMany$/.test(attribute.relation ?? ''));
  }
  if (attribute.type === 'integer' && field.kind === 'relation') same('in the row', field.inRow, true);
  if (field.kind === 'parts') same('JSON', Boolean(field.json), attribute.type === 'json');
  if (attribute.component && field.fields)
    found.push(...allDifferences(`${at}.`, field.fields, componentOf(attribute.component), ['key']));
  return found;
}

function allDifferences(
  prefix: string,
  fields: Fields,
  attributes: Attributes,
  own: readonly string[] = [],
): string[] {
  const unknown = Object.keys(attributes).filter((name) => !(name in fields) && !own.includes(name));
  return [
    ...Object.entries(fields).flatMap(([name, field]) =>
      differences(`${prefix}${name}`, field, attributes[name]),
    ),
    ...unknown.map((name) => `${prefix}${name} is only in the schema`),
  ];
}

test.each(collections.map(({ name, uid, fields }) => [name, uid, fields] as const))(
  '%s: schema.json has the collection’s fields',
  (name, uid, fields) => {
    expect(allDifferences('', fields, schemaOf(uid), BESIDE[name])).toEqual([]);
  },
);
