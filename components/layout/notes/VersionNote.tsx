import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useSyncExternalStore } from 'react';
import { useOffline } from '@/lib/hooks/useOffline';
import { hasNewVersion, prepareWorker, subscribeVersion } from '@/lib/offline/worker';

const no = () => false;

/** Readies the app for being without network, and says when this page is older than what has been readied. */
export function VersionNote() {
  const { t } = useTranslation();
  const { isOffline } = useOffline();
  const isOld = useSyncExternalStore(subscribeVersion, hasNewVersion, no);
  useEffect(() => {
    // a browser that refuses (private windows) leaves the app as it is with the network
    prepareWorker().catch(() => undefined);
  }, []);
  if (!isOld || isOffline) return null;
  return (
    <div className="note">
      <RefreshCw size={20} aria-hidden />
      <span>{t('state.newVersion')}</span>
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        onClick={() => window.location.reload()}
      >
        {t('state.reload')}
      </button>
    </div>
  );
}
