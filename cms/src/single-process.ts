import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { explainPostgres, lockPostgres, unlockPostgres, type Address } from './start/postgres-lock';
import { orRefuse, Refusal, refuse } from './start/refusal';
import { lockSqlite, noteStarted, realFile } from './start/sqlite-lock';
import { checkDatabase, checkFolder, explain } from './start/sqlite-state';
import { messageOf } from './records/thrown';

type Connection =
  | { readonly client: 'sqlite'; readonly connection: { readonly filename: string } }
  | { readonly client: 'postgres'; readonly connection: Address };

const connectionOf = (strapi: Core.Strapi) => strapi.config.get('database.connection') as Connection;

/**
 * Makes sure, before anything is touched, that this is the one CMS of its database and that the database can be worked with.
 * If not, the process ends with one sentence.
 */
export async function holdDatabase(strapi: Core.Strapi): Promise<void> {
  const given = connectionOf(strapi);
  sayDatabaseErrors(strapi, given);
  await orRefuse(() =>
    given.client === 'postgres'
      ? holdPostgres(given.connection)
      : holdSqlite(strapi, given.connection.filename),
  );
}

function holdSqlite(strapi: Core.Strapi, filename: string): void {
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

async function holdPostgres(address: Address): Promise<void> {
  try {
    await lockPostgres(address);
  } catch (error) {
    const sentence = error instanceof Refusal ? undefined : explainPostgres(address, error);
    throw sentence ? new Refusal(sentence) : error;
  }
}

/** What goes wrong with the database later in the start is said in one sentence too. */
function sayDatabaseErrors(strapi: Core.Strapi, given: Connection): void {
  const stop = strapi.stopWithError.bind(strapi);
  strapi.stopWithError = ((error: unknown, words?: string) => {
    const sentence =
      given.client === 'postgres'
        ? explainPostgres(given.connection, error)
        : explain(given.connection.filename, error);
    return sentence ? refuse(new Refusal(sentence)) : stop(error, words);
  }) as typeof strapi.stopWithError;
}

/** The CMS is up: an emptied database is no new one from now on. */
export function noteStart(strapi: Core.Strapi): void {
  try {
    if (connectionOf(strapi).client === 'sqlite') noteStarted();
  } catch (error) {
    strapi.log.warn(messageOf(error));
  }
}

export const releaseDatabase = unlockPostgres;
