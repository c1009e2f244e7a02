import type { Context } from 'koa';
import type { PricedProposal, ProposedDay } from '../domain/planning/model';
import { callerIn, dataIn } from '../records/http/actions';
import { StatusError } from '../records/http/errors';
import { answerWithEvents, eventText } from '../records/http/eventStream';
import { oncePerKey } from '../records/write/idempotency';
import { rateLimit } from '../records/http/rate';
import { stackOf } from '../records/errorProperties';
import { proposalInputOf } from './candidates';
import { checkEaters } from './eaters';
import { SEARCH_SECONDS } from './jobs';
import { checkReadable, dishesOfKeep, dishesOfPlan, type Standing } from './readable';
import { parseAlternativesRequest, parseWeekRequest } from './request';
import { CallerDisconnected } from './queue';
import { alternativesInWorker, proposeInWorker } from './threads';
import { withTill } from './till';

const TEN_MINUTES = 600;
const proposals = rateLimit('proposals', 60, TEN_MINUTES);
const alternatives = rateLimit('alternatives', 240, TEN_MINUTES);

/** Milliseconds between keep-alive comments in a stream that waits for its turn. */
const BEAT = 10_000;

/**
 * POST mealplans/propose: proposes a week from dishes that the caller may read, as JSON or as a stream of improving
 * plans. Nothing is saved.
 */
export async function proposeWeek(ctx: Context): Promise<void> {
  const ask = parseWeekRequest(dataIn(ctx));
  const caller = callerIn(ctx);
  const standing = dishesOfKeep(ask.keep);
  await checkReadable(ask.from, standing, caller);
  await checkEaters(ask.eaters, caller);
  await proposals(caller.id);
  const { keep, seed } = ask;
  const seconds = ask.seconds ?? SEARCH_SECONDS;
  const size = ask.days * ask.meals.length * ask.eaters.length * seconds;
  const budget = ask.wishes?.budgetTetri;
  const made: Make = async (signal, onPlan) => {
    const told: Promise<void>[] = [];
    const proposal = await proposeInWorker(
      { person: caller.id, signal, size },
      async () => ({
        do: 'propose',
        material: await proposalInputOf(ask, { keep, standing: idsOf(standing) }, caller),
        seed: seed ?? 0,
        seconds,
      }),
      (plan) => onPlan && told.push(withTill(plan, caller, budget).then(onPlan)),
    );
    await Promise.all(told);
    return withTill(proposal, caller, budget);
  };
  if (ctx.accepts('json', 'text/event-stream') === 'text/event-stream') return streamOf(ctx, made);
  await whileThere(ctx, async (signal) => {
    const data = await made(signal);
    // A plan that the clock ended is not the answer to its question, so a repeat may find a better one.
    ctx.body = data.isCutOff ? { data } : await oncePerKey(ctx, async () => ({ data }));
  });
}

/** POST mealplans/propose/others: proposes up to three alternatives for one meal of a draft. */
export async function proposeOthers(ctx: Context): Promise<void> {
  const ask = parseAlternativesRequest(dataIn(ctx));
  const caller = callerIn(ctx);
  const standing = dishesOfPlan(ask.plan);
  await checkReadable(ask.from, standing, caller);
  await checkEaters(ask.eaters, caller);
  await alternatives(caller.id);
  const { plan, slot } = ask;
  // All other meals stay, even those that the wishes would exclude; dishes for some come back by themselves.
  const keep = plan.flatMap(({ day, meals }) =>
    meals.flatMap(({ type, entries }) =>
      entries.flatMap((entry, at) =>
        entry.kind === 'dish' && !isForSome(entry, at) ? [{ day, meal: type, dish: entry.dish }] : [],
      ),
    ),
  );
  const meals = [...new Set([...ask.meals, slot.meal])];
  await whileThere(ctx, async (signal) => {
    const others = await alternativesInWorker({ person: caller.id, signal }, async () => ({
      do: 'others',
      material: await proposalInputOf({ ...ask, meals }, { keep, standing: idsOf(standing) }, caller),
      plan,
      slot,
    }));
    ctx.body = await oncePerKey(ctx, async () => ({ data: { others } }));
  });
}

/** Checks whether an entry of a draft is what some eat instead of the dish before it. */
const isForSome = ({ shares }: ProposedDay['meals'][number]['entries'][number], at: number): boolean =>
  at > 0 && shares.some((share) => share === 0);

const idsOf = (standing: readonly Standing[]) => new Set(standing.map(({ id }) => id));

/** Runs `work` and aborts its signal when the caller disconnects. */
async function whileThere(ctx: Context, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  ctx.res.once('close', leave);
  try {
    await work(gone.signal);
  } catch (error) {
    if (!(error instanceof CallerDisconnected)) throw error;
    ctx.status = 204;
  } finally {
    ctx.res.off('close', leave);
  }
}

/** Makes a proposal; `onPlan` gets each better plan on the way. */
type Make = (signal: AbortSignal, onPlan?: (proposal: PricedProposal) => void) => Promise<PricedProposal>;

/** Streams plans after the handler has returned, until the last plan or until the caller disconnects. */
function streamOf(ctx: Context, make: Make): void {
  const out = answerWithEvents(ctx);
  const gone = new AbortController();
  const tell = (event: string, data: object) => void out.write(eventText(event, data));
  const beat = setInterval(() => void out.write(': waiting\n\n'), BEAT);
  out.write(': here\n\n');
  out.on('close', () => gone.abort());
  void make(gone.signal, (proposal) => tell('plan', { data: proposal }))
    .then((data) => tell('done', { data }))
    .catch((error: unknown) => {
      if (!(error instanceof CallerDisconnected)) tell('error', failed(error));
    })
    .finally(() => {
      clearInterval(beat);
      out.end();
    });
}

/** Returns the error body for a stream that has begun already. */
function failed(error: unknown): object {
  const isForeseen = error instanceof StatusError;
  strapi.log.error(isForeseen && error.cause ? stackOf(error.cause) : stackOf(error));
  const { status, name, message } = isForeseen
    ? error
    : { status: 500, name: 'InternalServerError', message: 'Internal Server Error' };
  return { data: null, error: { status, name, message, details: {} } };
}
