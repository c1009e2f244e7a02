import type { Members, Named, Shape } from './shapes';
import { vocabularyOf } from './vocabularies';

/** JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type Schema = { readonly [name: string]: unknown };

export const referTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Returns the schema of a value as it stands in JSON. */
export function schemaOf(shape: Shape): Schema {
  switch (shape.is) {
    case 'text': {
      const name = shape.of && vocabularyOf(shape.of);
      return name ? referTo(name) : textSchema(shape);
    }
    case 'number':
      return known({
        type: shape.isWhole ? 'integer' : 'number',
        minimum: shape.min,
        maximum: shape.max,
        exclusiveMinimum: shape.above,
      });
    case 'boolean':
    case 'null':
      return { type: shape.is };
    case 'anything':
      return {};
    case 'list':
      return known({ type: 'array', items: schemaOf(shape.of), maxItems: shape.max });
    case 'row':
      return {
        type: 'array',
        prefixItems: shape.of.map(schemaOf),
        items: false,
        minItems: shape.of.length,
      };
    case 'object':
      return objectSchema(shape.members);
    case 'oneOf':
      return anyOf(shape.of.map(schemaOf));
    case 'named':
      return referTo(shape.name);
    case 'record':
      return closed({ id: { type: 'integer' }, attributes: schemaOf(shape.attributes) }, [
        'id',
        'attributes',
      ]);
    case 'related':
      return closed({ data: schemaOf(shape.to) }, ['data']);
  }
}

/** Returns a schema for values of any of these; a simple type that can be null says so itself. */
function anyOf(schemas: readonly Schema[]): Schema {
  const [one, other] = schemas;
  const isSimple = typeof one?.type === 'string' && !('enum' in one);
  if (schemas.length === 2 && other?.type === 'null' && isSimple) return { ...one, type: [one.type, 'null'] };
  return { anyOf: schemas };
}

const textSchema = ({ of, max, format }: Extract<Shape, { is: 'text' }>): Schema =>
  known({ type: 'string', enum: of, maxLength: max, format });

const known = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

const closed = (properties: Schema, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

const objectSchema = (members: Members): Schema =>
  closed(
    Object.fromEntries(Object.entries(members).map(([name, { shape }]) => [name, schemaOf(shape)])),
    Object.keys(members).filter((name) => members[name]?.presence === 'always'),
  );

/** Returns the schemas of the named shapes; a set of words stands as it is under its name. */
export const schemasOf = (named: Named): Schema =>
  Object.fromEntries(
    [...named].map(([name, shape]) => [name, shape.is === 'text' ? textSchema(shape) : schemaOf(shape)]),
  );
