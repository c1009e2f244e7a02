import { COLLECTIONS } from '../collections';
import { registerCollections } from '../records/registry';
import { COMMON } from './common';
import { FILE } from './extras';
import { openapi } from './openapi';
import { innerShapes } from './fields';
import { recordShapes } from './records';
import { offeredBy, type Route } from './routes';
import { id, type Members, type Named, orNull, type Shape } from './shapes';
import { contractTypes, typedShapes } from './types';
import { usedBy, VOCABULARIES } from './vocabularies';

const membersIn = (shape: Shape | undefined): Members => (shape?.is === 'object' ? shape.members : {});
const withId = (shape: Shape | undefined): Shape => ({
  is: 'object',
  members: { id: { shape: id, presence: 'always' }, ...membersIn(shape) },
});

/** Returns the caller's own record, which is shown flat. */
const me = (user: Shape | undefined): Shape => ({
  is: 'object',
  members: { ...membersIn(withId(user)), avatar: { shape: orNull(FILE), presence: 'whole' } },
});

/** Prints the contract of the collections with these routes: types for the client, and an OpenAPI document. */
export function printContract(routes: readonly Route[]): { types: string; document: string } {
  registerCollections(COLLECTIONS);
  const records = new Map(recordShapes());
  const calls = offeredBy(routes);
  const named: Named = new Map([
    ...VOCABULARIES,
    ...COMMON,
    ...innerShapes(),
    ...records,
    ['Me', me(records.get('User'))],
  ]);
  const ofDocument = calls.flatMap(({ body, form, answer, query }) =>
    [body, form, answer, ...Object.values(query ?? {})].flatMap((shape) => shape ?? []),
  );
  return {
    types: contractTypes(calls, usedBy(typedShapes(calls), named)),
    document: JSON.stringify(
      openapi(calls, usedBy([...ofDocument, { is: 'named', name: 'ErrorAnswer' }], named)),
    ),
  };
}
