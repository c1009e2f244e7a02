import { listFeaturedPlans, listPlans } from '@/lib/api/mealplans';
import { readPlanFilters } from '@/lib/forms/mealplan/filters';
import { useLanguage } from '../LanguageContext';
import { useQuietRead } from './read';

/** The plans of the start page; nobody set that read off, so it shows no "Processing…". */
export const useFeaturedPlans = () => useQuietRead(['plans', 'featured'], listFeaturedPlans);

/** The public plans in the reader's language, the newest ones, of which one can be offered. */
export function useReadyPlans() {
  const { language } = useLanguage();
  return useQuietRead(
    ['plans', 'ready', language],
    async () => (await listPlans(readPlanFilters({}), language)).data,
  );
}
