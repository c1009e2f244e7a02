import { useMemo } from 'react';
import {
  dishDetails,
  myDetailedDishes,
  productDetails,
  readDayDetails,
  readDishDetails,
  type DayDetails,
} from '@/lib/api/food/nutrients';
import { readMe, type Profile } from '@/lib/api/account/users';
import type { DetailTotals } from '@/lib/domain/food/nutrients';
import type { DetailSources } from '@/lib/domain/mealplan/details';
import { referenceIntakes, type ReferenceIntakes } from '@/lib/domain/nutrition/reference';
import type { DetailedDish } from '@/lib/domain/nutrition/shares';
import type { Day } from '@/lib/domain/time/day';
import { useAuth } from '@/context/AuthContext';
import { useRole } from '@/context/RoleContext';
import { useQuietRead } from '@/context/remote/read';
import { useMyToday } from '@/context/calendar/today';

export interface MyIntakes {
  readonly intakes: ReferenceIntakes;
  /** True if they are computed from the person's sex and age. */
  readonly isPersonal: boolean;
  /** True if the person could enter their sex and year of birth. */
  readonly canSay: boolean;
}

/** Returns the reader's daily reference intakes; null until it is known who they are. */
export function useMyIntakes(): MyIntakes | null {
  const { status, person } = useAuth();
  const { day } = useMyToday();
  const { remote } = useQuietRead<Profile>(person && ['me'], readMe);
  const me = remote.status === 'ready' ? remote.data : null;
  const isWaiting = status === 'unknown' || (person !== null && remote.status === 'loading');
  return useMemo(() => {
    if (isWaiting) return null;
    const isPersonal = Boolean(me?.sex && me.birthYear);
    return {
      intakes: referenceIntakes(me, Number(day.slice(0, 4))),
      isPersonal,
      canSay: !isPersonal && me !== null,
    };
  }, [isWaiting, me, day]);
}

/** Reads the nutrients in a serving of a recipe. */
export const useDishDetails = (id: number) =>
  useQuietRead<DetailTotals | null>(['dish', id, 'nutrients'], () => readDishDetails(id));

/** Reads the nutrients of these dishes and products, to add up a plan's days. */
export function useDetailSources(dishes: readonly number[], products: readonly number[]) {
  const { may } = useRole();
  // visitors may not read products, so their nutrients stay unknown
  const mayRead = may('products.find');
  const key = ['dishes', 'nutrients', dishes.join(), mayRead ? products.join() : ''] as const;
  return useQuietRead<DetailSources>(key, async () => {
    const [ofDishes, ofProducts] = await Promise.all([
      dishDetails(dishes),
      productDetails(mayRead ? products : []),
    ]);
    return { dish: (id) => ofDishes[id], product: (id) => ofProducts[id] };
  });
}

/** Reads the nutrients of the reader's day, as planned and as eaten so far. */
export function useDayDetails(day: Day) {
  const { person } = useAuth();
  return useQuietRead<DayDetails>(person && ['dayNutrients', day], () => readDayDetails(day));
}

/** Reads the reader's own and saved recipes with the nutrients of a serving; reads nothing unless `isWanted`. */
export function useMyDetailedDishes(isWanted: boolean) {
  const { person } = useAuth();
  return useQuietRead<DetailedDish[]>(person && isWanted ? ['dishes', 'nutrients', 'mine'] : null, () =>
    myDetailedDishes(person?.id ?? 0),
  );
}
