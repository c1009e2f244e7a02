import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
/** Rooms whose exports must have importers; Next reads pages and configuration. */
const SEARCHED = /^(components|context|lib)\//;

/** Exports used other than by an import of their names. */
const EXEMPT = new Map([
  ['lib/auth/firebase.ts', 'loaded whole, when somebody signs in'],
  ['lib/vendor/lucideIcon.ts', 'stands in the pages in place of a function of lucide-react'],
  ['lib/vendor/wake.ts', 'stands in the pages in place of a call of Next'],
  ['lib/boot/boot.d.ts', 'the types of boot.js'],
  ['lib/api/retries.ts', 'its pauses are set by tests, which cannot wait for them'],
]);

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.posix.join(folder, name))
    .filter((file) => !file.startsWith('cms/src/domain/'));

const files = [
  'pages',
  'components',
  'context',
  'lib',
  'cms/src',
  'cms/scripts',
  'scripts',
  'tools',
  'tests',
].flatMap(filesUnder);
const known = new Set(files);

/** Returns the file that an import names; the CMS reads its copy of `lib/domain`. */
function fileOf(from: string, to: string): string | undefined {
  const base = to.startsWith('@/') ? to.slice(2) : path.posix.join(path.posix.dirname(from), to);
  const source = base.replace(/^cms\/src\/domain\//, 'lib/domain/');
  return ENDINGS.map((ending) => source + ending).find((file) => known.has(file));
}

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** Returns the names that a file exports, without its default. */
const exportsOf = (source: ts.SourceFile): string[] =>
  source.statements.filter(isExported).flatMap((node) => {
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map(({ name }) => name.getText(source));
    const { name } = node as ts.DeclarationStatement;
    return name ? [name.text] : [];
  });

/**
 * Returns each name that a file takes from another one, as `file#name`; a whole module counts by the names read
 * anywhere in the file.
 */
function usesOf(file: string, source: ts.SourceFile): string[] {
  const used: string[] = [];
  const whole: string[] = [];
  const read = new Set<string>();
  const take = (to: ts.Node | undefined, names?: readonly ts.ImportOrExportSpecifier[]) => {
    const target = to && ts.isStringLiteralLike(to) ? fileOf(file, to.text) : undefined;
    if (!target) return;
    if (!names) whole.push(target);
    for (const { name, propertyName } of names ?? []) used.push(`${target}#${(propertyName ?? name).text}`);
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) {
      const bound = node.importClause?.namedBindings;
      take(node.moduleSpecifier, bound && ts.isNamedImports(bound) ? bound.elements : undefined);
    }
    if (ts.isExportDeclaration(node)) {
      const named = node.exportClause;
      take(node.moduleSpecifier, named && ts.isNamedExports(named) ? named.elements : undefined);
    }
    if (ts.isCallExpression(node) && node.arguments.length > 0) take(node.arguments[0]);
    if (ts.isImportTypeNode(node)) {
      if (ts.isLiteralTypeNode(node.argument)) take(node.argument.literal);
      if (node.qualifier) read.add(node.qualifier.getText(source));
    }
    if (ts.isPropertyAccessExpression(node)) read.add(node.name.text);
    if (ts.isBindingElement(node)) read.add((node.propertyName ?? node.name).getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used, ...whole.flatMap((target) => [...read].map((name) => `${target}#${name}`))];
}

test('every export is imported by something other than its own test', { timeout: 120_000 }, () => {
  const sources = new Map(
    files.map((file) => [
      file,
      ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest),
    ]),
  );
  const users = new Map<string, Set<string>>();
  for (const [file, source] of sources)
    for (const name of usesOf(file, source)) users.set(name, (users.get(name) ?? new Set()).add(file));
  /** Returns whether the file itself uses the name too, so that a test may import it from there. */
  const isNeededAtHome = (file: string, name: string) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
  const needless = files
    .filter((file) => SEARCHED.test(file) && !EXEMPT.has(file))
    .flatMap((file) =>
      exportsOf(sources.get(file) as ts.SourceFile)
        .filter((name) => {
          const by = [...(users.get(`${file}#${name}`) ?? [])];
          const isUsed = by.some((user) => !user.startsWith('tests/'));
          return !isUsed && !(by.length > 0 && isNeededAtHome(file, name));
        })
        .map((name) => `${file}: ${name}`),
    );
  expect(needless).toEqual([]);
});
