import { countUnverified, dishesForTonight, featuredDishes } from '@/lib/api/dashboard/home';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useQuietRead } from '@/context/remote/read';
import { useWishes } from '@/context/dish/wishes';

/** The recipes of the start page, without what the person does not eat; nobody set that read off, so it shows no "Processing…". */
export function useFeatured() {
  const { language } = useLanguage();
  const { wishes, asKey } = useWishes();
  return useQuietRead(['dishes', 'featured', language, asKey], () => featuredDishes(language, wishes));
}

/** So many recipes that the person may cook tonight. */
export function useTonight(count: number) {
  const { language } = useLanguage();
  const { wishes, asKey } = useWishes();
  return useQuietRead(['dishes', 'tonight', language, asKey], () =>
    dishesForTonight(language, wishes, count),
  );
}

/** How many products wait for Admin's look; for others it is not asked. */
export function useUnverifiedCount() {
  const { person } = useAuth();
  return useQuietRead(person?.Rolee === 'Admin' ? ['products', 'unverified'] : null, countUnverified);
}
