import type { Collection } from '../records/types';
import { LIST_PARAMETERS } from './openapi';
import { byName } from './records';
import { filteredIn, sortedIn } from './lists';
import { nameOf } from './names';
import type { Offered } from './routes';
import { type Members, type Named, named, type Shape, withInner } from './shapes';
import { vocabularyOf } from './vocabularies';

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);
const keyOf = (name: string): string => (isName(name) ? name : `'${name}'`);
const union = (words: readonly string[]): string =>
  words.length > 0 ? words.map((one) => `'${one}'`).join(' | ') : 'never';

/** Returns the TypeScript type of a value as the client has it: records flat, relations as what they lead to. */
function typeOf(shape: Shape): string {
  switch (shape.is) {
    case 'text': {
      const name = shape.of && vocabularyOf(shape.of);
      return name ?? (shape.of ? union(shape.of) : 'string');
    }
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return shape.is;
    case 'anything':
      return 'unknown';
    case 'list':
      return `readonly ${grouped(shape.of)}[]`;
    case 'row':
      return `readonly [${shape.of.map(typeOf).join(', ')}]`;
    case 'object':
      if (Object.keys(shape.members).length === 0) return 'None';
      return `{ ${membersOf(shape.members, shape.nested)} }`;
    case 'oneOf':
      return shape.of.map(typeOf).join(' | ');
    case 'named':
      return shape.name;
    case 'record':
      return shape.attributes.is === 'object'
        ? `{ readonly id: number; ${membersOf(shape.attributes.members, shape.attributes.nested)} }`
        : typeOf(shape.attributes);
    case 'related':
      return typeOf(shape.to);
  }
}

const grouped = (shape: Shape): string => {
  const type = typeOf(shape);
  const isCompound =
    ['oneOf', 'row', 'list'].includes(shape.is) || (shape.is === 'text' && type.includes(' | '));
  return isCompound ? `(${type})` : type;
};

function membersOf(members: Members, nested: readonly string[] = []): string {
  const fields = Object.entries(members).map(
    ([name, { shape, presence }]) =>
      `readonly ${keyOf(name)}${presence === 'sometimes' ? '?' : ''}: ${typeOf(shape)};`,
  );
  const inside = nested.length > 0 ? [`readonly [nested]?: ${union(nested)};`] : [];
  return [...inside, ...fields].join(' ');
}

/** Returns the declaration of a named shape; those of records have an id. */
function declared(name: string, shape: Shape, records: ReadonlySet<string>): string {
  if (shape.is === 'text') return `type ${name} = ${union(shape.of ?? [])};`;
  if (shape.is !== 'object') return `type ${name} = ${typeOf(shape)};`;
  const own = records.has(name) ? 'readonly id: number; ' : '';
  return `interface ${name} { ${own}${membersOf(shape.members, shape.nested)} }`;
}

/** Returns the names of the shapes that stand as the attributes of a record. */
function recordsIn(shapes: readonly Shape[]): Set<string> {
  const found = new Set<string>();
  for (const shape of shapes)
    for (const one of withInner(shape))
      if (one.is === 'record' && one.attributes.is === 'named') found.add(one.attributes.name);
  return found;
}

const dataIn = (shape: Shape | undefined): string => {
  const inside = shape?.is === 'object' ? shape.members.data?.shape : undefined;
  return inside ? typeOf(inside) : 'unknown';
};

const VERB = /^\{id\}\/([\w-]+)$/;
function collectionOf(collection: Collection, calls: readonly Offered[]): string {
  const { name } = collection;
  const own = calls.filter((call) => call.collection === collection);
  const verbs = own.flatMap(({ method, path, body, isBodyOptional, answer }) => {
    const [, verb] = VERB.exec(path.slice(name.length + 1)) ?? [];
    if (method !== 'POST' || !verb || !body) return [];
    return [
      `${keyOf(verb)}: { ${isBodyOptional ? 'body?' : 'body'}: ${typeOf(body)}; answer: ${dataIn(answer)} };`,
    ];
  });
  const create = own.find(({ method, path }) => method === 'POST' && path === name);
  const change = own.find(({ method, path }) => method === 'PUT' && path === `${name}/{id}`);
  const bodyOf = (call: Offered | undefined): string => (call?.body ? typeOf(call.body) : 'never');
  return `${keyOf(name)}: {
    read: ${nameOf(collection)};
    write: ${bodyOf(change)};
    create: ${bodyOf(create)};
    verbs: ${verbs.length > 0 ? `{ ${verbs.join(' ')} }` : 'None'};
    filters: ${union(filteredIn(collection))};
    sorts: ${union(sortedIn(collection))};
    params: ${union(paramsOf(collection, own))};
  };`;
}

/** Returns the parameters that reads and changes of a collection take besides those of all lists. */
function paramsOf({ name }: Collection, own: readonly Offered[]): string[] {
  const plain = own.filter(({ path }) => path === name || path === `${name}/{id}`);
  const names = plain.flatMap(({ query }) => Object.keys(query ?? {}));
  return [...new Set(names)].filter((one) => one !== 'id' && !LIST_PARAMETERS.includes(one));
}

const isOfCollection = ({ collection, path, method }: Offered): boolean => {
  if (!collection) return false;
  const rest = path.slice(collection.name.length);
  return rest === '' || rest === '/{id}' || (method === 'POST' && VERB.test(rest.slice(1)));
};

/** Returns the shapes of the bodies and answers for which the client has types. */
export const typedShapes = (calls: readonly Offered[]): Shape[] =>
  calls.flatMap((call) => {
    const { body, answer, path, collection } = call;
    // a list is typed by its records
    const shown = collection && path === collection.name ? [named(nameOf(collection))] : [answer];
    return [body, ...shown].flatMap((shape) => shape ?? []);
  });

/** Returns the calls that belong to no record, by method and path. */
function otherCall({ method, path, body, isBodyOptional, answer }: Offered): string {
  const given = body ? `${isBodyOptional ? 'body?' : 'body'}: ${typeOf(body)}; ` : '';
  return `'${method} ${path}': { ${given}answer: ${answer ? typeOf(answer) : 'never'} };`;
}

/** Returns the types of the contract as TypeScript, before it is formatted. */
export function contractTypes(calls: readonly Offered[], shapes: Named): string {
  const records = recordsIn([...shapes.values(), ...calls.flatMap(({ answer }) => answer ?? [])]);
  const others = calls.filter((call) => !isOfCollection(call) && call.answer);
  return `// Printed from the collections of the CMS by \`npm run contract\`; do not edit.

/** Names the fields of a record or a part that only \`populate\` shows. */
declare const nested: unique symbol;
export type Nested = typeof nested;
type None = Readonly<Record<never, never>>;

${[...shapes].map(([name, shape]) => declared(name, shape, records)).join('\n')}

/** Types of each collection: its records, bodies, verbs, filters, sorts and other parameters. */
export interface Contract {
  ${byName()
    .map((one) => collectionOf(one, calls))
    .join('\n')}
}

/** Calls besides those of a record. */
export interface Calls {
  ${others.map(otherCall).join('\n  ')}
}
`;
}
