import { useMemo } from 'react';
import {
  dishDetails,
  myDetailedDishes,
  productDetails,
  readDayDetails,
  readDishDetails,
  type DayDetails,
} from '@/lib/api/food/nutrients';
import { readMe, type Person } from '@/lib/api/account/users';
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
  /** Whether they are the person's own, by sex and age. */
  readonly isPersonal: boolean;
  /** Whether the person could say what they go by. */
  readonly canSay: boolean;
}

/** What the reader needs in a day; null while it is not known who they are. */
export function useMyIntakes(): MyIntakes | null {
  const { status, person } = useAuth();
  const { day } = useMyToday();
  const { remote } = useQuietRead<Person>(person && ['me'], readMe);
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

/** What a serving of a recipe holds. */
export const useDishDetails = (id: number) =>
  useQuietRead<DetailTotals | null>(['dish', id, 'nutrients'], () => readDishDetails(id));

/** The details of these dishes and products, which a plan's days are added up from. */
export function useDetailSources(dishes: readonly number[], products: readonly number[]) {
  const { may } = useRole();
  // products are closed to visitors: of theirs nothing is known then
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

/** What the reader's own day holds, as planned and eaten so far. */
export function useDayDetails(day: Day) {
  const { person } = useAuth();
  return useQuietRead<DayDetails>(person && ['dayNutrients', day], () => readDayDetails(day));
}

/** The reader's own and saved recipes with what a serving holds; null reads nothing. */
export function useMyDetailedDishes(isWanted: boolean) {
  const { person } = useAuth();
  return useQuietRead<DetailedDish[]>(person && isWanted ? ['dishes', 'nutrients', 'mine'] : null, () =>
    myDetailedDishes(person?.id ?? 0),
  );
}
