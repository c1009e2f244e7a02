import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Chart } from '@/components/ui/Chart';

test('a chart says its figures as a table too, and what is missing as missing', () => {
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
