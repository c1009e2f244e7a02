import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** @import { Sources } from './places.mjs' */

/**
 * Writes sources into the copy. Sources of the CMS are also compiled one by one, like its whole build, into all builds,
 * as the next build starts from a copy of the last.
 * @param {string} dir
 * @param {Sources} texts
 */
export function writeSources(dir, texts) {
  for (const [file, text] of texts) {
    writeFileSync(path.join(dir, file), text);
    const ofCms = file.replace(/^lib\/domain\//, 'cms/src/domain/');
    if (!ofCms.startsWith('cms/')) continue;
    for (const build of buildsIn(dir)) writeFileSync(path.join(build, builtFrom(ofCms)), compiled(dir, text));
  }
}

/** @param {string} dir */
function buildsIn(dir) {
  const home = path.join(dir, 'cms/.builds');
  const names = existsSync(home) ? readdirSync(home).filter((name) => /^cms-[0-9a-f]+$/.test(name)) : [];
  return names.map((name) => path.join(home, name));
}

/** @param {string} file */
const builtFrom = (file) => file.replace(/^cms\//, '').replace(/\.ts$/, '.js');

/** @param {string} dir @param {string} text */
function compiled(dir, text) {
  const read = ts.getParsedCommandLineOfConfigFile(path.join(dir, 'cms/tsconfig.json'), {}, host);
  return ts.transpileModule(text, { compilerOptions: { ...read?.options, sourceMap: false } }).outputText;
}

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
