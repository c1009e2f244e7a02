import { readdirSync, readFileSync } from 'node:fs';
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
  expect(text.match(/\bdynamic\(/g)).toHaveLength(1);
  expect(text).toContain(`export const Lazy${name} = dynamic(`);
  expect(text).toMatch(new RegExp(`import\\('\\./\\w+'\\)\\s*\\.then\\(\\(m\\) => m\\.${name}\\)`));
});
