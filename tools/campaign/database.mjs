import { createRequire } from 'node:module';
import path from 'node:path';
import { buildDir } from '../../scripts/build/build.mjs';
import { readSettings } from '../../scripts/settings/env.mjs';
import { ROOT } from '../../scripts/launch/stack.mjs';

/** @import { Settings } from '../../scripts/settings/env.mjs' */

/** @typedef {Record<string, unknown>} Row */

/**
 * Part of Knex that is used here.
 * @typedef {{ where: (is: object) => Query, select: (...names: string[]) => Promise<Row[]>,
 *   update: (values: object) => Promise<number>, delete: () => Promise<number> }} Query
 * @typedef {((table: string) => Query) & { raw: (sql: string) => Promise<Row[]>,
 *   destroy: () => Promise<void> }} Database
 */

const cms = createRequire(path.join(ROOT, 'cms/package.json'));

/**
 * Opens a separate connection to a stack's database.
 * @param {Pick<Settings, 'database'>} settings
 * @returns {Database}
 */
export function openDatabase({ database }) {
  const knex = cms('knex');
  if (database.client === 'postgres') return knex({ client: 'pg', connection: database.url });
  return knex({
    client: 'better-sqlite3',
    connection: { filename: database.filename },
    useNullAsDefault: true,
  });
}

/** Returns the folder of the CMS's built sources. */
export const builtSources = () => path.join(buildDir(readSettings({}, { root: ROOT }), 'cms'), 'src');

/**
 * Loads a file of the built CMS.
 * @param {string} name
 */
export const builtOf = (name) => cms(path.join(builtSources(), `${name}.js`));

/**
 * Draws `count` small pictures, each in its own colour.
 * @param {number} count
 * @returns {Promise<Buffer[]>}
 */
export function drawPictures(count) {
  const sharp = cms('sharp');
  /** @param {number} at */
  const one = (at) => ({
    create: { width: 40, height: 30, channels: 3, background: { r: at, g: 90, b: 140 } },
  });
  return Promise.all(Array.from({ length: count }, (_none, at) => sharp(one(at)).png().toBuffer()));
}
