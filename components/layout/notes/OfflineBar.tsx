import { Wifi, WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useOffline } from '@/lib/hooks/useOffline';
import { useQueue } from '@/lib/hooks/useQueue';
import { useIsQueued } from './useIsQueued';

/** Says that there is no network, to people who may have unsent changes. */
export function OfflineBar() {
  const { t } = useTranslation();
  const { isOffline, isChosen, choose } = useOffline();
  const { waiting, isStuck } = useQueue();
  const isQueued = useIsQueued();
  const count = waiting.length;
  const sentence = () => {
    if (count > 0) return t('state.offlineWaiting', { count });
    if (isChosen) return t('state.chosenOffline');
    return t(isQueued ? 'state.offlineQueue' : 'state.offline');
  };
  return (
    <div role="status">
      {(isOffline || (isStuck && count > 0)) && (
        <div className="note note-attention note-offline">
          <Icon of={WifiOff} />
          <span>{sentence()}</span>
          {isChosen && (
            <Button size="sm" icon={Wifi} iconSize={18} onClick={() => choose(false)}>
              {t('state.goOnline')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
