import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useConfirm } from '@/components/ui/ConfirmProvider';
import { DialogFrame } from '@/components/ui/DialogFrame';

interface RemovableDialogProps {
  readonly title: string;
  /** What is asked before it goes, where that is more than whether this should. */
  readonly question?: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog about one thing of the plan, which can be removed from here; that can be undone in the planner. */
export function RemovableDialog({ title, question, onRemove, onClose, children }: RemovableDialogProps) {
  const { t } = useTranslation(['mealplan', 'planner', 'common']);
  const confirm = useConfirm();
  const confirmLabel = t('common:action.remove');
  const remove = async () => {
    if (
      await confirm({
        title: question ?? t('entry.removeTitle', { name: title }),
        body: t('planner:planner.undoable'),
        confirmLabel,
      })
    )
      onRemove();
  };
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-outline-danger" onClick={remove}>
          <Trash2 size={18} aria-hidden />
          {confirmLabel}
        </button>
      }
    >
      {children}
    </DialogFrame>
  );
}
