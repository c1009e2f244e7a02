import { Check, SkipForward } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { markKey } from '@/components/day/agenda/MarkButtons';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { useLanguage } from '@/context/LanguageContext';
import {
  byKind,
  byTime,
  canMark,
  eaten,
  endOf,
  faceOf,
  logKindOf,
  timeOf,
  type CalendarItem,
} from '@/lib/domain/mealplan/timeline';
import type { CalendarKind, LogState } from '@/lib/domain/mealplan/types';
import type { Day } from '@/lib/domain/time/day';
import { formatNumber } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import calendarScreenCss from '@/components/calendar/CalendarScreen.module.scss';
import css from './MonthDay.module.scss';
import { KindDots } from './KindDots';
import type { CalendarAt } from '@/components/calendar/useCalendarAt';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';

const MOST_LINES = 2;

interface MonthDayProps {
  readonly day: Day;
  readonly items: readonly CalendarItem[];
  readonly href: ReturnType<CalendarAt['addressOf']>;
  /** Shows the month beside the day's number. */
  readonly isNamed?: boolean;
}

/**
 * Shows a day of the month: its calories and outcome, its first dish and number of other meals, its exercises and
 * appointments with their times, and its supplements.
 */
export function MonthDay({ day, items, href, isNamed = false }: MonthDayProps) {
  const { t } = useTranslation(['day', 'mealplan']);
  const { language } = useLanguage();
  const titleOf = useItemTitle();
  const counts = byKind(items);
  const { mealplans } = counts;
  const others = byTime(items.filter(({ kind }) => kind === 'exercises' || kind === 'appointments'));
  const marked = items.filter((item) => canMark(item) && item.state).length;
  const pills = items.filter(({ kind }) => kind === 'supplements');
  const face = faceOf(items);
  const end = endOf(items);
  const { planned } = eaten(items);
  return (
    <Link href={href} shallow className={calendarScreenCss.cell}>
      <span className={css.number} aria-hidden>
        {isNamed ? formatDate(day, language, 'short') : Number(day.slice(8))}
      </span>
      <span className="visually-hidden">{formatDate(day, language, 'weekday')}</span>
      <KindDots counts={counts} />
      <span className={css.figures}>
        {planned > 0 && t('week.kcal', { value: formatNumber(planned, language, { digits: 0 }) })}
        {end === 'done' && <Check size={16} role="img" aria-label={t('week.done')} />}
        {end === 'skipped' && <SkipForward size={16} role="img" aria-label={t('week.skipped')} />}
      </span>
      <span className={css.lines}>
        {face && (
          <span className={css.face}>
            {face.picture && (
              <Picture
                image={{ url: face.picture.url }}
                alt=""
                ratio="1x1"
                sizes="32px"
                className={css.picture}
              />
            )}
            <span>
              <strong>{titleOf(face)}</strong>
              {mealplans > 1 && <span> {t('calendar.meals', { count: mealplans - 1 })}</span>}
            </span>
          </span>
        )}
        {others.slice(0, MOST_LINES).map((item) => (
          <Line
            key={`${item.source.type}-${item.source.id}-${item.key}`}
            kind={item.kind}
            state={item.state ?? null}
          >
            {[timeOf(item), titleOf(item)].filter(Boolean).join(' ')}
          </Line>
        ))}
        {others.length > MOST_LINES && (
          <span>{t('calendar.more', { count: others.length - MOST_LINES })}</span>
        )}
        {pills.length > 0 && (
          <Line kind="supplements" state={endOf(pills) ?? null}>
            {[...new Set(byTime(pills).map(titleOf))].join(', ')}
          </Line>
        )}
        {marked > 0 && !end && (
          <span data-kind="marked">
            <Icon of={Check} size={14} />
            {t('mealplan:today.marked', { count: marked, total: items.filter(canMark).length })}
          </span>
        )}
      </span>
    </Link>
  );
}

interface LineProps {
  readonly kind: CalendarKind;
  readonly state: LogState | null;
  readonly children: ReactNode;
}

/** Shows one entry of a day: filled means to come, hollow means done; screen readers hear its state. */
function Line({ kind, state, children }: LineProps) {
  const { t } = useTranslation('mealplan');
  return (
    <span data-kind={kind} data-state={state ?? undefined}>
      <i aria-hidden />
      {children}
      {state && <span className="visually-hidden">, {t(markKey(logKindOf(kind), state))}</span>}
    </span>
  );
}
