import type { Context } from 'koa';
import { sharedOf } from '../households/sharing';
import { callerIn } from '../records/actions';
import { sql } from '../records/database';
import { checkParams } from '../records/params';
import { rows } from '../records/readModel';
import { type Price, priceTable } from './book';

/** GET prices/latest: what the household paid last for each product, flat; of one day what was written down last. */
export async function listLatest(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const db = await sql();
  const ranked = priceTable(db)
    .whereIn('id', sharedOf('prices', callerIn(ctx)))
    .whereNotNull('product')
    .select(
      'body',
      db.raw('row_number() over (partition by "product" order by "day" desc, "id" desc) as place'),
    );
  const latest = await rows<Price>(db.from(ranked.as('ranked')).where('place', 1));
  ctx.body = {
    data: latest.map(({ product, shop, day, tetri, amount, unit }) => ({
      product,
      shop,
      day,
      tetri,
      amount,
      unit,
    })),
  };
}
