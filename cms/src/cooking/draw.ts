import type { Context } from 'koa';
import { kinIndex } from '../dishes/kin';
import { drawOne, LATELY_DAYS, unseen } from '../domain/cooking/draw';
import { EATEN } from '../domain/mealplan/types';
import { addDays } from '../domain/time/day';
import { todayOf } from '../mealplans/clock';
import { callerIn } from '../records/actions';
import { rowsOf, sql } from '../records/database';
import { badRequest } from '../records/errors';
import { idOf } from '../records/params';
import { parseList } from '../records/query';
import { bodyFor, show } from '../records/read';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/tables';
import { treeOf } from '../records/tree';
import { ripeIn } from './ripe';

const dishes = () => collectionOf('dishes');
/** What a person has seen of a draw in one go. */
const MOST_SEEN = 500;

/**
 * GET dishes/draw: one recipe that the filters of `GET dishes` leave, not cooked or eaten lately, those in season more often. `seen` are
 * ids that were drawn before: none of them comes again until all were seen.
 */
export async function drawDish(ctx: Context): Promise<void> {
  const { seen: given, populate, fields, ...filters } = ctx.query;
  const caller = callerIn(ctx);
  const today = await todayOf(caller);
  const tree = treeOf(dishes(), populate, fields);
  const { narrow } = parseList(dishes(), filters, caller);
  const db = await sql();
  const fitting = db(`${tableOf(dishes())} as r`)
    .where((within) => dishes().scope(within, caller))
    .select('r.id');
  narrow(fitting);
  const ids = (await rowsOf<{ id: number }>(fitting)).map(({ id }) => id);
  const lately = await latelyOf(caller.id, addDays(today, -LATELY_DAYS));
  const index = await kinIndex();
  const ripe = await ripeIn(Number(today.slice(5, 7)));
  const ripeOf = (id: number) => index.productsOf(id).flatMap((product) => ripe.get(product) ?? []);
  const candidates = ids.filter((id) => !lately.has(id)).map((id) => ({ id, ripe: ripeOf(id).length }));
  const { left, isRound } = unseen(candidates, seenIn(given));
  const drawn = drawOne(left, Math.random());
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = {
    data: drawn ? await show(dishes(), await bodyFor(dishes(), drawn.id, caller), tree, caller) : null,
    meta: {
      fitting: ids.length,
      lately: ids.length - candidates.length,
      isRound,
      ripe: drawn ? ripeOf(drawn.id) : [],
      lastCooked: drawn ? await lastCooked(caller.id, drawn.id) : null,
    },
  };
}

function seenIn(value: unknown): number[] {
  if (value === undefined) return [];
  if (typeof value !== 'string') throw badRequest('seen takes ids with commas between', ['seen']);
  return value
    .split(',')
    .filter(Boolean)
    .slice(-MOST_SEEN)
    .map((id) => idOf(id.trim(), 'seen'));
}

/** What the person cooked, or ate beside plans, since a day. */
async function latelyOf(user: number, since: string): Promise<ReadonlySet<number>> {
  const db = await sql();
  const cooked = db(tableOf(collectionOf('cookings')))
    .where({ user })
    .where('day', '>=', since);
  const eaten = db(tableOf(collectionOf('logs')))
    .where({ user, kind: EATEN })
    .where('day', '>=', since);
  const rows = [
    ...(await rowsOf<{ dish: number | null }>(cooked.whereNotNull('dish').select('dish'))),
    ...(await rowsOf<{ dish: number | null }>(eaten.whereNotNull('dish').select('dish'))),
  ];
  return new Set(rows.map(({ dish }) => Number(dish)));
}

async function lastCooked(user: number, dish: number): Promise<string | null> {
  const db = await sql();
  const query = db(tableOf(collectionOf('cookings')))
    .where({ user, dish })
    .max({ last: 'day' });
  const [row] = await rowsOf<{ last: string | null }>(query);
  return row?.last ?? null;
}
