import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Chart } from '@/components/ui/chart/Chart';

test('a chart gives its figures as a table too, with gaps as gaps', () => {
  render(
    <Chart
      title="Ferritin"
      kind="line"
      days={['2026-01-05', '2026-03-09']}
      series={[{ label: 'µg/l', values: [12.5, null] }]}
      band={{ label: 'Normal: 15 to 150', low: 15, high: 150 }}
      dayLabel="Day"
      formatDay={(day) => day}
      formatValue={(value) => value.toFixed(1)}
    />,
  );
  const table = screen.getByRole('table', { name: 'Ferritin. Normal: 15 to 150' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('2026-01-0512.5');
  expect(second).toHaveTextContent('2026-03-09–');
});

test('several lines are labelled beside their marks without pointing; a single one is named by the title', () => {
  const chart = (labels: readonly string[]) => (
    <Chart
      title="Orders per day"
      kind="line"
      days={['2026-01-05']}
      series={labels.map((label) => ({ label, values: [1] }))}
      dayLabel="Day"
      formatDay={(day) => day}
      formatValue={String}
    />
  );
  const { container, rerender } = render(chart(['Placed', 'Delivered', 'Cancelled']));
  const marks = () => [...container.querySelectorAll<HTMLElement>('.chart-lines > span')];
  expect(marks().map((one) => one.textContent)).toEqual(['Placed', 'Delivered', 'Cancelled']);
  const looks = marks().map((one) => one.querySelector('i')?.style.borderTopStyle);
  expect(new Set(looks).size).toBe(3);
  rerender(chart(['Placed']));
  expect(marks()).toEqual([]);
});
