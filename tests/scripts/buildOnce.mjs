// Ensures a small build of `src` in the folder of its first argument, for tests/scripts/buildFolders.test.ts, and ends;
// with `stay` it keeps holding the build. It reports each step in a line; with `wait` it waits for a line before it
// goes on making.
import { appendFileSync, copyFileSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { ensureFolder } from '../../scripts/build/buildFolders.mjs';

const [root = '', ...options] = process.argv.slice(2);
const kind = { name: 'thing', root, home: path.join(root, '.builds'), inputs: ['src'] };

console.log('begun');
const { isNew } = await ensureFolder(kind, async (half) => {
  copyFileSync(path.join(root, 'src/text'), path.join(half, 'text'));
  appendFileSync(path.join(root, 'makings'), 'made\n');
  console.log('making');
  if (options.includes('wait')) await once(process.stdin, 'data');
  return true;
});
console.log(isNew ? 'made' : 'found');
if (!options.includes('stay')) process.exit(0);
process.stdin.resume();
