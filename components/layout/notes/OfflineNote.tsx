import { WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useAuth } from '@/context/AuthContext';
import { useOnline } from '@/lib/hooks/useOnline';

// what waits to be sent is known to the browser only, and the queue need not hold up the first paint
const OfflineBar = dynamic(() => import('./OfflineBar').then((module) => module.OfflineBar), {
  ssr: false,
});

/** Stays in sight while there is no network: under the head of the page, wherever it is scrolled to. */
export function OfflineNote() {
  const { t } = useTranslation();
  const { status } = useAuth();
  const isOnline = useOnline();
  if (status === 'signedIn') return <OfflineBar />;
  return (
    <div role="status">
      {!isOnline && (
        <div className="note note-attention note-offline">
          <WifiOff size={18} aria-hidden />
          {t('state.offline')}
        </div>
      )}
    </div>
  );
}
