import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '@/components/ui/feedback/ErrorBoundary';

function Broken(): never {
  throw new TypeError('nino@example.com is no number');
}

test('a broken part gives way to the note and is reported by its kind, without its content', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // silences React's own message about it
  const sendBeacon = vi.fn((_path: string, _body: string) => true);
  Object.assign(navigator, { sendBeacon });
  render(
    <ErrorBoundary fallback="Something broke">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Something broke')).toBeInTheDocument();
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
    '/report-error',
    JSON.stringify({ name: 'TypeError', page: '/' }),
  );
});
