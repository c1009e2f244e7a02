import { present } from '@/lib/domain/present';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { PressButtons } from '@/components/ui/inputs/PressButtons';
import { useAuth } from '@/context/AuthContext';
import { useMyToday } from '@/context/calendar/calendar';
import { useLanguage } from '@/context/LanguageContext';
import { axisOf, AXIS_RANGES, monthsOn, placeOnAxis, type AxisRange } from '@/lib/domain/doctor/axis';
import { seriesOf } from '@/lib/domain/doctor/series';
import type { Examination, Visit } from '@/lib/domain/doctor/types';
import { intakeName } from '@/lib/domain/supplement/record';
import { formatDose } from '@/lib/format/dose';
import { momentIn } from '@/lib/format/moment';
import { formatNumber } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import css from './HealthLine.module.scss';
import { LineCourses } from './LineCourses';
import { LineMarks } from './LineMarks';
import { LineValues } from './LineValues';
import { useRangeText } from './ResultsTable';
import type { Health } from './useHealth';

const PARAMETERS = 4;

interface HealthLineProps extends Pick<Health, 'intakes' | 'weights'> {
  readonly visits: readonly Visit[];
  readonly examinations: readonly Examination[];
}

/** Shows visits, results, courses, values and weight below each other on a common timeline. */
export function HealthLine({ visits, examinations, intakes, weights }: HealthLineProps) {
  const { t } = useTranslation('doctor');
  const { language } = useLanguage();
  const { person } = useAuth();
  const { day: today } = useMyToday();
  const rangeText = useRangeText();
  const [range, setRange] = useState<AxisRange>('year');
  const zone = person?.timeZone ?? undefined;
  const seen = visits.map((visit) => ({
    key: `visit-${visit.id}`,
    day: momentIn(zone, new Date(visit.startsAt)).day,
    text: visit.doctor,
    files: visit.files.length,
  }));
  const tests = examinations.map(({ id, day, Name, files }) => ({
    key: `examination-${id}`,
    day,
    text: Name,
    files: files.length,
  }));
  const weighed = weights.status === 'ready' ? weights.data : [];
  const axis = axisOf(
    range,
    [...seen, ...tests, ...weighed].map(({ day }) => day),
    today,
  );
  const courses = (intakes.status === 'ready' ? intakes.data : []).map((intake) => ({
    key: String(intake.id),
    name: intakeName(intake),
    dose: [formatDose(intake.dosage, intake.supplement?.unit, language), ...intake.times].join(' · '),
    from: intake.from ?? axis.from,
    until: intake.until ?? null,
  }));
  const series = seriesOf(examinations).filter(({ points }) => points.length > 1);
  const months = monthsOn(axis, 12);
  const numberOf = (value: number) => formatNumber(value, language, { digits: 1 });
  return (
    <section className={css.card} aria-labelledby="health-line">
      <div className={css.head}>
        <h2 id="health-line">{t('line.title')}</h2>
        <div role="group" aria-label={t('line.range')} className="chips">
          <PressButtons
            names={AXIS_RANGES}
            pressed={range}
            onPress={setRange}
            textOf={(name) => t(`line.${name}`)}
          />
        </div>
      </div>
      <div className={css.line}>
        <div className={css.months} aria-hidden>
          {months.map((day) => (
            <span key={day} style={{ left: `${placeOnAxis(day, axis) * 100}%` }}>
              {formatDate(day, language, 'short')
                .replace(/^\d+\s/, '')
                .replace(/\s\d{4}$/, '')}
            </span>
          ))}
        </div>
        <div className={css.grid} aria-hidden>
          {months.map((day) => (
            <i key={day} style={{ left: `${placeOnAxis(day, axis) * 100}%` }} />
          ))}
          <b style={{ left: `${placeOnAxis(today, axis) * 100}%` }}>
            <small>{t('line.today')}</small>
          </b>
        </div>
        {seen.length > 0 && (
          <LineMarks title={t('line.visits')} marks={seen} axis={axis} today={today} look="dot" />
        )}
        {tests.length > 0 && (
          <LineMarks title={t('line.tests')} marks={tests} axis={axis} today={today} look="sheet" />
        )}
        {courses.length > 0 && <LineCourses courses={courses} axis={axis} />}
        {series.slice(0, PARAMETERS).map(({ key, parameter, unit, points }) => {
          const { low, high } = present(points.at(-1), 'a measured value').result;
          return (
            <LineValues
              key={key}
              title={parameter}
              facts={[unit, rangeText({ low, high })].filter(Boolean).join(', ')}
              points={points.map(({ day, result }) => ({
                day,
                value: result.value,
                low: result.low,
                high: result.high,
              }))}
              band={{ low, high }}
              axis={axis}
              format={(value) => formatNumber(value, language, { digits: 3 })}
            />
          );
        })}
        {weighed.length > 1 && (
          <LineValues
            title={t('line.weight')}
            facts={t('line.kilograms')}
            points={[...weighed]
              .sort((one, other) => one.day.localeCompare(other.day))
              .map(({ day, kilograms }) => ({ day, value: kilograms }))}
            axis={axis}
            format={numberOf}
            isSmooth
          />
        )}
      </div>
      {series.length > 0 && (
        <p className={css.legend}>
          <span data-look="band" /> {t('line.within')}
          <span data-look="out" /> {t('line.outside')}
        </p>
      )}
    </section>
  );
}
