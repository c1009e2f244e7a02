import { expect } from '@playwright/test';
import { ROUTES } from '@/lib/routes';
import { SCREENS } from '@/tools/screens/screens.mjs';
import { test } from '../support/visit';
import { walk } from '../support/walk';

test('every route has a screen', () => {
  const walked = new Set<string>(SCREENS.map(({ route }) => route));
  expect(ROUTES.map(({ path }) => path).filter((path) => !walked.has(path))).toEqual([]);
});

walk('desktop');
