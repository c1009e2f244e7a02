import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { others, propose } from '../domain/planning/propose';
import type { Job, Told } from './jobs';

/** Plans in a thread of its own, behind whoever reads: on Linux a thread has a priority of its own, elsewhere the process has one. */
const LOWEST = 19;
if (process.platform === 'linux') setPriority(LOWEST);

const say = (told: Told): void => parentPort?.postMessage(told);

function work(job: Job): Told {
  if (job.do === 'others') return { says: 'others', others: others(job.problem, job.plan, job.slot) };
  const { problem, seed, seconds } = job;
  const proposal = propose(problem, {
    seed,
    now: () => performance.now(),
    milliseconds: seconds * 1000,
    onPlan: (better) => say({ says: 'plan', proposal: better }),
  });
  return { says: 'done', proposal };
}

const job: Job = workerData;
say(work(job));
parentPort?.close();
