import type { Paid, PriceEntry, Spending } from '@/lib/domain/price/types';
import { findAll, raw, remove, send, update } from '@/lib/api/strapi';

/** Lists the household's latest price for each product. */
export const listLatestPrices = async (): Promise<readonly Paid[]> =>
  (await raw<{ data: readonly Paid[] }>('prices/latest')).data;

/** Lists all prices paid for a product, by day. */
export const listPrices = (product: number): Promise<PriceEntry[]> =>
  findAll<PriceEntry>('prices', {
    fields: ['shop', 'day', 'tetri', 'amount', 'unit'],
    filters: { product: { id: { $eq: product } } },
    populate: { owner: { fields: ['Name'] } },
    sort: 'day:asc',
  });

export const changePrice = (id: number, change: Partial<Omit<Paid, 'product'>>) =>
  update<PriceEntry>('prices', id, change);
export const removePrice = (id: number) => remove<PriceEntry>('prices', id);

/** Reads the household's spending in a month. */
export const readSpending = async (month: string): Promise<Spending> =>
  (await raw<{ data: Spending }>(`prices/spending?month=${month}`)).data;

/** Sets the monthly budget in tetri; null removes it. */
export const setBudget = (tetri: number | null): Promise<unknown> => send('POST', 'prices/budget', { tetri });
