import { randomInt } from 'node:crypto';
import { api, type Answer, type ApiRecord } from '../support/api';
import { made, recordsOf } from '../support/records';

type By = { token: string };

/** Returns a code that no other test uses. */
export function newCode(): string {
  const digits = `486${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export const linking = (by: By, given: Record<string, unknown>): Promise<Answer> =>
  api(by).post('barcodes/link', given);

/** Links a code to a product or name. */
export const link = async (by: By, given: Record<string, unknown>): Promise<ApiRecord> =>
  made(await linking(by, given));

/** Returns the codes that this person knows, with their names. */
export const codesOf = async (by: By): Promise<{ code: string; Name: string }[]> => {
  const answer = await api(by).get('barcodes?fields[0]=code&fields[1]=Name&sort=id:asc');
  return recordsOf(answer).map(({ attributes: { code, Name } }) => ({ code, Name }));
};
