import { CloudOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Note } from '@/components/ui/feedback/Note';
import { useLanguage } from '@/context/LanguageContext';
import { useOffline } from '@/lib/hooks/useOffline';
import { useServerAway } from '@/lib/hooks/useServerAway';
import { formatDate } from '@/lib/format/time';

interface CopyNoteProps {
  readonly at: number;
  /** Set once the server failed to answer; unset while the answer is pending. */
  readonly isLast: boolean;
}

/** Shows the age of the cached day while the server does not answer. */
export function CopyNote({ at, isLast }: CopyNoteProps) {
  const { t } = useTranslation('day');
  const { language } = useLanguage();
  const { isOffline } = useOffline();
  const isAway = useServerAway();
  if (!isLast && !isOffline && !isAway) return null;
  return (
    <Note icon={CloudOff} tone="attention">
      <span role="status">{t('copy', { time: formatDate(new Date(at), language, 'instant') })}</span>
    </Note>
  );
}
