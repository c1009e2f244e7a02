import { versionedFields, versionsOf } from '../dishes/versions';
import { sql } from '../records/database/database';
import { mediaIds } from '../records/read/media';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { entryOf, storedValues } from './records';

/**
 * Returns the earlier versions of a recipe that are still kept, the latest first: the changed fields, as they were
 * before.
 */
export async function storedVersions(dish: number): Promise<Record<string, unknown>[]> {
  const db = await sql();
  const versions = await versionsOf(db, dish);
  const authors = [...new Set(versions.flatMap(({ by }) => by ?? []))];
  const people = await readBodies(db, collectionOf('users'), authors);
  const fields = versionedFields();
  return versions.map(({ id, at, by, changed, was }) => ({
    id,
    dish,
    at: new Date(at).toISOString(),
    by: (by !== null && people.get(by)?.Name) || null,
    changed,
    was: storedValues(
      Object.fromEntries(changed.flatMap((one) => (fields[one] ? [[one, fields[one]]] : []))),
      was,
      (file) => entryOf('dishes', dish, file),
    ),
  }));
}

/** Returns the ids of the files that the earlier versions of a recipe name. */
export async function filesOfVersions(dish: number): Promise<number[]> {
  const fields = versionedFields();
  return (await versionsOf(await sql(), dish)).flatMap(({ was }) => mediaIds(fields, was));
}
