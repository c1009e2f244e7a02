import { Hourglass } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useOnline } from '@/lib/hooks/useOnline';
import { useServerAway } from '@/lib/hooks/useServerAway';

/** While calls wait for a server that is away for a moment; without network another note says so. */
export function AwayNote() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isAway = useServerAway();
  return (
    <div role="status">
      {isOnline && isAway && (
        <div className="note">
          <Hourglass size={20} aria-hidden />
          {t('state.away')}
        </div>
      )}
    </div>
  );
}
