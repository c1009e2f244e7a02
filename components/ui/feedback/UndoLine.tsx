import { Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';

interface UndoLineProps {
  /** Text about the removed thing. */
  readonly text: string;
  /** Accessible name of the undo button. */
  readonly label: string;
  /** Leaves the focus where it is. */
  readonly isQuiet?: boolean;
  readonly onUndo: () => void;
}

/** Replaces something just removed, with a button that restores it. */
export function UndoLine({ text, label, isQuiet, onUndo }: UndoLineProps) {
  const { t } = useTranslation('common');
  return (
    <div className="d-flex flex-wrap align-items-center justify-content-between text-muted">
      <span role="status">{text}</span>
      <Button tone="link" icon={Undo2} iconSize={20} aria-label={label} autoFocus={!isQuiet} onClick={onUndo}>
        {t('action.undo')}
      </Button>
    </div>
  );
}
