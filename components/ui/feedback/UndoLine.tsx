import { Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import css from './UndoLine.module.scss';

interface UndoLineProps {
  /** What has gone. */
  readonly text: string;
  /** What the button brings back. */
  readonly label: string;
  /** Leaves the keyboard where it is. */
  readonly isQuiet?: boolean;
  readonly onUndo: () => void;
}

/** What was removed a moment ago, said in its place, with the way back. */
export function UndoLine({ text, label, isQuiet, onUndo }: UndoLineProps) {
  const { t } = useTranslation('common');
  return (
    <div className={css.line}>
      <span role="status">{text}</span>
      <button type="button" className="btn btn-link" aria-label={label} autoFocus={!isQuiet} onClick={onUndo}>
        <Undo2 size={20} aria-hidden />
        {t('action.undo')}
      </button>
    </div>
  );
}
