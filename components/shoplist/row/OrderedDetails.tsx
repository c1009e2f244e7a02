import { ListPlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { isOrdered } from '@/lib/domain/shoplist/delivery';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import css from './ItemEditor.module.scss';
import { ItemFacts } from './ItemFacts';

interface OrderedDetailsProps {
  readonly item: ShopItem;
  readonly name: string;
  readonly onChange: (change: ItemChange) => void;
}

/** Shows the facts and actions of a line that an order brings or has brought; it never changes the order. */
export function OrderedDetails({ item, name, onChange }: OrderedDetailsProps) {
  const { t } = useTranslation(['listLine', 'common']);
  const { key } = item;
  return (
    <div className={css.editor} role="group" aria-label={name}>
      <ItemFacts item={item} />
      <div className={css.editorActions}>
        {!isOrdered(item) && (
          <Button
            tone="outline-primary"
            icon={ListPlus}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              onChange({ op: 'set', key, checked: false });
            }}
          >
            {t('again')}
          </Button>
        )}
        <Button tone="outline-danger" icon={Trash2} onClick={() => onChange({ op: 'remove', key })}>
          {t('common:action.remove')}
        </Button>
      </div>
    </div>
  );
}

/** Moves the focus before a row leaves: to a neighbouring row, else to the undo button. */
function focusBeside(button: Element): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = beside?.querySelector('button') ?? button.closest('article')?.querySelector('a');
  place?.focus();
}
