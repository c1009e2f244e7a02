import { Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import type { PantryChange } from '@/lib/domain/pantry/change';
import type { PantryItem } from '@/lib/domain/pantry/types';
import css from './LastStep.module.scss';
import { usePantryText } from './usePantryText';

/** A change just made: the thing after and before it, and the change that undoes it. */
export interface LastChange {
  readonly change: PantryChange;
  readonly item: PantryItem;
  readonly before: PantryItem;
  readonly back: PantryChange | null;
}
interface LastStepProps {
  readonly taken: LastChange | undefined;
  readonly onBack: (back: PantryChange, before: PantryItem) => void;
}

/** Shows the last change with an undo button, until the next change. */
export function LastStep({ taken, onBack }: LastStepProps) {
  const { t } = useTranslation(['pantry', 'common']);
  const say = useChangeText();
  const { nameOf } = usePantryText();
  return (
    <div className={css.last}>
      <p role="status">{taken?.back ? say(taken) : ''}</p>
      {taken?.back && (
        <Button
          tone="link"
          icon={Undo2}
          iconSize={20}
          aria-label={t('step.undo', { name: nameOf(taken.item) })}
          onClick={() => taken.back && onBack(taken.back, taken.before)}
        >
          {t('common:action.undo')}
        </Button>
      )}
    </div>
  );
}

function useChangeText() {
  const { t } = useTranslation('pantry');
  const { nameOf, thereOf, placeOf } = usePantryText();
  return ({ change, item, before }: LastChange): string => {
    const name = nameOf(item);
    if (change.op === 'add') return t('step.added', { name });
    if (change.op === 'remove') return t('step.removed', { name });
    if (change.op === 'undo') return t('step.undone', { name });
    if (item.place !== before.place) return t('step.moved', { name, place: placeOf(item.place ?? '') });
    return t('step.now', { name, amount: thereOf(item, item) });
  };
}
