import { GripVertical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import type { PositionedBlock } from '@/lib/domain/mealplan/hours';
import { timeOf } from '@/lib/domain/mealplan/timeline';
import { formatDate } from '@/lib/format/time';
import css from './HourBlockView.module.scss';
import type { BoardProps } from '@/components/calendar/board';
import { HourLine } from './HourLine';
import { placeAfter, type useBlockMove } from './useBlockMove';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';
import { cssVariables } from '@/components/ui/cssVariables';

interface HourBlockViewProps {
  readonly block: PositionedBlock;
  /** Shows the calories. */
  readonly hasEnergy: boolean;
  /** Undefined if the block cannot move. */
  readonly mover?: ReturnType<typeof useBlockMove>;
  readonly waiting?: BoardProps['waiting'];
  readonly onMenu: () => void;
  readonly onMark?: BoardProps['onMark'];
}

/** Shows a meal or another entry at its hour; the mouse drags it, the arrow keys or the menu on its button move it. */
export function HourBlockView(props: HourBlockViewProps) {
  const { block, hasEnergy, mover, waiting, onMenu, onMark } = props;
  const { t } = useTranslation(['calendar', 'common']);
  const { language } = useLanguage();
  const titleOf = useItemTitle();
  const { items, top, height, isLower, name } = block;
  const [first] = items;
  const moving = mover?.moving?.name === name ? mover.moving : null;
  const place = moving && placeAfter(block, moving);
  // The scale shows the hour, so only blocks below their own hour, or with just a usual one, name it.
  const usual = !first.time && first.type;
  const when = usual ? t(`common:type.${usual}`) : isLower ? timeOf(first) : undefined;
  const style = cssVariables({
    '--top': top,
    '--height': height,
    ...(moving && { '--days': moving.days, '--minutes': moving.minutes }),
  });
  const isDone = items.every(({ state }) => state === 'done');
  return (
    <div
      className={css.block}
      style={style}
      data-kind={first.kind}
      data-done={isDone}
      data-moving={Boolean(moving)}
      data-movable={Boolean(mover)}
      {...mover?.drag(block)}
    >
      {items.map((item, at) => (
        <HourLine
          key={item.key}
          item={item}
          isAlone={items.length === 1}
          hasEnergy={hasEnergy && items.length === 1}
          when={at === 0 ? when : undefined}
          waiting={waiting}
          onMark={onMark}
        />
      ))}
      {mover && (
        <Button
          tone="bare"
          icon={GripVertical}
          iconSize={14}
          className={css.grip}
          aria-label={t('move', { name: titleOf(first) })}
          title={t('moveHow')}
          aria-describedby="calendar-move"
          onClick={onMenu}
          {...mover.keys(block)}
        />
      )}
      {place && (
        <output className={css.place}>
          {t('place', { day: formatDate(place.day, language, 'short'), time: place.time })}
        </output>
      )}
    </div>
  );
}
