import { expect, test } from 'vitest';
import { ROUTES } from '@/lib/routes';
import { SCREENS } from '@/scripts/screens/screens.mjs';
import { walk } from './support/walk';

test('every route has a screen', () => {
  const walked = new Set<string>(SCREENS.map(({ route }) => route));
  expect(ROUTES.map(({ path }) => path).filter((path) => !walked.has(path))).toEqual([]);
});

// The journeys go through the stack on a desktop in English and on a phone in Georgian; the walk takes the other two.
walk('desktop', 'ka');
