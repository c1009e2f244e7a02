import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BASE_NAMESPACES } from '@/lib/i18n/namespaces';
import { at } from '@/tests/support/at';
import { FILE, textTypes } from '@/tools/texts/types.mjs';

const NAMESPACES = readdirSync('locales/en').map((file) => file.replace('.json', ''));
/** Namespaces that a page has to load itself. */
const PAGE_NAMESPACES = NAMESPACES.filter((name) => !(BASE_NAMESPACES as readonly string[]).includes(name));

interface Source {
  readonly imports: readonly string[];
  /** Namespaces whose texts it uses. */
  readonly used: readonly string[];
  /** Namespaces that it loads for everything it shows. */
  readonly brought: readonly string[];
}
const cache = new Map<string, Source>();

function read(file: string): Source {
  const known = cache.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replace(/\/\*\*.*?\*\//gs, '');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((found) => at(found, 1));
  const asked = [...all(/useTranslation\(([^)]*)\)/g), ...all(/\bt\(\s*([`'"]\w+:)/g)].join();
  const source = {
    imports: all(/(?:from|import\()\s*'([^']+)'/g).flatMap((name) => fileOf(file, name) ?? []),
    used: PAGE_NAMESPACES.filter((name) => new RegExp(`['\`"]${name}['\`":]`).test(asked)),
    brought: all(/withNamespaces\(\s*\w+,\s*\{([^}]*)\}/g).flatMap(
      (names) => names.match(/\w+(?=\s*[,:]|\s*$)/g) ?? [],
    ),
  };
  cache.set(file, source);
  return source;
}

/** Returns the project file that is imported by this name. */
function fileOf(from: string, name: string): string | undefined {
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  if (!/^[@.]/.test(name)) return undefined;
  return ['.tsx', '.ts'].map((end) => base + end).find((file) => existsSync(file));
}

/** Returns everything on a page with texts that neither it nor its surroundings have loaded. */
function lacking(page: string): string[] {
  const seen = new Set<string>();
  const look = (file: string, around: readonly string[]): string[] => {
    const { imports, used, brought } = read(file);
    const here = [...new Set([...around, ...brought])].sort();
    if (seen.has(`${file} ${here}`)) return [];
    seen.add(`${file} ${here}`);
    const missing = used.filter((name) => !here.includes(name)).map((name) => `${file}: ${name}`);
    return [...missing, ...imports.flatMap((next) => look(next, here))];
  };
  return [...new Set(look(page, []))];
}

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[^_]+\.tsx$/.test(file),
);

test.each(pages)('%s has every text that it shows, also in its dialogs', (page) => {
  expect(lacking(path.join('pages', page))).toEqual([]);
});

test('the types of the texts are up to date (npm run tool -- texts)', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(textTypes());
});
