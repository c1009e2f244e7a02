import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { placeOnAxis, type Axis } from '@/lib/domain/doctor/axis';
import type { Day } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';
import css from './HealthLine.module.scss';

interface Course {
  readonly key: string;
  readonly name: string;
  /** Dose and times of intake. */
  readonly dose: string;
  readonly from: Day;
  /** Null for an ongoing course. */
  readonly until: Day | null;
}

/** Shows courses of supplements as bars from their first to their last day. */
export function LineCourses({ courses, axis }: { courses: readonly Course[]; axis: Axis }) {
  const { t } = useTranslation('doctor');
  const { language } = useLanguage();
  const shown = courses.filter(({ from, until }) => (until ?? axis.to) >= axis.from && from <= axis.to);
  if (shown.length === 0) return null;
  return (
    <div className={css.row}>
      <h3>{t('line.courses')}</h3>
      <ol className={css.courses}>
        {shown.map(({ key, name, dose, from, until }) => {
          const start = Math.max(0, placeOnAxis(from, axis));
          const end = Math.min(1, placeOnAxis(until ?? axis.to, axis));
          return (
            <li key={key}>
              <i
                aria-hidden
                style={{ left: `${start * 100}%`, width: `${Math.max(0.01, end - start) * 100}%` }}
              />
              <span style={start > 0.6 ? { right: `${(1 - start) * 100}%` } : { left: `${start * 100}%` }}>
                {name} <small>{dose}</small>
              </span>
              <span className="visually-hidden">
                {until
                  ? `${formatDate(from, language)} – ${formatDate(until, language)}`
                  : t('line.since', { date: formatDate(from, language) })}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
