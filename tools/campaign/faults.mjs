import { statSync } from 'node:fs';
import { messageOf } from '../../scripts/processes/errors.mjs';
import { done, insist, send } from './client.mjs';
import { openDatabase } from './database.mjs';
import { openHouse } from './house.mjs';
import { ADMIN, enter } from './people.mjs';
import { proveTables } from './proof.mjs';

/**
 * @import { House, HouseOptions } from './house.mjs'
 * @import { Person } from './people.mjs'
 */

const MOST_WRITES = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Tests a full disk and a clock set back: refusals are reported, acknowledged writes stay, and the CMS goes on.
 * @param {string} dataDir
 * @param {HouseOptions & { print: (text: string) => void }} options
 */
export async function runFaults(dataDir, { print, ...options }) {
  const house = await openHouse(dataDir, { ...options, isSmall: true });
  try {
    const admin = await enter(house, ADMIN);
    print('a clock turned back');
    const late = await clockBack(house, admin);
    print('a full disk');
    const full = await diskFull(house, admin);
    /** @type {string[]} */
    const broken = [...late.broken, ...full.broken, ...(await proven(house))];
    return { rows: [late.row, full.row], broken };
  } finally {
    await house.stop();
  }
}

/** @param {House} house */
async function proven(house) {
  await house.stop();
  const broken = await proveTables(house.settings);
  await house.start();
  return broken;
}

/**
 * @param {House} house
 * @param {Person} person
 * @param {number} id
 */
const dishAt = (house, person, id) => done(house.url, `/api/dishes/${id}`, person);

/**
 * Sets a record's last change to tomorrow, as if the clock had been set back a day since.
 * @param {House} house
 * @param {Person} admin
 */
async function clockBack(house, admin) {
  const { id } = await done(house.url, '/api/dishes', {
    ...admin,
    method: 'POST',
    data: { Name: 'Written tomorrow' },
  });
  const tomorrow = new Date(Date.now() + DAY_MS);
  await house.stop();
  const db = openDatabase(house.settings);
  const isPostgres = house.settings.database.client === 'postgres';
  await db('dishes')
    .where({ id })
    .update({ updated_at: isPostgres ? tomorrow : tomorrow.getTime() });
  await db('supra_shapes').delete();
  await db.destroy();
  await house.start();
  const broken = [];
  let last = (await insist(() => dishAt(house, admin, id))).attributes.updatedAt;
  for (let edit = 0; edit < 3; edit += 1) {
    const { status, text } = await send(house.url, `/api/dishes/${id}`, {
      ...admin,
      method: 'PUT',
      data: { Note: `${edit}`, updatedAt: last },
    });
    if (status !== 200) broken.push(`An edit after the clock went back: ${status} ${text.slice(0, 200)}`);
    const { updatedAt } = (await dishAt(house, admin, id)).attributes;
    if (!(Date.parse(updatedAt) > Date.parse(last)))
      broken.push(`updatedAt went from ${last} to ${updatedAt}`);
    last = updatedAt;
  }
  return { row: { fault: 'clock a day back', tried: 3, broken: broken.length }, broken };
}

/**
 * Limits SQLite to a few more pages than it has: writes are refused with 507, reads go on, and with space again writes
 * do too.
 * @param {House} house
 * @param {Person} admin
 */
async function diskFull(house, admin) {
  const { database } = house.settings;
  if (database.client === 'postgres')
    return { row: { fault: 'disk full (SQLite alone)', tried: 0, broken: 0 }, broken: [] };
  await house.stop();
  const pages = Math.ceil(statSync(database.filename).size / 4096) + 40;
  await house.start({ SQLITE_MAX_PAGES: `${pages}` });
  const broken = [];
  /** @type {number[]} */
  const kept = [];
  let refused = 0;
  for (let at = 0; at < MOST_WRITES && refused < 20; at += 1) {
    const data = { Name: `Dish ${at}`, Description: 'x'.repeat(4_000) };
    const { status, text } = await send(house.url, '/api/dishes', { ...admin, method: 'POST', data });
    if (status === 200) kept.push(JSON.parse(text).data.id);
    else if (status === 507) refused += 1;
    else broken.push(`A write on a full disk: ${status} ${text.slice(0, 200)}`);
  }
  if (refused === 0) broken.push('The disk was never full');
  const { status } = await send(house.url, '/api/dishes', admin);
  if (status !== 200) broken.push(`A read on a full disk: ${status}`);
  await house.stop();
  await house.start();
  for (const id of kept) await dishAt(house, admin, id).catch((error) => broken.push(messageOf(error)));
  await done(house.url, '/api/dishes', { ...admin, method: 'POST', data: { Name: 'Room again' } });
  return {
    row: { fault: 'disk full', tried: kept.length + refused, refused, broken: broken.length },
    broken,
  };
}
