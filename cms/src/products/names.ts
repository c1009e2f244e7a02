import type { Knex } from 'knex';
import { nameKey } from '../domain/text/clean';
import { ConflictError } from '../records/http/errors';
import type { CollectionMap } from '../records/types';

type Product = CollectionMap['products'];

export const PRODUCT_NAMES = 'supra_product_names';
const keysOf = ({ Name, NameKa }: Record<string, unknown>): string[] => [
  ...new Set(
    [Name, NameKa].filter((one): one is string => typeof one === 'string' && one !== '').map(nameKey),
  ),
];
/** Throws a conflict if another product has one of these names. */
export async function refuseTakenNames(
  trx: Knex,
  input: Record<string, unknown>,
  id?: number,
): Promise<void> {
  const rows: { key: string; product: number }[] = await trx(PRODUCT_NAMES).whereIn('key', keysOf(input));
  const taken = rows.find(({ product }) => product !== id);
  if (!taken) return;
  const path = [nameKey(String(input.Name)) === taken.key ? 'Name' : 'NameKa'];
  const errors = [
    { path, key: 'productExists', message: 'Product with that name already exists', name: 'ConflictError' },
  ];
  throw new ConflictError('Product with that name already exists', 'product.nameTaken', { errors });
}

/** Stores a product's current names; the table's primary key rejects a name taken by two products at the same time. */
export async function storeNames(trx: Knex, body: Product): Promise<void> {
  await trx(PRODUCT_NAMES).where({ product: body.id }).delete();
  await trx(PRODUCT_NAMES).insert(keysOf(body).map((key) => ({ key, product: body.id })));
}
