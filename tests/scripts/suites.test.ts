import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { runVitest } from '@/scripts/testing/suites.mjs';
import { ownFolder } from './folder';

const PASSES = "test('passes', () => expect(1).toBe(1));";
const FAILS = "test('fails', () => expect(1).toBe(2));";
const CANNOT_LOAD = "import './nowhere';";
const SKIPPED = "test.skip('left out', () => expect(1).toBe(2));";
const HOOK_FAILS = "beforeAll(() => { throw new Error('not ready'); });";

/** Runs a suite with these files and returns its result. */
async function resultOf(files: Record<string, string>) {
  const dir = ownFolder();
  const config = path.join(dir, 'vitest.config.mjs');
  writeFileSync(
    config,
    `export default { root: ${JSON.stringify(dir)}, test: { globals: true, retry: 1, include: ['*.test.ts'] } };`,
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, `${name}.test.ts`), text);
  return runVitest({ root: ROOT, dir, logs: dir, children: new Set() }, { config });
}

test('passing tests are counted, per file', async () => {
  const result = await resultOf({ a: PASSES + SKIPPED, b: PASSES });
  expect(result).toMatchObject({ passed: 2, failed: 0, skipped: 1, output: '' });
  expect(result.files.map(({ passed, skipped, again }) => [passed, skipped, again])).toEqual(
    expect.arrayContaining([
      [1, 1, []],
      [1, 0, []],
    ]),
  );
});

test('a test that fails twice is shown', async () => {
  const result = await resultOf({ a: PASSES, b: FAILS });
  expect(result).toMatchObject({
    passed: 1,
    failed: 1,
    output: expect.stringContaining('expected 1 to be 2'),
  });
  expect(result.files.flatMap(({ again }) => again)).toEqual([]);
});

test('a test that passes only on its second try is named with its first error', async () => {
  const late = `let tries = 0; test('comes late', () => expect(++tries).toBe(2));`;
  const result = await resultOf({ a: PASSES, b: late });
  expect(result).toMatchObject({ passed: 2, failed: 0 });
  expect(result.files.flatMap(({ again }) => again)).toEqual([
    { test: 'comes late', error: expect.stringContaining('expected 1 to be 2') },
  ]);
});

test.each([
  ['a file that cannot be loaded', CANNOT_LOAD],
  ['a file whose hook fails', HOOK_FAILS + PASSES],
])('%s fails, though no test failed', async (what, text) => {
  expect(await resultOf({ a: PASSES, b: text })).toMatchObject({ passed: 1, failed: 1 });
});

test.each<[string, Record<string, string>]>([
  ['no files', {}],
  ['nothing but skipped tests', { a: SKIPPED }],
])('%s counts as a failure', async (what, files) => {
  expect(await resultOf(files)).toMatchObject({ passed: 0, failed: 1 });
});

test('a missing suite counts as a failure', async () => {
  const workspace = { root: ROOT, dir: ownFolder(), logs: ownFolder(), children: new Set() };
  expect(await runVitest(workspace, { config: 'tests/gone/vitest.config.ts' })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});
