/**
 * Counts the casts of each room by the syntax tree: `node scripts/testing/casts.mjs`. A cast is `as` something other
 * than `const`, or `@type` before brackets in a plain module.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** @import { Node, SourceFile } from 'typescript' */

/**
 * @typedef {{ file: string, to: string }} Cast
 * @typedef {{ casts: Cast[], anys: number, asserted: number, lines: number }} Counted
 */

export const ROOMS = ['cms/src', 'lib', 'components', 'context', 'pages', 'tests', 'scripts', 'tools'];
const READ = /\.(tsx?|mjs)$/;
/** Packages, and the CMS's copy of lib/domain, which is counted in its own place. */
const UNREAD = /(^|\/)node_modules\/|^cms\/src\/domain\//;

/**
 * Counts in one file; `anys` is how often `any` stands for a type, `asserted` how often `!` follows a value.
 * @param {string} file
 * @param {string} text
 * @returns {Counted}
 */
export function countIn(file, text) {
  const isPlain = file.endsWith('.mjs');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Counted} */
  const counted = { casts: [], anys: 0, asserted: 0, lines: text.split('\n').length };
  /** @param {Node} node */
  const visit = (node) => {
    // only in plain modules does a comment say a type
    const docs = isPlain ? ts.getJSDocCommentsAndTags(node).filter(({ parent }) => parent === node) : [];
    const to = castIn(node, docs, source);
    if (to !== undefined && to !== 'const') counted.casts.push({ file, to });
    if (node.kind === ts.SyntaxKind.AnyKeyword) counted.anys += 1;
    if (ts.isNonNullExpression(node)) counted.asserted += 1;
    docs.forEach(visit);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return counted;
}

/**
 * Returns the type that a node casts to; undefined for no cast.
 * @param {Node} node
 * @param {readonly Node[]} docs the comments of the node
 * @param {SourceFile} source
 */
function castIn(node, docs, source) {
  if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) return node.type.getText(source);
  if (!ts.isParenthesizedExpression(node)) return undefined;
  const tags = docs.flatMap((doc) => (ts.isJSDoc(doc) ? (doc.tags ?? []) : []));
  return tags.find(ts.isJSDocTypeTag)?.typeExpression.type.getText(source);
}

/**
 * Counts in all files of a room.
 * @param {string} room
 * @returns {Counted}
 */
export function countRoom(room) {
  const counts = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(room, name))
    .filter((file) => READ.test(file) && !UNREAD.test(file))
    .map((file) => countIn(file, readFileSync(file, 'utf8')));
  /** @param {'anys' | 'asserted' | 'lines'} what */
  const sum = (what) => counts.reduce((total, one) => total + one[what], 0);
  return {
    casts: counts.flatMap(({ casts }) => casts),
    anys: sum('anys'),
    asserted: sum('asserted'),
    lines: sum('lines'),
  };
}

if (process.argv[1] === import.meta.filename)
  console.table(
    Object.fromEntries(
      ROOMS.map((room) => {
        const { casts, anys, asserted, lines } = countRoom(room);
        return [
          room,
          {
            casts: casts.length,
            'a thousand lines': Math.round((casts.length / lines) * 10_000) / 10,
            'to never': casts.filter(({ to }) => to === 'never').length,
            'to unknown': casts.filter(({ to }) => to === 'unknown').length,
            any: anys,
            '!': asserted,
            lines,
          },
        ];
      }),
    ),
  );
