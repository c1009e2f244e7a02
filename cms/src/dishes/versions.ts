import { present } from '../domain/present';
import type { Knex } from 'knex';
import { DAY } from '../domain/time/units';
import { releaseFiles } from '../records/storage/files';
import type { Fields } from '../records/fields';
import { mediaIds } from '../records/read/media';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap } from '../records/types';
import type { Values } from '../records/read/values';
import { inWrite } from '../records/write/write';

type Dish = CollectionMap['dishes'];

const VERSIONS = 'supra_dish_versions';
/** Days for which an earlier version is kept. */
export const RETENTION_DAYS = 90;
/** Maximum number of versions kept per recipe. */
const MOST = 100;
const BATCH = 200;

/**
 * State of a recipe until a person changed it: `was` holds the fields that the change affected, as they were before.
 */
export interface Version {
  readonly id: number;
  readonly dish: number;
  /** Null if the person has deleted their account. */
  readonly by: number | null;
  readonly at: number;
  readonly changed: readonly string[];
  readonly was: Partial<Dish>;
}
interface VersionRow {
  readonly id: number;
  readonly dish: number;
  readonly by: number | null;
  readonly at: number | string;
  readonly changed: string;
  readonly was: string;
}

const dishes = () => collectionOf('dishes');

/**
 * Returns the fields that a version covers; not those that say who may see or edit the recipe, its other language, or
 * values that the CMS computes.
 */
export function versionedFields(): Fields {
  const said = Object.entries(dishes().fields).filter(
    ([name, { setBy, derived }]) => setBy === 'editor' && !derived && name !== 'translationOf',
  );
  return Object.fromEntries(said);
}

/**
 * Stores the fields that a person's edit has changed, as they were; returns the ids of the files that they name. A
 * recipe that becomes private keeps no picture that it no longer shows, because anybody with its address could still
 * open it.
 */
export async function noteVersion(body: Dish, before: Dish, by: Caller, trx: Knex): Promise<number[]> {
  const files = await noteChange(body, before, by, trx);
  if (body.visibility !== 'private' || before.visibility === 'private') return files;
  await releaseRemoved(trx, body, files);
  return [];
}

/**
 * Removes the pictures that only earlier versions of a dish name, except those that its current edit releases itself.
 */
async function releaseRemoved(trx: Knex, body: Dish, letGo: readonly number[]): Promise<void> {
  const named = new Set([...mediaIds(dishes().fields, body), ...letGo]);
  const files = filesOf(await trx(VERSIONS).where({ dish: body.id }));
  await releaseFiles([...new Set(files)].filter((id) => !named.has(id)));
}

async function noteChange(body: Dish, before: Dish, by: Caller, trx: Knex): Promise<number[]> {
  const said = versionedFields();
  const now: Values = body;
  const then: Values = before;
  const changed = Object.keys(said).filter(
    (name) => JSON.stringify(then[name]) !== JSON.stringify(now[name]),
  );
  if (changed.length === 0) return [];
  const was = Object.fromEntries(changed.map((name) => [name, then[name]]));
  await trx(VERSIONS).insert({
    dish: body.id,
    by: by.id || null,
    at: Date.parse(body.updatedAt),
    changed: JSON.stringify(changed),
    was: JSON.stringify(was),
  });
  return mediaIds(said, was);
}

/** Returns the earlier versions of a dish from id `first` on, the latest first. */
export async function versionsOf(db: Knex, dish: number, first = 0): Promise<Version[]> {
  const rows: VersionRow[] = await db(VERSIONS)
    .where({ dish })
    .andWhere('id', '>=', first)
    .andWhere('at', '>=', Date.now() - RETENTION_DAYS * DAY)
    .orderBy('id', 'desc')
    .limit(MOST);
  return rows.map(toVersion);
}

const toVersion = ({ at, changed, was, ...row }: VersionRow): Version => ({
  ...row,
  at: Number(at),
  changed: JSON.parse(changed),
  was: JSON.parse(was),
});

/** Deletes the versions of a deleted dish. */
export async function eraseVersionsOf({ id }: Dish, trx: Knex): Promise<void> {
  await eraseRows(trx, await trx(VERSIONS).where({ dish: id }));
}

/** Removes a person's name from the versions when they delete their account; the versions stay. */
export async function anonymizeVersions(trx: Knex, user: number): Promise<void> {
  await trx(VERSIONS).where({ by: user }).update({ by: null });
}

/** Removes versions that are too old, or too many for one recipe, with the files that nothing else names. */
export async function sweepVersions(now = Date.now()): Promise<void> {
  while (await inWrite((trx) => eraseOldest(trx, now - RETENTION_DAYS * DAY)));
  await inWrite(async (trx) => {
    const crowded: { dish: number }[] = await trx(VERSIONS)
      .select('dish')
      .groupBy('dish')
      .havingRaw('count(*) > ?', [MOST]);
    for (const { dish } of crowded) {
      const kept: { id: number }[] = await trx(VERSIONS)
        .where({ dish })
        .orderBy('id', 'desc')
        .limit(MOST)
        .select('id');
      await eraseRows(
        trx,
        await trx(VERSIONS)
          .where({ dish })
          .andWhere('id', '<', present(kept.at(-1)).id),
      );
    }
  });
}

/** Removes the oldest versions up to a time; ids rise with time, so the oldest come first. Returns their number. */
async function eraseOldest(trx: Knex, until: number): Promise<number> {
  const oldest: VersionRow[] = await trx(VERSIONS).orderBy('id').limit(BATCH);
  const old = oldest.findIndex(({ at }) => Number(at) >= until);
  return eraseRows(trx, old < 0 ? oldest : oldest.slice(0, old));
}

const filesOf = (rows: readonly VersionRow[]): number[] =>
  rows.flatMap((row) => mediaIds(versionedFields(), toVersion(row).was));

/** Removes these versions, and releases the files that neither the dishes nor their remaining versions name. */
async function eraseRows(trx: Knex, rows: readonly VersionRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  await trx(VERSIONS)
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .delete();
  const files = filesOf(rows);
  if (files.length > 0) {
    const ids = [...new Set(rows.map(({ dish }) => dish))];
    const bodies = await readBodies(trx, dishes(), ids);
    const named = new Set([
      ...filesOf(await trx(VERSIONS).whereIn('dish', ids)),
      ...[...bodies.values()].flatMap((body) => mediaIds(dishes().fields, body)),
    ]);
    await releaseFiles([...new Set(files)].filter((id) => !named.has(id)));
  }
  return rows.length;
}
