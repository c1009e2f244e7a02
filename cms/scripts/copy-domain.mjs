// Copies ../lib/domain, the rules that both sides need, into cms/src/domain, because Strapi's TypeScript build takes no
// sources from outside cms/. Only files that differ are replaced, each atomically, so that a compiler reading them
// meanwhile finds every file.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const from = fileURLToPath(new URL('../../lib/domain/', import.meta.url));
const to = fileURLToPath(new URL('../src/domain/', import.meta.url));
const fresh = fileURLToPath(new URL(`../.builds/domain.${process.pid}`, import.meta.url));
/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

mkdirSync(to, { recursive: true });
mkdirSync(path.dirname(fresh), { recursive: true });
const sources = filesBelow(from);
for (const file of sources) {
  const [source, copy] = [path.join(from, file), path.join(to, file)];
  const text = readFileSync(source);
  if (existsSync(copy) && readFileSync(copy).equals(text)) continue;
  mkdirSync(path.dirname(copy), { recursive: true });
  writeFileSync(fresh, text);
  renameSync(fresh, copy);
}
for (const file of filesBelow(to)) if (!sources.includes(file)) rmSync(path.join(to, file), { force: true });
