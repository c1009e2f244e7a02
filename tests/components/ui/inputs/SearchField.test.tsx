import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from '@/components/ui/inputs/SearchField';
import { goTo, router } from '../../../support/router';

beforeEach(() => {
  vi.useFakeTimers();
  goTo('/users');
});
afterEach(() => vi.useRealTimers());

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const pass = () => act(() => vi.advanceTimersByTime(1000));
/** Runs the field's listeners for a router event. */
const tell = (step: string) =>
  router.events.on.mock.calls.filter(([name]) => name === step).forEach(([, listener]) => listener());

test('the field searches once, shortly after the last key', () => {
  const ask = vi.fn();
  render(<SearchField label="Search" value="" onChange={ask} />);
  type('lo');
  type('lobio ');
  pass();
  expect(ask.mock.calls).toEqual([['lobio']]);
});

test('the field does not overtake a link opened meanwhile', () => {
  const ask = vi.fn();
  const { unmount } = render(<SearchField label="Search" value="" onChange={ask} />);
  type('lobio');
  tell('routeChangeStart');
  pass();
  expect(ask).not.toHaveBeenCalled();
  unmount();
  pass();
  expect(ask).not.toHaveBeenCalled();
});

test('the field searches anyway if the list stays', () => {
  const ask = vi.fn();
  render(<SearchField label="Search" value="" onChange={ask} />);
  type('lobio');
  tell('routeChangeStart');
  tell('routeChangeComplete');
  pass();
  expect(ask.mock.calls).toEqual([['lobio']]);
});

test('the field uses the present filters, not those at typing', () => {
  const [before, now] = [vi.fn(), vi.fn()];
  const { rerender } = render(<SearchField label="Search" value="" onChange={before} />);
  type('lobio');
  rerender(<SearchField label="Search" value="" onChange={now} />);
  pass();
  expect(before).not.toHaveBeenCalled();
  expect(now.mock.calls).toEqual([['lobio']]);
});
