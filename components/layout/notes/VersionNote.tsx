import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useOffline } from '@/lib/hooks/useOffline';
import { hasNewVersion, prepareWorker, renew, subscribeVersion } from '@/lib/offline/worker';

const no = () => false;

/** Prepares the app for offline use, and offers the newer version if this page is older than the prepared one. */
export function VersionNote() {
  const { t } = useTranslation();
  const { isOffline } = useOffline();
  const isOld = useSyncExternalStore(subscribeVersion, hasNewVersion, no);
  useEffect(() => {
    // A browser that refuses (private windows) leaves the app as it is online.
    prepareWorker().catch(() => undefined);
  }, []);
  if (!isOld || isOffline) return null;
  return (
    <div className="note">
      <Icon of={RefreshCw} size={20} />
      <span>{t('state.newVersion')}</span>
      <Button size="sm" onClick={() => void renew()}>
        {t('state.reload')}
      </Button>
    </div>
  );
}
