import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readFilters, writeFilters } from '@/lib/forms/dish/filters';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { currentPath, goTo } from '../../support/router';

test.each([
  ['/dishes?lang=ka&q=lobio', '/dishes?q=lobio&page=2&lang=ka', '/dishes?q=lobio&time=30&lang=ka'],
  ['/dishes?lang=fr', '/dishes?page=2', '/dishes?time=30'],
  ['/dishes', '/dishes?page=2', '/dishes?time=30'],
])(
  'from %s the language stays in the address of the next page and of other filters',
  (path, next, narrowed) => {
    goTo(path);
    const { result } = renderHook(() => useAddressFilters(readFilters, writeFilters));
    expect(result.current.hrefOf({ page: 2 })).toBe(next);
    result.current.change({ time: 30 });
    expect(currentPath()).toBe(narrowed);
  },
);
