import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = /\.(tsx?|mjs|js|scss)$/;
/** Recorded pages and texts of other people. */
const RECORDED = /^tests\/(sets|imports\/pages)\//;
/** Beginning of a comment with a bare relative word; the second of two `//` lines in a row does not begin one. */
const BARE =
  /(?<!\/\/[^\n]*\n\s*)(?:\/\*\*?|\/\/)\s*(?:\n\s*\*\s*)?(?:What|Who|Whom|Whose|Where|Wherever|Which|Whoever|Whomever|Whatever|Whichever|Whether|How|That|Why)\b[^\n]*/g;

const bareIn = (text: string) => [...text.matchAll(BARE)].map(([found]) => found);

test('no comment begins with a bare relative word', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const sources = files.filter((file) => SOURCE.test(file) && !RECORDED.test(file));
  expect(sources.length).toBeGreaterThan(2000);
  const bare = sources.flatMap((file) =>
    bareIn(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`),
  );
  expect(bare.filter((found) => !found.startsWith('tests/support/rules/comments.test.ts'))).toEqual([]);
});

test('such a beginning is found in each kind of comment', () => {
  expect(bareIn('/** Who reads. */')).toHaveLength(1);
  expect(bareIn('/**\n * What is read.\n */')).toHaveLength(1);
  expect(bareIn('// Where it lies\n// Which is long')).toEqual(['// Where it lies']);
  expect(bareIn('/** Returns what is read. */')).toEqual([]);
});
