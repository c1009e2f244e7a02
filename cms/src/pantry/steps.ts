import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { after, thereAfter, undone } from '../domain/pantry/book';
import type { PANTRY_REASONS, Said, There } from '../domain/pantry/types';
import { roundQuantity } from '../domain/stock/units';
import { creates } from '../records/rate';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { change, insert } from '../records/write';
import { type PantryItem, stepsOf } from './items';

interface Taken {
  /** Names the step; one that is in the book already is not taken again. */
  readonly key?: string | null;
  readonly said: Said;
  readonly reason: (typeof PANTRY_REASONS)[number];
}

/** What is there of a thing, as the book counts it. */
const thereOf = ({ amount, level }: PantryItem): There => ({ amount: amount ?? 0, level });

/** Takes a step: writes it into the book, and what is there then beside the thing. */
export async function takeStep(
  item: PantryItem,
  { key, said, reason }: Taken,
  caller: Caller,
  trx: Knex,
): Promise<void> {
  const isTaken = key && (await stepsOf(item.id, trx)).some((step) => step.key === key);
  if (!isTaken)
    await book(item, after(thereOf(item), said), { key, said, reason, undoes: null }, caller, trx);
}

/** Undoes a step, that of an undoing too; what was counted since stays. One that is not there, or undone, changes nothing. */
export async function undoStep(
  item: PantryItem,
  { key, undoes }: { readonly key: string; readonly undoes: string },
  caller: Caller,
  trx: Knex,
): Promise<void> {
  const steps = await stepsOf(item.id, trx);
  const isThere = steps.some((step) => step.key === undoes) && !undone(steps).has(undoes);
  if (!isThere || steps.some((step) => step.key === key)) return;
  const there = thereAfter([...steps, { key, said: null, undoes }]);
  await book(item, there, { key, said: null, reason: 'undone', undoes }, caller, trx);
}

interface Entry extends Omit<Taken, 'said'> {
  readonly said: Said | null;
  readonly undoes: string | null;
}

async function book(
  item: PantryItem,
  there: There,
  { key, ...entry }: Entry,
  caller: Caller,
  trx: Knex,
): Promise<void> {
  const delta = roundQuantity(there.amount - thereOf(item).amount);
  const data = {
    ...entry,
    ...there,
    delta,
    key: key ?? randomUUID(),
    item: item.id,
    owner: item.owner,
    by: caller.id,
  };
  await creates.during(caller.id, () => insert(collectionOf('pantry-movements'), data, trx));
  await change(collectionOf('pantry-items'), item, { ...there }, trx);
}
