import { listFeaturedPlans } from '@/lib/api/mealplans';
import { useQuietRead } from './read';

/** The plans of the start page; nobody set that read off, so it shows no "Processing…". */
export const useFeaturedPlans = () => useQuietRead(['plans', 'featured'], listFeaturedPlans);
