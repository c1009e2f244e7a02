import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { codeOf, messageOf } from '../../records/errorProperties';
import { ALL_READ, type ReaderJob, type ReaderMessage } from '../take/jobs';
import { createTaskQueue } from '../../domain/taskQueue';

/** Thrown when a source could not be read completely; `key` is the reason. */
export class ReadingFailed extends Error {
  constructor(
    readonly key: 'tooSlow' | 'tooLarge' | 'broken' | 'stopped',
    message: string,
  ) {
    super(message);
    this.name = 'ReadingFailed';
  }
}

/** Memory limits of a worker; a source that needs more was not written by hand. */
const LIMITS = { maxOldGenerationSizeMb: 220, maxYoungGenerationSizeMb: 16 };
const running = new Set<Worker>();

/** Queue for three threads: a slow file, and two pages or texts. One slot is for people without a running task. */
const workerQueue = createTaskQueue({ concurrency: 3, reserved: 1 });

/** Reads a source in a worker thread and passes on its messages, waiting for `take` each time. Throws ReadingFailed. */
export const readInWorker = (person: number, job: ReaderJob, take: Take, seconds: number): Promise<void> =>
  workerQueue(() => read(job, take, seconds), person);

type Take = (told: ReaderMessage) => Promise<void>;

function read(job: ReaderJob, take: Take, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'worker.js'), { workerData: job, resourceLimits: LIMITS });
    running.add(worker);
    let isOver = false;
    const end = (cause?: unknown) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      running.delete(worker);
      void worker.terminate();
      if (cause === undefined) resolve();
      else reject(cause instanceof Error ? cause : new Error(String(cause)));
    };
    const slow = () => end(new ReadingFailed('tooSlow', 'Reading took too long'));
    let timer = setTimeout(slow, seconds * 1000);
    let taken: Promise<void> = Promise.resolve();
    let isAll = false;
    worker.on('message', (told: ReaderMessage | typeof ALL_READ) => {
      if (told === ALL_READ) return void (isAll = true);
      clearTimeout(timer);
      taken = taken
        .then(() => take(told))
        .then(() => {
          if (isOver) return;
          timer = setTimeout(slow, seconds * 1000);
          if (told.says === 'pieces') worker.postMessage('go');
        });
      taken.catch(end);
    });
    worker.on('error', (cause) => end(failureOf(cause)));
    // A terminated worker exits like one that has finished.
    worker.on('exit', () => {
      const cut = isAll ? undefined : new ReadingFailed('stopped', 'Reading was broken off');
      void taken.then(() => end(cut), end);
    });
  });
}

function failureOf(cause: unknown): ReadingFailed {
  return codeOf(cause) === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new ReadingFailed('tooLarge', 'The source needs too much memory to be read')
    : new ReadingFailed('broken', messageOf(cause) || 'The source could not be read');
}

/** Terminates all readers; interrupted reading continues at the next start. */
export async function stopReaders(): Promise<void> {
  await Promise.all([...running].map((worker) => worker.terminate()));
}
