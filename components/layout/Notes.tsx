import { WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useOnline } from '@/lib/hooks/useOnline';

/** What stands under the head of the page while it lasts: no network. */
export function Notes() {
  return <OfflineNote />;
}

function OfflineNote() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <div className="note note-attention">
          <WifiOff size={20} aria-hidden />
          {t('state.offline')}
        </div>
      )}
    </div>
  );
}
