import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { applyStep, replaySteps, undoneKeys } from '../domain/pantry/replay';
import type { PANTRY_REASONS, StepContent, ItemStock } from '../domain/pantry/types';
import { roundQuantity } from '../domain/storage/units';
import { creates } from '../records/http/rate';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { change, create, insert } from '../records/write/write';
import { type PantryItem, stepsOf } from './items';

/** The common cause of several steps, so that they are listed and undone together. */
export interface Cause {
  /** `order-…`, `cooking-…` or `mark-…`. */
  readonly cause: string | null;
  /** Name of the cooked recipe. */
  readonly Name: string | null;
  /** Day and recipe; prevents taking out the same meal twice. */
  readonly meal: string | null;
}
const BY_HAND: Cause = { cause: null, Name: null, meal: null };

interface StepInput {
  /** Idempotency key of the step; a step whose key is in the ledger is not taken again. */
  readonly key?: string | null;
  readonly said: StepContent;
  readonly reason: (typeof PANTRY_REASONS)[number];
  readonly of?: Cause;
}

/** Returns an item's current amount and level. */
const stockOf = ({ amount, level }: PantryItem): ItemStock => ({ amount: amount ?? 0, level });

/** Takes a step: writes it into the ledger and the resulting amount into the item. */
export async function recordStep(
  item: PantryItem,
  { key, said, reason, of }: StepInput,
  caller: Caller,
  trx: Knex,
): Promise<PantryItem> {
  const isTaken = key && (await stepsOf(item.id, trx)).some((step) => step.key === key);
  if (isTaken) return item;
  return writeStep(
    item,
    applyStep(stockOf(item), said),
    { key, said, reason, of, undoes: null },
    caller,
    trx,
  );
}

/** Undoes a step, even an undo; later counts stay. Does nothing if the step is missing or undone already. */
export async function undoStep(
  item: PantryItem,
  { key, undoes }: { readonly key: string; readonly undoes: string },
  caller: Caller,
  trx: Knex,
): Promise<void> {
  const steps = await stepsOf(item.id, trx);
  const step = steps.find((one) => one.key === undoes);
  if (!step || undoneKeys(steps).has(undoes) || steps.some((one) => one.key === key)) return;
  const there = replaySteps([...steps, { key, said: null, undoes }]);
  await writeStep(item, there, { key, said: null, reason: 'undone', of: step, undoes }, caller, trx);
}

interface Entry extends Omit<StepInput, 'said'> {
  readonly said: StepContent | null;
  readonly undoes: string | null;
}

async function writeStep(
  item: PantryItem,
  there: ItemStock,
  entry: Entry,
  caller: Caller,
  trx: Knex,
): Promise<PantryItem> {
  const delta = roundQuantity(there.amount - stockOf(item).amount);
  const write = () => note(item, { ...entry, ...there, delta }, caller, trx);
  // A call that writes many steps counts them against the limit itself; a delivery is never refused.
  await (entry.of?.cause ? write() : creates.during(caller.id, write));
  return change(collectionOf('pantry-items'), item, { ...there }, trx);
}

/** Adds an item that was there before: one count is its whole ledger, and it goes on no list when short. */
export async function importItem(
  given: Readonly<Record<string, unknown>>,
  there: ItemStock,
  caller: Caller,
  trx: Knex,
): Promise<PantryItem> {
  const item = await create(collectionOf('pantry-items'), given, caller, { ...there });
  const said = { is: there.level ?? there.amount };
  await note(item, { ...there, said, reason: 'counted', undoes: null, delta: there.amount }, caller, trx);
  return item;
}

const note = (
  { id, owner }: PantryItem,
  { key, of = BY_HAND, ...entry }: Entry & ItemStock & { readonly delta: number },
  caller: Caller,
  trx: Knex,
) =>
  insert(
    collectionOf('pantry-movements'),
    {
      ...entry,
      cause: of.cause,
      Name: of.Name,
      meal: of.meal,
      key: key ?? randomUUID(),
      item: id,
      owner,
      by: caller.id,
    },
    trx,
  );
