import type { Knex } from 'knex';
import { holdsOn, scheduledOn } from '../domain/exercise/schedule';
import { leftAfter, takenFrom } from '../domain/supplement/intake';
import { fieldErrors } from '../records/http/errors';
import { removeFromReadModel, project, readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { CollectionMap } from '../records/types';
import { sourceTable } from '../records/write/write';
import type { Intake, Mark } from '../mealplans/bodies';
import { intakeKey } from './routines';

/** A mark as sent, or as stored. */
type GivenMark = Readonly<Record<string, unknown>> &
  Partial<Pick<Mark, 'day' | 'intake'>> & { readonly schedule?: number | null };

/** Throws unless the mark of a schedule or intake names a part that exists on that day. */
export async function checkMark(mark: GivenMark, trx: Knex): Promise<void> {
  const { day = '', schedule, intake } = mark;
  const key = String(mark.key).toLowerCase();
  const keys: string[] = [];
  if (schedule) {
    const body = await bodyOf('schedules', schedule, trx);
    keys.push(...scheduledOn(body, day).map((part) => part.key));
  }
  if (intake) {
    const body = await bodyOf('intakes', intake, trx);
    if (holdsOn(body, day)) keys.push(...body.times.map((time) => intakeKey(intake, time)));
  }
  if ((schedule || intake) && !keys.includes(key)) throw fieldErrors([{ path: ['key'], key: 'reference' }]);
}

async function bodyOf<N extends 'schedules' | 'intakes'>(
  name: N,
  id: number,
  trx: Knex,
): Promise<CollectionMap[N]> {
  const body = (await readBodies(trx, collectionOf(name), [id])).get(id);
  if (!body) throw new Error(`${name} ${id} is gone`);
  return body;
}

/** Takes a dose from the intake's stock for a mark that is done; returns the amount taken, or null. */
export async function takeDose({ intake, state }: GivenMark, trx: Knex): Promise<number | null> {
  if (!intake || state !== 'done') return null;
  const body = await bodyOf('intakes', intake, trx);
  const taken = takenFrom(body.left, body.dosage);
  if (taken) await adjustStock(body, -taken, trx);
  return taken;
}

/** Returns the amount that a mark has taken to the stock. */
export async function returnDose(mark: Mark, trx: Knex): Promise<void> {
  const { intake, taken } = mark;
  if (!intake || !taken) return;
  const body = await bodyOf('intakes', intake, trx);
  if (body.left !== null) await adjustStock(body, taken, trx);
}

/** Returns the amount taken by the mark in its new state, adjusting the stock; the same state changes nothing. */
export async function adjustDose(mark: Mark, state: unknown, trx: Knex): Promise<number | null> {
  if (mark.state === state) return mark.taken;
  if (state === 'done') return takeDose({ ...mark, state }, trx);
  await returnDose(mark, trx);
  return null;
}

/** The CMS changes the stock, so `updatedAt` stays that of the person's last edit. */
async function adjustStock(intake: Intake, change: number, trx: Knex): Promise<void> {
  const intakes = collectionOf('intakes');
  await trx(sourceTable(intakes))
    .where({ id: intake.id })
    .update({ left: leftAfter(intake.left ?? 0, change) });
  await project(intakes, [intake.id]);
}

/** Moves the marks of a changed time to its new one, so that taken doses stay taken. */
export async function moveMarks(intake: Intake, before: Intake | null, trx: Knex): Promise<void> {
  const [gone, ...moreGone] = before?.times.filter((time) => !intake.times.includes(time)) ?? [];
  const [come, ...moreCome] = intake.times.filter((time) => !before?.times.includes(time));
  if (gone === undefined || come === undefined || moreGone.length > 0 || moreCome.length > 0) return;
  const logs = collectionOf('logs');
  const rows: { id: number }[] = await trx(tableOf(logs))
    .where({ intake: intake.id, key: intakeKey(intake.id, gone) })
    .select('id');
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  await trx(sourceTable(logs))
    .whereIn('id', ids)
    .update({ key: intakeKey(intake.id, come) });
  await project(logs, ids);
}

/** Deletes the marks of a schedule or intake along with it. */
export async function eraseMarksOf(field: 'schedule' | 'intake', id: number, trx: Knex): Promise<void> {
  const logs = collectionOf('logs');
  const rows: { id: number }[] = await trx(tableOf(logs))
    .where({ [field]: id })
    .select('id');
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  await strapi.db.query(logs.uid).deleteMany({ where: { id: { $in: ids } } });
  await removeFromReadModel(logs, ids);
}
