import type { Context } from 'koa';
import { sql } from '../records/database/database';
import { rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { CollectionMap } from '../records/types';
import { productsOf } from './products';

type Stock = CollectionMap['stocks'];

/** Product fields of a lot whose product was deleted. */
const NAMELESS = { Name: undefined, NameKa: undefined, category: undefined, pieceName: undefined };
const stocks = () => collectionOf('stocks');

/**
 * GET stocks/held: every lot that holds something and, for each sold-out product, its latest lot, which carries the
 * minimum. Other empty lots exist only for their movements.
 */
export async function listStockedLots(ctx: Context): Promise<void> {
  const db = await sql();
  const table = tableOf(stocks());
  const outOf = db(table)
    .groupBy('product')
    .havingRaw('max(quantity) <= 0 and max(reserved) <= 0 and max(minimum) > 0')
    .max('id');
  const lots = await rows<Stock>(
    db(table).where('quantity', '>', 0).orWhere('reserved', '>', 0).orWhereIn('id', outOf).orderBy('id'),
  );
  const products = await productsOf(
    db,
    lots.flatMap(({ product }) => product ?? []),
  );
  const data = lots.map(({ id, product, quantity, reserved, unit, place, expiresOn, minimum }) => {
    const { Name, NameKa, category, pieceName } = products.get(product ?? 0) ?? NAMELESS;
    return {
      id,
      quantity,
      reserved,
      unit,
      place,
      expiresOn,
      minimum,
      product: { id: product, Name, NameKa, category, pieceName },
    };
  });
  ctx.body = { data };
}
