import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { answerOf } from '../domain/planning/answer';
import { findAlternatives, search } from '../domain/planning/propose';
import { sharpen } from '../domain/planning/exact/sharpen';
import { stackOf } from '../records/errorProperties';
import { exactSolver } from './exact';
import { type PlanningJob, SEARCH_SECONDS, type PlanningMessage } from './jobs';
import { problemOf } from './problem';

/**
 * Runs the planning thread at a lower priority than requests. Linux has a priority per thread; elsewhere it would
 * affect the whole process.
 */
const BELOW_NORMAL = 5;
if (process.platform === 'linux') setPriority(BELOW_NORMAL);

const say = (told: PlanningMessage): void => parentPort?.postMessage(told);

/**
 * Share of a longer time limit that the search gets: it gains more from it than the exact solver, which finally reports
 * how good the plan is.
 */
const SEARCH_PART = 0.6;

async function work(job: PlanningJob): Promise<PlanningMessage> {
  const problem = problemOf(job.material);
  if (job.do === 'others') return { says: 'others', others: findAlternatives(problem, job.plan, job.slot) };
  const { seed, seconds } = job;
  const isExact = seconds > SEARCH_SECONDS;
  const searched = isExact ? Math.max(SEARCH_SECONDS, seconds * SEARCH_PART) : seconds;
  const { state, isCutOff } = search(problem, {
    seed,
    now: () => performance.now(),
    milliseconds: searched * 1000,
    onPlan: (better) => say({ says: 'plan', proposal: better }),
  });
  if (!isExact) return { says: 'done', proposal: answerOf(state, isCutOff) };
  const solver = await exactSolver();
  const proposal = sharpen(state, { solve: (asked) => solver(asked, seconds - searched) });
  return { says: 'done', proposal: { ...proposal, isCutOff: isCutOff || proposal.isCutOff } };
}

parentPort?.on('message', (job: PlanningJob) => {
  void work(job).then(say, (error: unknown) => say({ says: 'failed', message: stackOf(error) }));
});
