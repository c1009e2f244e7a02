import { CloudUpload, TriangleAlert, Wifi, WifiOff, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useOffline } from '@/lib/hooks/useOffline';
import { useQueue } from '@/lib/hooks/useQueue';
import { waveAway } from '@/lib/offline/queue';
import type { Call } from '@/lib/offline/types';
import { useIsQueued } from './useIsQueued';
import { VersionNote } from './VersionNote';

const isOfOrder = ({ path }: Call) => path.startsWith('orders/');

/** What waits to be sent, what was refused, a new version, and the way back from working without network. */
export function SyncNote() {
  const { t } = useTranslation();
  const { isOffline, isChosen, choose } = useOffline();
  const { waiting, refused, isStuck } = useQueue();
  const isQueued = useIsQueued();
  const isWaiting = waiting.length > 0;
  // a courier's screen says itself which order it was
  const unsaid =
    useRouter().pathname === '/orders' ? refused.filter(({ call }) => !isOfOrder(call)) : refused;
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
      <VersionNote />
      {((isWaiting && (isOffline || isStuck)) || (isQueued && isOffline && !isChosen)) && (
        <div className="note note-attention">
          <CloudUpload size={20} aria-hidden />
          <span>
            {t('state.offlineQueue')} {isWaiting && `· ${t('state.waiting', { count: waiting.length })}`}
          </span>
        </div>
      )}
      {unsaid.length > 0 && (
        <div className="note note-attention">
          <TriangleAlert size={20} aria-hidden />
          <span>{t('state.refused', { count: unsaid.length })}</span>
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={waveAway}>
            <X size={18} aria-hidden />
            {t('action.close')}
          </button>
        </div>
      )}
    </div>
  );
}
