import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Lets CommonJS packages in the bundle load others by name. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles a TypeScript file, given by its path from the project's root, and resolves to its exports.
 * @param {string} file
 */
export const bundled = (file) =>
  importBundle(os.tmpdir(), {
    entryPoints: [path.join(ROOT, file)],
    banner: { js: REQUIRE },
    alias: { '@': ROOT },
  });

/**
 * Builds a bundle in this folder, whose packages it may take, resolves to its exports and removes it.
 * @param {string} folder
 * @param {import('esbuild').BuildOptions} options
 */
export async function importBundle(folder, options) {
  const own = mkdtempSync(path.join(folder, 'supra-bundled-'));
  const outfile = path.join(own, 'bundled.mjs');
  try {
    await build({ ...options, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
