import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PRODUCT = /^(?:pages|components|context|lib|cms\/src|cms\/database|scripts)\/.*\.(?:tsx?|mjs|js)$/;
const OWN = 'tools/mutants';

/** The files of a working tree as they stand: what git tracks, and what it would if it were added. */
export function filesOf(root) {
  const told = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(told.split('\0'))].filter((file) => file && existsSync(path.join(root, file)));
}

/** The product's own sources with their texts, by their names. */
export const sourcesOf = (root) =>
  new Map(
    filesOf(root)
      .filter((file) => PRODUCT.test(file) && !file.startsWith(OWN))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );

/** The names of the files in which the text of a change stands, once for each time that it does. */
export const placesOf = ({ find }, sources) =>
  [...sources].flatMap(([file, text]) => Array(text.split(find).length - 1).fill(file));

/**
 * The files that a mutant changes with their new texts. Its places are found by their text, which must stand exactly once in all
 * sources: `hint` only says where that was when the mutant was written. Throws where a place is not found, or found twice.
 */
export function mutated({ name, changes }, sources) {
  const texts = new Map();
  for (const change of changes) {
    const places = placesOf(change, sources);
    if (places.length !== 1)
      throw new Error(
        `"${name}" finds its place ${places.length} times (it was in ${change.hint}): ${change.find}`,
      );
    const text = texts.get(places[0]) ?? sources.get(places[0]);
    texts.set(
      places[0],
      text.replace(change.find, () => change.replace),
    );
  }
  return texts;
}
