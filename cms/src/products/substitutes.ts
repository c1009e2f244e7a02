import type { Knex } from 'knex';
import { storedFactsOf } from '../foods/substitutes';
import { type FieldError, fieldErrors } from '../records/http/errors';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { CollectionMap, Related } from '../records/types';

type Product = CollectionMap['products'];
type WithSubstitutes = Pick<Product, 'substitutes'>;
type Listed = Product['substitutes'];

/** Returns whether the list was set on the product itself rather than inherited from its food. */
const isOwn = (list: Listed): list is NonNullable<Listed> => list !== null && !list.some(({ lent }) => lent);

/** Returns the foods in a product's own substitutes, whose figures those substitutes show. */
export const ownFoodsOf = (list: Listed): number[] => (isOwn(list) ? list.map(({ food }) => food) : []);

/** Returns a product's substitutes: its own with the current facts of their foods, otherwise its food's. */
export async function substitutesOf(
  { substitutes = null }: WithSubstitutes,
  food: CollectionMap['foods'] | undefined,
  related: Related,
): Promise<Listed> {
  if (!isOwn(substitutes)) return food?.substitutes ?? null;
  const foods = await related.bodies('foods', ownFoodsOf(substitutes));
  return substitutes.flatMap(({ food: id, ratio, note, noteKa }) => {
    const known = foods.get(id);
    const { Name } = known ?? {};
    return known && Name
      ? [{ food: id, ratio, note, noteKa, ...storedFactsOf({ ...known, Name }), lent: false }]
      : [];
  });
}

/** Throws unless each substitute is an existing food, different from the product's own food, and listed once. */
export async function refuseWrongSubstitutes(
  trx: Knex,
  { food }: Partial<Pick<Product, 'food'>>,
  { substitutes }: Partial<WithSubstitutes>,
): Promise<void> {
  if (!substitutes) return;
  const ids = substitutes.map(({ food: id }) => id);
  const known = await readBodies(trx, collectionOf('foods'), [...new Set(ids)]);
  const wrong = ids.flatMap((id, at): FieldError[] => {
    const path = ['substitutes', at, 'food'];
    if (!known.has(id)) return [{ path, key: 'reference' }];
    if (id === food) return [{ path, key: 'substituteSelf' }];
    return ids.indexOf(id) < at ? [{ path, key: 'substituteTwice' }] : [];
  });
  if (wrong.length) throw fieldErrors(wrong);
}
