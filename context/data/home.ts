import { countUnverified, featuredDishes } from '@/lib/api/home';
import { useAuth } from '../AuthContext';
import { useLanguage } from '../LanguageContext';
import { useQuietRead } from './read';

/** The recipes of the start page; nobody set that read off, so it shows no "Processing…". */
export function useFeatured() {
  const { language } = useLanguage();
  return useQuietRead(['dishes', 'featured', language], () => featuredDishes(language));
}

/** How many products wait for Admin's look; for others it is not asked. */
export function useUnverifiedCount() {
  const { person } = useAuth();
  return useQuietRead(person?.Rolee === 'Admin' ? ['products', 'unverified'] : null, countUnverified);
}
