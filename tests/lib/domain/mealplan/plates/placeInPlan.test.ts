import { expect, test } from 'vitest';
import { placeIn, placeWord } from '@/lib/domain/mealplan/plates/placeInPlan';

const entry = '5b0b7e0c-1c53-4f0a-9a5a-0f4bb1a7c0de';

test.each(['mealplan', 'subscription'] as const)('an entry of a %s is one word of an address', (source) => {
  const place = { source, id: 12, entry };
  expect(placeIn(placeWord(place))).toEqual(place);
});

test.each([undefined, '', 'visit-12-x', `visit-12-${entry}`, `mealplan-x-${entry}`, 'mealplan-12-Ana'])(
  'anything else names none: %s',
  (word) => expect(placeIn(word)).toBeUndefined(),
);
