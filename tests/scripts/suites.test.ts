import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '@/scripts/stack.mjs';
import { runVitest } from '@/scripts/suites.mjs';
import { ownFolder } from './folder';

const PASSES = "test('passes', () => expect(1).toBe(1));";
const FAILS = "test('fails', () => expect(1).toBe(2));";
const CANNOT_LOAD = "import './nowhere';";
const SKIPPED = "test.skip('left out', () => expect(1).toBe(2));";

/** The result of a suite with these files. */
async function resultOf(files: Record<string, string>) {
  const dir = ownFolder();
  const config = path.join(dir, 'vitest.config.mjs');
  writeFileSync(
    config,
    `export default { root: ${JSON.stringify(dir)}, test: { globals: true, include: ['*.test.ts'] } };`,
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, `${name}.test.ts`), text);
  return runVitest({ root: ROOT, dir, logs: dir, children: new Set() }, 'suite', path.relative(ROOT, config));
}

test('tests that pass are counted', async () => {
  expect(await resultOf({ a: PASSES + SKIPPED, b: PASSES })).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
    output: '',
  });
});

test('one that fails is shown', async () => {
  const result = await resultOf({ a: PASSES, b: FAILS });
  expect(result).toMatchObject({
    passed: 1,
    failed: 1,
    output: expect.stringContaining('expected 1 to be 2'),
  });
});

test('one that passes at its second try alone is named', async () => {
  // as long as a journey at least takes: vitest prints no line of what is quick
  const late = `let tries = 0; test('comes late', { retry: 1 }, async () => {
    await new Promise((done) => setTimeout(done, 400));
    expect(++tries).toBe(2);
  });`;
  expect(await resultOf({ a: PASSES, b: late })).toMatchObject({
    passed: 2,
    failed: 0,
    output: expect.stringMatching(/second try only.*\n.*comes late/),
  });
});

test('a file that cannot be loaded fails, though none of its tests did', async () => {
  expect(await resultOf({ a: PASSES, b: CANNOT_LOAD })).toMatchObject({ passed: 1, failed: 1 });
});

test.each<[string, Record<string, string>]>([
  ['no files', {}],
  ['nothing but skipped tests', { a: SKIPPED }],
])('%s is a failure', async (what, files) => {
  expect(await resultOf(files)).toMatchObject({ passed: 0, failed: 1 });
});

test('a suite that is not there is a failure', async () => {
  const stack = { root: ROOT, dir: ROOT, logs: ROOT, children: new Set() };
  expect(await runVitest(stack, 'gone', 'tests/gone/vitest.config.ts')).toMatchObject({
    passed: 0,
    failed: 1,
  });
});
