import { present } from '../domain/present';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { callerIn, dataOnly, idIn } from '../records/http/actions';

import { sql } from '../records/database/database';
import { fieldErrors, forbidden, notFound } from '../records/http/errors';
import { UPLOADS } from '../records/storage/files';
import { bodyIds, isId, referencedIds } from '../records/write/input';
import { checkParams } from '../records/search/params';
import { bodyFor, show } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { paramIn } from '../vendor/strapi';
import { deepOf } from '../records/read/tree';
import type { Caller, CollectionMap } from '../records/types';
import { edit, followSuccessors, inWrite, refuseStale, setAt } from '../records/write/write';
import { versionedFields, type Version, versionsOf } from './versions';

type Dish = CollectionMap['dishes'];

const dishes = () => collectionOf('dishes');

/** Returns the dish if the caller may edit it; throws otherwise. */
async function editable(id: number, caller: Caller): Promise<Dish> {
  const body = await bodyFor(dishes(), id, caller);
  if (dishes().reach(body, caller) === 'read') throw forbidden();
  return body;
}

/** GET dishes/{id}/versions: lists who changed it when, and in which fields; the latest first. */
export async function listVersions(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const dish = await editable(idIn(ctx), callerIn(ctx));
  const db = await sql();
  const versions = await versionsOf(db, dish.id);
  ctx.body = { data: await toApiVersions(db, versions) };
}

/** GET dishes/{id}/versions/{version}: the same for one version, with the recipe as it was then. */
export async function readVersion(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const caller = callerIn(ctx);
  const dish = await editable(idIn(ctx), caller);
  const db = await sql();
  const versions = await versionsOf(db, dish.id, Number(paramIn(ctx, 'version')) || 0);
  const version = versions.at(-1);
  if (!version || String(version.id) !== paramIn(ctx, 'version')) throw notFound();
  const then = await withoutDeleted(db, dish.id, bodyAt(dish, versions));
  const { attributes: body } = await show(dishes(), then, deepOf(dishes()), caller);
  const [shown] = await toApiVersions(db, [version]);
  const { id, attributes } = present(shown, 'the version');
  ctx.body = { data: { id, attributes: { ...attributes, body } } };
}

/** POST dishes/{id}/restore {version, updatedAt?}: sets the recipe back to that version, by an edit like any other. */
export async function restoreDish(id: number, ctx: Context): Promise<number> {
  const { version, updatedAt } = dataOnly(ctx, ['version', 'updatedAt']);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const before = await editable(id, caller);
    await refuseStale(dishes(), before, updatedAt, caller);
    const versions = isId(version) ? await versionsOf(trx, id, version) : [];
    const last = versions.at(-1);
    if (!last || last.id !== version) throw fieldErrors([{ path: ['version'], key: 'reference' }]);
    const then = await withoutDeleted(trx, id, bodyAt(before, versions));
    const data = bodyIds(versionedFields(), then);
    await partProducts(trx, data);
    await dishes().hooks?.check?.({ ...data }, before, caller, trx);
    await edit(dishes(), before, data, trx, caller);
  });
  return id;
}

/** Returns the dish as it was before these changes, given the latest first. */
const bodyAt = (present: Dish, versions: readonly Version[]): Dish =>
  versions.reduce((body, { was }) => ({ ...body, ...was }), present);

/**
 * Updates references of an old version: merged products become their successors, and files that are gone are left out.
 */
async function withoutDeleted(db: Knex, dish: number, body: Dish): Promise<Dish> {
  const then = structuredClone(body);
  await followSuccessors(db, dishes(), then);
  const rows: { file: number }[] = await db(UPLOADS)
    .where({ collection: 'dishes', record: dish })
    .select('file');
  const files = new Set(rows.map(({ file }) => file));
  const kept = <F extends { readonly id: number }>(all: readonly F[]) =>
    all.filter(({ id }) => files.has(id));
  return {
    ...then,
    DishImages: kept(then.DishImages),
    Steps: then.Steps.map((step) => ({ ...step, images: kept(step.images) })),
  };
}

/** Removes products that are gone from their lines, which stay. */
async function partProducts(trx: Knex, data: Record<string, unknown>): Promise<void> {
  const named = referencedIds(versionedFields(), data).filter(({ to }) => to === 'products');
  const ids = [...new Set(named.map(({ id }) => id))];
  const known = await readBodies(trx, collectionOf('products'), ids, 'head');
  for (const { path, id } of named) if (!known.has(id)) setAt(data, path, null);
}

/** Returns versions as answers show them. */
async function toApiVersions(db: Knex, versions: readonly Version[]) {
  const ids = [...new Set(versions.flatMap(({ by }) => by ?? []))];
  const people = await readBodies(db, collectionOf('users'), ids);
  return versions.map(({ id, by, at, changed }) => {
    const person = by === null ? undefined : people.get(by);
    return {
      id,
      attributes: {
        by: { data: person ? { id: person.id, attributes: { Name: person.Name } } : null },
        at: new Date(at).toISOString(),
        changed,
      },
    };
  });
}
