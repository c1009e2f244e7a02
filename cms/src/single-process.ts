import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { countShared, uncountShared } from './nodes/counts';
import type { Address } from './nodes/link';
import { closeStandby, useStandby } from './nodes/standby';
import { startSync } from './nodes/sync';
import type { Standby } from './nodes/standbyConnections';
import { publishChanges } from './nodes/ownCommits';
import { onChanges } from './records/database/changes';
import { setRateCounter } from './records/http/rate';
import { explainPostgres, joinPostgres, leavePostgres, noteUp } from './start/postgres';
import { orRefuse, Refusal, refuse } from './start/refusal';
import { checkRolling, checkShapes } from './start/rolling';
import { lockSqlite, noteStarted, realFile } from './start/sqlite-lock';
import { checkDatabase, checkFolder, explain } from './start/sqlite-state';
import { messageOf } from './records/errorProperties';
import { replaceStop } from './vendor/strapi';

type Connection =
  | { readonly client: 'sqlite'; readonly connection: { readonly filename: string } }
  | { readonly client: 'postgres'; readonly connection: Address };

const connectionOf = (strapi: Core.Strapi) => strapi.config.get<Connection>('database.connection');

/**
 * Ensures, before anything is touched, that no other CMS uses this SQLite file or is starting on this PostgreSQL
 * database, and that the database is usable. Otherwise ends the process with a one-sentence explanation.
 */
export async function lockDatabase(strapi: Core.Strapi): Promise<void> {
  const given = connectionOf(strapi);
  sayDatabaseErrors(strapi, given);
  await orRefuse(() =>
    given.client === 'postgres'
      ? joinPostgresNodes(strapi, given.connection)
      : lockSqliteDatabase(strapi, given.connection.filename),
  );
}

function lockSqliteDatabase(strapi: Core.Strapi, filename: string): void {
  try {
    const file = realFile(filename);
    checkFolder(path.dirname(file));
    lockSqlite(file);
    checkDatabase(file, path.dirname(strapi.dirs.static.public));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      explain(filename, error) ?? `The database ${filename} cannot be opened (${messageOf(error)}).`,
    );
  }
}

async function joinPostgresNodes(strapi: Core.Strapi, address: Address): Promise<void> {
  try {
    await joinPostgres(address);
    await checkRolling(strapi);
    onChanges(publishChanges);
    setRateCounter({ take: countShared, giveBack: uncountShared });
  } catch (error) {
    const sentence = error instanceof Refusal ? undefined : explainPostgres(address, error);
    throw sentence ? new Refusal(sentence) : error;
  }
}

/** Checks the shapes of the read model before it is filled, which must not happen while other nodes read it. */
export const checkReadModel = (strapi: Core.Strapi): Promise<void> =>
  orRefuse(async () => void (isShared(strapi) && (await checkShapes())));

/** Returns whether other nodes may work on the same database. */
export const isShared = (strapi: Core.Strapi): boolean => connectionOf(strapi).client === 'postgres';

/** Makes later database errors during the start end with a one-sentence explanation too. */
function sayDatabaseErrors(strapi: Core.Strapi, given: Connection): void {
  replaceStop(strapi, (error, stop) => {
    const sentence =
      given.client === 'postgres'
        ? explainPostgres(given.connection, error)
        : explain(given.connection.filename, error);
    return sentence ? refuse(new Refusal(sentence)) : stop();
  });
}

/** Marks the CMS as up: an emptied database is an error now, other nodes' changes are read, the next may start. */
export async function noteStart(strapi: Core.Strapi): Promise<void> {
  if (isShared(strapi)) {
    await startSync();
    const standby: Standby | undefined = strapi.config.get('database.standby');
    if (standby) useStandby(standby);
    await noteUp();
    return;
  }
  try {
    noteStarted();
  } catch (error) {
    strapi.log.warn(messageOf(error));
  }
}

export function releaseDatabase(): Promise<void> {
  closeStandby();
  return leavePostgres();
}
