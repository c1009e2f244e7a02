/**
 * Lists runs of six or more identical lines in two files: `node scripts/testing/twins.mjs [most]`; exits with 1 if
 * there are more than `most`. Lines are compared without surrounding spaces. Imports, empty lines and lines of brackets
 * do not count.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ name: string, lines: { line: string, number: number }[] }} Source
 * @typedef {{ file: number, at: number }} Place
 */

const LEAST = 6;
/** Maximum number of runs that lint and tests allow. */
export const MOST = 15;
const READ = /\.(ts|tsx|mjs|scss)$/;
/** Generated files, and migrations, which never change once released and repeat each other on purpose. */
const UNREAD = /^(cms\/(types\/generated|database\/migrations)\/|lib\/api\/contract\.ts$)/;

/**
 * Returns the lines of a text that count, with their numbers from 1.
 * @param {string} text
 */
export function countedLines(text) {
  let isImport = false;
  return text.split('\n').flatMap((raw, at) => {
    const line = raw.trim();
    if (/^import\b/.test(line)) isImport = true;
    const counts = !isImport && /\w/.test(line) && !/^@(use|import)\b/.test(line);
    if (isImport && /'[^']+';?$/.test(line)) isImport = false;
    return counts ? [{ line, number: at + 1 }] : [];
  });
}

/**
 * Returns the longest runs shared by two of `files` ({ name, lines }), with their length and where they begin.
 * @param {Source[]} files
 * @param {number} [least]
 */
export function twins(files, least = LEAST) {
  /** @type {Map<string, Place[]>} */
  const places = new Map();
  files.forEach(({ lines }, file) => {
    for (let at = 0; at + least <= lines.length; at += 1) {
      const run = lines.slice(at, at + least).map(({ line }) => line);
      const key = run.join('\n');
      places.set(key, [...(places.get(key) ?? []), { file, at }]);
    }
  });
  /** @param {Place} place @param {number} step */
  const lineAt = ({ file, at }, step) => files[file]?.lines[at + step]?.line;
  /**
   * @param {Place} one
   * @param {Place} other
   * @param {number} step
   */
  const isSame = (one, other, step) =>
    lineAt(one, step) !== undefined && lineAt(one, step) === lineAt(other, step);
  const pairs = [...places.values()].flatMap((found) =>
    found.flatMap((one) =>
      found
        .filter((other) => one.file < other.file && !isSame(one, other, -1))
        .map((other) => ({ one, other })),
    ),
  );
  /** @param {Place} place */
  const placeOf = ({ file, at }) => `${files[file]?.name}:${files[file]?.lines[at]?.number}`;
  return pairs.map(({ one, other }) => {
    let length = least;
    while (isSame(one, other, length)) length += 1;
    return { length, places: [placeOf(one), placeOf(other)] };
  });
}

/** Returns the runs of this repository, longest first. */
export function twinsHere() {
  const names = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const files = names
    .filter((name) => READ.test(name) && !UNREAD.test(name))
    .map((name) => ({ name, lines: countedLines(readFileSync(name, 'utf8')) }));
  return twins(files).sort((one, other) => other.length - one.length);
}

if (process.argv[1] === import.meta.filename) {
  const most = Number(process.argv[2] ?? MOST);
  const found = twinsHere();
  for (const { length, places } of found) console.log(length, ...places);
  console.log(`${found.length} runs of ${LEAST} or more identical lines in two files; at most ${most}`);
  process.exitCode = found.length > most ? 1 : 0;
}
