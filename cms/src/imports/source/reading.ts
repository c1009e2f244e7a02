import type { Knex } from 'knex';
import { connection } from '../../vendor/strapi';
import { inWrite } from '../../records/write/write';
import { inBackground, sourceQueue, isStopping } from '../take/background';
import { fetchPage } from './fetch';
import { FetchRefused } from '../../net/guarded';
import type { ReaderJob, ReaderMessage } from '../take/jobs';
import { addExtras, deleteExtraRows, haveEntries } from '../extras/rows';
import { summaryOf } from '../extras/summary';
import { readInWorker, ReadingFailed } from './reader';
import { personOf } from '../person';
import { changeInState, type ImportBody, currentImport, MAX_FAULTS } from '../preview/record';
import { addRows, deleteImportRows, hasEntries, type NewRow, noteShared } from '../preview/rows';
import { dropFolder, placeIn } from './stored';
import type { Fault } from '../types';
import { type Interpreted, interpretPieces } from '../preview/interpretPieces';

/** Timeout in seconds for reading a page or text; for a file, the timeout until its next recipes. */
const PAGE_SECONDS = 20;
const FILE_SECONDS = 60;
/** Timeout for a whole file; files of all people are read one after another, so none may delay the others longer. */
const WHOLE_SECONDS = 15 * 60;
/** Maximum number of recipes and other records per import; further ones are not read. */
const MOST_RECIPES = 10_000;
const MOST_EXTRAS = 100_000;
/** Maximum number of characters of a stored import, because all of it is shown at once. */
const MOST_LETTERS = 80_000_000;

interface ReadNow {
  kind: string;
  readonly rows: NewRow[];
  readonly faults: Fault[];
}

/** Reads a page's source or a text immediately. */
export async function readNow(person: number, job: ReaderJob): Promise<ReadNow> {
  const all: ReadNow = { kind: job.do === 'page' ? 'page' : 'text', rows: [], faults: [] };
  const take = async (told: ReaderMessage) => {
    all.kind = told.kind;
    if (told.says !== 'pieces') return;
    const { rows, faults } = await interpretPieces(told.kind, told.pieces);
    all.rows.push(...rows);
    all.faults.push(...faults);
  };
  await readInWorker(person, job, take, PAGE_SECONDS).catch((error: unknown) =>
    all.faults.push(faultOf(error, '')),
  );
  if (all.rows.length + all.faults.length === 0) all.faults.push(NOTHING);
  return all;
}

const NOTHING: Fault = { where: '', key: 'noRecipe', message: 'There is no recipe in it' };

/** Converts a failure into a fault for the person; rethrows unexpected errors. */
function faultOf(error: unknown, where: string): Fault {
  if (!(error instanceof ReadingFailed || error instanceof FetchRefused) || error.key === 'stopped')
    throw error;
  return { where, key: error.key, message: error.message };
}

/** Reads an import's remaining sources in the background, from the beginning if it was interrupted. */
export const startReading = (id: number): void =>
  inBackground(`reading ${id}`, () => readLater(id).catch((error: unknown) => giveUp(id, error)));

/** Ends reading after an unexpected error; reading interrupted by a shutdown is left to the next start. */
async function giveUp(id: number, error: unknown): Promise<void> {
  if (isStopping()) throw error;
  let folder: string | undefined;
  await changeInState(id, 'reading', async (trx, { work }) => {
    folder = work?.folder;
    await deleteImportRows(trx, id);
    await deleteExtraRows(trx, id);
    return { ...endOf(0, [UNREADABLE]), work: null };
  });
  await dropFolder(folder);
  throw error;
}
const UNREADABLE: Fault = { where: '', key: 'broken', message: 'The source could not be read' };

async function readLater(id: number): Promise<void> {
  const body = await currentImport(connection(), id);
  if (body?.state !== 'reading') return;
  const { owner, work } = body;
  if (work?.url) return readAddress(body, work.url);
  await sourceQueue(() => (isStopping() ? Promise.resolve() : readFiles(body)), owner);
}

