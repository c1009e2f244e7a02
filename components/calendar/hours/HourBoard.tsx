import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { minutesOf, timeAt } from '@/lib/domain/exercise/schedule';
import { byHour, hoursOf, positionBlocks, lengthOf, type HourBlock } from '@/lib/domain/mealplan/hours';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import { daysFrom } from '@/lib/domain/time/calendarView';
import type { Day } from '@/lib/domain/time/day';
import { formatDate, formatWeekday } from '@/lib/format/time';
import css from './HourBoard.module.scss';
import type { BoardProps } from '@/components/calendar/board';
import { DayFacts } from '@/components/calendar/DayFacts';
import { HourBlockView } from './HourBlockView';
import { HourLine } from './HourLine';
import { useBlockMove } from './useBlockMove';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';
import { cssVariables } from '@/components/ui/cssVariables';

/**
 * Pixels of a minute, of a line, of a line with its marks in the day view, of a line of a name, and of the padding;
 * then letters per line, letters taken by a picture, and lines of a name at most.
 */
const MINUTE = 0.8;
const LINE = 24;
const ROOMY_LINE = 46;
const NAME_LINE = 16.5;
const PADDING = 10;
const LETTERS = 13;
const PICTURE_LETTERS = 4;
const MOST_NAME_LINES = 3;
/** Minutes before and after an hour within which the label of the present time would overlap the hour's label. */
const NEAR = { before: 12, after: 40 } as const;

