import { findCollection } from '../records/registry';
import { isLanguageAware } from '../records/search/search';
import type { Collection } from '../records/types';
import { ownCalls } from './calls';
import { type Call, data } from './calls/call';
import { createName, record, writeName } from './names';
import { list, named, object, type Shape, text, whole } from './shapes';

/** Route of the CMS, as its modules register it. */
export interface Route {
  readonly method: string;
  readonly path: string;
}
/** Call that the CMS answers. */
export interface Offered extends Call {
  readonly method: string;
  /** Path below `/api`, with `{id}` for what varies. */
  readonly path: string;
  readonly collection: Collection | undefined;
}

const nameIn = ({ method, path }: Route): string =>
  `${method} ${path.slice(1).replace(/:(\w+)/g, (_all, name: string) => `{${name}}`)}`;

/** Returns a shape for the parameters that every list takes. */
const listQuery = (collection: Collection): Readonly<Record<string, Shape>> => ({
  id: whole,
  _q: text,
  sort: text,
  filters: object({}),
  fields: text,
  populate: text,
  pagination: object({ 'page?': whole, 'pageSize?': whole }),
  ...(collection.name === 'dishes' && { contains: text, lacks: text }),
  ...(isLanguageAware(collection) && { reader: named('Language') }),
  ...Object.fromEntries(Object.keys(collection.lists?.asks ?? {}).map((name) => [name, text])),
});

/** Returns one of the five calls of a collection; undefined for any other call. */
function standardCall(name: string, collection: Collection): Call | undefined {
  const answer = data(record(collection.name));
  const selection = { fields: text, populate: text };
  switch (name.replace(collection.name, '')) {
    case 'GET ':
      return {
        query: listQuery(collection),
        answer: object({
          data: list(record(collection.name)),
          meta: object({ pagination: named('Pagination') }),
        }),
      };
    case 'GET /{id}':
      return { query: selection, answer };
    case 'POST ':
      return { body: named(createName(collection)), answer };
    case 'PUT /{id}':
      return { body: named(writeName(collection)), answer };
    case 'DELETE /{id}':
      return { answer };
    default:
      return undefined;
  }
}

/** Returns every call of these routes; throws where one has no description, and where a description has no route. */
export function offeredBy(routes: readonly Route[]): Offered[] {
  const own = ownCalls();
  const names = routes.map(nameIn);
  const stray = Object.keys(own).find((name) => !names.includes(name));
  if (stray) throw new Error(`cms/src/contract/calls describes ${stray}, which has no route`);
  return names.sort().map((name) => {
    const [method = '', path = ''] = name.split(' ');
    const collection = findCollection(path.replace(/\/.*/, ''));
    const call = own[name] ?? (collection && standardCall(name, collection));
    if (!call) throw new Error(`cms/src/contract/calls does not describe ${name}`);
    const { listOf } = call;
    const queried = listOf ? findCollection(listOf) : undefined;
    const query = queried ? { ...listQuery(queried), ...call.query } : call.query;
    return { ...call, query, method, path, collection };
  });
}
