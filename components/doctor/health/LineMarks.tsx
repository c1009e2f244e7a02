import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { isOnAxis, placeOnAxis, type Axis } from '@/lib/domain/doctor/axis';
import type { Day } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';
import css from './HealthLine.module.scss';

interface Mark {
  readonly key: string;
  readonly day: Day;
  readonly text: string;
  /** Number of attached files. */
  readonly files: number;
}
interface LineMarksProps {
  readonly title: string;
  readonly marks: readonly Mark[];
  readonly axis: Axis;
  readonly today: Day;
  readonly look: 'dot' | 'sheet';
}

/** Shows single-day events on the timeline; hollow marks lie in the future. */
export function LineMarks({ title, marks, axis, today, look }: LineMarksProps) {
  const { t } = useTranslation('doctor');
  const { language } = useLanguage();
  const shown = marks
    .filter(({ day }) => isOnAxis(day, axis))
    .sort((one, other) => one.day.localeCompare(other.day));
  const next = shown.find(({ day }) => day > today);
  const files = marks.reduce((sum, mark) => sum + mark.files, 0);
  return (
    <div className={css.row}>
      <h3>
        {title}
        <small>
          {[
            shown.length,
            files > 0 && t('line.files', { count: files }),
            next && t('line.next', { date: formatDate(next.day, language, 'short'), name: next.text }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </h3>
      <ol className={css.place} data-look={look}>
        {shown.map(({ key, day, text, files: papers }) => (
          <li
            key={key}
            title={`${text}, ${formatDate(day, language)}`}
            data-coming={day > today}
            data-files={papers > 0}
            style={{ left: `${placeOnAxis(day, axis) * 100}%` }}
          >
            <span className="visually-hidden">{`${formatDate(day, language)}: ${text}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
