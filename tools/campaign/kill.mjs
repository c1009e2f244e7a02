import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../../scripts/processes/errors.mjs';
import { pickFrom } from './chance.mjs';
import { openHouse } from './house.mjs';
import { openJournal } from './journal.mjs';
import { proveFiles, proveTables, ageFiles, readTables, forgetTables } from './proof.mjs';
import { enter, ADMIN } from './people.mjs';
import { openStock } from './stock.mjs';
import { createWriter } from './writers.mjs';

/** @import { House, HouseOptions } from './house.mjs' */

/** @typedef {Awaited<ReturnType<typeof createWriter>>} Writer */

const CLIENTS = 8;
/** Writing goes on for this long before a kill, plus a random time of at most `MORE_MS`. */
const AT_LEAST_MS = 300;
const MORE_MS = 1_500;
const CHECKED_AGAIN = 20;

/**
 * Kills random parts at random moments while people write, `rounds` times: acknowledged writes are there, all others
 * are there completely or not at all. At the end the stack restarts once more, and no remains of interrupted work may
 * be left.
 * @param {string} dataDir
 * @param {HouseOptions & { rounds: number, random: () => number, clients?: number,
 *   print: (text: string) => void }} options
 */
export async function runKill(dataDir, { rounds, random, clients = CLIENTS, print, ...options }) {
  const house = await openHouse(dataDir, options);
  const journal = openJournal(house);
  /** @type {string[]} */
  const broken = [];
  /** @type {Record<string, number>} */
  const killed = {};
  try {
    const staff = await openStock(house, await enter(house, ADMIN));
    const people = [];
    for (let at = 0; at < clients; at += 1) people.push(await enter(house, `writer-${at}`));
    const writers = await Promise.all(
      people.map((person) => createWriter(house, person, { journal, random, staff })),
    );
    for (let round = 0; round < rounds; round += 1) {
      const part = pickFrom(random, house.parts);
      killed[part] = (killed[part] ?? 0) + 1;
      const took = await oneRound(house, writers, part, random);
      broken.push(...(await journal.check(random, CHECKED_AGAIN)));
      print(`${round + 1}/${rounds} ${part}: back in ${(took / 1000).toFixed(1)} s, ${journal.told()}`);
    }
    broken.push(...(await journal.check(random, Infinity)));
    broken.push(...(await afterwards(house)));
  } finally {
    await house.stop();
  }
  const { acknowledged, unknown } = journal.counts;
  return { rows: [{ rounds, ...killed, acknowledged, 'cut off': unknown, broken: broken.length }], broken };
}

/**
 * @param {House} house
 * @param {Writer[]} writers
 * @param {string} part
 * @param {() => number} random
 */
async function oneRound(house, writers, part, random) {
  for (const writer of writers) writer.go();
  await wait(AT_LEAST_MS + random() * MORE_MS);
  const began = performance.now();
  await house.kill(part).catch((error) => {
    // It has died meanwhile, or is being started.
    if (codeOf(error) !== 'ESRCH') throw error;
  });
  await wait(random() * AT_LEAST_MS);
  await Promise.all(writers.map((writer) => writer.rest()));
  await house.whole();
  return performance.now() - began;
}

/**
 * Checks the database and the folders after all rounds, before and after one more start.
 * @param {House} house
 */
async function afterwards(house) {
  await house.stop();
  const broken = await proveTables(house.settings);
  const before = await readTables(house.settings);
  await ageFiles(house);
  await forgetTables(house.settings);
  await house.start();
  await house.whole();
  const after = await readTables(house.settings);
  for (const [table, rows] of Object.entries(before))
    for (const [id, body] of Object.entries(rows))
      if (after[table]?.[id] !== body) broken.push(`${table} ${id} was not what Strapi's tables say`);
  return [...broken, ...(await proveFiles(house))];
}
