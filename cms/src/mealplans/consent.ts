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
 * Private recipes in a plan's days are open to its members only after somebody has agreed. The plan stores the agreed
 * ones (`agreed`), so a recipe added earlier, or made private since, stays closed until then.
 */

const plans = () => collectionOf('mealplans');

/** Names of private dishes by their ids. */
type Secrets = ReadonlyMap<number, string>;

export async function privateAmong(ids: readonly number[]): Promise<Secrets> {
  const dishes = await readBodies(await sql(), collectionOf('dishes'), ids, 'head');
  const secrets = [...dishes.values()].filter(({ visibility }) => visibility === 'private');
  return new Map(secrets.map(({ id, Name }) => [id, Name]));
}

/** Returns those of the dishes that are private and not yet open to the plan's members. */
async function unagreed(plan: Plan, ids: readonly number[]): Promise<Secrets> {
  const known = new Set([...(plan.agreed ?? []), ...dishesIn(plan.published?.days ?? [])]);
  return new Map([...(await privateAmong(ids))].filter(([id]) => !known.has(id)));
}

/** Throws a conflict that names private dishes others could read; the client repeats once the user agrees. */
export function requireConsent(secrets: Secrets): void {
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

/** Opens the plan's private dishes to its members; throws a conflict to ask first unless `isAgreed`. */
export async function openToMembers(plan: Plan, isAgreed: boolean, trx: Knex): Promise<void> {
  const secrets = await unagreed(plan, dishesIn(plan.days));
  if (secrets.size === 0) return;
  if (!isAgreed) requireConsent(secrets);
  const agreed = JSON.stringify([...(plan.agreed ?? []), ...secrets.keys()]);
  await trx(sourceTable(plans())).where({ id: plan.id }).update({ agreed });
  await project(plans(), [plan.id]);
}

interface Edit {
  /** Ids of the dishes in the days to be saved. */
  readonly dishes: readonly number[];
  readonly isAgreed: boolean;
  readonly caller: Caller;
}

/**
 * Checks the private dishes of days to be saved. Returns the ids of all agreed dishes afterwards, or undefined if there
 * are no new ones. An editor agrees to the dishes they added, the owner to all.
 */
export async function consentedDishes(plan: Plan, edit: Edit, trx: Knex): Promise<number[] | undefined> {
  if (!(await hasMembers(plan.id, trx))) return undefined;
  const kept = plan.owner === edit.caller.id ? [] : dishesIn(plan.days);
  const added = edit.dishes.filter((id) => !kept.includes(id));
  const secrets = await unagreed(plan, added);
  if (secrets.size === 0) return undefined;
  if (!edit.isAgreed) requireConsent(secrets);
  return [...(plan.agreed ?? []), ...secrets.keys()];
}
