import { readdir, stat } from 'node:fs/promises';
import { HOUR } from '../../domain/time/units';
import { sql } from '../../records/database/database';
import { sourceTable } from '../../records/write/write';
import { tableOf } from '../../records/database/tables';
import { erase, inWrite } from '../../records/write/write';
import { continueTaking } from './continueTaking';
import { changeImport, currentImport, importsOf } from '../preview/record';
import { startReading } from '../source/reading';
import { areTaken, deleteExtraRows } from '../extras/rows';
import { countsOf, deleteImportRows, importsWithPictures } from '../preview/rows';
import { startPictures } from './startPictures';
import { dropFolder, placeIn, storedFolder } from '../source/stored';
import { continueUndoing } from './continueUndoing';

/** Resumes imports interrupted by the last shutdown; with `owner` those of a person who may continue again. */
export async function resumeImports(owner?: number): Promise<void> {
  const db = await sql();
  const rows: { id: number; state: string }[] = await db(tableOf(importsOf()))
    .whereIn('state', ['reading', 'taking', 'undoing', 'undone'])
    .andWhere(owner === undefined ? {} : { owner })
    .select('id', 'state');
  for (const { id, state } of rows) {
    if (state === 'reading') startReading(id);
    else if (state === 'taking') continueTaking(id);
    else continueUndoing(id);
  }
  for (const id of await importsWithPictures(db, owner)) startPictures(id);
}

/** Deletes expired imports, and folders that belong to no import. */
export async function sweepImports(now = Date.now()): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  const db = await sql();
  const rows: { id: number }[] = await db(tableOf(importsOf()))
    .where('expiresOn', '<', today)
    .whereNotIn('state', ['reading', 'taking', 'undoing'])
    .select('id');
  for (const { id } of rows) await expire(id);
  for (const folder of await readdir(storedFolder()).catch(() => [])) await sweepFolder(folder, now);
}

/** Deletes an expired import; one from which something was taken stays as a record, without the rest. */
async function expire(id: number): Promise<void> {
  await inWrite(async (trx) => {
    const body = await currentImport(trx, id);
    if (!body) return;
    const isTaken =
      body.state === 'taken' &&
      (((await countsOf([id])).get(id)?.counts.taken ?? 0) > 0 || (await areTaken(trx, id)));
    if (!isTaken) return erase(importsOf(), body, trx);
    await deleteImportRows(trx, id, '');
    await deleteExtraRows(trx, id, { state: '' });
    await changeImport(trx, body, { expiresOn: null, work: null });
    await dropFolder(body.work?.folder);
  });
}

async function sweepFolder(folder: string, now: number): Promise<void> {
  const info = await stat(placeIn(folder)).catch(() => undefined);
  if (!info || now - info.mtimeMs < HOUR) return;
  const db = await sql();
  const known = await db(sourceTable(importsOf()))
    .whereRaw('cast(?? as text) like ?', ['work', `%${folder.replace(/[%_]/g, '')}%`])
    .first('id');
  if (!known) await dropFolder(folder);
}
