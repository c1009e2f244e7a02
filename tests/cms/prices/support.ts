import { api, type Answer, type ApiRecord } from '../support/api';
import { made, recordsOf } from '../support/records';

type By = { token: string };

const WHOLE = { day: '2026-11-20', tetri: 420, amount: 1, unit: 'Piece' };

/** Records a payment; returns the raw answer. */
export const paying = (by: By, given: Record<string, unknown>): Promise<Answer> =>
  api(by).post('prices', { ...WHOLE, ...given });

export const pay = async (by: By, given: Record<string, unknown>): Promise<ApiRecord> =>
  made(await paying(by, given));

/** Returns the sums of all prices that this person sees. */
export const sumsOf = async (by: By): Promise<number[]> => {
  const answer = await api(by).get('prices?pagination[pageSize]=100&sort=id:asc');
  return recordsOf(answer).map(({ attributes }): number => attributes.tetri);
};

export const spendingOf = async (by: By, month: string) =>
  made<Record<string, unknown>>(await api(by).get(`prices/spending?month=${month}`));
