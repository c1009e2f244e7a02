import { countUnverified, dishesForTonight, featuredDishes } from '@/lib/api/dashboard/dashboard';
import type { Language } from '@/lib/domain/language';
import type { Answer } from '@/context/remote/publicPage';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useQuietRead } from '@/context/remote/read';
import { useWishes } from '@/context/dish/wishes';

/**
 * Reads the start page's recipes, without those the person does not eat. Nobody started this read, so it shows no
 * "Processing…".
 */
export function useFeatured() {
  const { language } = useLanguage();
  const { wishes, asKey } = useWishes();
  return useQuietRead(featuredKey(language, asKey), () => featuredDishes(language, wishes));
}
const featuredKey = (language: Language, asKey = '') => ['dishes', 'featured', language, asKey] as const;

/** Reads the start page's recipes as a visitor, while the server renders. */
export const sendFeatured = async (language: Language): Promise<Answer> => [
  featuredKey(language),
  await featuredDishes(language, { diet: [], allergens: [] }),
];

/** Reads `count` recipes that the person may cook tonight. */
export function useTonight(count: number) {
  const { language } = useLanguage();
  const { wishes, asKey } = useWishes();
  return useQuietRead(['dishes', 'tonight', language, asKey], () =>
    dishesForTonight(language, wishes, count),
  );
}

/** Counts the products that wait for an Admin's check; reads nothing for other roles. */
export function useUnverifiedCount() {
  const { person } = useAuth();
  return useQuietRead(person?.Rolee === 'Admin' ? ['products', 'unverified'] : null, countUnverified);
}
