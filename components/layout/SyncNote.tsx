import { CloudUpload, TriangleAlert, Wifi, WifiOff, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useOffline } from '@/lib/hooks/useOffline';
import { useQueue } from '@/lib/hooks/useQueue';
import { waveAway } from '@/lib/offline/queue';
import { prepareWorker } from '@/lib/offline/worker';

/** What waits to be sent, what was refused, and the way back from working without network. */
export function SyncNote() {
  const { t } = useTranslation();
  const { isOffline, isChosen, choose } = useOffline();
  const { waiting, refused, isStuck } = useQueue();
  useEffect(() => {
    // a browser that refuses (private windows) leaves the app as it is with the network
    prepareWorker().catch(() => undefined);
  }, []);
  return (
    <div role="status">
      {isChosen && (
        <div className="note note-attention">
          <WifiOff size={20} aria-hidden />
          <span>{t('state.chosenOffline')}</span>
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={() => choose(false)}>
            <Wifi size={18} aria-hidden />
            {t('state.goOnline')}
          </button>
        </div>
      )}
      {waiting.length > 0 && (isOffline || isStuck) && (
        <div className="note note-attention">
          <CloudUpload size={20} aria-hidden />
          <span>
            {t('state.offlineQueue')} · {t('state.waiting', { count: waiting.length })}
          </span>
        </div>
      )}
      {refused.length > 0 && (
        <div className="note note-attention">
          <TriangleAlert size={20} aria-hidden />
          <span>{t('state.refused', { count: refused.length })}</span>
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={waveAway}>
            <X size={18} aria-hidden />
            {t('action.close')}
          </button>
        </div>
      )}
    </div>
  );
}
