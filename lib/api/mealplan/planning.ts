import { apiBase } from '@/lib/env';
import { eventReader } from '@/lib/live/events';
import { isSwitchedOff } from '@/lib/offline/mode';
import type { PlanDish } from '@/lib/domain/mealplan/record';
import type { Alternative, FixedDish, PricedProposal, ProposedDay, Slot } from '@/lib/domain/planning/model';
import type { Calls } from '@/lib/api/contract';
import type { Day } from '@/lib/domain/time/day';
import { ApiError, fromAnswer } from '@/lib/api/errors';
import { PLAN_DISH, toPlanDish } from './planDays';
import { ask, findAll } from '@/lib/api/strapi';
import { currentToken } from '@/lib/api/token';

/** Person's planning settings, kept for the next week. */
export type PlanningPreferences = NonNullable<Calls['GET users/me/planning']['answer']['data']>;
type Told<T> = { readonly [Name in keyof T]-?: NonNullable<T[Name]> };

/** Request for a plan proposal. */
export interface ProposalRequest extends Told<PlanningPreferences> {
  readonly keep: readonly FixedDish[];
  readonly startDate?: Day;
  readonly seed: number;
  /** Time limit of the search in seconds; 2 by default. */
  readonly seconds?: number;
}

/** Source of dishes: a word, or the id of a cookbook. */
export type PlanningSource = ProposalRequest['from'][number];

interface StreamReader {
  readonly signal: AbortSignal;
  /** Receives the first plan and each better one. */
  readonly onPlan: (proposal: PricedProposal) => void;
}

/**
 * Resolves to the best plan found; `onPlan` receives the improvements on the way. Aborting the signal stops the search.
 */
export async function proposePlan(
  asked: ProposalRequest,
  { signal, onPlan }: StreamReader,
): Promise<PricedProposal> {
  if (isSwitchedOff()) throw new ApiError('offline', 'The person works without network', { isRead: true });
  const answer = await streamed(asked, signal);
  const data: unknown = answer.ok ? undefined : await answer.json().catch(() => undefined);
  if (!answer.ok)
    throw fromAnswer(answer.status, data, Number(answer.headers.get('Retry-After')) || undefined);
  let last: PricedProposal | undefined;
  let fault: ApiError | undefined;
  const read = eventReader(({ event, data: text }) => {
    const said = JSON.parse(text) as { data: PricedProposal; error?: { status: number } };
    if (event === 'error') fault = fromAnswer(said.error?.status ?? 500, said);
    if (event === 'plan' || event === 'done') onPlan(said.data);
    if (event === 'done') last = said.data;
  });
  await readStream(answer, read);
  if (fault) throw fault;
  if (!last) throw new ApiError('offline', 'The stream ended before the plan', { isRead: true });
  return last;
}

async function streamed(
  asked: Calls['POST mealplans/propose']['body'],
  signal: AbortSignal,
): Promise<Response> {
  const post = async (isNew: boolean) => {
    const token = await currentToken(isNew);
    return fetch(`${apiBase()}/mealplans/propose`, {
      method: 'POST',
      headers: {
        ...(token && { Authorization: token }),
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ data: asked }),
      signal,
    });
  };
  try {
    const answer = await post(false);
    return answer.status === 401 ? await post(true) : answer;
  } catch (cause) {
    throw readable(cause, signal);
  }
}

async function readStream(answer: Response, read: (piece: string) => void): Promise<void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (value) read(value);
    if (done) return;
  }
}

/** Turns a network failure into an ApiError; leaves an abort as it is. */
const readable = (cause: unknown, signal: AbortSignal): unknown =>
  signal.aborted ? cause : new ApiError('offline', String(cause), { isRead: true });

/** Returns up to three alternative dishes for a meal of a plan. */
export async function otherDishes(
  asked: Omit<ProposalRequest, 'keep' | 'seed'>,
  plan: readonly ProposedDay[],
  slot: Slot,
): Promise<readonly Alternative[]> {
  const { data } = await ask('POST mealplans/propose/others', { body: { ...asked, plan, slot } });
  return data.others;
}

/** Reads the person's last planning settings; null if they never planned. */
export const readPreferences = async (): Promise<PlanningPreferences | null> =>
  (await ask('GET users/me/planning', {})).data;

export const savePreferences = (preferences: PlanningPreferences) =>
  ask('PUT users/me/planning', { body: preferences });

/** Maximum number of ids in one address. */
const AT_ONCE = 50;

/** Reads dishes with the fields of a plan; only those that the caller may read. */
export async function dishesByIds(ids: readonly number[]): Promise<PlanDish[]> {
  const found: PlanDish[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const filters = { id: { $in: ids.slice(from, from + AT_ONCE) } } as const;
    const query = { ...PLAN_DISH, filters, sort: 'id:asc' } as const;
    found.push(...(await findAll('dishes', query)).map(toPlanDish));
  }
  return found;
}
