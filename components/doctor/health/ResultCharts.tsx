import { present } from '@/lib/domain/present';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState } from 'react';
import { Chart } from '@/components/ui/chart/Chart';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { daysOf, seriesOf, type Series } from '@/lib/domain/doctor/series';
import type { Examination } from '@/lib/domain/doctor/types';
import { formatNumber } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import css from './ResultsTable.module.scss';
import { useRangeText } from './ResultsTable';

const AT_FIRST = 2;

/** Charts of the parameters over time, one below the other on a common time axis, each with its range. */
export function ResultCharts({ examinations }: { examinations: readonly Examination[] }) {
  const { t } = useTranslation('doctor');
  const all = useMemo(() => seriesOf(examinations).filter(({ points }) => points.length > 1), [examinations]);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const keys = chosen ?? all.slice(0, AT_FIRST).map(({ key }) => key);
  const shown = all.filter(({ key }) => keys.includes(key));
  const axis = daysOf(shown).join();
  const toggle = (key: string) =>
    setChosen(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]);
  return (
    <section aria-labelledby="charts" className={css.charts}>
      <h2 id="charts">{t('chart.title')}</h2>
      {all.length === 0 ? (
        <p className="text-body-secondary">{t('chart.few')}</p>
      ) : (
        <>
          <div role="group" aria-label={t('chart.choose')} className="chips">
            {all.map(({ key, parameter }) => (
              <Button key={key} aria-pressed={keys.includes(key)} onClick={() => toggle(key)}>
                {parameter}
              </Button>
            ))}
          </div>
          {shown.map((series) => (
            <SeriesChart key={series.key} series={series} axis={axis} />
          ))}
        </>
      )}
    </section>
  );
}

interface SeriesChartProps {
  readonly series: Series;
  /** Days shared by all charts, joined by commas: a string stays equal while its content does. */
  readonly axis: string;
}

function SeriesChart({ series, axis }: SeriesChartProps) {
  const { t } = useTranslation('doctor');
  const { language } = useLanguage();
  const range = useRangeText();
  const days = useMemo(() => axis.split(','), [axis]);
  const { parameter, unit, points } = series;
  const { low, high } = present(points.at(-1), 'a measured value').result;
  const title = unit ? `${parameter}, ${unit}` : parameter;
  const text = range({ low, high });
  const label = text && t('chart.band', { range: text });
  // Memoized, because the chart is redrawn whenever one of these changes.
  const band = useMemo(() => (label ? { label, low, high } : undefined), [label, low, high]);
  const lines = useMemo(() => {
    const values = new Map(points.map(({ day, result }) => [day, result.value]));
    return [{ label: title, values: days.map((day) => values.get(day) ?? null) }];
  }, [days, points, title]);
  const formatDay = useCallback((day: string) => formatDate(day, language, 'short'), [language]);
  const formatValue = useCallback(
    (value: number) => formatNumber(value, language, { digits: 3 }),
    [language],
  );
  return (
    <Chart
      title={title}
      kind="line"
      days={days}
      series={lines}
      band={band}
      dayLabel={t('chart.day')}
      formatDay={formatDay}
      formatValue={formatValue}
    />
  );
}
