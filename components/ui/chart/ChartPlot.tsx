import { useEffect, useRef } from 'react';
import UPlot, { type AlignedData, type Options, type Series } from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { LINE_COLOURS, LINE_STYLES } from './chartLines';

interface ChartSeries {
  readonly label: string;
  /** One value for each day of the chart; null if there is none. */
  readonly values: readonly (number | null)[];
}

/** Range drawn behind the lines, for example a laboratory's normal values; either side may be open. */
interface ChartBand {
  readonly label: string;
  readonly low?: number | null;
  readonly high?: number | null;
}

export interface ChartProps {
  readonly title: string;
  readonly kind: 'line' | 'bars';
  /** Days as `yyyy-MM-dd`, ascending. */
  readonly days: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly band?: ChartBand;
  /** Heading of the column of days. */
  readonly dayLabel: string;
  readonly formatDay: (day: string) => string;
  readonly formatValue: (value: number) => string;
  /** Unit of the values; if set, both axes are labelled. */
  readonly unit?: string;
}

const HEIGHT = 240;
const DASHES: Readonly<Record<(typeof LINE_STYLES)[number], number[]>> = {
  solid: [],
  dashed: [8, 4],
  dotted: [2, 4],
  double: [12, 3, 2, 3],
};
const DAY_SECONDS = 86_400;

/** Draws a chart; follows the width of its container and the theme. */
export function ChartPlot(props: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let plot = draw(place, props);
    const redraw = () => {
      plot.destroy();
      plot = draw(place, props);
    };
    const widths = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height: HEIGHT }));
    widths.observe(place);
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
    return () => {
      widths.disconnect();
      theme.disconnect();
      plot.destroy();
    };
  }, [props]);
  return <div ref={box} className="chart-plot" />;
}

function draw(place: HTMLElement, props: ChartProps): UPlot {
  const { days, series } = props;
  const at = days.map((day) => Date.parse(day) / 1000);
  const data: AlignedData = [at, ...series.map(({ values }) => [...values])];
  return new UPlot(optionsFor(place, props), data, place);
}

function optionsFor(place: HTMLElement, props: ChartProps): Options {
  const { kind, days, series, band, dayLabel, formatDay, formatValue, unit } = props;
  const style = getComputedStyle(place);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const axis = {
    stroke: colour('--muted'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { stroke: colour('--line'), width: 1 },
    font: `12px ${style.fontFamily}`,
  };
  const named = (label: string) =>
    unit ? { label, labelSize: 22, labelGap: 0, labelFont: `600 12px ${style.fontFamily}` } : {};
  const dayAt = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  return {
    width: place.clientWidth,
    height: HEIGHT,
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    legend: { live: true },
    cursor: { drag: { x: false, y: false } },
    scales: {
      x: { range: (_plot, min, max) => [min - DAY_SECONDS / 2, max + DAY_SECONDS / 2] },
      y: { range: (_plot, min, max) => valueRange(kind, [min, max], band) },
    },
    axes: [
      {
        ...axis,
        ...named(dayLabel),
        ...(unit && { size: 34 }),
        space: 80,
        incrs: [1, 2, 7, 14, 28, 56, 112, 364].map((count) => count * DAY_SECONDS),
        values: (_plot, marks) =>
          marks.map((mark) => (mark % DAY_SECONDS === 0 ? formatDay(dayAt(mark)) : '')),
      },
      {
        ...axis,
        ...named(unit ?? ''),
        size: 72,
        values: (_plot, marks) => marks.map((mark) => formatValue(mark)),
      },
    ],
    series: [
      {
        label: dayLabel,
        value: (_plot, mark) => (mark === null || mark === undefined ? '' : formatDay(dayAt(mark))),
      },
      ...series.map(({ label }, index) =>
        lineStyle(kind, label, formatValue, {
          stroke: colour(LINE_COLOURS[index % LINE_COLOURS.length] ?? LINE_COLOURS[0]),
          dash: DASHES[LINE_STYLES[index % LINE_STYLES.length] ?? LINE_STYLES[0]],
        }),
      ),
    ],
    hooks: band ? { drawClear: [(plot) => drawBand(plot, band, colour('--success-soft'))] } : {},
    padding: [12, days.length > 1 ? 12 : 24, 0, 0],
  };
}

function lineStyle(
  kind: ChartProps['kind'],
  label: string,
  format: (value: number) => string,
  { stroke, dash }: { readonly stroke: string; readonly dash: number[] },
): Series {
  const value = (_plot: UPlot, at: number | null) => (at === null || at === undefined ? '' : format(at));
  if (kind === 'line')
    return {
      label,
      stroke,
      dash,
      width: 2,
      spanGaps: true,
      points: { show: true, size: 7, fill: stroke },
      value,
    };
  return {
    label,
    stroke,
    fill: stroke,
    width: 0,
    paths: UPlot.paths.bars?.({ size: [0.6, 48] }),
    points: { show: false },
    value,
  };
}

/** Returns the range of the value axis: bars start at zero, lines leave a margin around themselves and the band. */
function valueRange(
  kind: ChartProps['kind'],
  seen: [number | null, number | null],
  band?: ChartBand,
): [number, number] {
  const values = [...seen, band?.low, band?.high].filter((value): value is number => Number.isFinite(value));
  if (values.length === 0) return [0, 1];
  const high = Math.max(...values);
  if (kind === 'bars') return [Math.min(0, ...values), high > 0 ? high * 1.1 : 1];
  const low = Math.min(...values);
  const room = (high - low || Math.abs(high) || 1) * 0.1;
  return [low - room, high + room];
}

function drawBand(plot: UPlot, { low, high }: ChartBand, fill: string): void {
  const { left, top, width, height } = plot.bbox;
  const y = (value: number | null | undefined, otherwise: number) =>
    value === null || value === undefined
      ? otherwise
      : Math.min(top + height, Math.max(top, plot.valToPos(value, 'y', true)));
  const from = y(high, top);
  plot.ctx.save();
  plot.ctx.fillStyle = fill;
  plot.ctx.fillRect(left, from, width, y(low, top + height) - from);
  plot.ctx.restore();
}
