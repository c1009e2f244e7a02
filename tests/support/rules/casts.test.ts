import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCE = 'cms/src';
/** The one room that may say what the types of Strapi and other libraries do not. */
const VENDOR = 'cms/src/vendor/';
/** So many `as` casts there are at most; a change that takes some out lowers it. */
const MOST = 81;

/** Types that values are cast to, file by file; `as const` casts nothing. */
const casts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('domain'))
  .flatMap((name) => {
    const file = path.join(SOURCE, name);
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const found: { file: string; to: string }[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isAsExpression(node) && node.type.getText(source) !== 'const')
        found.push({ file, to: node.type.getText(source) });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });

test(`the CMS casts at most ${MOST} times`, () => {
  expect(casts.length).toBeGreaterThan(0);
  expect(casts.length).toBeLessThanOrEqual(MOST);
});

test('only the room for private parts casts to never and to unknown', () => {
  const blind = casts.filter(({ to }) => to === 'never' || to === 'unknown');
  expect(blind.map(({ file }) => file).filter((file) => !file.startsWith(VENDOR))).toEqual([]);
  expect(blind.length).toBeGreaterThan(0);
});
