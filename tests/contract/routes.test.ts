import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, atLeast } from '@/tests/support/at';

interface Route {
  readonly method: string;
  readonly path: string;
}

const modules = import.meta.glob<{ default: { routes: readonly Route[] } }>(
  '../../cms/src/api/*/routes/*.ts',
  { eager: true },
);
const DOCUMENT = readFileSync('docs/contract.md', 'utf8');

const withoutNames = (call: string) => call.replace(/\{[^}]*\}/g, '{}');

/** Returns the calls that the CMS answers, as "METHOD path" with `{}` for parameters. */
function offered(): string[] {
  return Object.values(modules)
    .flatMap((module) => module.default.routes)
    .map(
      ({ method, path }) =>
        `${method} ${path
          .slice(1)
          .replace(/:file$/, '{}.ics')
          .replace(/:\w+/g, '{}')}`,
    );
}

/** Returns the calls in the first column of the document's tables, in the same form. */
function documented(): string[] {
  const rows = DOCUMENT.split('\n').filter((line) => line.startsWith('| `'));
  const calls = rows.flatMap((row) => {
    const first = at(row.split(' | '), 0);
    return [...first.matchAll(/`((?:GET|POST|PUT|DELETE) [^`?[]+)/g)].map((found) =>
      withoutNames(at(found, 1)),
    );
  });
  return [...calls.filter((call) => !call.includes(' {}')), ...fiveOfEach()];
}

/** Returns the five calls of each collection, from the table with a column for each. */
function fiveOfEach(): string[] {
  const table = at(DOCUMENT.split('## Which calls a collection offers'), 1);
  const rows = at(table.split('\n## '), 0)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => {
    const [names, , create, update, remove] = atLeast(
      5,
      row
        .split('|')
        .slice(1)
        .map((cell) => cell.trim()),
    );
    const has = (cell: string) => !cell.startsWith('–');
    return [...names.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => [
      `GET ${name}`,
      `GET ${name}/{}`,
      ...(has(create) ? [`POST ${name}`] : []),
      ...(has(update) ? [`PUT ${name}/{}`] : []),
      ...(has(remove) ? [`DELETE ${name}/{}`] : []),
    ]);
  });
}

const sorted = (calls: readonly string[]) => [...new Set(calls)].sort();

test('docs/contract.md names every call of the CMS, and no other', () => {
  expect(sorted(documented())).toEqual(sorted(offered()));
});

test('no call has two routes', () => {
  expect(offered().length).toBe(sorted(offered()).length);
});
