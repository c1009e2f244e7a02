import type { Knex } from 'knex';
import { fieldErrors } from '../../records/http/errors';
import { isId } from '../../records/write/input';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import { connection } from '../../vendor/strapi';
import { isText } from '../../records/read/values';
import { dropUnreferenced } from '../../uploads/store';
import { isStopping } from '../take/background';
import { personOf } from '../person';
import {
  changeInState,
  type ImportBody,
  type ImportFacts,
  currentImport,
  MAX_FAULTS,
} from '../preview/record';
import type { Fault } from '../types';
import { entriesOf, type ReadyEntry, readyFiles, sourceOf } from './files';
import { type ExtraRow, extrasOf, nameOfExtra, setExtraStates } from './rows';
import { keyOf, summaryOf } from './summary';
import { ExtraTaking } from './take';

/** Records per transaction, so that other writers get a turn between. */
const BATCH = 20;

/** Requested extras: their keys, or `all`, which is the default when all recipes are requested. */
export type RequestedExtras = readonly string[] | 'all';

export function parseRequestedExtras(given: unknown, isAll: boolean): RequestedExtras {
  const asked = given ?? (isAll ? 'all' : []);
  if (asked === 'all') return asked;
  if (!Array.isArray(asked) || !asked.every(isText)) throw fieldErrors([{ path: ['extras'], key: 'choice' }]);
  return asked;
}

/** Returns the requested extras that are waiting; throws a 400 for an unknown key. */
export async function extrasToTake(trx: Knex, id: number, asked: RequestedExtras): Promise<ExtraRow[]> {
  if (asked.length === 0) return [];
  const rows = (await extrasOf(trx, id, { part: 'take' })).filter(
    ({ collection }) => collection !== 'dishes',
  );
  const unknown = asked === 'all' ? -1 : asked.findIndex((key) => !rows.some((row) => keyOf(row) === key));
  if (unknown >= 0) throw fieldErrors([{ path: ['extras', unknown], key: 'reference' }]);
  return rows.filter(
    (row) => (row.state === '' || row.state === 'left') && (asked === 'all' || asked.includes(keyOf(row))),
  );
}

/** Returns whether these can be imported before the response: few, and without files. */
export const areQuick = (rows: readonly ExtraRow[], most: number): boolean =>
  rows.length <= most && rows.every((row) => entriesOf(row).length === 0);

export const waitForExtras = (trx: Knex, rows: readonly ExtraRow[]): Promise<void> =>
  setExtraStates(
    trx,
    rows.map(({ id }) => id),
    'taking',
  );

/** Returns whether any extra waits to be imported in the background. */
export const areWaiting = async (trx: Knex, id: number): Promise<boolean> =>
  (await extrasOf(trx, id, { state: 'taking' }, 1)).length > 0;

/** Imports waiting extras in the background; returns false if it may not continue now. */
export async function takeWaiting(id: number): Promise<boolean> {
  let taking: ExtraTaking | undefined;
  for (let isGoing = true; isGoing && !isStopping();) {
    const body = await currentImport(connection(), id);
    if (body?.state !== 'taking') return false;
    const caller = await personOf(connection(), body.owner);
    if (!caller) return false;
    taking ??= new ExtraTaking(id, body.source.kind, caller);
    isGoing = await takeSome(id, taking);
  }
  return true;
}

async function takeSome(id: number, taking: ExtraTaking): Promise<boolean> {
  const body = await currentImport(connection(), id);
  const rows = body ? await extrasOf(connection(), id, { state: 'taking' }, BATCH) : [];
  if (!body || rows.length === 0) return false;
  const ready = await readyOf(body, rows);
  const files = [...ready.values()].flat().map((one) => one.ready);
  try {
    return await changeInState(id, 'taking', async (trx, now) => {
      for (const row of rows) await taking.take(trx, row, ready.get(row.id));
      const { done, total } = now.progress;
      const faults = [...now.faults, ...taking.cutsSince()].slice(0, MAX_FAULTS);
      return { progress: { done: Math.min(total, done + rows.length), total }, faults };
    });
  } finally {
    await dropUnreferenced(files);
  }
}

async function readyOf(body: ImportBody, rows: readonly ExtraRow[]): Promise<Map<number, ReadyEntry[]>> {
  const ready = new Map<number, ReadyEntry[]>();
  const withFiles = rows.filter((row) => entriesOf(row).length > 0);
  for (const at of new Set(withFiles.map(({ file }) => file))) {
    const source = await sourceOf(body, at);
    try {
      for (const row of withFiles.filter(({ file }) => file === at))
        if (source) ready.set(row.id, await readyFiles(row, source));
    } finally {
      source?.close();
    }
  }
  return ready;
}

/** Returns an import's fields after extras were taken: each outcome, and faults for those left out or incomplete. */
export async function afterExtras(
  trx: Knex,
  body: ImportBody,
  cuts: readonly Fault[] = [],
): Promise<Pick<ImportFacts, 'faults' | 'leftOut' | 'extras'>> {
  const left = await extrasOf(trx, body.id, { state: 'left' });
  const { extras, leftOut } = await summaryOf(trx, body.id);
  const counts = new Map(leftOut.map((one) => [one.collection, one.count]));
  for (const { collection } of left) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  const faults = left.map(({ collection, name }): Fault => ({
    where: [collection, name].filter(Boolean).join(': '),
    key: LEFT_OUT,
    message: 'What it stands on is not here, or it does not fit any more',
  }));
  const others = body.faults.filter(({ key }) => key !== LEFT_OUT && key !== TWIN_LOST);
  return {
    extras,
    leftOut: [...counts].map(([collection, count]) => ({ collection, count })),
    faults: [...others, ...cuts, ...faults, ...(await lostTwins(trx, body.id))].slice(0, MAX_FAULTS),
  };
}

const LEFT_OUT = 'leftOut';
const TWIN_LOST = 'twinLost';

/** Reports recipes that are here without the translation to which the archive links them. */
async function lostTwins(trx: Knex, id: number): Promise<Fault[]> {
  const rows = await extrasOf(trx, id, { collection: 'dishes', state: 'taken' });
  const linked = rows.filter(({ data }) => 'record' in data && isId(data.record.translationOf));
  const ids = linked.flatMap(({ record }) => record ?? []);
  const dishes = await readBodies(trx, collectionOf('dishes'), ids);
  const faults: Fault[] = [];
  for (const { data, record, name } of linked) {
    const dish = dishes.get(record ?? 0);
    if (!dish || dish.translationOf !== null || !('record' in data)) continue;
    const twin = await nameOfExtra(trx, id, { collection: 'dishes', source: data.record.translationOf });
    const where = [name, twin].filter(Boolean).join(': ');
    faults.push({ where, key: TWIN_LOST, message: 'The translation that it was linked to is not here' });
  }
  return faults;
}
