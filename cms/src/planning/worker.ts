import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { others, propose } from '../domain/planning/propose';
import { type Asked, sharpen } from '../domain/planning/sharpen';
import { stackOf } from '../records/thrown';
import { exactSolver } from './exact';
import { type Job, SEARCH_SECONDS, type Told } from './jobs';
import { problemOf } from './problem';
import { threadClock } from './threadClock';

/** Plans in a thread of its own, behind whoever reads: on Linux a thread has a priority of its own, elsewhere the process has one. */
const BELOW_NORMAL = 5;
if (process.platform === 'linux') setPriority(BELOW_NORMAL);

const say = (told: Told): void => parentPort?.postMessage(told);

/** For less than this it does not begin. */
const LEAST_SECONDS = 0.2;

async function work(job: Job): Promise<Told> {
  const start = performance.now();
  const problem = problemOf(job.material);
  if (job.do === 'others') return { says: 'others', others: others(problem, job.plan, job.slot) };
  const { seed, seconds } = job;
  const proposal = propose(problem, {
    seed,
    now: threadClock(),
    milliseconds: Math.min(seconds, SEARCH_SECONDS) * 1000,
    onPlan: (better) => say({ says: 'plan', proposal: better }),
  });
  const left = () => seconds - (performance.now() - start) / 1000;
  if (seconds <= SEARCH_SECONDS || left() < LEAST_SECONDS) return { says: 'done', proposal };
  const solver = await exactSolver();
  const solve = (asked: Asked) => solver(asked, Math.max(LEAST_SECONDS, left()));
  return { says: 'done', proposal: sharpen(problem, proposal.days, { solve }) };
}

parentPort?.on('message', (job: Job) => {
  void work(job).then(say, (error: unknown) => say({ says: 'failed', message: stackOf(error) }));
});
