import dynamic from 'next/dynamic';

// the drawing library comes with the first chart, never with the first paint
const ChartPlot = dynamic(() => import('./ChartPlot').then((module) => module.ChartPlot), {
  ssr: false,
  loading: () => <div className="chart-plot" aria-hidden />,
});

export interface ChartSeries {
  readonly label: string;
  /** One value a day of the chart; null where there is none. */
  readonly values: readonly (number | null)[];
}

/** A range drawn behind the lines, such as what a laboratory calls normal; a side may be open. */
export interface ChartBand {
  readonly label: string;
  readonly low?: number | null;
  readonly high?: number | null;
}

export interface ChartProps {
  readonly title: string;
  readonly kind: 'line' | 'bars';
  /** Days `yyyy-MM-dd`, ascending. */
  readonly days: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly band?: ChartBand;
  /** What the column of days is called. */
  readonly dayLabel: string;
  readonly formatDay: (day: string) => string;
  readonly formatValue: (value: number) => string;
}

/** Values over days as lines or bars, with the same figures as a table for whoever cannot see the drawing. */
export function Chart(props: ChartProps) {
  const { title, days, series, band, dayLabel, formatDay, formatValue } = props;
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <div aria-hidden>
        <ChartPlot {...props} />
        {band && (
          <p className="chart-band">
            <span className="chart-band-mark" />
            {band.label}
          </p>
        )}
      </div>
      {/* a table hides only in a box that clips it */}
      <div className="visually-hidden">
        <table>
          <caption>{band ? `${title}. ${band.label}` : title}</caption>
          <thead>
            <tr>
              <th scope="col">{dayLabel}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                {series.map(({ label, values }) => {
                  const value = values[index];
                  return (
                    <td key={label}>{value === null || value === undefined ? '–' : formatValue(value)}</td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
