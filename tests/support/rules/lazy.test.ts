import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Loads a package, not a part of ours. */
const OF_PACKAGES = ['components/order/mine/MyOrderCard.tsx'];

const sources = ['components', 'context', 'pages'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(room, name)),
);
const lazy = sources.filter((file) => /\.lazy\.tsx?$/.test(file));

test('a part that loads later is declared beside it, in a file of its own', () => {
  const declaring = sources.filter((file) => readFileSync(file, 'utf8').includes("from 'next/dynamic'"));
  expect(declaring.filter((file) => !lazy.includes(file))).toEqual(OF_PACKAGES);
});

test.each(lazy)('%s declares the part that it is named after', (file) => {
  const name = path.posix.basename(file).split('.')[0];
  const text = readFileSync(file, 'utf8');
  expect(text.match(/\b(?:dynamic|island)\(/g)).toHaveLength(1);
  expect(text).toMatch(new RegExp(`export const Lazy${name} = (?:dynamic|island)\\(`));
  expect(text).toMatch(new RegExp(`import\\('\\./\\w+'\\)\\s*\\.then\\(\\(m\\) => m\\.${name}\\)`));
});

/** Returns the style modules that a file and what it imports bring along. */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imported = [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^;]*?'((?:@\/|\.)[^']+)';/gm),
  ];
  return imported.flatMap(([, place = '']) => {
    const found = place.startsWith('@/') ? place.slice(2) : path.posix.join(path.posix.dirname(file), place);
    if (found.endsWith('.scss')) return [found];
    const source = ['.tsx', '.ts'].map((end) => found + end).find((one) => existsSync(one));
    return source ? stylesOf(source, seen) : [];
  });
}
const islands = lazy.filter((file) => readFileSync(file, 'utf8').includes('island('));

test.each(islands)('%s brings the styles of its part, whose HTML comes before its code', (file) => {
  const part = /import\('\.\/(\w+)'\)/.exec(readFileSync(file, 'utf8'))?.[1];
  const needed = stylesOf(path.posix.join(path.posix.dirname(file), `${part}.tsx`));
  expect(needed.length).toBeGreaterThan(0);
  expect(stylesOf(file)).toEqual(expect.arrayContaining(needed));
});
