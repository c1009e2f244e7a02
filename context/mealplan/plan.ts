import { readJoin, readPlan } from '@/lib/api/mealplan/plan';
import type { Plan } from '@/lib/domain/mealplan/record';
import { contentOf } from '@/context/remote/publicPage';
import { useStoredRead } from '@/context/remote/storedRead';
import { callWith, useRead } from '@/context/remote/read';

/** Reads one plan as the caller may see it; null reads nothing. */
export function usePlan(id: number | null, how?: { readonly isEdited: true }) {
  return useStoredRead<Plan>(id === null ? null : ['plan', id], callWith(id, readPlan), how);
}

/** Reads a public plan as a visitor, while the server renders. */
export const sendPlan = async (id: number) => contentOf(['plan', id], await readPlan(id));

/** Reads the plan that a join token opens, for anyone. */
export function useJoin(token: string | null) {
  return useRead<Plan>(token ? ['join', token] : null, callWith(token, readJoin));
}
