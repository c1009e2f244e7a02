import { similarDishes } from '@/lib/api/dish/draw';
import { fitsWishes } from '@/lib/domain/dish/fits';
import type { DishCard } from '@/lib/domain/dish/record';
import { useQuietRead } from '@/context/remote/read';
import { useWishes } from './wishes';

/** Reads recipes similar to this one, without those the reader does not eat. */
export function useSimilar(id: number) {
  const { wishes, asKey } = useWishes();
  return useQuietRead<DishCard[]>(['similar', id, asKey], async () =>
    (await similarDishes(id)).filter((dish) => fitsWishes(dish, wishes)),
  );
}
