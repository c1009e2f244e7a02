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

/** What is known of a line that an order brings or has brought, and what can be done: the order itself stays as it is. */
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

/** Takes the focus along before a row leaves: to the one beside it, else to the way back. */
function focusBeside(button: Element): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = beside?.querySelector('button') ?? button.closest('article')?.querySelector('a');
  place?.focus();
}
