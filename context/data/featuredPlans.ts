import { listFeaturedPlans } from '@/lib/api/mealplans';
import { useRemote } from '@/lib/hooks/useRemote';
import { useApi } from '../ApiContext';

/** The plans of the start page; nobody set that read off, so it shows no "Processing…". */
export function useFeaturedPlans() {
  const { background } = useApi();
  return useRemote('plans/featured', () => background(listFeaturedPlans));
}
