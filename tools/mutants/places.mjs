import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ find: string, replace: string, hint: string }} Change
 * @typedef {{ name: string, what: string, changes: Change[], noticedBy: Partial<Record<string, string[]>> }} Mutant
 * @typedef {Map<string, string>} Sources
 */

const PRODUCT = /^(?:pages|components|context|lib|cms\/src|cms\/database|scripts)\/.*\.(?:tsx?|mjs|js)$/;
const OWN = 'tools/mutants';

/**
 * Returns the files of a working tree: those that git tracks, and new ones that it does not ignore.
 * @param {string} root
 */
export function filesOf(root) {
  const told = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(told.split('\0'))].filter((file) => file && existsSync(path.join(root, file)));
}

/**
 * Returns the product's sources: texts by file name.
 * @param {string} root
 * @returns {Sources}
 */
export const sourcesOf = (root) =>
  new Map(
    filesOf(root)
      .filter((file) => PRODUCT.test(file) && !file.startsWith(OWN))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );

/**
 * Returns the names of the files that contain the text of a change, once for each occurrence.
 * @param {Pick<Change, 'find'>} change
 * @param {Sources} sources
 * @returns {string[]}
 */
export const placesOf = ({ find }, sources) =>
  [...sources].flatMap(([file, text]) => Array(text.split(find).length - 1).fill(file));

/**
 * Returns the changed files of a mutant with their new texts. Its places are found by their text, which must occur
 * exactly once in all sources; `hint` only says where it was when the mutant was written. Throws if a place is missing
 * or ambiguous.
 * @param {Pick<Mutant, 'name' | 'changes'>} mutant
 * @param {Sources} sources
 * @returns {Sources}
 */
export function mutated({ name, changes }, sources) {
  const texts = new Map();
  for (const change of changes) {
    const places = placesOf(change, sources);
    const [place] = places;
    if (place === undefined || places.length > 1)
      throw new Error(
        `"${name}" finds its place ${places.length} times (it was in ${change.hint}): ${change.find}`,
      );
    const text = texts.get(place) ?? sources.get(place) ?? '';
    texts.set(
      place,
      text.replace(change.find, () => change.replace),
    );
  }
  return texts;
}
