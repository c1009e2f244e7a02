import { randomUUID } from 'node:crypto';
import { api, type ApiRecord, type Wire } from '../support/api';
import { made, recordsOf, unique } from '../support/records';

type By = { token: string };

export const makeList = async (by: By, given: Record<string, unknown> = {}): Promise<ApiRecord> =>
  made(await api(by).post('shoplists', { Name: unique('Market'), ...given }));

/** Returns every line of a list as this person reads it, by name. */
export async function readItems(by: By, list: number): Promise<Wire[]> {
  const query = `filters[list][id][$eq]=${list}&pagination[pageSize]=100&sort=Name:asc&populate=deep,5`;
  const answer = await api(by).get(`shop-items?${query}`);
  return recordsOf(answer).map(({ id, attributes }) => ({ id, ...attributes }));
}

export const change = (by: By, list: number, data: Record<string, unknown>, key: string = randomUUID()) =>
  api(by).post(`shoplists/${list}/change`, data, { 'Idempotency-Key': key });

/** Adds a line by hand; returns its key. */
export async function addItem(by: By, list: number, given: Record<string, unknown>): Promise<string> {
  const key = randomUUID();
  made(await change(by, list, { op: 'add', key, ...given }));
  return key;
}
