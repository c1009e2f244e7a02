import { SkipForward } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { AllergenTag } from '@/components/food/AllergenTag';
import { StateTag } from '@/components/order/StateTag';
import { Picture } from '@/components/ui/Picture';
import { useLanguage } from '@/context/LanguageContext';
import { canMark, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { formatNumber } from '@/lib/format/number';
import css from './HourLine.module.scss';
import type { BoardProps } from '@/components/calendar/board';
import { ItemMark } from '@/components/calendar/item/ItemMark';
import { placeOf } from '@/components/calendar/item/placeOf';
import { TickButton } from '@/components/calendar/item/TickButton';
import { useItemFacts } from '@/components/calendar/item/useItemFacts';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';

interface HourLineProps {
  readonly item: CalendarItem;
  /** Shows the picture of a dish that is the whole meal. */
  readonly isAlone: boolean;
  /** Shows the calories. */
  readonly hasEnergy?: boolean;
  /** Time shown before the name. */
  readonly when?: string;
  /**
   * Marks that wait to be sent; given only in the day view, which has room for more details and for marking an entry
   * as skipped.
   */
  readonly waiting?: BoardProps['waiting'];
  readonly onMark?: BoardProps['onMark'];
}

/** Shows one entry of an hour: picture, name and tick; a tap on the name opens it. */
export function HourLine({ item, isAlone, hasEnergy, when, waiting, onMark }: HourLineProps) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const titleOf = useItemTitle();
  const factsOf = useItemFacts();
  const { picture, state } = item;
  return (
    <div className={css.line} data-alone={isAlone}>
      {isAlone && picture && (
        <Picture
          image={{ ...picture, width: picture.width ?? undefined, height: picture.height ?? undefined }}
          alt=""
          ratio="1x1"
          sizes="32px"
          className={css.picture}
        />
      )}
      <div className={css.words}>
        {when && <small>{when}</small>}
        <Link href={placeOf(item)} title={titleOf(item)} draggable={false}>
          {titleOf(item)}
        </Link>
        {hasEnergy && (
          <small>
            {t('totals.kcal', { value: formatNumber(item.calories ?? 0, language, { digits: 0 }) })}
          </small>
        )}
        {waiting && <small>{factsOf(item, true)}</small>}
        {item.order && <StateTag state={item.order} />}
        <AllergenTag isShort food={{ ...item, allergens: item.allergens ?? [] }} others={item.warned ?? []} />
      </div>
      {state === 'skipped' && !(waiting && onMark) && (
        <SkipForward size={16} role="img" aria-label={t('log.skipped')} className={css.skipped} />
      )}
      {onMark && waiting && <ItemMark look="row" item={item} waiting={waiting} onMark={onMark} />}
      {onMark && !waiting && canMark(item) && <TickButton item={item} onMark={onMark} />}
    </div>
  );
}
