import type { Context } from 'koa';
import type { Knex } from 'knex';
import { callerIn, optionalDataIn } from '../records/http/actions';
import { sql } from '../records/database/database';
import { ConflictError, forbidden } from '../records/http/errors';
import { bodyFor } from '../records/read/read';
import { project, readBodies, rows } from '../records/read/readModel';
import { tableOf } from '../records/database/tables';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { change, erase, inWrite } from '../records/write/write';
import type { Membership } from './bodies';
import { DAY } from '../domain/time/units';

const OFFERED_MS = 14 * DAY;
const plans = () => collectionOf('mealplans');
const memberships = () => collectionOf('memberships');

async function membershipsOf(trx: Knex, plan: number): Promise<Membership[]> {
  return rows(trx(tableOf(memberships())).where({ mealplan: plan }));
}

/** Offers the plan of a deleted author to its members for two weeks, frozen; deletes it if it has none. */
export async function offerPlan(plan: Body, trx: Knex, now = Date.now()): Promise<void> {
  const all = await membershipsOf(trx, plan.id);
  const members = all.filter(({ state }) => state === 'accepted');
  if (members.length === 0) return erase(plans(), plan, trx);
  await change(plans(), plan, { owner: null, offeredUntil: new Date(now + OFFERED_MS).toISOString() }, trx);
  for (const one of all) if (one.state !== 'accepted') await erase(memberships(), one, trx);
  await project(
    memberships(),
    members.map(({ id }) => id),
  );
}

/** POST mealplans/{id}/take-over: the first member who asks becomes its author. */
export async function takeOver(id: number, ctx: Context): Promise<number> {
  optionalDataIn(ctx);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const plan = await bodyFor(plans(), id, caller);
    if (plan.owner === caller.id) return;
    const all = await membershipsOf(trx, id);
    const own = all.find(({ user, state }) => user === caller.id && state === 'accepted');
    if (!own) throw forbidden();
    if (!plan.offeredUntil) throw new ConflictError('This plan has an author', 'mealplan.hasAuthor');
    await change(plans(), plan, { owner: caller.id, offeredUntil: null }, trx);
    await erase(memberships(), own, trx);
    await project(plans(), [id]);
    await project(
      memberships(),
      all.filter((one) => one.id !== own.id).map((one) => one.id),
    );
  });
  return id;
}

/** Deletes plans that nobody has taken over in time. */
export async function sweepOffers(now = Date.now()): Promise<void> {
  const db = await sql();
  const late: { id: number }[] = await db(tableOf(plans()))
    .where('offeredUntil', '<', new Date(now).toISOString())
    .select('id');
  for (const { id } of late) {
    await inWrite(async (trx) => {
      const plan = (await readBodies(trx, plans(), [id])).get(id);
      if (plan?.offeredUntil) await erase(plans(), plan, trx);
    });
  }
}
