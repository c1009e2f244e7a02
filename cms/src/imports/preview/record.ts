import type { Knex } from 'knex';
import type { Visibility } from '../../domain/dish/types';
import type { ImportState } from '../../domain/import/record';
import { cleanLine } from '../../domain/text/clean';
import { addDays } from '../../domain/time/day';
import { bodyFor } from '../../records/read/read';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import type { Caller, CollectionMap } from '../../records/types';
import { change, insert, inWrite } from '../../records/write/write';
import type { Extra, OmittedCount } from '../extras/summary';
import type { Fault } from '../types';

/** Internal data for continuing an import; never shown to anybody. */
export interface ImportWork {
  /** Folder of the import's files, if any. */
  readonly folder?: string;
  readonly files?: readonly { readonly name: string; readonly place: string }[];
  readonly url?: string;
  /** Options of the request when recipes are taken in the background. */
  readonly taking?: TakeOptions;
}
export interface TakeOptions {
  /** Null means private, except for sources that state the visibility. */
  readonly visibility: Visibility | null;
  readonly tags: readonly string[];
  /** True if recipes that exist already are left out. */
  readonly isAll: boolean;
}
export interface Progress {
  readonly done: number;
  readonly total: number;
}
/** Types of fields that the import code guarantees. */
export interface ImportFacts {
  owner: number;
  state: ImportState;
  progress: Progress;
  source: { readonly kind: string; readonly name: string };
  faults: readonly Fault[];
  extras: readonly Extra[];
  leftOut: readonly OmittedCount[];
  /** Null once the recipes not taken have been deleted. */
  expiresOn: string | null;
  work: ImportWork | null;
}
export type ImportBody = CollectionMap['imports'];

export const importsOf = () => collectionOf('imports');

/** Maximum number of recipes or extras taken or undone before the response; more run in the background. */
export const AT_ONCE = 30;
const RETENTION_DAYS = 30;
export const MAX_FAULTS = 1_000;
const LONGEST = 500;

/** Cleans and shortens faults: quotes from sources may be too long or hold characters the database rejects. */
const writable = (faults: readonly Fault[]): Fault[] =>
  faults.slice(0, MAX_FAULTS).map(({ where, key, message }) => ({
    where: quoted(where),
    key,
    message: quoted(message),
  }));
const quoted = (text: string): string =>
  Buffer.from([...cleanLine(text)].slice(0, LONGEST).join('')).toString();

/** Creates an import of the caller's; `state` tells whether its source has still to be read. */
export const makeImport = (
  trx: Knex,
  caller: Caller,
  given: Pick<ImportFacts, 'state' | 'progress' | 'source' | 'faults' | 'work'>,
): Promise<ImportBody> =>
  insert(
    importsOf(),
    {
      ...given,
      faults: writable(given.faults),
      extras: [],
      leftOut: [],
      owner: caller.id,
      expiresOn: addDays(new Date().toISOString().slice(0, 10), RETENTION_DAYS),
    },
    trx,
  );

/** Returns the import in its current state; undefined once it is deleted. */
export const currentImport = async (trx: Knex, id: number): Promise<ImportBody | undefined> =>
  (await readBodies(trx, importsOf(), [id])).get(id);

/** Returns an import of the caller's own; throws 404 otherwise. */
export const ownImport = (id: number, caller: Caller): Promise<ImportBody> =>
  bodyFor(importsOf(), id, caller);

export const changeImport = (
  trx: Knex,
  before: ImportBody,
  data: Partial<ImportFacts>,
): Promise<ImportBody> =>
  change(importsOf(), before, { ...data, ...(data.faults && { faults: writable(data.faults) }) }, trx);

/** Changes an import in a separate transaction if it is in this state; returns false if it is not, or is deleted. */
export const changeInState = (
  id: number,
  state: ImportState | readonly ImportState[],
  work: (trx: Knex, body: ImportBody) => Promise<Partial<ImportFacts>>,
): Promise<boolean> =>
  inWrite(async (trx) => {
    const body = await currentImport(trx, id);
    if (!body || ![state].flat().includes(body.state)) return false;
    await changeImport(trx, body, await work(trx, body));
    return true;
  });
