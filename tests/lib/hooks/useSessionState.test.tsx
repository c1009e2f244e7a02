import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useSessionState } from '@/lib/hooks/useSessionState';

beforeEach(() => window.sessionStorage.clear());

const read = <T,>(initial: T, kept: string, isFit?: (kept: T) => boolean): T => {
  window.sessionStorage.setItem('firstHour', kept);
  return renderHook(() => useSessionState('firstHour', initial, isFit)).result.current[0];
};

test('stored state comes back', () => {
  const { result, unmount } = renderHook(() => useSessionState('firstHour', 0));
  act(() => result.current[1]((now) => now + 2));
  unmount();
  expect(renderHook(() => useSessionState('firstHour', 0)).result.current[0]).toBe(2);
});

test.each([
  [0, '"abc"'],
  [0, 'null'],
  [0, '[1]'],
  ['mine', '5'],
  ['mine', '{}'],
  [[], '{"0":"a"}'],
  [[], '"a"'],
  [{ tags: '' }, 'null'],
  [{ tags: '' }, '{"tags":5}'],
  [{ tags: '' }, '[]'],
  [{ tags: '' }, '{}'],
  [0, 'no JSON'],
])('an initial %j rejects a stored %s', (initial: unknown, kept) => {
  expect(read(initial, kept)).toEqual(initial);
});

test('state of another shape is rejected; a fitting one is accepted', () => {
  const isFit = (kept: number) => kept >= 0;
  expect(read(0, '-1', isFit)).toBe(0);
  expect(read(0, '3', isFit)).toBe(3);
  expect(read<{ tags: string }>({ tags: '' }, '{"tags":"soup"}')).toEqual({ tags: 'soup' });
});
