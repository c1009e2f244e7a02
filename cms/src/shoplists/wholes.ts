import type { Knex } from 'knex';
import type { Need, ShopProduct } from '../domain/shoplist/types';
import { needsInWholes, type Whole } from '../domain/shoplist/wholes';
import { productFor } from '../products/of-food';
import { rowsOf } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';

/** Foods that are sold as another one, by their numbers in the table: egg white and yolk are sold as the egg. */
const SOLD_AS: Readonly<Record<string, string>> = { '01124': '01123', '01125': '01123' };

const foodOf = (product: ShopProduct): number | null =>
  'food' in product && typeof product.food === 'number' ? product.food : null;

/** Returns the needs with parts that nobody sells replaced by the whole. */
export async function inWholes(needs: readonly Need[], trx: Knex): Promise<readonly Need[]> {
  const foods = new Set(needs.flatMap(({ product }) => (product && foodOf(product)) ?? []));
  if (foods.size === 0) return needs;
  const numbers = [...Object.keys(SOLD_AS), ...Object.values(SOLD_AS)];
  const rows = await rowsOf<{ id: number; ndb: string }>(
    trx(tableOf(collectionOf('foods')))
      .whereIn('ndb', [...new Set(numbers)])
      .select('id', 'ndb'),
  );
  const wholes = new Map<number, Whole>();
  for (const { id, ndb: part } of rows) {
    const whole = rows.find(({ ndb }) => ndb === SOLD_AS[part]);
    const product = whole && foods.has(Number(id)) && (await soldAs(Number(whole.id), trx));
    if (product) wholes.set(Number(id), { product, part });
  }
  return needsInWholes(needs, (product) => wholes.get(foodOf(product) ?? 0));
}

async function soldAs(food: number, trx: Knex): Promise<ShopProduct | undefined> {
  const id = await productFor(trx, food);
  return id === undefined ? undefined : (await readBodies(trx, collectionOf('products'), [id])).get(id);
}
