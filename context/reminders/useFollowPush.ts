import { useEffect } from 'react';
import { readStored } from '@/lib/stored/stored';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';

/** The page's own data and the session go first on the line. */
const DELAY = 5000;

/** Whether this browser has ever been asked to show reminders; of any other nothing is loaded. */
const isConcerned = (): boolean =>
  'Notification' in window && (Notification.permission === 'granted' || readStored('push') !== null);

/** Once a visit: the CMS hears where this browser is reached now, should that have changed. */
export function useFollowPush(): void {
  const { person } = useAuth();
  const { language } = useLanguage();
  const id = person?.id;
  useEffect(() => {
    if (id === undefined || !isConcerned()) return;
    const timer = setTimeout(
      () =>
        // nobody has asked for it, and the next visit tries again
        void import('./followPush').then(({ followPush }) => followPush(id, language)).catch(() => undefined),
      DELAY,
    );
    return () => clearTimeout(timer);
  }, [id, language]);
}
