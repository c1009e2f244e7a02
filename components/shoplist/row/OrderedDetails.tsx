import { ListPlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
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
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              onChange({ op: 'set', key, checked: false });
            }}
          >
            <ListPlus size={18} aria-hidden />
            {t('again')}
          </button>
        )}
        <button
          type="button"
          className="btn btn-outline-danger"
          onClick={() => onChange({ op: 'remove', key })}
        >
          <Trash2 size={18} aria-hidden />
          {t('common:action.remove')}
        </button>
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
