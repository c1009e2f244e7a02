import { present } from '../domain/present';
import type { Context } from 'koa';
import { linesOf } from '../domain/dish/lines';
import { inWeight } from '../domain/pantry/inWeight';
import { withoutStock } from '../domain/pantry/leaveOut';
import { thingsFor } from '../domain/pantry/use';
import { needsOfDish } from '../domain/shoplist/needs';
import { thingsOf } from '../pantry/things';
import { callerIn, idIn } from '../records/http/actions';
import { sql } from '../records/database/database';
import { badRequest } from '../records/http/errors';
import { checkParams } from '../records/search/params';
import { openBody } from '../records/read/read';
import { collectionOf } from '../records/registry';
import { sourcesFor } from '../shoplists/sources';
import { previewTaking } from './fromHome';

const MOST_SERVINGS = 100;

/**
 * GET dishes/{id}/at-home: lists the lines that the caller has at home for `servings`, those they are short of, and the
 * things that cooking takes out.
 */
export async function dishAtHome(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['servings']);
  const caller = callerIn(ctx);
  const dishes = collectionOf('dishes');
  const { body } = await openBody(dishes, idIn(ctx), caller);
  const servings = servingsIn(ctx.query.servings) ?? body.servingAmount ?? 1;
  const db = await sql();
  const sources = await sourcesFor(db, [body.id], []);
  const shopDish = { ...body, lines: linesOf(body) };
  const asked = shopDish.lines.flatMap((line) =>
    needsOfDish({ ...shopDish, lines: [line] }, servings, sources).map((need) => ({ need, key: line.key })),
  );
  const things = await thingsOf(caller, db);
  const { lines } = withoutStock(
    asked.map(({ need }) => need),
    things,
  );
  const taken = await previewTaking(
    body,
    asked.map(({ need }) => need),
    { caller, things, trx: db },
  );
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = {
    data: {
      missing: lines.filter(({ atHome }) => !atHome).length,
      lines: lines.flatMap(({ atHome, there, unit }, at) => {
        const { key, need } = present(asked[at]);
        const until = thingsFor(need, things)[0]?.expiresOn ?? null;
        const told = inWeight(there, unit, need.product);
        return atHome || there !== null ? [{ key, isEnough: atHome, ...told, until }] : [];
      }),
      short: lines.flatMap(({ atHome, amount, unit }, at) =>
        atHome ? [] : [{ key: present(asked[at]).key, amount, unit }],
      ),
      takes: taken.map(({ item: { key, Name, unit, product }, amount }) => ({
        key,
        Name: product?.Name ?? Name,
        NameKa: product?.NameKa ?? null,
        pieceName: product?.pieceName ?? null,
        amount,
        unit,
      })),
    },
  };
}

function servingsIn(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const servings = Number(value);
  if (servings > 0 && servings <= MOST_SERVINGS) return servings;
  throw badRequest(`servings takes a number up to ${MOST_SERVINGS}`, ['servings']);
}
