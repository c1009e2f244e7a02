import type { Wishes } from '@/lib/domain/dish/warnings';
import { useAuth } from '@/context/AuthContext';

const NONE: readonly string[] = [];

/** What the person does not eat, by their own settings, and the same as a text for a key; of visitors nothing is known. */
export function useWishes(): { readonly wishes: Wishes; readonly asKey: string } {
  const { person } = useAuth();
  const wishes = { diet: person?.diet ?? NONE, allergens: person?.allergens ?? NONE };
  return { wishes, asKey: [...wishes.diet, ...wishes.allergens].join() };
}
