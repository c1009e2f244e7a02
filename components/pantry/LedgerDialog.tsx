import { Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Button } from '@/components/ui/inputs/Button';
import { Lines } from '@/components/ui/lists/Lines';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useMovements } from '@/context/pantry/pantry';
import { useLanguage } from '@/context/LanguageContext';
import { usePersonName } from '@/context/people/usePersonName';
import { undoneKeys } from '@/lib/domain/pantry/replay';
import type { Movement } from '@/lib/domain/pantry/types';
import { formatDate } from '@/lib/format/time';
import { newKey } from '@/lib/newKey';
import type { RowProps } from './rowProps';
import { usePantryText } from './usePantryText';

type BookProps = Pick<RowProps, 'item' | 'onChange'>;

/** Lists the changes to a thing's amount, newest first; each can be undone. */
export function LedgerDialog({ item, onChange, onClose }: BookProps & { onClose: () => void }) {
  const { t } = useTranslation('pantry');
  const { nameOf } = usePantryText();
  const { remote, reload } = useMovements(item.id);
  return (
    <DialogFrame title={t('book.title', { name: nameOf(item) })} onClose={onClose}>
      <RemoteView of={remote} skeleton={<SkeletonRows count={4} />} onRetry={reload}>
        {(movements) => {
          const off = undoneKeys(movements.toReversed());
          return movements.length === 0 ? (
            <p>{t('book.empty')}</p>
          ) : (
            <Lines>
              {movements.map((step) => (
                <Step key={step.id} {...{ step, item, onChange }} isUndone={off.has(step.key)} />
              ))}
            </Lines>
          );
        }}
      </RemoteView>
    </DialogFrame>
  );
}

function Step({ step, item, isUndone, onChange }: BookProps & { step: Movement; isUndone: boolean }) {
  const { t } = useTranslation(['pantry', 'common']);
  const { language } = useLanguage();
  const nameOf = usePersonName();
  const { amountOf, thereOf } = usePantryText();
  const { key, reason, delta, by, createdAt, Name } = step;
  const what =
    reason === 'cooked' && Name ? t('book.cookedInto', { name: Name }) : t(`book.reason.${reason}`);
  const change =
    delta === 0 ? thereOf(item, step) : `${delta > 0 ? '+' : '−'}${amountOf(item, Math.abs(delta))}`;
  const undo = () => onChange({ op: 'undo', key: item.key, move: newKey(), undoes: key }, item);
  return (
    <li>
      <span>
        {t('book.line', { reason: what, change })}
        <small>
          {[
            formatDate(createdAt, language, 'instant'),
            by && nameOf(by.Name),
            t('book.left', { amount: thereOf(item, step) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {isUndone ? (
        <small>{t('book.undone')}</small>
      ) : (
        <Button icon={Undo2} aria-label={t('book.undo', { step: `${what} ${change}` })} onClick={undo}>
          {t('common:action.undo')}
        </Button>
      )}
    </li>
  );
}
