import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { given } from '../at';

const PLACES = [
  'cms/src',
  'cms/config',
  'cms/scripts',
  'scripts/front',
  'lib',
  'pages',
  'components',
  'context',
  'next.config.js',
];
/** The rooms for private parts of packages (docs/upgrades.md). */
const VENDOR = /^(?:cms\/src|lib)\/vendor\//;
/** Names that only look private: a search's words in an address, and a style sheet that its package documents. */
const OPEN = ['_q', 'uplot/dist/uPlot.min.css'];

const files = PLACES.flatMap((place) =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(place, name)),
).filter((file) => /\.(tsx?|m?js)$/.test(file) && !file.startsWith('cms/src/domain/'));

/** Returns the private parts that a file uses: names that begin with an underscore, and files below `dist`. */
function privatePartsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!/\b_\w|\/dist\//.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) found.push(node.name.text);
    if (ts.isPropertySignature(node) || ts.isBindingElement(node)) {
      const { name, ...rest } = node;
      const key = ('propertyName' in rest && rest.propertyName) || name;
      const isKey = !ts.isBindingElement(node) || ts.isObjectBindingPattern(node.parent);
      if (isKey) found.push(key.getText(source));
    }
    if (ts.isStringLiteral(node) && (isKeyOf(node) || node.text.includes('/dist/'))) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((one) => /^_\w|^[@\w][^ :]*\/dist\//.test(one) && !OPEN.includes(one));
}

/** A text that names a property: `one['_key']`, `Reflect.get(one, '_key')`. */
const isKeyOf = ({ parent }: ts.StringLiteral): boolean =>
  ts.isElementAccessExpression(parent) ||
  (ts.isCallExpression(parent) && parent.expression.getText().startsWith('Reflect.'));

test('private parts of packages are named in the rooms for them alone', () => {
  const found = new Map(files.map((file) => [file, privatePartsOf(file)]));
  const outside = [...found].filter(([file, parts]) => parts.length > 0 && !VENDOR.test(file));
  expect(outside).toEqual([]);
  expect([...found.values()].flat()).toContain('_transaction');
});

test('nobody else looks into a library’s objects', () => {
  const looking = files.filter(
    (file) => !VENDOR.test(file) && /\/internals'|\bprototype\.\w+ = /.test(readFileSync(file, 'utf8')),
  );
  expect(looking).toEqual([]);
});

test('every file there stands in the table of docs/upgrades.md, with a test that is there', () => {
  const table = readFileSync('docs/upgrades.md', 'utf8');
  const tests = [...table.matchAll(/`(tests\/[\w/.-]+\.test\.tsx?)`/g)].map(([, file]) => given(file));
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
  const inside = files.filter((file) => VENDOR.test(file) && !file.endsWith('/internals.ts'));
  expect(inside.filter((file) => !table.includes(file))).toEqual([]);
});
