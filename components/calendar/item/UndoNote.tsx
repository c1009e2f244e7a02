import { Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import css from './UndoNote.module.scss';
import type { LastArrangement } from '@/components/calendar/useArranging';

interface UndoNoteProps {
  readonly of: LastArrangement;
  readonly onUndo: () => void;
}

/** Reports the last change with a button to undo it; floats over the bottom of the screen and shifts no content. */
export function UndoNote({ of, onUndo }: UndoNoteProps) {
  const { t } = useTranslation(['calendar', 'common']);
  return (
    <div className={css.note}>
      <span role="status">{of.text}</span>
      <Button tone="link" icon={Undo2} aria-label={t('undo', { name: of.name })} onClick={onUndo}>
        {t('common:action.undo')}
      </Button>
    </div>
  );
}
