import type { Wishes } from '@/lib/domain/dish/warnings';
import { useAuth } from '@/context/AuthContext';

const NONE: readonly string[] = [];

/**
 * Returns the person's diet and allergens from their settings, also joined as text for a cache key; empty for visitors.
 */
export function useWishes(): { readonly wishes: Wishes; readonly asKey: string } {
  const { person } = useAuth();
  const wishes = { diet: person?.diet ?? NONE, allergens: person?.allergens ?? NONE };
  return { wishes, asKey: [...wishes.diet, ...wishes.allergens].join() };
}
