import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { queryLink } from '../nodes/link';
import { staleCollections } from '../records/database/tables';
import { migrationsRun, type Schemas, storedSchemas } from '../vendor/strapi';
import { areOthersUp } from './postgres';
import { Refusal } from './refusal';

/**
 * Checks, before any table is touched while other nodes run, that this release only adds to what they know. Strapi
 * would drop the columns that its content types do not have, and some migrations rebuild tables.
 */
export async function checkRolling({ contentTypes, dirs }: Core.Strapi): Promise<void> {
  if (!(await areOthersUp())) return;
  const dir = path.join(dirs.dist.root, 'database/migrations');
  const own = readdirSync(dir).filter((name) => name.endsWith('.js'));
  const run = await migrationsRun(queryLink);
  const theirs = await storedSchemas(queryLink);
  const lacking = [...run.filter((name) => !own.includes(name)), ...missingIn({ ...contentTypes }, theirs)];
  if (lacking.length > 0) throw refusal('of a newer release', lacking);
  const waiting = own.filter((name) => !run.includes(name) && !isAdditive(path.join(dir, name)));
  if (waiting.length > 0) throw refusal('of an older release', waiting);
}

/** Checks the read tables after the schema: those of another shape would be emptied under the nodes that read them. */
export async function checkShapes(): Promise<void> {
  const stale = await staleCollections();
  if (stale.length > 0 && (await areOthersUp()))
    throw refusal(
      'of another release',
      stale.map(({ name }) => name),
    );
}

const refusal = (which: string, what: readonly string[]): Refusal =>
  new Refusal(
    `Other CMS ${which} are running on this database, whose tables this one would change under them (${what[0]}): end them first (docs/upgrades.md).`,
  );

/** Returns what the stored content types have and these lack, or have with another type. */
function missingIn(own: Schemas, stored: Schemas): string[] {
  return Object.entries(stored).flatMap(([uid, { attributes }]) =>
    uid.startsWith('api::')
      ? Object.entries(attributes)
          .filter(([name, { type }]) => own[uid]?.attributes[name]?.type !== type)
          .map(([name]) => `${uid} ${name}`)
      : [],
  );
}

/** True if a migration exports `isAdditive = true`: nodes that do not know of it go on as before. */
function isAdditive(file: string): boolean {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- which file it is, is known at run time only
  return require(file).isAdditive === true;
}
