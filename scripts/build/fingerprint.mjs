import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns hashes of the files below `inputs`: `names` of their names, `all` of names, contents and the values in
 * `also`.
 * @param {string} root
 * @param {string[]} inputs
 * @param {{ without?: string[], also?: Record<string, string> }} [options]
 */
export function fingerprint(root, inputs, { without = [], also = {} } = {}) {
  const files = inputs.flatMap((input) => filesBelow(root, input, without)).sort();
  const names = createHash('sha256').update(files.join('\n')).digest('hex');
  const all = createHash('sha256').update(JSON.stringify([process.versions.modules, also]));
  for (const file of files) all.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  return { names, all: all.digest('hex') };
}

/**
 * @param {string} root
 * @param {string} place
 * @param {string[]} without
 * @returns {string[]}
 */
function filesBelow(root, place, without) {
  const full = path.join(root, place);
  if (without.includes(place) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [place];
  return readdirSync(full).flatMap((name) => filesBelow(root, path.join(place, name), without));
}
