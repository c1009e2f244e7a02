import { expect, test } from 'vitest';
import { resultOfEnter } from '@/lib/domain/search/resultOfEnter';

const named = (...names: string[]) => names.map((Name) => ({ Name }));

test.each([
  ['lobio', named('Lobiani', 'Lobio', 'Lobio in a pot'), 'Lobio'],
  ['LOBIO ', named('Lobio'), 'Lobio'],
  ['lobi', named('Lobiani', 'Lobio'), undefined],
  ['lobi', named('Lobiani'), 'Lobiani'],
  ['lobi', named(), undefined],
])('Enter after “%s”', (typed, found, name) => expect(resultOfEnter(typed, found)?.Name).toBe(name));
