import type { Knex } from 'knex';
import { sql } from '../records/database/database';
import { ConflictError } from '../records/http/errors';
import { project, readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller } from '../records/types';
import { sourceTable } from '../records/write/write';
import type { Plan } from './bodies';
import { dishesIn } from './shares';

/*
 * Private recipes in the days of a plan open to its members once somebody was asked. The plan keeps which they are (`agreed`), so
 * that one that was put in earlier, or has become private since, stays closed until then.
 */

const plans = () => collectionOf('mealplans');

/** Names of private dishes by their ids. */
type Secrets = ReadonlyMap<number, string>;

export async function privateAmong(ids: readonly number[]): Promise<Secrets> {
  const dishes = await readBodies(await sql(), collectionOf('dishes'), ids, 'head');
  const secrets = [...dishes.values()].filter(({ visibility }) => visibility === 'private');
  return new Map(secrets.map(({ id, Name }) => [id, Name]));
}

/** Those of these dishes that are private and that the plan's members have not been let read. */
async function unagreed(plan: Plan, ids: readonly number[]): Promise<Secrets> {
  const known = new Set([...(plan.agreed ?? []), ...dishesIn(plan.published?.days ?? [])]);
  return new Map([...(await privateAmong(ids))].filter(([id]) => !known.has(id)));
}

/** Names private dishes that others are about to read; a call goes on once that is agreed to. */
export function askAbout(secrets: Secrets): void {
  if (secrets.size === 0) return;
  throw new ConflictError('Private dishes will be read with this plan', 'mealplan.privateDishes', {
    privateDishes: [...secrets.values()],
  });
}

export const hasMembers = async (plan: number, trx: Knex): Promise<boolean> =>
  (await trx(tableOf(collectionOf('memberships')))
    .where({ mealplan: plan })
    .whereIn('state', ['invited', 'accepted'])
    .first('id')) !== undefined;

/** Opens the private dishes of a plan to its members, asked first unless that is agreed to already. */
export async function openToMembers(plan: Plan, isAgreed: boolean, trx: Knex): Promise<void> {
  const secrets = await unagreed(plan, dishesIn(plan.days));
  if (secrets.size === 0) return;
  if (!isAgreed) askAbout(secrets);
  const agreed = JSON.stringify([...(plan.agreed ?? []), ...secrets.keys()]);
  await trx(sourceTable(plans())).where({ id: plan.id }).update({ agreed });
  await project(plans(), [plan.id]);
}

interface Edit {
  /** Of the days that are about to be saved. */
  readonly dishes: readonly number[];
  readonly isAgreed: boolean;
  readonly caller: Caller;
}

/**
 * The same for days that are about to be saved: answers all dishes that are agreed to then, undefined where that is no other. An editor
 * answers for what they put in themselves, the owner for all of it.
 */
export async function agreedAfter(plan: Plan, edit: Edit, trx: Knex): Promise<number[] | undefined> {
  if (!(await hasMembers(plan.id, trx))) return undefined;
  const kept = plan.owner === edit.caller.id ? [] : dishesIn(plan.days);
  const added = edit.dishes.filter((id) => !kept.includes(id));
  const secrets = await unagreed(plan, added);
  if (secrets.size === 0) return undefined;
  if (!edit.isAgreed) askAbout(secrets);
  return [...(plan.agreed ?? []), ...secrets.keys()];
}
