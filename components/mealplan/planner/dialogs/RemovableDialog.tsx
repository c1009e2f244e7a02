import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';

interface RemovableDialogProps {
  readonly title: string;
  /** What is asked before it goes; without it it goes at once. */
  readonly question?: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog about one thing of the plan, which can be removed from here; “Undo” in the planner brings it back. */
export function RemovableDialog({ title, question, onRemove, onClose, children }: RemovableDialogProps) {
  const { t } = useTranslation(['mealplan', 'planner', 'common']);
  const confirm = useConfirm();
  const confirmLabel = t('common:action.remove');
  const remove = async () => {
    const body = t('planner:planner.undoable');
    if (!question || (await confirm({ title: question, body, confirmLabel }))) onRemove();
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