async function readAddress({ id, owner, source }: ImportBody, address: string): Promise<void> {
  if (!(await personOf(connection(), owner))) return;
  const faults: Fault[] = [];
  const page = await fetchPage(address).catch((error: unknown) => {
    faults.push(faultOf(error, address));
    return undefined;
  });
  const found = page && (await readNow(owner, { do: 'page', ...page }));
  await changeInState(id, 'reading', async (trx, body) => {
    await addRows(trx, body, 0, found?.rows ?? []);
    await noteShared(trx, id);
    const total = found?.rows.length ?? 0;
    return {
      ...endOf(total, [...faults, ...(found?.faults ?? [])]),
      source: { kind: found?.kind ?? source.kind, name: page?.url ?? address },
    };
  });
}

const endOf = (total: number, faults: readonly Fault[], hasExtras = false) => ({
  state: total > 0 || hasExtras ? ('ready' as const) : ('failed' as const),
  progress: { done: total, total },
  faults: faults.length > 0 || total > 0 ? faults.slice(0, MAX_FAULTS) : [NOTHING],
});

class ImportDeleted extends Error {}
/** Thrown when the person may not continue now; reading starts over once they may. */
class Paused extends Error {}

async function readFiles({ id, owner, work }: ImportBody): Promise<void> {
  if (!(await personOf(connection(), owner))) return;
  const { folder = '', files = [] } = work ?? {};
  const faults: Fault[] = [];
  const seen = { done: 0, total: 0, extras: 0, letters: 0, kind: '' };
  await inWrite(async (trx) => {
    await deleteImportRows(trx, id);
    await deleteExtraRows(trx, id);
  });
  const until = Date.now() + WHOLE_SECONDS * 1000;
  const take = async (told: ReaderMessage) => {
    if (isStopping()) throw new ReadingFailed('stopped', 'The site is stopping');
    if (Date.now() > until) throw new ReadingFailed('tooSlow', 'Reading took too long');
    if (!(await personOf(connection(), owner))) throw new Paused('The person is blocked');
    if (told.says === 'opened') {
      seen.total += told.count;
      seen.kind ||= told.kind;
      return;
    }
    const found = await interpretPieces(told.kind, told.pieces);
    faults.push(...found.faults.slice(0, MAX_FAULTS - faults.length));
    seen.letters += JSON.stringify([found.rows.map(({ recipe }) => recipe), found.extras]).length;
    const isTooMuch =
      seen.done + found.rows.length > MOST_RECIPES ||
      seen.extras + found.extras.length > MOST_EXTRAS ||
      seen.letters > MOST_LETTERS;
    if (isTooMuch) throw new ReadingFailed('tooLarge', 'The source holds more than one import takes');
    const kept = await changeInState(id, 'reading', (trx, body) => keep(trx, body, found));
    if (!kept) throw new ImportDeleted('The import is gone');
  };
  const keep = async (trx: Knex, body: ImportBody, { rows, extras }: Interpreted) => {
    await addRows(trx, body, seen.done, rows);
    await addExtras(trx, body, seen.extras, extras);
    seen.done += rows.length;
    seen.extras += extras.length;
    const source = { kind: seen.kind, name: body.source.name };
    return { progress: { done: seen.done, total: Math.max(seen.total, seen.done) }, source };
  };
  try {
    await readInWorker(owner, { do: 'files', folder: placeIn(folder), files }, take, FILE_SECONDS);
  } catch (error) {
    if (error instanceof Paused) return;
    if (error instanceof ImportDeleted) return dropFolder(folder);
    const [only, ...others] = files;
    faults.push(faultOf(error, only && others.length === 0 ? only.name : ''));
  }
  await finish(id, seen.done, faults);
}

/** Ends reading; the files are deleted unless they contain pictures. */
async function finish(id: number, total: number, faults: readonly Fault[]): Promise<void> {
  let folder: string | undefined;
  await changeInState(id, 'reading', async (trx, body) => {
    await noteShared(trx, id);
    const isNeeded = (await hasEntries(trx, id)) || (await haveEntries(trx, id));
    folder = isNeeded ? undefined : body.work?.folder;
    const beside = await summaryOf(trx, id);
    return {
      ...endOf(total, faults, beside.extras.length > 0),
      ...beside,
      ...(!isNeeded && { work: null }),
    };
  });
  await dropFolder(folder);
}
