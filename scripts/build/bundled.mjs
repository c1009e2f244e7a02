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
export async function bundled(file) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'supra-bundled-'));
  const outfile = path.join(folder, 'bundled.mjs');
  try {
    await build({
      entryPoints: [path.join(ROOT, file)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      banner: { js: REQUIRE },
      logLevel: 'error',
      alias: { '@': ROOT },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
