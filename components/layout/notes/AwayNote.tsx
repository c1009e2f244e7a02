import { Hourglass } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useOnline } from '@/lib/hooks/useOnline';
import { useQueue } from '@/lib/hooks/useQueue';
import { useServerAway } from '@/lib/hooks/useServerAway';

/**
 * Notes that requests wait for a server that is briefly unreachable; without network, or while changes are stuck in the
 * queue, another note says so.
 */
export function AwayNote() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isAway = useServerAway();
  const { waiting, isStuck } = useQueue();
  const isSaid = isStuck && waiting.length > 0;
  return (
    <div role="status">
      {isOnline && isAway && !isSaid && (
        <div className="note note-away">
          <Icon of={Hourglass} size={20} />
          <span className="note-text">{t('state.away')}</span>
        </div>
      )}
    </div>
  );
}
