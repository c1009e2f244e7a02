import type { Context } from 'koa';
import { todayOf } from '../time/clock';
import { callerIn } from '../records/http/actions';
import { sql } from '../records/database/database';
import { badRequest, notFound } from '../records/http/errors';
import { checkParams, idOf } from '../records/search/params';
import { dataExports } from '../records/http/rate';
import { collectionOf } from '../records/registry';
import { isNumber, isText } from '../records/read/values';
import { picturesIn, portableRecipe, type Opinion } from './formats/portable';
import { ZIP_WRITERS, type ZippedRecipe } from './formats/zips';
import { bodiesOf } from './owned';
import { sendZip } from './zip';

type Format = keyof typeof ZIP_WRITERS;
const ENDINGS: Readonly<Record<Format, string>> = {
  jsonld: 'zip',
  mealie: 'mealie.zip',
  paprika: 'paprikarecipes',
};
const MOST_IDS = 500;

/**
 * GET users/me/recipes: sends the caller's own recipes in a zip for another app, built while it is sent. `ids` selects
 * some of them; one that is not the caller's is a 404.
 */
export async function exportRecipes(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['format', 'ids']);
  const { format } = ctx.query;
  if (!isFormat(format)) throw badRequest('format takes jsonld, mealie or paprika', ['format']);
  const caller = callerIn(ctx);
  const ids = ctx.query.ids === undefined ? undefined : idsIn(ctx.query.ids);
  const recipes = await ownRecipes(caller.id, ids);
  await dataExports(caller.id);
  const today = await todayOf(caller);
  await sendZip(ctx, `supra-recipes-${today}.${ENDINGS[format]}`, (zip) => ZIP_WRITERS[format](zip, recipes));
}

const isFormat = (value: unknown): value is Format =>
  typeof value === 'string' && Object.hasOwn(ZIP_WRITERS, value);

function idsIn(value: unknown): Set<number> {
  if (typeof value !== 'string') throw badRequest('ids takes ids with commas between', ['ids']);
  const ids = new Set(value.split(',').map((id) => idOf(id.trim(), 'ids')));
  if (ids.size > MOST_IDS) throw badRequest(`At most ${MOST_IDS} ids`, ['ids']);
  return ids;
}

/** Returns the caller's recipes in the order in which they were made; the rest of each is read when it is written. */
async function ownRecipes(user: number, ids: ReadonlySet<number> | undefined): Promise<ZippedRecipe[]> {
  const recipes: ZippedRecipe[] = [];
  const collection = collectionOf('dishes');
  const opinions = await opinionsOf(user);
  for await (const bodies of bodiesOf(await sql(), { collection, field: 'owner' }, user)) {
    for (const { id, Name, DishImages } of bodies) {
      if (ids && !ids.has(id)) continue;
      recipes.push({
        Name: String(Name),
        pictures: picturesIn(DishImages),
        read: () => portableRecipe(id, opinions.get(id)),
      });
    }
  }
  if (ids && recipes.length < ids.size) throw notFound();
  return recipes;
}

/** Returns the person's ratings and notes, by the recipe's id. */
async function opinionsOf(user: number): Promise<Map<number, Opinion>> {
  const opinions = new Map<number, Opinion>();
  const collection = collectionOf('dish-notes');
  for await (const bodies of bodiesOf(await sql(), { collection, field: 'user' }, user)) {
    for (const { dish, rating, Note } of bodies)
      opinions.set(Number(dish), {
        rating: isNumber(rating) ? rating : null,
        Note: isText(Note) ? Note : '',
      });
  }
  return opinions;
}
