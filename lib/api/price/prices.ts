import type { Paid, PriceEntry, Spending } from '@/lib/domain/price/types';
import { findAll, raw, remove, send, update } from '@/lib/api/strapi';

/** What the household paid last for each product. */
export const listLatestPrices = async (): Promise<readonly Paid[]> =>
  (await raw<{ data: readonly Paid[] }>('prices/latest')).data;

/** All that was ever paid for a product, in the order of the days. */
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

/** What the household's month came to. */
export const readSpending = async (month: string): Promise<Spending> =>
  (await raw<{ data: Spending }>(`prices/spending?month=${month}`)).data;

/** Sets what a month may cost; null is that nobody minds. */
export const setBudget = (tetri: number | null): Promise<unknown> => send('POST', 'prices/budget', { tetri });
