import { Check, CloudUpload, Ellipsis, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { memo, useId, useState } from 'react';
import { AllergenTag } from '@/components/food/AllergenTag';
import { UndoLine } from '@/components/ui/UndoLine';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { usePersonName } from '@/context/usePersonName';
import type { Eater } from '@/lib/domain/mealplan/types';
import { warnedEaters } from '@/lib/domain/mealplan/warnings';
import { productName } from '@/lib/domain/product/record';
import { faultOf, priceOfLine } from '@/lib/domain/shoplist/buy';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { formatLine } from '@/lib/format/bought';
import { formatMoney } from '@/lib/format/number';
import css from './ItemRow.module.scss';

const ItemEditor = dynamic(() => import('./ItemEditor').then((module) => module.ItemEditor), { ssr: false });

interface ItemRowProps {
  readonly item: ShopItem;
  readonly isWaiting: boolean;
  /** It was ticked a moment ago and can be brought back in its place. */
  readonly isStaying: boolean;
  /** It was removed a moment ago and can be brought back. */
  readonly isLeaving: boolean;
  /** What the shop puts on its prices; undefined while that is not known. */
  readonly markup: number | undefined;
  /** Who eats of it, where the list came from a plan. */
  readonly eaters: readonly Eater[];
  readonly onChange: (change: ItemChange) => void;
  readonly onBack: (key: string) => void;
}

/** One line: the whole of it is the tick, and what is seldom wanted stands behind a button. */
export const ItemRow = memo(function ItemRow({
  item,
  isWaiting,
  isStaying,
  isLeaving,
  markup,
  eaters,
  onChange,
  onBack,
}: ItemRowProps) {
  const { t } = useTranslation(['shoplist', 'common']);
  const { language } = useLanguage();
  const notes = useId();
  const [isOpen, setOpen] = useState(false);
  const name = item.product ? productName(item.product, language) : item.Name;
  const price = markup === undefined ? undefined : priceOfLine(item, markup);
  if (isLeaving) {
    const back = () => {
      setOpen(false);
      onBack(item.key);
    };
    return (
      <li className={`${css.row} ${css.leaving}`}>
        <UndoLine text={t('item.removed', { name })} label={t('item.undo', { name })} onUndo={back} />
      </li>
    );
  }
  return (
    <li className={css.row} data-checked={item.checked}>
      <div className={css.line}>
        <label className={css.tick}>
          <input
            type="checkbox"
            checked={item.checked}
            aria-describedby={notes}
            onChange={({ target }) => onChange({ op: 'set', key: item.key, checked: target.checked })}
          />
          <span className={css.box} aria-hidden>
            <Check size={22} />
          </span>
          <span className={css.what}>
            <strong>{name}</strong>
            <span>{formatLine(item, language)}</span>
          </span>
          {price !== undefined && <span className={css.cost}>{formatMoney(price, language)}</span>}
        </label>
        {item.checked && isStaying ? (
          <button
            type="button"
            className={css.more}
            aria-label={t('item.undo', { name })}
            onClick={() => onChange({ op: 'set', key: item.key, checked: false })}
          >
            <Undo2 size={20} aria-hidden />
          </button>
        ) : (
          <button
            type="button"
            className={css.more}
            aria-expanded={isOpen}
            aria-label={t('item.more', { name })}
            onClick={() => setOpen((now) => !now)}
          >
            <Ellipsis size={20} aria-hidden />
          </button>
        )}
      </div>
      <Notes id={notes} item={item} isWaiting={isWaiting} eaters={eaters} />
      {isOpen && <ItemEditor item={item} name={name} onChange={onChange} onClose={() => setOpen(false)} />}
    </li>
  );
});

type NotesProps = Pick<ItemRowProps, 'item' | 'isWaiting' | 'eaters'> & { readonly id: string };

function Notes({ id, item, isWaiting, eaters }: NotesProps) {
  const { t } = useTranslation('shoplist');
  const nameOf = usePersonName();
  const { person } = useAuth();
  const { checked, checkedBy, from, fault, product } = item;
  const unsold = product?.sold ? faultOf(item) : undefined;
  const allergens = product?.allergens ?? [];
  const dishes = from.map(({ Name, times }) =>
    times > 1 ? t('item.times', { name: Name, count: times }) : Name,
  );
  return (
    <div id={id} className={css.notes}>
      <AllergenTag
        {...{ allergens, others: warnedEaters({}, eaters, { allergens, reader: person?.id }) }}
        isUnknown={product?.allergens === null}
      />
      {isWaiting && (
        <span className={css.waiting}>
          <CloudUpload size={16} aria-hidden /> {t('item.waiting')}
        </span>
      )}
      {checked && checkedBy && <span>{t('item.by', { name: nameOf(checkedBy.Name) })}</span>}
      {dishes.length > 0 && <span>{t('item.for', { dishes: dishes.join(', ') })}</span>}
      {unsold ? <span>{t(`unsold.${unsold}`)}</span> : fault && <span>{t(`fault.${fault}`)}</span>}
    </div>
  );
}
