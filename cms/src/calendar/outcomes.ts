import type { Knex } from 'knex';
import { DISH_OUTCOMES, NO_OUTCOME, type SaidOutcome } from '../domain/cooking/outcome';
import { LIMITS } from '../domain/limits';
import { choice, number } from '../records/fields';
import { verbData } from '../records/http/actions';
import { fieldErrors } from '../records/http/errors';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { CollectionMap } from '../records/types';
import type { Mark } from '../mealplans/bodies';
import { dishOfEntry } from './entries';

/** Fields for the outcome of a dish that was eaten, and for the servings that were thrown away, if known. */
export const OUTCOME_FIELDS = {
  outcome: choice(DISH_OUTCOMES, { column: 'text' }),
  outcomeServings: number({ above: 0, max: LIMITS.servings.max, key: 'amount' }),
};

/** Outcome of a mark with the dish that it is about, whose name stays when the recipe is gone. */
interface MarkedOutcome extends SaidOutcome {
  readonly dish: number | null;
  readonly Name: string | null;
}
const NOTHING: MarkedOutcome = { ...NO_OUTCOME, dish: null, Name: null };

type GivenOutcome = Partial<SaidOutcome>;
type GivenMark = Partial<Pick<Mark, 'kind' | 'state' | 'day' | 'key' | 'mealplan' | 'subscription'>>;

/** Throws if there is an amount without a dish that was thrown away. */
export function checkOutcome({ outcome, outcomeServings }: GivenOutcome): void {
  if (typeof outcomeServings === 'number' && outcome !== 'thrownAway')
    throw fieldErrors([{ path: ['outcomeServings'], key: 'unknown' }]);
}

/** Returns a mark's outcome with its dish. Only a planned dish that was eaten has one; it is refused anywhere else. */
export async function outcomeOfMark(
  { kind, state, day = '', key, mealplan = null, subscription = null }: GivenMark,
  given: GivenOutcome,
  user: number,
  trx: Knex,
): Promise<MarkedOutcome> {
  checkOutcome(given);
  const { outcome = null, outcomeServings = null } = given;
  if (outcome === null) return NOTHING;
  const mark = { day, key: String(key).toLowerCase(), mealplan, subscription };
  const isEaten = kind === 'entry' && state === 'done';
  const dish = isEaten ? await dishOfEntry(mark, user, trx) : null;
  if (dish === null) throw fieldErrors([{ path: ['outcome'], key: 'reference' }]);
  const body = (await readBodies<CollectionMap['dishes']>(trx, collectionOf('dishes'), [dish])).get(dish);
  return { outcome, outcomeServings, dish, Name: body?.Name ?? null };
}

type Data = Readonly<Record<string, unknown>>;

/**
 * Returns what a repeated mark changes of its outcome: nothing if it says nothing of it, so that a phone that does not
 * know of outcomes keeps them. A meal that was not eaten has none.
 */
export async function outcomeOfRemark(
  known: Mark,
  { state, ...data }: Data & Pick<Mark, 'state'>,
  trx: Knex,
): Promise<Partial<MarkedOutcome>> {
  const said = Object.entries(data).filter(([name]) => Object.hasOwn(OUTCOME_FIELDS, name));
  const given = verbData<GivenOutcome>(OUTCOME_FIELDS, Object.fromEntries(said));
  if (said.length === 0) return state === 'done' ? {} : NOTHING;
  return outcomeOfMark({ ...known, state }, given, known.user ?? 0, trx);
}
