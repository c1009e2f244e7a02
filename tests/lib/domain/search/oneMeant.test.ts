import { expect, test } from 'vitest';
import { oneMeant } from '@/lib/domain/search/oneMeant';

const named = (...names: string[]) => names.map((Name) => ({ Name }));

test.each([
  ['lobio', named('Lobiani', 'Lobio', 'Lobio in a pot'), 'Lobio'],
  ['LOBIO ', named('Lobio'), 'Lobio'],
  ['lobi', named('Lobiani', 'Lobio'), undefined],
  ['lobi', named('Lobiani'), 'Lobiani'],
  ['lobi', named(), undefined],
])('Enter after “%s”', (typed, found, name) => expect(oneMeant(typed, found)?.Name).toBe(name));
