import { expect, test } from 'vitest';
import { parseLine } from '@/lib/domain/dish/parse/line';
import { isMeasureDoubtful, knownWords, withOpenAmount } from '@/lib/domain/food/doubtfulMeasure';

const known = knownWords(['Stock', 'Red peppers', 'Cucumber', 'Chicken breast']);

test.each([
  ['2 Kellen Suppe', true],
  ['3 ladlefuls stock', true],
  ['1 ladleful stock', true],
  ['3 fooberries', false],
  ['2 red peppers', false],
  ['2 Kirby cucumbers', false],
  ['2 skinless chicken breasts', false],
  ['1 bouquet garni', false],
  ['2 large fooberry buns', false],
  ['200 g Kellen Suppe', false],
  ['2 черпака бульона', false],
  ['2 უცნობი რამე', false],
  ['Kellen Suppe', false],
])('%s may have an unknown measure: %s', (text, is) =>
  expect(isMeasureDoubtful(parseLine(text), known)).toBe(is),
);

test('an open amount has none', () => {
  const { amount, written, unit, name } = withOpenAmount(parseLine('2-3 Kellen Suppe'));
  expect([amount, written, unit, name]).toEqual([undefined, undefined, null, 'Kellen Suppe']);
});
