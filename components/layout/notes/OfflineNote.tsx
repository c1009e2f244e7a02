import { WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useAuth } from '@/context/AuthContext';
import { useOnline } from '@/lib/hooks/useOnline';
import { LazyOfflineBar } from './OfflineBar.lazy';

/** Stays visible while there is no network, under the head of the page at any scroll position. */
export function OfflineNote() {
  const { t } = useTranslation();
  const { status } = useAuth();
  const isOnline = useOnline();
  if (status === 'signedIn') return <LazyOfflineBar />;
  return (
    <div role="status">
      {!isOnline && (
        <div className="note note-attention note-offline">
          <Icon of={WifiOff} />
          {t('state.offline')}
        </div>
      )}
    </div>
  );
}
