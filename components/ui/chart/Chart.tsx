import { LINE_COLOURS, LINE_STYLES } from './chartLines';
import type { ChartProps } from './ChartPlot';
import { LazyChartPlot } from './ChartPlot.lazy';

/** Draws values over days as lines or bars, with the same figures in a table for screen readers. */
export function Chart(props: ChartProps) {
  const { title, days, series, band, dayLabel, formatDay, formatValue } = props;
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <div aria-hidden>
        <LazyChartPlot {...props} />
        {series.length > 1 && (
          <p className="chart-lines">
            {series.map(({ label }, index) => (
              <span key={label}>
                <i
                  style={{
                    borderTopColor: `var(${LINE_COLOURS[index % LINE_COLOURS.length]})`,
                    borderTopStyle: LINE_STYLES[index % LINE_STYLES.length],
                  }}
                />
                {label}
              </span>
            ))}
          </p>
        )}
        {band && (
          <p className="chart-band">
            <span className="chart-band-mark" />
            {band.label}
          </p>
        )}
      </div>
      {/* only a clipping box hides a table visually */}
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
