import { listFeaturedPlans, listReadyPlans } from '@/lib/api/mealplan/mealplans';
import { readyWeek, suits } from '@/lib/domain/mealplan/ready';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import type { Answer } from '@/context/remote/publicPage';
import { useQuietRead } from '@/context/remote/read';
import { useSentAnswer } from '@/lib/remote/sent';
import { useWishes } from '@/context/dish/wishes';

const FEATURED = ['plans', 'featured'] as const;

/** Reads the start page's plans as a visitor, while the server renders. */
export const sendFeaturedPlans = async (): Promise<Answer> => [FEATURED, await listFeaturedPlans()];

/** Tells whether the server sent the start page's plans. */
export const useAreFeaturedPlansSent = (): boolean => useSentAnswer(FEATURED) !== undefined;

/**
 * Reads the start page's plans, without those that do not suit the person. Nobody started this read, so it shows no
 * "Processing…".
 */
export function useFeaturedPlans() {
  const { person } = useAuth();
  const { remote } = useQuietRead(FEATURED, listFeaturedPlans);
  if (remote.status !== 'ready' || !person) return { remote };
  return { remote: { ...remote, data: remote.data.filter((plan) => suits(plan, person)) } };
}

/** Picks the public plan to begin with: null if none suits the person, undefined until known. */
export function useReadyWeek() {
  const { person } = useAuth();
  const { language } = useLanguage();
  const { wishes, asKey } = useWishes();
  const { remote } = useQuietRead(['plans', 'ready', language, asKey], () =>
    listReadyPlans(language, wishes),
  );
  if (remote.status === 'loading') return undefined;
  const plans = remote.status === 'ready' ? remote.data : [];
  return readyWeek(plans, { ...wishes, language, targets: person?.targets }) ?? null;
}
