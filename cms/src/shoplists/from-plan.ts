import { fieldNamed } from '../records/fields';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { SHOP_LIMITS } from '../domain/limits';
import { type PlacedPlan, needsOfDish, needsOfPlan } from '../domain/shoplist/needs';
import type { Need } from '../domain/shoplist/types';
import { daysBetween, isDay } from '../domain/time/day';
import { isMember } from '../mealplans/access';
import type { Plan, Subscription } from '../mealplans/bodies';
import { callerIn, dataIn, dataOnly } from '../records/http/actions';
import { type FieldError, fieldErrors } from '../records/http/errors';
import { oncePerKey } from '../records/write/idempotency';
import { checkInput, isId } from '../records/write/input';
import { bodyFor, openBody, showDeep } from '../records/read/read';
import { firstBody } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Body, Caller } from '../records/types';
import { change, inWrite } from '../records/write/write';
import { newList } from './begin';
import { fillList } from './fill';
import { sourcesFor } from './sources';

const lists = () => collectionOf('shoplists');

/** POST shoplists/from-plan {mealplan, from, to}: creates a list of everything these days need, or adds to `list`. */
export async function listFromPlan(ctx: Context): Promise<void> {
  const { mealplan, from, to, list, ...rest } = dataIn(ctx);
  const errors: FieldError[] = [];
  if (!isId(mealplan)) errors.push({ path: ['mealplan'], key: 'reference' });
  if (!isDay(from)) errors.push({ path: ['from'], key: 'date' });
  if (!isDay(to)) errors.push({ path: ['to'], key: 'date' });
  if (list !== undefined && list !== null && !isId(list)) errors.push({ path: ['list'], key: 'reference' });
  if (isDay(from) && isDay(to)) {
    const days = daysBetween(from, to) + 1;
    if (days < 1) errors.push({ path: ['to'], key: 'dayOrder' });
    else if (days > SHOP_LIMITS.days)
      errors.push({ path: ['to'], key: 'tooManyDays', values: { max: SHOP_LIMITS.days } });
  }
  const { members, ...said } = rest;
  // An existing list keeps its members.
  if (isId(list) && members !== undefined) errors.push({ path: ['members'], key: 'unknown' });
  const { fields } = lists();
  const open = { Name: fieldNamed(fields, 'Name'), language: fieldNamed(fields, 'language') };
  errors.push(...checkInput(open, said, true, 'owner').errors);
  if (errors.length || !isId(mealplan) || !isDay(from) || !isDay(to)) throw fieldErrors(errors);
  const range = { mealplan, from, to };
  const known = isId(list) ? list : null;
  ctx.body = await oncePerKey(
    ctx,
    async () => {
      const id = await inWrite((trx) => fromPlan(range, known, rest, callerIn(ctx), trx));
      return { data: await showDeep(lists(), id, callerIn(ctx)) };
    },
    'shoplists',
  );
}

interface Range {
  readonly mealplan: number;
  readonly from: string;
  readonly to: string;
}

async function fromPlan(
  { mealplan, from, to }: Range,
  known: number | null,
  given: object,
  caller: Caller,
  trx: Knex,
): Promise<number> {
  const plan = await bodyFor<Plan>(collectionOf('mealplans'), mealplan, caller);
  const needs = await planNeeds(plan, { from, to }, caller, trx);
  if (needs.length === 0) throw fieldErrors([{ path: ['from'], key: 'nothingPlanned' }]);
  const target =
    known === null
      ? await listOfPlan(plan, { from, to }, given, caller, trx)
      : await bodyFor(lists(), known, caller);
  await fillList(target.id, needs, caller, trx);
  return target.id;
}

/** Returns everything that a plan's days need, as they lie for this person. */
export async function planNeeds(
  plan: Plan,
  { from, to }: Omit<Range, 'mealplan'>,
  caller: Caller,
  trx: Knex,
): Promise<Need[]> {
  const laid = await placedDaysFor(plan, from, caller, trx);
  const entries = laid.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  const sources = await sourcesFor(
    trx,
    entries.flatMap(({ dish }) => dish ?? []),
    entries.flatMap(({ product }) => product ?? []),
  );
  return needsOfPlan(laid, from, to, sources);
}

async function listOfPlan(
  plan: Body,
  range: object,
  given: object,
  caller: Caller,
  trx: Knex,
): Promise<Body> {
  const made = await newList({ Name: plan.Name, language: plan.language, ...given }, caller);
  return change(lists(), made, { mealplan: plan.id, ...range }, trx);
}

/**
 * Returns the plan's days as they lie for this person: by a member's calendar, by a follower's pinned copy, otherwise
 * from the first requested day.
 */
async function placedDaysFor(plan: Plan, from: string, caller: Caller, trx: Knex): Promise<PlacedPlan> {
  const seen = (collectionOf('mealplans').personal?.view?.(plan, caller) ?? plan) as Plan;
  if (isMember(plan, caller) && plan.startDate) return toPlacedDays(seen, plan.startDate);
  const pinned = await firstBody<Subscription>(
    trx(tableOf(collectionOf('subscriptions'))).where({ mealplan: plan.id, user: caller.id }),
  );
  if (!pinned) return toPlacedDays(seen, from);
  return { ...toPlacedDays(pinned, pinned.startDate), pausedFrom: pinned.pausedFrom };
}

const toPlacedDays = (body: Plan | Subscription, startDate: string): PlacedPlan => ({
  days: body.days ?? [],
  eaters: body.eaters ?? [],
  repeat: body.repeat,
  startDate,
});

/** POST shoplists/{id}/add-dish {dish, servings}: adds the ingredients of a dish for this number of servings. */
export async function addDish(id: number, ctx: Context): Promise<number> {
  const { dish, servings } = dataOnly(ctx, ['dish', 'servings']);
  if (!isId(dish)) throw fieldErrors([{ path: ['dish'], key: 'reference' }]);
  const isCount = typeof servings === 'number' && servings > 0 && servings <= 100;
  if (servings !== undefined && !isCount) throw fieldErrors([{ path: ['servings'], key: 'amount' }]);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    await bodyFor(lists(), id, caller);
    const { body } = await openBody(collectionOf('dishes'), dish, caller);
    const sources = await sourcesFor(trx, [dish], []);
    const shopDish = sources.dish(dish);
    const count = (isCount ? servings : null) ?? body.servingAmount ?? 1;
    await fillList(id, shopDish ? needsOfDish(shopDish, count, sources) : [], caller, trx);
  });
  return id;
}
