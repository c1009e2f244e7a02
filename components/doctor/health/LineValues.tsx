import { useLanguage } from '@/context/LanguageContext';
import { isOnAxis, placeOnAxis, type Axis } from '@/lib/domain/doctor/axis';
import { standingOf } from '@/lib/domain/doctor/results';
import type { Day } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';
import css from './HealthLine.module.scss';

interface Point {
  readonly day: Day;
  readonly value: number;
  readonly low?: number | null;
  readonly high?: number | null;
}
interface LineValuesProps {
  readonly title: string;
  readonly facts: string;
  /** Sorted by day. */
  readonly points: readonly Point[];
  readonly band?: { readonly low?: number | null; readonly high?: number | null };
  readonly axis: Axis;
  readonly format: (value: number) => string;
  /** Set for many points: only the first and the last are labelled. */
  readonly isSmooth?: boolean;
}

/** Small chart of one value over time: its line, its range behind it, and a number at each point. */
export function LineValues({ title, facts, points, band, axis, format, isSmooth }: LineValuesProps) {
  const { language } = useLanguage();
  const shown = points.filter(({ day }) => isOnAxis(day, axis));
  if (shown.length === 0) return null;
  const bounds = [band?.low, band?.high].filter((bound): bound is number => typeof bound === 'number');
  const values = [...shown.map(({ value }) => value), ...bounds];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least || Math.abs(most) || 1) * 0.3;
  const up = (value: number) => ((value - least + room) / (most - least + 2 * room)) * 100;
  const x = (day: Day) => placeOnAxis(day, axis) * 100;
  const top = band && typeof band.high === 'number' ? up(band.high) : 100;
  const bottom = band && typeof band.low === 'number' ? up(band.low) : 0;
  return (
    <div className={css.row} data-values>
      <h3>
        {title}
        <small>{facts}</small>
      </h3>
      <div className={css.values}>
        {bounds.length > 0 && (
          <i className={css.band} aria-hidden style={{ bottom: `${bottom}%`, height: `${top - bottom}%` }} />
        )}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <polyline points={shown.map(({ day, value }) => `${x(day)},${100 - up(value)}`).join(' ')} />
        </svg>
        <ol>
          {shown.map((point, index) => (
            <li
              key={point.day}
              data-out={['below', 'above'].includes(standingOf(point))}
              data-quiet={isSmooth && index > 0 && index < shown.length - 1}
              data-last={index === shown.length - 1}
              style={{ left: `${x(point.day)}%`, bottom: `${up(point.value)}%` }}
            >
              <span className="visually-hidden">{formatDate(point.day, language)}: </span>
              <b>{format(point.value)}</b>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
