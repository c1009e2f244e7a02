import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Alternative, Proposal } from '../domain/planning/model';
import { createTaskQueue } from '../domain/taskQueue';
import { StatusError } from '../records/http/errors';
import { type PlanningJob, SEARCH_SECONDS, type PlanningMessage } from './jobs';
import { CallerDisconnected, type QueuedTask, shortestFirst } from './queue';

/** Memory limits of a worker; a week from thousands of dishes uses a tenth of them. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Timeout in seconds of a worker that gets hardly any processor time; usually its own clock ends it before. */
const TIMEOUT_SECONDS = 15;
const TIMEOUT_FACTOR = 3;

/** Number of proposals that run at once; one core is left for other requests, and one person never has two at once. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Milliseconds after which a plan ends while others wait; one of the usual length has ended by then. */
const LEAST = (SEARCH_SECONDS + 1) * 1000;
const LONGEST = 10_000;
const workerQueue = shortestFirst({ most: AT_ONCE, least: LEAST, longest: LONGEST });
/** Queue for alternatives: they are quick and need not wait for proposals. */
const alternativesQueue = createTaskQueue({ concurrency: 1 });
const running = new Set<Worker>();
/** Idle worker threads, kept so that the next plan starts at once. */
const idle: Worker[] = [];
const MOST_IDLE = 2;
let isOver = false;

/** The person asking; `signal` ends the work, even while it waits for its turn. */
export type PlanningCaller = Pick<QueuedTask, 'person' | 'signal'>;

/**
 * Runs a proposal in a worker thread and returns its final plan. `job` is built when its turn comes; `onPlan` receives
 * each better plan. Throws CallerDisconnected, and 503 if the CMS is stopping or the thread fails.
 */
export async function proposeInWorker(
  asked: PlanningCaller & Pick<QueuedTask, 'size'>,
  job: () => Promise<PlanningJob & { do: 'propose' }>,
  onPlan: (proposal: Proposal) => void,
): Promise<Proposal> {
  return workerQueue(asked, async ({ isCrowded, cut }) => {
    const made = await unlessDisconnected(asked, job);
    const seconds = isCrowded() ? Math.min(made.seconds, SEARCH_SECONDS) : made.seconds;
    const told = await run({ ...made, seconds }, { signal: asked.signal, cut }, onPlan);
    if (told.says !== 'done') throw broken('The plan was not made');
    return seconds < made.seconds ? { ...told.proposal, isCutOff: true } : told.proposal;
  });
}

/** Returns alternatives for a slot, found in a worker thread. */
export async function alternativesInWorker(
  asked: PlanningCaller,
  job: () => Promise<PlanningJob & { do: 'others' }>,
): Promise<readonly Alternative[]> {
  return alternativesQueue(async () => {
    const told = await run(await unlessDisconnected(asked, job), asked, () => undefined);
    if (told.says !== 'others') throw broken('Nothing was found');
    return told.others;
  }, asked.person);
}

async function unlessDisconnected<T>({ signal }: PlanningCaller, job: () => Promise<T>): Promise<T> {
  if (signal.aborted) throw new CallerDisconnected();
  const made = await job();
  if (signal.aborted) throw new CallerDisconnected();
  return made;
}

const broken = (message: string, cause?: unknown) =>
  Object.assign(new StatusError(503, message, {}, { 'Retry-After': '5' }), { cause });

interface Ends {
  /** Aborted when nobody waits for the result any more. */
  readonly signal: AbortSignal;
  /** Aborted when others wait: the best plan so far becomes the result. */
  readonly cut?: AbortSignal;
}

function run(
  job: PlanningJob,
  { signal, cut }: Ends,
  onPlan: (proposal: Proposal) => void,
): Promise<PlanningMessage> {
  if (isOver) throw broken('The site is stopping');
  const worker = idle.pop() ?? newWorker();
  running.add(worker);
  worker.ref();
  return new Promise<PlanningMessage>((resolve, reject) => {
    let last: Proposal | undefined;
    const hear = (told: PlanningMessage) => {
      if (told.says === 'plan') {
        last = told.proposal;
        onPlan(last);
        return cut?.aborted ? cutOff() : undefined;
      }
      letGo();
      // The exact solver leaves much memory in use, so its worker is not reused.
      if (job.do === 'propose' && job.seconds > SEARCH_SECONDS) void worker.terminate();
      else rest(worker);
      if (told.says === 'failed') reject(new Error(told.message));
      else resolve(told);
    };
    const fail = (error: Error) => {
      letGo();
      void worker.terminate();
      reject(error);
    };
    const breakOff = (cause?: unknown) => fail(broken('The plan could not be made', cause));
    const leave = () => fail(new CallerDisconnected());
    const cutOff = () => {
      if (!last) return breakOff();
      letGo();
      void worker.terminate();
      resolve({ says: 'done', proposal: { ...last, isCutOff: true } });
    };
    const giveWay = () => last && cutOff();
    const seconds = TIMEOUT_SECONDS + (job.do === 'propose' ? job.seconds * TIMEOUT_FACTOR : 0);
    const timer = setTimeout(cutOff, seconds * 1000);
    const letGo = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      cut?.removeEventListener('abort', giveWay);
      worker.off('message', hear).off('error', breakOff).off('exit', breakOff);
      running.delete(worker);
    };
    signal.addEventListener('abort', leave);
    cut?.addEventListener('abort', giveWay);
    worker.on('message', hear).on('error', breakOff).on('exit', breakOff);
    worker.postMessage(job);
  });
}

function newWorker(): Worker {
  const worker = new Worker(path.join(__dirname, 'worker.js'), { resourceLimits: LIMITS });
  // Forgets an idle worker that ends.
  worker.on('error', () => undefined);
  worker.on('exit', () => idle.includes(worker) && idle.splice(idle.indexOf(worker), 1));
  return worker;
}

function rest(worker: Worker): void {
  if (isOver || idle.length >= MOST_IDLE) return void worker.terminate();
  worker.unref();
  idle.push(worker);
}

/** Terminates all workers at shutdown; waiting callers get a 503. */
export async function stopPlanning(): Promise<void> {
  isOver = true;
  await Promise.all([...running, ...idle].map((worker) => worker.terminate()));
}
