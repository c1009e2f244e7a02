import type { Shop } from '@/lib/domain/order/shop';
import { flatten, raw, update } from '@/lib/api/strapi';

/** Reads the shop's settings: hours, districts, fees and its markup. */
export async function readShop(): Promise<Shop> {
  const { data } = await raw<{ data: unknown[] }>('shop?populate=deep');
  return flatten<Shop>(data[0]);
}

export const updateShop = (id: number, input: object): Promise<Shop> => update<Shop>('shop', id, input);
