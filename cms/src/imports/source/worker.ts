import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { ArchiveRefused, Budget } from './archive';
import { withinBounds } from './bounds';
import type { Piece, ReadFile } from './files';
import { ALL_READ, INLINE_PREFIX, type ReaderJob, type ReaderMessage } from '../take/jobs';
import { openStoredFile } from './openStoredFile';
import type { AppContent } from '../readers/apps/content';
import { kindOfFile, readAs } from '../readers/kinds';
import { readPage } from '../readers/page/page';
import type { ImageRef, ReadRecipe, SourceKind } from '../types';

/** Reads one source in a worker thread, so that parsing a page or unpacking an archive blocks nobody. */
const BATCH = 20;
const MOST_INLINE = 20 * 1024 * 1024;
const MOST_INLINE_FILES = 20_000;

async function say(told: ReaderMessage): Promise<void> {
  const { pieces } = told.says === 'pieces' ? told : { pieces: undefined };
  parentPort?.postMessage(told);
  if (pieces && parentPort) await once(parentPort, 'message');
}

async function sayAll(kind: SourceKind, { recipes, faults }: AppContent): Promise<void> {
  await say({ says: 'opened', kind, count: recipes.length });
  const pieces = [...recipes.map((recipe) => ({ recipe })), ...faults.map((fault) => ({ fault }))];
  await say({ says: 'pieces', kind, pieces: pieces.map(withinBounds) });
}

let inline = 0;

/** Names a picture so that it can be found later: the index of its file, or the file it was written to. */
async function placed(image: ImageRef, folder: string, at: number): Promise<ImageRef[]> {
  if ('url' in image) return [image];
  if ('entry' in image) return [{ entry: `${at}/${image.entry}` }];
  const bytes = Buffer.from(image.base64.replace(/^data:[^,]*,/, ''), 'base64');
  if (bytes.length === 0 || bytes.length > MOST_INLINE || inline >= MOST_INLINE_FILES) return [];
  const name = `${INLINE_PREFIX}-${(inline += 1)}`;
  await writeFile(path.join(folder, name), bytes, { mode: 0o600 });
  return [{ entry: name }];
}

async function placedAll(images: readonly ImageRef[], folder: string, at: number): Promise<ImageRef[]> {
  const all: ImageRef[] = [];
  for (const image of images) all.push(...(await placed(image, folder, at)));
  return all;
}

async function withPictures(recipe: ReadRecipe, folder: string, at: number): Promise<ReadRecipe> {
  const Steps: ReadRecipe['Steps'][number][] = [];
  for (const step of recipe.Steps)
    Steps.push(step.images ? { ...step, images: await placedAll(step.images, folder, at) } : step);
  return { ...recipe, Steps, images: await placedAll(recipe.images, folder, at) };
}

async function readFiles({ folder, files }: Extract<ReaderJob, { do: 'files' }>): Promise<void> {
  const budget = new Budget();
  for (const [at, { name, place }] of files.entries()) {
    const whereOf = (where: string) =>
      where.startsWith(name) ? where : [name, where].filter(Boolean).join(' ');
    let kind: SourceKind = 'text';
    let batch: Piece[] = [];
    const flush = async () => {
      if (batch.length > 0) await say({ says: 'pieces', kind, pieces: batch });
      batch = [];
    };
    let file: ReadFile | undefined;
    try {
      file = await openStoredFile(name, path.join(folder, place), budget);
      kind = file.kind;
      await say({ says: 'opened', kind, count: file.count });
      for await (const piece of file.pieces()) {
        const kept = 'recipe' in piece ? { recipe: await withPictures(piece.recipe, folder, at) } : piece;
        const found = withinBounds(kept);
        if ('fault' in found) batch.push({ fault: { ...found.fault, where: whereOf(found.fault.where) } });
        else if ('extra' in found) batch.push({ extra: { ...found.extra, file: at } });
        else batch.push(found);
        if (batch.length >= BATCH) await flush();
      }
    } catch (cause) {
      batch.push({ fault: faultOf(cause, name) });
    } finally {
      file?.close();
    }
    await flush();
  }
}

function faultOf(cause: unknown, where: string) {
  if (cause instanceof ArchiveRefused) return { where, key: cause.key, message: cause.message };
  return { where, key: 'broken', message: cause instanceof Error ? cause.message : String(cause) };
}

async function work(job: ReaderJob): Promise<void> {
  if (job.do === 'files') return readFiles(job);
  if (job.do === 'page') return sayAll('page', readPage(job.html, job.url));
  const kind = kindOfFile('', job.text);
  return sayAll(kind, readAs(kind, job.text, ''));
}

const job: ReaderJob = workerData;
void work(job).then(() => {
  parentPort?.postMessage(ALL_READ);
  parentPort?.close();
});
