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
  /** A dish that is the whole meal stands with its picture. */
  readonly isAlone: boolean;
  /** Whether it says what it comes to. */
  readonly hasEnergy?: boolean;
  /** When it is, before its name. */
  readonly when?: string;
  /** Marks under way; given where there is the room of a day, in which a line says more and is marked as skipped too. */
  readonly waiting?: BoardProps['waiting'];
  readonly onMark?: BoardProps['onMark'];
}

/** One thing of an hour: its picture, its name, its tick; it opens what it is. */
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