/** Shows the week, or a single day, by the hour; entries can be dragged and marked, and free hours take new ones. */
export function HourBoard({ at, items, logs, waiting, onMark, arrange }: BoardProps) {
  const { t } = useTranslation(['calendar', 'mealplan']);
  const titleOf = useItemTitle();
  const { person } = useAuth();
  const { from, to, today, time, addressOf } = at;
  const columns = useRef<HTMLOListElement>(null);
  const isOne = at.view === 'day';
  const days = (isOne ? [at.day] : daysFrom(from, to)).map((day) => {
    const own = items.filter((item) => item.day === day);
    return { day, own, ...byHour(own) };
  });
  const hours = hoursOf(days.flatMap(({ blocks }) => blocks));
  const count = hours.to - hours.from;
  const mover = useBlockMove({
    from: isOne ? at.day : from,
    to: isOne ? at.day : to,
    measure: () => {
      const { width = 0 } = columns.current?.getBoundingClientRect() ?? {};
      return { day: Math.max(1, width) / days.length, hour: 60 * MINUTE };
    },
    onMove: (block, target) => void arrange.move(block, target),
  });
  const linesOf = (item: CalendarItem) => nameLines(titleOf(item), item);
  const hasEnergy = (item: CalendarItem) => !isOne && saysEnergy(item, linesOf(item));
  const heightOf = ({ items: lines }: HourBlock, isLower: boolean) => {
    const line = isOne ? ROOMY_LINE : LINE;
    if (lines.length > 1) return (lines.length * line + PADDING + NAME_LINE) / MINUTE;
    const [first] = lines;
    // Counts the name and its details.
    const words = isOne ? 2 : linesOf(first) + (hasEnergy(first) ? 1 : 0);
    const isWarned = first.warned || person?.allergens?.some((one) => first.allergens?.includes(one));
    const below = (first.time && !isLower ? 0 : 1) + (first.order || isWarned ? 1.4 : 0);
    const written = (Math.max(line, words * NAME_LINE) + below * NAME_LINE + PADDING) / MINUTE;
    return Math.max(written, lengthOf(first));
  };
  const laid = days.map((day) => ({ ...day, laid: positionBlocks(day.blocks, hours.from, heightOf) }));
  const bottom = Math.max(
    count * 60,
    ...laid.flatMap((day) => day.laid.map(({ top, height }) => top + height)),
  );
  const hasAnytime = days.some(({ anytime }) => anytime.length > 0);
  const now = minutesOf(time) - hours.from * 60;
  const isNow = days.some(({ day }) => day === today) && now >= 0 && now < count * 60;
  // The present time replaces the label of a nearby hour.
  const isCovered = (past: number) => isNow && past > -NEAR.before && past < NEAR.after;
  const style = cssVariables({ '--columns': days.length, '--bottom': bottom });
  return (
    <section className={css.board} style={style} aria-label={t(isOne ? 'hoursOfDay' : 'hours')}>
      <p id="calendar-move" className="visually-hidden">
        {t('moveHow')}
      </p>
      <div className={css.scale} aria-hidden>
        {Array.from({ length: count }, (_, hour) => (
          <span key={hour}>{!isCovered(now - hour * 60) && timeAt((hours.from + hour) * 60)}</span>
        ))}
        {isNow && <time style={cssVariables({ '--top': now })}>{time}</time>}
      </div>
      <ol ref={columns}>
        {laid.map(({ day, own, anytime, laid: blocks }) => (
          <li key={day} data-today={day === today}>
            <header>
              <h3>
                <Link href={addressOf({ view: 'day', day })} shallow>
                  <ShortDay day={day} />
                </Link>
              </h3>
              {day === today && <Tag tone="info">{t('mealplan:day.today')}</Tag>}
              <DayFacts items={own} others={logs.filter((log) => log.day === day)} />
              <AddButton day={day} onAdd={() => arrange.setOpen({ kind: 'add', day, time: '' })} />
            </header>
            {hasAnytime && (
              <div className={css.anytime}>
                {anytime.map((item) => (
                  <HourLine
                    key={item.key}
                    item={item}
                    isAlone={false}
                    waiting={isOne ? waiting : undefined}
                    when={t('anytime')}
                    onMark={day <= today ? onMark : undefined}
                  />
                ))}
              </div>
            )}
            <div className={css.hours}>
              <Slots
                {...{ day, hours }}
                onAdd={(hour) => arrange.setOpen({ kind: 'add', day, time: hour })}
              />
              {day === today && isNow && (
                <i className={css.now} style={cssVariables({ '--top': now })} aria-hidden />
              )}
              {blocks.map((block) => (
                <HourBlockView
                  key={block.name}
                  block={block}
                  hasEnergy={hasEnergy(block.items[0])}
                  mover={arrange.canMove(block) ? mover : undefined}
                  onMenu={() => arrange.setOpen({ kind: 'move', block })}
                  waiting={isOne ? waiting : undefined}
                  onMark={day <= today ? onMark : undefined}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Estimates the lines of a name, up to the maximum; a picture leaves less room. */
const nameLines = (name: string, { picture }: Pick<CalendarItem, 'picture'>): number =>
  Math.min(MOST_NAME_LINES, Math.ceil(name.length / (LETTERS - (picture ? PICTURE_LETTERS : 0))));

/** Checks that there is room for the calories: only a meal with a one-line name shows them. */
const saysEnergy = ({ kind, calories, share }: CalendarItem, names: number): boolean =>
  kind === 'mealplans' && names === 1 && typeof calories === 'number' && share !== 0;

function ShortDay({ day }: { day: Day }) {
  const { language } = useLanguage();
  const weekday = formatWeekday(day, language);
  return (
    <>
      {weekday} <small>{formatDate(day, language, 'short')}</small>
    </>
  );
}

function AddButton({ day, onAdd }: { day: Day; onAdd: () => void }) {
  const { t } = useTranslation('calendar');
  const { language } = useLanguage();
  return (
    <Button
      tone="bare"
      icon={Plus}
      iconSize={16}
      className={css.add}
      aria-label={t('addOn', { day: formatDate(day, language, 'weekday') })}
      title={t('add')}
      onClick={onAdd}
    />
  );
}

interface SlotsProps {
  readonly day: Day;
  readonly hours: { readonly from: number; readonly to: number };
  readonly onAdd: (time: string) => void;
}

/**
 * Free hours of a day: a click adds at that hour. Keyboard users use the button beside the day's name, which asks for
 * an hour.
 */
function Slots({ day, hours, onAdd }: SlotsProps) {
  const { t } = useTranslation('calendar');
  const { language } = useLanguage();
  const name = formatDate(day, language, 'weekday');
  return Array.from({ length: hours.to - hours.from }, (_, at) => {
    const time = timeAt((hours.from + at) * 60);
    return (
      <button
        key={time}
        type="button"
        tabIndex={-1}
        className={css.slot}
        aria-label={t('addAt', { day: name, time })}
        onClick={() => onAdd(time)}
      >
        <Icon of={Plus} size={14} />
        <span aria-hidden>{time}</span>
      </button>
    );
  });
}
