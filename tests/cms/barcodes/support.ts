import { randomInt } from 'node:crypto';
import { api, type Answer, type Shown } from '../support/api';
import { made } from '../support/records';

type By = { token: string };

/** A code that nobody else has. */
export function newCode(): string {
  const digits = `486${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export const linking = (by: By, given: Record<string, unknown>): Promise<Answer> =>
  api(by).post('barcodes/link', given);

/** Says what is sold under a code. */
export const link = async (by: By, given: Record<string, unknown>): Promise<Shown> =>
  made(await linking(by, given));

/** The codes that this person knows, and what they are called. */
export const codesOf = async (by: By): Promise<{ code: string; Name: string }[]> => {
  const { data } = await api(by).get('barcodes?fields[0]=code&fields[1]=Name&sort=id:asc');
  return (data as Shown[]).map(({ attributes: { code, Name } }) => ({ code, Name }));
};
