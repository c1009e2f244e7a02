import { expect, test } from 'vitest';
import { phrasesAtStart } from '@/lib/domain/amount/foreign/phrases';

const find = phrasesAtStart([
  ['tea spoon', 'tsp'],
  ['t s', 'tsp'],
  ['tea', 'drink'],
  ['lim*', 'fruit'],
  ['knob (?=of butter)', 'knob'],
]);

test.each([
  ['tea spoon salt', 'tsp'],
  ['Tea. Spoon salt', 'tsp'],
  ['t.s. salt', 'tsp'],
  ['tea leaves', 'drink'],
  ['limes', 'fruit'],
  ['knob of butter', 'knob'],
  ['knob of ginger', undefined],
  ['teaspoon', undefined],
  ['a lime', undefined],
])('"%s" begins with the longest phrase for %s', (text, value) => expect(find(text)?.value).toBe(value));
