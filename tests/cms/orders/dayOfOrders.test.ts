import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Wire } from '../support/api';
import { openDatabase } from '../support/database';
import { seeded } from '@/lib/domain/random';
import { Day } from './day';
import { expectExact, Ledger } from './ledger';
import { readShop } from './support';

/** Seed, different on each run; set `DAY_SEED` to repeat one. */
const SEED = Number(process.env.DAY_SEED ?? Date.now() % 1_000_000);
const DEEDS = 160;
const EVERY = 16;

let db: Wire;
beforeAll(() => {
  db = openDatabase();
});
afterAll(() => db.destroy());

test('a day of random orders, packings, cancellations, arrivals, corrections, merges and refused commits keeps the books exact', async () => {
  const ledger = new Ledger((await readShop()).markupPercent);
  const day = new Day(db, ledger, seeded(SEED));
  try {
    await day.open(8);
    for (let deed = 1; deed <= DEEDS; deed += 1) {
      await day.next();
      if (deed % EVERY === 0) await expectExact(db, ledger, day.past);
    }
  } catch (error) {
    throw new Error(`DAY_SEED=${SEED} (${JSON.stringify(day.counts)})`, { cause: error });
  }
  expect(day.counts.kept).toBeGreaterThan(DEEDS / 3);
  expect(day.counts.refused).toBeGreaterThan(3);
}, 120_000);
