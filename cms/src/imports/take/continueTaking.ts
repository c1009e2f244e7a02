import { connection } from '../../vendor/strapi';
import { inWrite } from '../../records/write/write';
import { inBackground, isStopping } from './background';
import { noAddresses } from './duplicates';
import { noKnownProducts } from '../preview/products';
import { moveExtras } from '../extras/rows';
import { areWaiting, afterExtras, takeWaiting } from '../extras/taking';
import { ExtraTaking } from '../extras/take';
import { personOf } from '../person';
import { changeImport, changeInState, currentImport, MAX_FAULTS } from '../preview/record';
import { countRows, moveRows, rowsOf } from '../preview/rows';
import { startPictures } from './startPictures';
import { takeRows } from './taking';
import type { Fault } from '../types';

/** Recipes per transaction, so that other writers get a turn between. */
const BATCH = 5;
const BETWEEN_NOTES = 1_000;

/** Imports the waiting recipes and extras in the background until none is left. */
export const continueTaking = (id: number): void =>
  inBackground(`taking ${id}`, () => takeAll(id).catch((error: unknown) => breakOff(id, error)));

/** Ends the import after an unexpected error; waiting recipes return to the preview. */
async function breakOff(id: number, error: unknown): Promise<void> {
  if (isStopping()) throw error;
  await changeInState(id, 'taking', async (trx, { work, progress, faults }) => {
    await moveRows(trx, id, 'taking', '');
    await moveExtras(trx, id, 'taking', '');
    const { taking: _taking, ...rest } = work ?? {};
    return { state: 'taken', progress, work: rest, faults: [BROKEN_OFF, ...faults].slice(0, MAX_FAULTS) };
  });
  throw error;
}
const BROKEN_OFF: Fault = { where: '', key: 'broken', message: 'Not all could be taken' };

async function takeAll(id: number): Promise<void> {
  const known = noKnownProducts();
  const addresses = noAddresses();
  let extras: ExtraTaking | undefined;
  let noted = Date.now();
  let isPaused = false;
  for (let isGoing = true; isGoing && !isStopping();) {
    isGoing = await inWrite(async (trx) => {
      const body = await currentImport(trx, id);
      if (body?.state !== 'taking' || !body.work?.taking) return false;
      const { taking, ...work } = body.work;
      const rows = await rowsOf(trx, id, { state: 'taking', most: BATCH });
      const caller = await personOf(trx, body.owner);
      if (!caller) {
        isPaused = true;
        return false;
      }
      extras ??= new ExtraTaking(id, body.source.kind, caller);
      if (rows.length > 0) await takeRows(trx, rows, caller, taking, { extras, known, addresses });
      const isOver = rows.length < BATCH;
      if (isOver && (await areWaiting(trx, id))) return false;
      if (isOver) {
        const { total } = body.progress;
        const after = await afterExtras(trx, body);
        await changeImport(trx, body, { state: 'taken', progress: { done: total, total }, work, ...after });
      } else if (Date.now() - noted > BETWEEN_NOTES) {
        noted = Date.now();
        const { total } = body.progress;
        const left = await countRows(trx, id, 'taking');
        await changeImport(trx, body, { progress: { done: total - left, total } });
      }
      return !isOver;
    });
  }
  if (isStopping() || isPaused) return; // The next start continues, or the unblocking of the person.
  await takeExtras(id);
  startPictures(id);
}

/** Imports extras after the recipes, because plans and notes refer to dishes. */
async function takeExtras(id: number): Promise<void> {
  const body = await currentImport(connection(), id);
  if (body?.state !== 'taking') return;
  if (!(await takeWaiting(id))) return;
  await changeInState(id, 'taking', async (trx, now) => {
    if (await areWaiting(trx, id)) return {};
    const { taking: _taking, ...work } = now.work ?? {};
    const { total } = now.progress;
    return { state: 'taken', progress: { done: total, total }, work, ...(await afterExtras(trx, now)) };
  });
}
