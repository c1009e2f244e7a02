import { render } from '@testing-library/react';
import type { Options } from 'uplot';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChartPlot } from '@/components/ui/ChartPlot';

const drawn = vi.hoisted(() => ({ options: [] as Options[] }));
vi.mock('uplot', () => ({
  default: class {
    static readonly paths = {};
    readonly destroy = () => undefined;
    constructor(options: Options) {
      drawn.options.push(options);
    }
  },
}));
class Observer {
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}

beforeEach(() => {
  drawn.options = [];
  vi.stubGlobal('ResizeObserver', Observer);
});
const draw = (unit?: string) => {
  render(
    <ChartPlot
      title="Orders per day"
      kind="line"
      days={['2026-11-22']}
      series={[{ label: 'Placed', values: [4] }]}
      dayLabel="Day"
      formatDay={(day) => day}
      formatValue={String}
      unit={unit}
    />,
  );
  return drawn.options.at(-1)?.axes?.map(({ label }) => label);
};

test('where a unit is given both axes say what they count', () => {
  expect(draw('Orders')).toEqual(['Day', 'Orders']);
  expect(draw()).toEqual([undefined, undefined]);
});
