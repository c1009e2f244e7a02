import type { Context } from 'koa';
import { callerIn, flagIn } from '../records/http/actions';
import { bodyFor } from '../records/read/read';
import { collectionOf } from '../records/registry';
import { recordAudit } from '../records/write/trail';
import { change, inWrite } from '../records/write/write';

const products = () => collectionOf('products');

/** Admin verifies a product, or undoes it by `{verified: false}`. Only Admin may change a verified product. */
export async function verifyProduct(id: number, ctx: Context): Promise<number> {
  const verified = flagIn(ctx, 'verified', true);
  await inWrite(async (trx) => {
    const before = await bodyFor(products(), id, callerIn(ctx));
    await change(products(), before, { verified }, trx);
    await recordAudit(trx, callerIn(ctx), {
      action: verified ? 'verify' : 'unverify',
      collection: 'products',
      record: id,
      label: before.Name,
    });
  });
  return id;
}
