import { CloudUpload, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import type { CauseStep } from '@/lib/domain/pantry/types';
import { formatAmount } from '@/lib/format/amount';
import { lineName } from '@/lib/format/lineName';
import css from './StepsLine.module.scss';

interface StepsLineProps {
  readonly steps: readonly CauseStep[];
  readonly text: string;
  readonly undoLabel: string;
  /** Set while the undo waits to be sent. */
  readonly isWaiting: boolean;
  readonly onUndo: () => void;
  readonly children?: ReactNode;
}

/** One line about pantry changes, with an undo; opens to the list of things. */
export function StepsLine({ steps, text, undoLabel, isWaiting, onUndo, children }: StepsLineProps) {
  const { t } = useTranslation(['fromHome', 'common']);
  return (
    <div className={css.line}>
      <details>
        <summary>
          <span role="status">{text}</span>
        </summary>
        <ul>
          {steps.map((step) => (
            <li key={step.key}>
              <Step step={step} />
            </li>
          ))}
        </ul>
        {children}
      </details>
      {isWaiting ? (
        <small>
          <Icon of={CloudUpload} size={16} /> {t('waiting')}
        </small>
      ) : (
        <Button tone="link" icon={Undo2} iconSize={20} aria-label={undoLabel} onClick={onUndo}>
          {t('common:action.undo')}
        </Button>
      )}
    </div>
  );
}

function Step({ step: { item, delta } }: { step: CauseStep }) {
  const { language } = useLanguage();
  const { unit, product } = item;
  const amount = formatAmount(Math.abs(delta), unit ?? 'Piece', language, {
    pieceName: product?.pieceName,
    short: true,
  });
  return (
    <>
      {lineName(item, language)} {delta < 0 ? '−' : '+'}
      {amount}
    </>
  );
}
