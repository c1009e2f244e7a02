import type { Paid, PriceEntry, Spending } from '@/lib/domain/price/types';
import { ask, findAll, remove, update } from '@/lib/api/strapi';

/** Lists the household's latest price for each product. */
export const listLatestPrices = async (): Promise<readonly Paid[]> =>
  (await ask('GET prices/latest', {})).data;

/** Lists all prices paid for a product, by day. */
export const listPrices = (product: number): Promise<PriceEntry[]> =>
  findAll('prices', {
    fields: ['shop', 'day', 'tetri', 'amount', 'unit'],
    filters: { product: { id: { $eq: product } } },
    populate: { owner: { fields: ['Name'] } },
    sort: 'day:asc',
  });

export const changePrice = (id: number, change: Partial<Omit<Paid, 'product'>>) =>
  update('prices', id, change);
export const removePrice = (id: number) => remove('prices', id);

/** Reads the household's spending in a month. */
export const readSpending = async (month: string): Promise<Spending> =>
  (await ask('GET prices/spending', { query: { month } })).data;

/** Sets the monthly budget in tetri; null removes it. */
export const setBudget = (tetri: number | null): Promise<unknown> =>
  ask('POST prices/budget', { body: { tetri } });
