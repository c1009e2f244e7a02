import { useState } from 'react';
import type { DishType } from '@/lib/domain/dish/types';
import { searchExercises } from '@/lib/api/exercise/exercises';
import { SHELF_SIZE } from '@/lib/api/mealplan/planDays';
import { savedDishes, searchDishes } from '@/lib/api/mealplan/shelf';
import { searchSupplements } from '@/lib/api/supplement/supplements';
import type { PlanDish, ShelfExercise, ShelfSupplement } from '@/lib/domain/mealplan/record';
import type { Eater } from '@/lib/domain/mealplan/types';
import { useSettled } from '@/lib/hooks/useSettled';
import type { Key } from '@/lib/remote/keys';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useQuietRead } from '@/context/remote/read';

export const DISH_SCOPES = ['fits', 'all', 'mine', 'saved'] as const;
export type DishScope = (typeof DISH_SCOPES)[number];

const NOBODY: NonNullable<ShelfAsk['eaters']> = [];

/** Query of the shelf: its scope, and the type of a meal if only fitting dishes are wanted. */
interface ShelfAsk {
  readonly scope: DishScope;
  readonly typed: string;
  readonly type?: DishType;
  /** Other eaters: dishes proposed for a meal contain none of their allergens. */
  readonly eaters?: readonly Pick<Eater, 'allergens'>[];
}

/** Reads dishes for the planner: all readable ones, the person's own, saved ones, or those that fit a meal. */
export function useShelfDishes({ scope, typed, type, eaters = NOBODY }: ShelfAsk) {
  const { person } = useAuth();
  const { language } = useLanguage();
  const q = useSettled(typed);
  const isSaved = scope === 'saved';
  const allergens = [person, ...eaters].flatMap((one) => one?.allergens ?? []);
  const wishes = scope === 'fits' ? { diet: person?.diet, allergens: [...new Set(allergens)] } : undefined;
  const meal = type ? JSON.stringify([type, wishes]) : '';
  const key = person && (['shelf', 'dishes', scope, meal, language, isSaved ? '' : q] as const);
  const owner = scope === 'mine' ? person?.id : undefined;
  const { remote, reload, more } = usePages<PlanDish>(key, (page) =>
    isSaved ? savedDishes(language) : searchDishes({ q, language, page, type, owner, wishes }),
  );
  if (!isSaved || remote.status !== 'ready') return { remote, reload, more };
  const words = q.toLowerCase();
  const data = remote.data.filter(({ Name }) => Name.toLowerCase().includes(words));
  return { remote: { status: 'ready' as const, data }, reload }; // all saved dishes are read at once
}

export function useShelfExercises(typed: string) {
  const q = useSettled(typed);
  return usePages<ShelfExercise>(['shelf', 'exercises', q], (page) => searchExercises(q, page));
}

export function useShelfSupplements(typed: string) {
  const q = useSettled(typed);
  return usePages<ShelfSupplement>(['shelf', 'supplements', q], (page) => searchSupplements(q, page));
}

/** Reads the first page at once and further ones by `more`, undefined if there are none; another `key` starts anew. */
function usePages<T>(key: Key | null, read: (page: number) => Promise<T[]>) {
  const { background } = useApi();
  const { remote, reload } = useQuietRead<T[]>(key, () => read(1));
  const name = key?.join('/') ?? '';
  const [found, setFound] = useState({ name, pages: [] as readonly T[][], isReading: false });
  const pages = found.name === name ? found.pages : [];
  const more = async () => {
    if (found.name === name && found.isReading) return;
    setFound({ name, pages, isReading: true });
    // a failed page is requested again on the next scroll
    const next = await background(() => read(pages.length + 2), { isQuiet: true }).catch(() => null);
    setFound((now) =>
      now.name === name ? { name, pages: next ? [...pages, next] : pages, isReading: false } : now,
    );
  };
  if (remote.status !== 'ready') return { remote, reload };
  const last = pages.at(-1) ?? remote.data;
  const isWhole = last.length < SHELF_SIZE;
  const data = [remote.data, ...pages].flat();
  return { remote: { status: 'ready' as const, data }, reload, more: isWhole ? undefined : more };
}
