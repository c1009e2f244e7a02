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

test('the theme is below 17 kB, which leaves 5 kB of 22 for a page’s own styles', () => {
  expect(gzipSync(css).length).toBeLessThan(17 * 1024);
});
