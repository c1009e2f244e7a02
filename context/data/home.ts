import { countUnverified, featuredDishes } from '@/lib/api/home';
import { useRemote } from '@/lib/hooks/useRemote';
import { useApi } from '../ApiContext';
import { useAuth } from '../AuthContext';
import { useLanguage } from '../LanguageContext';

/** The recipes of the start page; nobody set that read off, so it shows no "Processing…". */
export function useFeatured() {
  const { background } = useApi();
  const { language } = useLanguage();
  return useRemote(`dishes/featured/${language}`, () => background(() => featuredDishes(language)));
}

/** How many products wait for Admin's look; for others it is not asked. */
export function useUnverifiedCount() {
  const { background } = useApi();
  const { person } = useAuth();
  return useRemote(person?.Rolee === 'Admin' ? 'products/unverified' : null, () =>
    background(countUnverified),
  );
}
