import { present } from '@/lib/domain/present';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Button } from '@/components/ui/inputs/Button';
import { SortableList } from '@/components/ui/lists/SortableList';
import { useShopListCalls } from '@/context/shoplist/shoplists';
import { moved } from '@/lib/domain/moved';
import type { Category } from '@/lib/domain/product/types';
import { aisleOrder } from '@/lib/domain/shoplist/arrange';
import type { ListDialogProps } from './RenameDialog';

/** Sorts the aisles as in the person's own shop: by dragging, keyboard or buttons; each move is saved at once. */
export function AislesDialog({ list, onChanged, onClose }: ListDialogProps) {
  const { t } = useTranslation(['shoplist', 'aisle']);
  const calls = useShopListCalls();
  const [order, setOrder] = useState(() => aisleOrder(list.aisles));
  const nameOf = useCallback((index: number) => t(`aisle:name.${present(order[index])}`), [order, t]);
  const keep = async (next: readonly Category[]) => {
    setOrder(aisleOrder(next));
    try {
      await calls.setAisles(list.id, next);
      onChanged();
    } catch {
      setOrder(order); // an alert shows the error
    }
  };
  const reset = (
    <Button tone="outline-primary" icon={RotateCcw} onClick={() => keep([])}>
      {t('aisles.reset')}
    </Button>
  );
  return (
    <DialogFrame title={t('action.aisles')} onClose={onClose} footer={reset}>
      <p>{t('aisles.help')}</p>
      <SortableList isFlat ids={order} nameOf={nameOf} onMove={(from, to) => keep(moved(order, from, to))}>
        {nameOf}
      </SortableList>
    </DialogFrame>
  );
}
