import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from './database.mjs';

/**
 * @import { Settings } from '../../scripts/settings/env.mjs'
 * @import { Database, Row } from './database.mjs'
 */

const DAYS_MS = 3 * 24 * 60 * 60 * 1000;
const FOLDERS = ['public/uploads', 'private'];
const OPEN = ['placed', 'accepted'];

/**
 * @template T
 * @param {Settings} settings
 * @param {(db: Database) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function within(settings, work) {
  const db = openDatabase(settings);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** @param {Database} db @param {string} table */
const bodies = async (db, table) =>
  (await db(table).select('body')).map(({ body }) => JSON.parse(String(body)));
/** @param {number} value */
const rounded = (value) => Math.round(value * 1000) / 1000;

/**
 * Returns inconsistencies within the database: its own integrity, stock against its movements, orders against their
 * reservations.
 * @param {Settings} settings
 * @returns {Promise<string[]>}
 */
export const proveTables = (settings) =>
  within(settings, async (db) => {
    const broken = settings.database.client === 'postgres' ? [] : await integrityOf(db);
    /** @type {Map<number, number>} */
    const moved = new Map();
    for (const { stock, delta } of await bodies(db, 'supra_stock_movements'))
      moved.set(stock, (moved.get(stock) ?? 0) + delta);
    /** @type {Map<number, number>} */
    const held = new Map();
    for (const { state, reservations } of await bodies(db, 'supra_orders'))
      for (const { lot, amount } of partsOf(reservations ?? []))
        if (OPEN.includes(state)) held.set(lot, (held.get(lot) ?? 0) + amount);
    for (const { id, quantity, reserved } of await bodies(db, 'supra_stocks')) {
      if (rounded(quantity) !== rounded(moved.get(id) ?? 0))
        broken.push(`stock ${id} holds ${quantity}, its movements make ${moved.get(id)}`);
      if (rounded(reserved) !== rounded(held.get(id) ?? 0))
        broken.push(`stock ${id} has ${reserved} set aside, its orders ${held.get(id)}`);
    }
    return broken;
  });

/** @param {{ parts: { lot: number, amount: number }[] }[]} reservations */
const partsOf = (reservations) => reservations.flatMap(({ parts }) => parts);

/** @param {Database} db */
async function integrityOf(db) {
  const told = await db.raw('pragma integrity_check');
  const foreign = await db.raw('pragma foreign_key_check');
  return [
    ...told.map((row) => String(row.integrity_check)).filter((text) => text !== 'ok'),
    ...foreign.map(({ table, rowid }) => `${table} ${rowid} points at nothing`),
  ];
}

/**
 * Returns every record of the read model, by table and id.
 * @param {Settings} settings
 */
export const readTables = (settings) =>
  within(settings, async (db) => {
    const names = (await db('supra_shapes').select('name')).map(
      ({ name }) => `supra_${String(name).replaceAll('-', '_')}`,
    );
    /** @type {Record<string, Record<string, unknown>>} */
    const tables = {};
    for (const name of names)
      tables[name] = Object.fromEntries(
        (await db(name).select('id', 'body')).map(({ id, body }) => [String(id), body]),
      );
    return tables;
  });

/**
 * Makes the next start rebuild the read model from Strapi's tables.
 * @param {Settings} settings
 */
export const forgetTables = (settings) => within(settings, (db) => db('supra_shapes').delete());

/** @param {string} dataDir */
const names = (dataDir) =>
  FOLDERS.flatMap((folder) =>
    existsSync(path.join(dataDir, folder))
      ? readdirSync(path.join(dataDir, folder))
          .filter((name) => !name.startsWith('.'))
          .map((name) => path.join(folder, name))
      : [],
  );

/**
 * Makes all files so old that none counts as being uploaded; remains of aborted uploads are then swept.
 * @param {{ settings: Settings, dataDir: string }} house
 */
export async function ageFiles({ settings, dataDir }) {
  const then = new Date(Date.now() - DAYS_MS);
  for (const name of names(dataDir)) utimesSync(path.join(dataDir, name), then, then);
  await within(settings, async (db) => {
    const isPostgres = settings.database.client === 'postgres';
    await db('files').update({ created_at: isPostgres ? then : then.getTime() });
    await db('supra_uploads').update({ createdAt: then.getTime() });
  });
}

/**
 * Returns files without a row, rows without a file, and files that belong to nobody.
 * @param {{ settings: Settings, dataDir: string }} house
 */
export const proveFiles = ({ settings, dataDir }) =>
  within(settings, async (db) => {
    const onDisk = new Set(names(dataDir).map((name) => path.basename(name)));
    const rows = await db('files').select('id', 'hash', 'ext', 'formats', 'provider');
    const kept = new Set((await db('supra_uploads').select('file')).map(({ file }) => file));
    /** @type {string[]} */
    const broken = [];
    for (const row of rows) {
      const mine = bytesOf(row).filter((name) => onDisk.has(name));
      if (mine.length === 0) broken.push(`file ${row.id} has no bytes`);
      for (const name of mine) onDisk.delete(name);
      if (!kept.delete(row.id)) broken.push(`file ${row.id} belongs to nobody`);
    }
    for (const name of onDisk) broken.push(`${name} has no row`);
    for (const id of kept) broken.push(`of file ${id} there is a note and no row`);
    return broken;
  });

/** @param {Row} row @returns {string[]} */
function bytesOf({ hash, ext, formats }) {
  /** @type {Record<string, { hash: string, ext: string }>} */
  const smaller = (typeof formats === 'string' ? JSON.parse(formats) : formats) ?? {};
  return [{ hash, ext }, ...Object.values(smaller)].flatMap((one) => [
    String(one.hash),
    `${one.hash}${one.ext}`,
  ]);
}
