import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCE = 'cms/src';
/** The one file that may state what Strapi's types do not. */
const ADAPTER = 'cms/src/records/strapi.ts';
/** Maximum number of `as` casts; a change that removes some lowers it. */
const MOST = 87;

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

test('only the adapter to Strapi casts to never and to unknown', () => {
  const blind = casts.filter(({ to }) => to === 'never' || to === 'unknown');
  expect(blind.map(({ file }) => file).filter((file) => file !== ADAPTER)).toEqual([]);
  expect(blind.length).toBeGreaterThan(0);
});
