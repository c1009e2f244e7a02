import { http, HttpResponse } from 'msw';
import type { Plan } from '@/lib/domain/mealplan/record';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import { api, dataOf, one, server } from '../servers/server';

interface Told {
  readonly days: readonly PlanDay[];
  readonly updatedAt: string;
}
type Answer = ReturnType<typeof HttpResponse.error>;

/**
 * Serves a CMS that stores a plan's changes and answers each a second later; returns the changes. `fails` can answer
 * otherwise.
 */
export function servePlan(plan: Plan, fails: () => Answer | undefined = () => undefined): readonly Told[] {
  const told: Told[] = [];
  server.use(
    http.put(api(`/mealplans/${plan.id}`), async ({ request }) => {
      const data = await dataOf<Told>(request);
      const failed = fails();
      if (failed) return failed;
      told.push(data);
      const updatedAt = new Date(Date.parse(plan.updatedAt) + told.length * 1000).toISOString();
      return HttpResponse.json(one({ ...plan, ...data, updatedAt }));
    }),
  );
  return told;
}
