import { useEffect, useState } from 'react';
import { searchExercises } from '@/lib/api/exercises';
import { savedDishes, searchDishes } from '@/lib/api/shelf';
import { searchSupplements } from '@/lib/api/supplements';
import type { PlanDish, ShelfExercise, ShelfSupplement } from '@/lib/domain/mealplan/record';
import { useAuth } from '../AuthContext';
import { useLanguage } from '../LanguageContext';
import { useQuietRead } from './read';

export { SHELF_SIZE } from '@/lib/api/shelf';
export const DISH_SCOPES = ['all', 'mine', 'saved'] as const;
export type DishScope = (typeof DISH_SCOPES)[number];

const PAUSE = 250;

/** What has been typed, a moment after the last key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled.trim();
}

/** Dishes for the planner: all that may be read, one's own, or those saved. */
export function useShelfDishes(scope: DishScope, typed: string) {
  const { person } = useAuth();
  const { language } = useLanguage();
  const q = useSettled(typed);
  const key = person && (['shelf', 'dishes', scope, language, scope === 'saved' ? '' : q] as const);
  const { remote, reload } = useQuietRead<PlanDish[]>(key, () => {
    if (scope === 'saved') return savedDishes(language);
    return searchDishes({ q, language, owner: scope === 'mine' ? person?.id : undefined });
  });
  if (scope !== 'saved' || !q || remote.status !== 'ready') return { remote, reload };
  const words = q.toLowerCase();
  const data = remote.data.filter(({ Name }) => Name.toLowerCase().includes(words));
  return { remote: { status: 'ready' as const, data }, reload };
}

export function useShelfExercises(typed: string) {
  const q = useSettled(typed);
  return useQuietRead<ShelfExercise[]>(['shelf', 'exercises', q], () => searchExercises(q));
}

export function useShelfSupplements(typed: string) {
  const q = useSettled(typed);
  return useQuietRead<ShelfSupplement[]>(['shelf', 'supplements', q], () => searchSupplements(q));
}
