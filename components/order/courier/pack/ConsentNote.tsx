import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { timeLeft, type Consent, type Question } from '@/lib/domain/order/consent';
import { useOffline } from '@/lib/hooks/useOffline';
import css from './ConsentNote.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';

interface ConsentNoteProps {
  readonly consent: Consent;
  readonly isReplacement: boolean;
  /** The question that the customer has to answer now. */
  readonly question?: Question;
  readonly now: number;
  readonly onAsk: () => Promise<void>;
}
const TONES = { agreed: 'fine', needed: 'ask', asked: 'ask', refused: 'out', unanswered: 'out' } as const;

/** Shows whether the customer has agreed, with a button that asks. */
export function ConsentNote({ consent, isReplacement, question, now, onAsk }: ConsentNoteProps) {
  const { t } = useTranslation('order');
  const { clock } = useOrderWords();
  const { isOffline } = useOffline();
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    if (isAsking) return;
    setAsking(true);
    await onAsk();
    setAsking(false);
  };
  const need = isOffline ? 'offline' : isReplacement ? 'needed' : 'neededWeight';
  return (
    <div className={css.consent} data-tone={TONES[consent]}>
      <p role="status">{t(`consent.${consent === 'needed' ? need : consent}`)}</p>
      {consent === 'asked' && question && <span aria-hidden>{clock(timeLeft(question, now))}</span>}
      {(consent === 'needed' || consent === 'unanswered') && !isOffline && (
        <Button tone="primary" icon={MessageCircleQuestion} iconSize={20} isBusy={isAsking} onClick={ask}>
          {t(consent === 'needed' ? 'consent.ask' : 'consent.again')}
        </Button>
      )}
    </div>
  );
}
