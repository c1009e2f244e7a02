import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Writes sources into the copy and, where the CMS is made of them, compiles each by itself, as its whole build would. */
export function writeSources(dir, texts) {
  for (const [file, text] of texts) {
    writeFileSync(path.join(dir, file), text);
    const ofCms = file.replace(/^lib\/domain\//, 'cms/src/domain/');
    if (ofCms.startsWith('cms/')) writeFileSync(path.join(dir, builtFrom(ofCms)), compiled(dir, text));
  }
}

const builtFrom = (file) => file.replace(/^cms\//, 'cms/dist/').replace(/\.ts$/, '.js');

function compiled(dir, text) {
  const { options } = ts.getParsedCommandLineOfConfigFile(path.join(dir, 'cms/tsconfig.json'), {}, host);
  return ts.transpileModule(text, { compilerOptions: { ...options, sourceMap: false } }).outputText;
}

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
