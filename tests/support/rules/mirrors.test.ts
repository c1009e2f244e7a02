import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ENDINGS = ['.ts', '.tsx', '.js'];
/** Tests of several files together, which have no single source. */
const OF_SEVERAL = [
  'tests/components/forms/FormDialogs.test.tsx',
  'tests/context/actions.test.tsx',
  'tests/pages/closed.test.tsx',
];

/** Schemas are tried by the pages that use them. */
const SCHEMA = /^lib\/forms\/(schema\/|.*[sS]chema\.ts$)/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name));
/** Returns the sources of a test: `X.test.tsx` and `X.<part>.test.tsx` belong to `X.tsx`. */
const sourcesOf = (file: string): string[] => {
  const whole = file.replace(/^tests\//, '').replace(/\.test\.tsx?$/, '');
  return [whole, whole.replace(/\.\w+$/, '')].flatMap((source) => ENDINGS.map((ending) => source + ending));
};
const testOf = (file: string) => `tests/${file.replace(/\.ts$/, '.test.ts')}`;

const tests = ['lib', 'components', 'context', 'pages']
  .flatMap((room) => filesIn(`tests/${room}`))
  .filter((file) => /\.test\.tsx?$/.test(file));

test('each test is at its source’s place', () => {
  const astray = tests.filter((file) => !sourcesOf(file).some((source) => existsSync(source)));
  expect(astray.sort()).toEqual(OF_SEVERAL);
});

test.each(['lib/domain', 'lib/forms'])('each file of %s with code has its test', (room) => {
  // a file of only types and tables does nothing
  const isCode = (file: string) => /=>|\bfunction\b/.test(withoutTypes(readFileSync(file, 'utf8')));
  expect(
    filesIn(room).filter((file) => !SCHEMA.test(file) && isCode(file) && !existsSync(testOf(file))),
  ).toEqual([]);
});

const withoutTypes = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*(readonly )?\w+\??\([^)]*\)?: .*=> \w+;$/gm, '');
