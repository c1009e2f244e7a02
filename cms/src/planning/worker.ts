import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { others, propose } from '../domain/planning/propose';
import { stackOf } from '../records/thrown';
import type { Job, Told } from './jobs';
import { problemOf } from './problem';
import { threadClock } from './threadClock';

/** Plans in a thread of its own, behind whoever reads: on Linux a thread has a priority of its own, elsewhere the process has one. */
const BELOW_NORMAL = 5;
if (process.platform === 'linux') setPriority(BELOW_NORMAL);

const say = (told: Told): void => parentPort?.postMessage(told);

function work(job: Job): Told {
  const problem = problemOf(job.material);
  if (job.do === 'others') return { says: 'others', others: others(problem, job.plan, job.slot) };
  const { seed, seconds } = job;
  const proposal = propose(problem, {
    seed,
    now: threadClock(),
    milliseconds: seconds * 1000,
    onPlan: (better) => say({ says: 'plan', proposal: better }),
  });
  return { says: 'done', proposal };
}

parentPort?.on('message', (job: Job) => {
  try {
    say(work(job));
  } catch (error) {
    say({ says: 'failed', message: stackOf(error) });
  }
});
