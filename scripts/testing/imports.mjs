import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import|import\(|require\(|mock\()\s*'((?:\.|@\/)[^']*)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts'];
const SOURCE = /\.(tsx?|mjs|js|json|scss)$/;
const LEFT_OUT = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)|^cms\/src\/domain\//;

/**
 * Returns each source file below the folders with the files that it imports, type imports and dynamic imports included;
 * `@/` is the root, and the CMS's copy of the domain counts as the domain's own files.
 * @param {string[]} folders paths from the root
 * @returns {Map<string, string[]>}
 */
export function importsOf(folders, root = '.') {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name))
      .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file)),
  );
  const known = new Set(files);
  /** @param {string} from @param {string} to */
  const target = (from, to) => {
    const base = to.startsWith('@/') ? to.slice(2) : path.posix.join(path.posix.dirname(from), to);
    const own = base.replace(/^cms\/src\/domain\//, 'lib/domain/');
    return ENDINGS.map((ending) => own + ending).find((file) => known.has(file)) ?? [];
  };
  return new Map(
    files.map((file) => {
      const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
      return [file, [...text.matchAll(IMPORT)].flatMap(([, to = '']) => target(file, to))];
    }),
  );
}

/**
 * Returns `changed` and all files that import one of them, directly or indirectly. Imports are not followed through
 * files for which `stopsAt` returns true.
 * @param {Map<string, string[]>} imports
 * @param {string[]} changed
 * @param {(file: string) => boolean} [stopsAt]
 */
export function reachedFrom(imports, changed, stopsAt = () => false) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const reached = new Set(changed);
  const open = [...reached];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (stopsAt(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      open.push(importer);
    }
  }
  return reached;
}
