import { http, HttpResponse } from 'msw';
import type { DishType } from '@/lib/domain/dish/types';
import type { PricedProposal, ProposedDay, ProposedEntry } from '@/lib/domain/planning/model';
import { api, dataOf, server } from '../servers/server';

const NOTHING = { calories: 0, fats: 0, carbs: 0, prots: 0, costTetri: 0, persons: [] };

/** Builds a day of a proposal with these entries in its meals; a number is that dish for one. */
export const proposedDay = (
  day: number,
  meals: Partial<Record<DishType, number | readonly ProposedEntry[]>>,
): ProposedDay => ({
  day,
  meals: Object.entries(meals).map(([type, entries]) => ({
    type: type as DishType,
    entries:
      typeof entries === 'number'
        ? [{ kind: 'dish', dish: entries, servings: 1, shares: [1] }]
        : (entries ?? []),
  })),
  figures: NOTHING,
});

export const buildProposal = (given: Partial<PricedProposal> = {}): PricedProposal => ({
  days: [],
  shortfalls: [],
  saved: [],
  score: 0,
  isCutOff: false,
  toBuyTetri: 0,
  staysTetri: 0,
  toBuyUnknown: 0,
  ...given,
});

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Answers with a stream of these plans, the last one as done. */
export const planStream = (...plans: readonly PricedProposal[]) =>
  new HttpResponse(
    [
      ': here\n\n',
      ...plans.map((data) => event('plan', { data })),
      event('done', { data: plans[plans.length - 1] }),
    ].join(''),
    { headers: { 'Content-Type': 'text/event-stream' } },
  );

/** Answers with a stream that fails on the way. */
export const failedStream = (status: number) =>
  new HttpResponse(event('error', { data: null, error: { status, message: 'Failed', details: {} } }), {
    headers: { 'Content-Type': 'text/event-stream' },
  });

/** Answers each request for a plan by `answer`; returns the requests. */
export function proposes(
  answer: (asked: Record<string, unknown>, times: number) => Response,
): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  server.use(
    http.post(api('/mealplans/propose'), async ({ request }) => {
      const data = await dataOf<Record<string, unknown>>(request);
      asked.push(data);
      return answer(data, asked.length);
    }),
  );
  return asked;
}
