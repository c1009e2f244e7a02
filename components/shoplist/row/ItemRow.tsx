import { Check, CloudUpload, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { AllergenTag } from '@/components/food/AllergenTag';
import { LazyTakeBack } from '@/components/shoplist/bought/TakeBack.lazy';
import { UndoLine } from '@/components/ui/feedback/UndoLine';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import type { Eater } from '@/lib/domain/mealplan/types';
import { warnedEaters } from '@/lib/domain/mealplan/warnings';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import { isDelivered, isOrdered } from '@/lib/domain/shoplist/delivery';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import type { Swap } from '@/lib/domain/substitutes/swap';
import { formatAmount } from '@/lib/format/amount';
import { formatRow } from '@/lib/format/bought';
import { lineName } from '@/lib/format/lineName';
import { useHandedFocus } from '@/lib/hooks/useHandedFocus';
import css from './ItemRow.module.scss';
import { LazyOrderedRow } from './OrderedRow.lazy';
import { RowDetails } from './RowDetails';
import { ShortReason } from './ShortReason';

interface ItemRowProps {
  readonly item: ShopItem;
  readonly isWaiting: boolean;
  /** True if the line is shown in the basket, not just ticked in place. */
  readonly isSunk: boolean;
  /** True if the line was just removed and can be restored. */
  readonly isLeaving: boolean;
  /** True if the line was added to At home in this browser. */
  readonly isPut: boolean;
  /** Name of the line that replaces it, unless it was only removed. */
  readonly instead?: string;
  /** People who eat from the plan that the list was made from. */
  readonly eaters: readonly Eater[];
  readonly onChange: (change: ItemChange | Swap) => void;
  readonly onBack: (key: string) => void;
  /** Opens the details of a purchase. */
  readonly onBought: (item: ShopItem) => void;
}

/** Time in ms for which the undo button replaces the amount. */
const UNDO_MS = 3000;

/** One line of the list: a tap ticks it, a tap on its amount opens the details. */
export const ItemRow = memo(function ItemRow({
  item,
  isWaiting,
  isSunk,
  isLeaving,
  isPut,
  instead,
  eaters,
  onChange,
  onBack,
  onBought,
}: ItemRowProps) {
  const { t } = useTranslation(['shoplist', 'common']);
  const { language } = useLanguage();
  const id = useId();
  const row = useHandedFocus();
  const tick = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const [isFresh, setFresh] = useState(false);
  const settle = useEffectEvent(() => {
    // stays while the undo button has the focus
    if (document.activeElement !== back.current) setFresh(false);
  });
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => settle(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isFresh]);
  const name = lineName(item, language);
  if (isLeaving)
    return (
      <li ref={row} className={`${css.row} ${css.leaving}`}>
        <UndoLine
          text={instead ? t('item.swapped', { name, instead }) : t('item.removed', { name })}
          label={t('item.undo', { name })}
          onUndo={() => onBack(item.key)}
        />
      </li>
    );
  const mark = (checked: boolean) => {
    setFresh(checked);
    onChange({ op: 'set', key: item.key, checked });
  };
  const marks = <Marks id={`${id}-notes`} item={item} eaters={eaters} />;
  const waiting = isWaiting && (
    <span id={`${id}-waiting`} className={css.waiting}>
      <Icon of={CloudUpload} />
      <span className="visually-hidden">{t('item.waiting')}</span>
    </span>
  );
  if (isOrdered(item) || isDelivered(item))
    return (
      <LazyOrderedRow {...{ item, name, onChange }}>
        {waiting}
        {marks}
      </LazyOrderedRow>
    );
  const bringBack = () => {
    mark(false);
    tick.current?.focus();
  };
  const undo = (
    <Button
      tone="bare"
      icon={Undo2}
      ref={back}
      className={css.undo}
      aria-label={t('item.undo', { name })}
      onClick={bringBack}
      onBlur={() => setFresh(false)}
    >
      {t('common:action.undo')}
    </Button>
  );
  const offer = item.checked ? isFresh && undo : isPut && <LazyTakeBack item={item} name={name} />;
  return (
    <li
      ref={row}
      className={css.row}
      data-line={item.key}
      data-checked={item.checked}
      data-fresh={item.checked && isFresh}
    >
      <RowDetails
        item={item}
        name={name}
        amount={formatRow(item, language)}
        amountId={`${id}-amount`}
        onChange={onChange}
        onBought={onBought}
        instead={offer || undefined}
      >
        <label className={css.tick}>
          <input
            ref={tick}
            type="checkbox"
            checked={item.checked}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-amount ${id}-why ${id}-notes ${id}-waiting`}
            onChange={({ target }) => mark(target.checked)}
          />
          <span className={css.box} aria-hidden>
            <Check size={20} />
          </span>
          <span className={css.what}>
            <span className={css.called}>
              <span id={`${id}-name`} className={css.name}>
                {name}
              </span>
              {waiting}
            </span>
            <ShortReason id={`${id}-why`} item={isSunk ? item : { ...item, checked: false }} />
            {marks}
          </span>
        </label>
      </RowDetails>
    </li>
  );
});

type MarksProps = Pick<ItemRowProps, 'item' | 'eaters'> & { readonly id: string };

/** Marks visible without opening the line: warnings for allergic eaters, and the amount at home. */
function Marks({ id, item, eaters }: MarksProps) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const { person } = useAuth();
  const { there, unit, product } = item;
  return (
    <span id={id} className={css.marks}>
      <AllergenTag food={product} others={warnedEaters({}, eaters, { food: product, reader: person?.id })} />
      {there !== null && unit && (
        <small>
          {t('item.partly', {
            there: formatAmount(there, unit, language, { pieceName: product?.pieceName, short: true }),
          })}
        </small>
      )}
    </span>
  );
}
