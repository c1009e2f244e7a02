import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { api, type Answer, type ApiRecord, type Wire } from './api';

type Given = Record<string, unknown>;
type By = { token: string };

/** Returns a name that no other test uses; the recipe parser finds no degrees or pieces in it. */
export const unique = (what: string): string => `${what} q0${randomUUID().slice(0, 7)}`;

/** Returns a word of letters that no other test uses; search keeps it whole. */
export const uniqueWord = (): string =>
  [...randomUUID().replaceAll('-', '').slice(0, 12)]
    .map((digit) => 'bdfgjlmnprstvzhk'[parseInt(digit, 16)])
    .join('');

export const dishBody = (given: Given = {}): Given => ({ Name: unique('Khachapuri'), ...given });
export const productBody = (given: Given = {}): Given => ({ Name: unique('Flour'), ...given });
export const line = (product: number, given: Given = {}): Given => ({
  product,
  amount: 100,
  unit: 'gr',
  ...given,
});

/** Returns the record of an answer that must be a success, or what else the test says that it carries. */
export function made(answer: Answer): ApiRecord;
export function made<T>(answer: Answer): T;
export function made(answer: Answer): Wire {
  expect(answer.text.slice(0, 500)).not.toContain('"error":{');
  expect(answer.status).toBe(200);
  return answer.data;
}

export const makeDish = async (by: By, given: Given = {}): Promise<ApiRecord> =>
  made(await api(by).post('dishes', dishBody(given)));
export const makeProduct = async (by: By, given: Given = {}): Promise<ApiRecord> =>
  made(await api(by).post('products', productBody(given)));
export const makePublic = (by: By, given: Given = {}): Promise<ApiRecord> =>
  makeDish(by, { visibility: 'public', ...given });

/** Makes a dish with every kind of part, in two levels of lines, over one product. */
export async function makeWhole(by: By, given: Given = {}): Promise<{ dish: ApiRecord; product: ApiRecord }> {
  const product = await makeProduct(by, { calories: 300, fats: 1, carbs: 70, prots: 10, costTetri: 25 });
  const dish = await makeDish(by, {
    ingredients: [line(product.id, { note: 'sifted' })],
    sections: [{ title: 'Filling', ingredients: [line(product.id, { amount: 50 })] }],
    Steps: [{ description: 'Mix.', minutes: 5 }, { description: 'Bake.' }],
    types: ['Lunch'],
    dietaryFlags: ['Vegetarian'],
    ...given,
  });
  return { dish, product };
}

export const readDish = async (
  by: By | undefined,
  id: number,
  query = 'populate=deep,5',
): Promise<ApiRecord> => made(await api(by).get(`dishes/${id}?${query}`));

/** Returns the records of a list. */
export const recordsOf = ({ data }: Pick<Answer, 'data'>): ApiRecord[] => data;

export const idsOf = (answer: Answer): number[] => recordsOf(answer).map(({ id }) => id);
