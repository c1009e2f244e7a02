import { Hourglass } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useOnline } from '@/lib/hooks/useOnline';
import { useQueue } from '@/lib/hooks/useQueue';
import { useServerAway } from '@/lib/hooks/useServerAway';

/** While calls wait for a server that is away for a moment; without network, or while changes wait, another note says so. */
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
          <Hourglass size={20} aria-hidden />
          <span className="note-text">{t('state.away')}</span>
        </div>
      )}
    </div>
  );
}
