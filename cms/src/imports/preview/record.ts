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
import type { Extra, LeftOut } from '../extras/summary';
import type { Fault } from '../types';

/** What the CMS needs to go on with an import, and shows to nobody. */
export interface ImportWork {
  /** The folder of its files, where it has any. */
  readonly folder?: string;
  readonly files?: readonly { readonly name: string; readonly place: string }[];
  readonly url?: string;
  /** What was asked for where recipes are taken in the background. */
  readonly taking?: TakeHow;
}
export interface TakeHow {
  /** Null is private, but for a source that says it itself. */
  readonly visibility: Visibility | null;
  readonly tags: readonly string[];
  /** Whether recipes are left out that are here already. */
  readonly isAll: boolean;
}
export interface Progress {
  readonly done: number;
  readonly total: number;
}
/** What the code of imports holds to be true of a record. */
export interface ImportFacts {
  owner: number;
  state: ImportState;
  progress: Progress;
  source: { readonly kind: string; readonly name: string };
  faults: readonly Fault[];
  extras: readonly Extra[];
  leftOut: readonly LeftOut[];
  /** Null once what was not taken is gone. */
  expiresOn: string | null;
  work: ImportWork | null;
}
export type ImportBody = CollectionMap['imports'];

export const importsOf = () => collectionOf('imports');

/** So many recipes, or things beside them, are taken or taken back before the answer; more in the background. */
export const AT_ONCE = 30;
const KEPT_DAYS = 30;
export const MOST_FAULTS = 1_000;
const LONGEST = 500;

/** Faults quote what stands in a source, of which a database takes neither every letter nor all of it. */
const writable = (faults: readonly Fault[]): Fault[] =>
  faults.slice(0, MOST_FAULTS).map(({ where, key, message }) => ({
    where: quoted(where),
    key,
    message: quoted(message),
  }));
const quoted = (text: string): string =>
  Buffer.from([...cleanLine(text)].slice(0, LONGEST).join('')).toString();

/** Makes an import of the caller's; `state` says whether its source is still to be read. */
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
      expiresOn: addDays(new Date().toISOString().slice(0, 10), KEPT_DAYS),
    },
    trx,
  );

/** The import as it is now; undefined once it is gone. */
export const importNow = async (trx: Knex, id: number): Promise<ImportBody | undefined> =>
  (await readBodies(trx, importsOf(), [id])).get(id);

/** An import of the caller's own, else 404. */
export const ownImport = (id: number, caller: Caller): Promise<ImportBody> =>
  bodyFor(importsOf(), id, caller);

export const changeImport = (
  trx: Knex,
  before: ImportBody,
  data: Partial<ImportFacts>,
): Promise<ImportBody> =>
  change(importsOf(), before, { ...data, ...(data.faults && { faults: writable(data.faults) }) }, trx);

/** Changes an import in a transaction of its own while it is in this state; false where it is gone or in another one. */
export const changeWhile = (
  id: number,
  state: ImportState | readonly ImportState[],
  work: (trx: Knex, body: ImportBody) => Promise<Partial<ImportFacts>>,
): Promise<boolean> =>
  inWrite(async (trx) => {
    const body = await importNow(trx, id);
    if (!body || ![state].flat().includes(body.state)) return false;
    await changeImport(trx, body, await work(trx, body));
    return true;
  });
