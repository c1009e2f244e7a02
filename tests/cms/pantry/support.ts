import { randomUUID } from 'node:crypto';
import { api, type Answer, type ApiRecord, type Wire } from '../support/api';
import { made } from '../support/records';

type By = { token: string };

export const change = (by: By, data: Record<string, unknown>, key: string = randomUUID()): Promise<Answer> =>
  api(by).post('pantry-items/change', data, { 'Idempotency-Key': key });

/** Puts something away; returns the new record's id and key. */
export async function putAway(by: By, given: Record<string, unknown>): Promise<{ id: number; key: string }> {
  const key = randomUUID();
  const { id } = made(await change(by, { op: 'add', key, ...given }));
  return { id, key };
}

/** Changes an amount by `delta`; returns the step's key. */
export async function move(by: By, key: string, delta: number, reason = 'cooked'): Promise<string> {
  const step = randomUUID();
  made(await change(by, { op: 'move', key, move: step, delta, reason }));
  return step;
}

const flat = (data: readonly ApiRecord[]): Wire[] =>
  data.map(({ id, attributes }) => ({ id, ...attributes }));

/** Returns the person's pantry, by name. */
export const pantryOf = async (by: By): Promise<Wire[]> =>
  flat((await api(by).get('pantry-items?pagination[pageSize]=100&sort=Name:asc&populate=deep,2')).data);

/** Returns the ledger of one item, oldest step first. */
export const ledgerOf = async (by: By, item: number): Promise<Wire[]> =>
  flat(
    (
      await api(by).get(
        `pantry-movements?filters[item][id][$eq]=${item}&pagination[pageSize]=100&sort=id:asc&populate=deep,1`,
      )
    ).data,
  );
