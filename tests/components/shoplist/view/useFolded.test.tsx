import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFolded } from '@/components/shoplist/view/useFolded';

let height = 2000;
beforeEach(() => {
  height = 2000;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

const scrollTo = (y: number) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  act(() => void window.dispatchEvent(new Event('scroll')));
};

test('the header folds on scrolling down and unfolds on scrolling up', () => {
  const { result } = renderHook(() => useFolded());
  scrollTo(300);
  expect(result.current).toBe(true);
  scrollTo(200);
  expect(result.current).toBe(false);
});

test('a page shortened by the fold does not unfold it, not even at its end', () => {
  const { result } = renderHook(() => useFolded());
  scrollTo(1100);
  expect(result.current).toBe(true);
  height = 1960;
  scrollTo(1060);
  expect(result.current).toBe(true);
  // a larger scroll by hand does
  scrollTo(1000);
  expect(result.current).toBe(false);
});
