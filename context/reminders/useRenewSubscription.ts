import { useEffect } from 'react';
import { readStored } from '@/lib/stored/stored';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';

/** Delay in ms, so that the page's own data and the session go first. */
const DELAY = 5000;

/** Tells whether this browser was ever asked to show reminders; in any other no code is loaded. */
const isConcerned = (): boolean =>
  'Notification' in window && (Notification.permission === 'granted' || readStored('push') !== null);

/** Renews this browser's push subscription at the CMS once per visit, if it has changed. */
export function useRenewSubscription(): void {
  const { person } = useAuth();
  const { language } = useLanguage();
  const id = person?.id;
  useEffect(() => {
    if (id === undefined || !isConcerned()) return;
    const timer = setTimeout(
      () =>
        // fails silently: nobody asked for it, and the next visit tries again
        void import('./renewSubscription')
          .then(({ renewSubscription }) => renewSubscription(id, language))
          .catch(() => undefined),
      DELAY,
    );
    return () => clearTimeout(timer);
  }, [id, language]);
}
