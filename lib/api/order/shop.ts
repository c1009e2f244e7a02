import { present } from '@/lib/domain/present';
import type { Read } from '@/lib/api/shown';
import type { Shop } from '@/lib/domain/order/shop';
import type { ShopInput } from '@/lib/forms/order/shopValues';
import { findMany, update } from '@/lib/api/strapi';

/** Maps the shop's settings; what is empty counts as none. */
const toShop = (record: Read<'shop'>): Shop => ({
  ...record,
  isTaking: record.isTaking ?? false,
  feeTetri: record.feeTetri ?? 0,
  minimumTetri: record.minimumTetri ?? 0,
  markupPercent: record.markupPercent ?? 0,
});

/** Reads the shop's settings: hours, districts, fees and its markup. */
export async function readShop(): Promise<Shop> {
  const { data } = await findMany('shop', { populate: 'deep' });
  return toShop(present(data[0], 'the shop'));
}

export const updateShop = async (id: number, input: ShopInput): Promise<Shop> =>
  toShop(await update('shop', id, input));
