import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Button } from '@/components/ui/inputs/Button';

interface RemovableDialogProps {
  readonly title: string;
  /** Question before removal; undefined removes at once. */
  readonly question?: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog for one part of the plan with a button to remove it; "Undo" in the planner restores it. */
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
        <Button tone="outline-danger" icon={Trash2} onClick={remove}>
          {confirmLabel}
        </Button>
      }
    >
      {children}
    </DialogFrame>
  );
}
