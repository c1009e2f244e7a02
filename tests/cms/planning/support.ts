import { eventReader } from '@/lib/live/events';
import { api, cmsUrl, type ApiRecord, type Wire } from '../support/api';
import { line, makeDish, makeProduct, unique } from '../support/records';

type By = { token: string };
type Given = Record<string, unknown>;

export const eater = (given: Given = {}): Given => ({ Name: 'Nino', factor: 1, ...given });
export const week = (given: Given = {}): Given => ({
  days: 3,
  meals: ['Lunch', 'Dinner'],
  eaters: [eater()],
  from: ['mine'],
  seed: 7,
  ...given,
});
export const propose = (by: By, given: Given = {}) => api(by).post('mealplans/propose', week(given));

/** Fields of a product whose figures are all known. */
export const known = (given: Given = {}): Given => ({
  Name: unique('Beans'),
  calories: 150,
  fats: 4,
  carbs: 18,
  prots: 9,
  costTetri: 60,
  category: 'pulses',
  origin: 'plant',
  allergens: [],
  ...given,
});

/** Makes a person's own recipes for lunch and dinner, each with a separate product. */
export async function stockKitchen(by: By, count: number, given: Given = {}): Promise<ApiRecord[]> {
  const dishes: ApiRecord[] = [];
  for (let at = 0; at < count; at += 1) {
    const product = await makeProduct(by, known({ calories: 100 + at * 10 }));
    const ingredients = [line(product.id, { amount: 800 + at * 20 })];
    dishes.push(
      await makeDish(by, {
        Name: unique(`Bean dish ${at}`),
        types: ['Lunch', 'Dinner'],
        TimeToCook: 20 + at,
        servingAmount: 4,
        ingredients,
        ...given,
      }),
    );
  }
  return dishes;
}

/** Returns the entries of an answer's days. */
export const entriesIn = (data: Wire): Wire[] =>
  data.days.flatMap(({ meals }: Wire) => meals.flatMap(({ entries }: Wire) => entries));
export const dishesIn = (data: Wire): number[] => entriesIn(data).map(({ dish }) => dish);

interface Stream {
  readonly type: string | null;
  readonly told: readonly { readonly event: string; readonly data: Wire }[];
  readonly ended: Promise<void>;
  readonly close: () => void;
}

/** Opens a proposal as a stream, once its head has arrived. */
export async function streamed(by: By, given: Given = {}): Promise<Stream> {
  const call = new AbortController();
  const answer = await fetch(`${cmsUrl()}/api/mealplans/propose`, {
    method: 'POST',
    headers: { Authorization: by.token, Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: week(given) }),
    signal: call.signal,
  });
  const told: { event: string; data: Wire }[] = [];
  const read = eventReader(({ event, data }) => told.push({ event, data: JSON.parse(data) }));
  const pump = async () => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>)
      read(decoder.decode(piece, { stream: true }));
  };
  const ended = pump();
  ended.catch(() => undefined); // closing the stream rejects this promise
  return { type: answer.headers.get('content-type'), told, ended, close: () => call.abort() };
}
