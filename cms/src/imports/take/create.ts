import type { Context } from 'koa';
import { isWebAddress } from '../../domain/text/address';
import { cleanText } from '../../domain/text/clean';
import { DAY, SECOND } from '../../domain/time/units';
import { callerIn, dataOnly } from '../../records/http/actions';
import { afterCommit } from '../../records/database/database';
import { badRequest, fieldErrors, StatusError } from '../../records/http/errors';
import { rateLimit } from '../../records/http/rate';
import { type ReceivedFile, parsedRequest } from '../../vendor/strapi';
import { isText } from '../../records/read/values';
import { inWrite } from '../../records/write/write';
import { checkReceived } from '../../uploads/received';
import type { ReaderJob } from './jobs';
import { makeImport } from '../preview/record';
import { readNow, startReading } from '../source/reading';
import { addRows, noteShared } from '../preview/rows';
import { importCall } from '../preview/shown';
import { dropFolder, storeFiles } from '../source/stored';
import { withMemoryLimit } from '../source/memoryLimit';

const TEN_MINUTES = 600;
const MOST_SOURCE = 3 * 1024 * 1024;
const MOST_FILES = 100;
const MOST_BYTES = 200 * 1024 * 1024;
const limitTexts = rateLimit('importTexts', 300, TEN_MINUTES);
const limitAddresses = rateLimit('importAddresses', 60, TEN_MINUTES);
const limitFiles = rateLimit('importFiles', 60, TEN_MINUTES);
/** Limit of bytes that one person uploads per day, because they stay on disk for days. */
const limitBytes = rateLimit('importBytes', 2 * 1024 ** 3, DAY / SECOND);

/** POST imports: imports files, an address, a page's source or a text; reads files and addresses in the background. */
export async function createImport(ctx: Context): Promise<void> {
  if (ctx.is('multipart')) return createOfFiles(ctx);
  const { url, html, text } = dataOnly(ctx, ['url', 'html', 'text']);
  const { id } = callerIn(ctx);
  if (text !== undefined) {
    if (url !== undefined || html !== undefined) throw badRequest('A text comes alone', ['text']);
    const job: ReaderJob = { do: 'text', text: sourceIn('text', text) };
    return limitTexts.during(id, () => createRead(ctx, job, ''));
  }
  if (html !== undefined) {
    const address = url === undefined || url === null || url === '' ? '' : addressIn(url);
    const job: ReaderJob = { do: 'page', html: sourceIn('html', html), url: address };
    return limitTexts.during(id, () => createRead(ctx, job, address));
  }
  const address = addressIn(url);
  await limitAddresses.during(id, () => createOfAddress(ctx, address));
}

function sourceIn(field: string, value: unknown): string {
  if (!isText(value) || !value.trim()) throw fieldErrors([{ path: [field], key: 'required' }]);
  if (Buffer.byteLength(value) > MOST_SOURCE) {
    const error = { path: [field], key: 'tooLong', message: `${field}: tooLong`, name: 'ValidationError' };
    throw new StatusError(413, 'The text is too long', { errors: [error] });
  }
  return value;
}

function addressIn(value: unknown): string {
  if (!isText(value) || !value.trim()) throw fieldErrors([{ path: ['url'], key: 'required' }]);
  const address = cleanText(value);
  if (!isWebAddress(address) || address.length > 2_000) throw fieldErrors([{ path: ['url'], key: 'url' }]);
  return address;
}

/** Reads a source before the response; no transaction is open meanwhile. */
async function createRead(ctx: Context, job: ReaderJob, name: string): Promise<void> {
  const source = job.do === 'page' ? job.html : job.do === 'text' ? job.text : '';
  const { id } = callerIn(ctx);
  const read = () => readNow(id, job);
  const { kind, rows, faults } = await withMemoryLimit(id, Buffer.byteLength(source), read);
  await importCall(() =>
    inWrite(async (trx) => {
      const body = await makeImport(trx, callerIn(ctx), {
        state: rows.length > 0 ? 'ready' : 'failed',
        progress: { done: rows.length, total: rows.length },
        source: { kind, name },
        faults,
        work: null,
      });
      await addRows(trx, body, 0, rows);
      await noteShared(trx, body.id);
      return body.id;
    }),
  )(ctx);
}

const unread = { state: 'reading', progress: { done: 0, total: 0 }, faults: [] } as const;

const createOfAddress = (ctx: Context, url: string): Promise<void> =>
  importCall(() =>
    inWrite(async (trx) => {
      const source = { kind: 'page', name: url };
      const { id } = await makeImport(trx, callerIn(ctx), { ...unread, source, work: { url } });
      await afterCommit(() => startReading(id));
      return id;
    }),
  )(ctx);

async function createOfFiles(ctx: Context): Promise<void> {
  const given = filesIn(ctx);
  await checkReceived(given);
  let folder: string | undefined;
  const make = importCall(async () => {
    const stored = await storeFiles(given);
    folder = stored.folder;
    return inWrite(async (trx) => {
      const name = stored.files.map((file) => file.name).join(', ');
      const source = { kind: '', name: [...name].slice(0, 300).join('') };
      const { id } = await makeImport(trx, callerIn(ctx), { ...unread, source, work: stored });
      await afterCommit(() => startReading(id));
      return id;
    });
  });
  try {
    const { id } = callerIn(ctx);
    const bytes = given.reduce((sum, { size }) => sum + size, 0);
    await limitFiles.during(id, () => limitBytes.during(id, () => make(ctx), bytes));
  } catch (error) {
    await dropFolder(folder);
    throw error;
  }
}

function filesIn(ctx: Context): ReceivedFile[] {
  const { files = {}, body } = parsedRequest(ctx);
  const stray = [...Object.keys(files), ...Object.keys(body ?? {})].find((name) => name !== 'files');
  if (stray) throw badRequest(`Unknown part ${stray}`, [stray]);
  const given = [files.files ?? []].flat().sort((one, other) => (one.begun ?? 0) - (other.begun ?? 0));
  if (given.length === 0) throw fieldErrors([{ path: ['files'], key: 'required' }]);
  if (given.length > MOST_FILES)
    throw fieldErrors([{ path: ['files'], key: 'tooMany', values: { max: MOST_FILES } }]);
  const bytes = given.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MOST_BYTES) {
    const error = { path: ['files'], key: 'fileSize', message: 'files: fileSize', name: 'ValidationError' };
    throw new StatusError(413, 'The files are too large', {
      errors: [{ ...error, values: { max: MOST_BYTES } }],
    });
  }
  return given;
}
