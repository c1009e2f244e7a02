import { createRequire } from 'node:module';
import path from 'node:path';
import { buildDir } from '../../scripts/build/build.mjs';
import { readSettings } from '../../scripts/settings/env.mjs';
import { ROOT } from '../../scripts/launch/stack.mjs';

const cms = createRequire(path.join(ROOT, 'cms/package.json'));

/** Opens a separate connection to a stack's database. */
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

/** Loads a file of the built CMS. */
export const builtOf = (name) => cms(path.join(builtSources(), `${name}.js`));

/** Draws `count` small pictures, each in its own colour. */
export function drawPictures(count) {
  const sharp = cms('sharp');
  const one = (at) => ({
    create: { width: 40, height: 30, channels: 3, background: { r: at, g: 90, b: 140 } },
  });
  return Promise.all(Array.from({ length: count }, (_none, at) => sharp(one(at)).png().toBuffer()));
}
