import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Commands in the first column of the table. */
const told = readme.split('\n').flatMap((line) => /^\| (`npm .*?`) \|/.exec(line)?.[1] ?? []);
/** Parts of other commands, mentioned in the rows of those. */
const PARTS = ['typecheck'];

test.each(Object.keys(scripts).filter((name) => !PARTS.includes(name)))(
  'the README explains the command %s',
  (name) => {
    expect(readme).toMatch(new RegExp(`npm (run )?${name}(?![\\w:-])`));
  },
);

test('the root has at most 20 scripts', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
});

test('the README explains no command twice', () => {
  expect(told.length).toBeGreaterThan(10);
  expect(told).toEqual([...new Set(told)]);
});
