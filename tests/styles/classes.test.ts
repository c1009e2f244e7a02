import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { compile } from 'sass';
import { expect, test } from 'vitest';
import { at } from '@/tests/support/at';

const { css } = compile('styles/app.scss', {
  style: 'compressed',
  loadPaths: ['node_modules', 'styles'],
  quietDeps: true,
  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
});

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    return entry.isDirectory() ? walk(at) : at.endsWith('.tsx') ? [at] : [];
  });

/** Returns the words of every className that is a plain string in the code. */
const wordsOf = (source: string): string[] =>
  [...source.matchAll(/className="([^"]+)"/g)].flatMap((found) => at(found, 1).split(/\s+/)).filter(Boolean);

test('every class in the screens is in the theme, which has only the used parts of Bootstrap', () => {
  const missing = ['components', 'pages'].flatMap(walk).flatMap((file) =>
    wordsOf(readFileSync(file, 'utf8'))
      .filter((word) => !css.includes(`.${word}`))
      .map((word) => `${file}: ${word}`),
  );
  expect(missing).toEqual([]);
});

/** Classes that packages set: react-bootstrap by its components' names, the icons and the chart. */
const OF_PACKAGES =
  /^(modal|offcanvas|input-group|form-(control|select|check)|u)(-|$)|^(fade|show|hiding|btn-check|form-switch|lucide)$/;

/** Beginnings of the classes that the code puts together, such as `btn-${tone}`. */
const madeIn = (source: string) => [...source.matchAll(/([a-z][\w-]*-)\$\{/g)].map((found) => at(found, 1));

test('every class of the theme is used, by the code or by a package', () => {
  const source = ['components', 'pages', 'context', 'lib']
    .flatMap(walk)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const words = new Set(source.match(/[A-Za-z][\w-]*/g));
  const made = madeIn(source);
  const unused = [
    ...new Set([...css.matchAll(/\.(-?[a-z][\w-]*)(?=[^{}]*\{)/gi)].map((found) => at(found, 1))),
  ].filter(
    (name) =>
      !words.has(name) && !OF_PACKAGES.test(name) && !made.some((beginning) => name.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});

test('the theme is below 12 kB, as it is the first that a page waits for', () => {
  expect(gzipSync(css, { level: 9 }).length).toBeLessThan(12_000);
});
