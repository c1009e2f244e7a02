import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [intro, ...releases] = readFileSync('CHANGELOG.md', 'utf8').split(/^(?=## )/m);

test('every change is listed under its release and its kind', () => {
  expect(intro).not.toMatch(/^[-*] /m);
  expect(releases[0]).toMatch(/^## \[Unreleased\]/);
  for (const release of releases) {
    const [head, ...kinds] = release.split(/^(?=### )/m);
    expect(head).not.toMatch(/^[-*] /m);
    const names = kinds.map((kind) => kind.split('\n')[0]);
    expect(names).toEqual([...new Set(names)]);
  }
});
