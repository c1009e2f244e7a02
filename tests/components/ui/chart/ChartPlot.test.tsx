import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ChartPlot } from '@/components/ui/chart/ChartPlot';
import { drawn } from '../../../support/uplot';

beforeEach(() => void drawn.splice(0));
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
  return drawn.at(-1)?.axes?.map(({ label }) => label);
};

test('both axes show their units, if given', () => {
  expect(draw('Orders')).toEqual(['Day', 'Orders']);
  expect(draw()).toEqual([undefined, undefined]);
});
