import { expect, test } from 'vitest';
import { countedLines, MOST, twins, twinsHere } from '@/scripts/testing/twins.mjs';

const file = (name: string, text: string) => ({ name, lines: countedLines(text) });
const SIX = ['one', 'two', 'three', 'four', 'five', 'six'];

test('the check finds a run of six equal lines at any indentation, with its beginning', () => {
  const found = twins([
    file('a', `before\n${SIX.join('\n')}`),
    file('b', `\n  ${SIX.join('\n    ')}\nafter`),
  ]);
  expect(found).toEqual([{ length: 6, places: ['a:2', 'b:2'] }]);
});

test('a longer run is one run; five lines are none', () => {
  const seven = [...SIX, 'seven'].join('\n');
  expect(twins([file('a', seven), file('b', seven)])).toHaveLength(1);
  const five = SIX.slice(1).join('\n');
  expect(twins([file('a', five), file('b', five)])).toEqual([]);
});

test('imports and lines of brackets do not count', () => {
  const text = `import {\n  a,\n  b,\n} from 'c';\nimport 'd';\n\n});\n${SIX.slice(0, 2).join('\n')}`;
  expect(countedLines(text)).toEqual([
    { line: 'one', number: 8 },
    { line: 'two', number: 9 },
  ]);
});

test('this repository has few duplicates', () => {
  expect(twinsHere().length).toBeLessThanOrEqual(MOST);
});
