import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/api/errors';
import {
  dishesByIds,
  savePreferences,
  otherDishes,
  proposePlan,
  readPreferences,
  type ProposalRequest,
  type PlanningPreferences,
} from '@/lib/api/mealplan/planning';
import type { PlanDish } from '@/lib/domain/mealplan/record';
import type { Alternative, PricedProposal, ProposedDay, Slot } from '@/lib/domain/planning/model';
import { setRead } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useQuietRead } from '@/context/remote/read';

export type { PlanningSource, ProposalRequest, PlanningPreferences } from '@/lib/api/mealplan/planning';

/** Reads the person's last planning settings; null if they never planned. */
export function usePlanningPreferences() {
  const { person } = useAuth();
  return useQuietRead<PlanningPreferences | null>(person && ['planning'], readPreferences);
}

/** Returns a call that saves the planning settings in the background; a failure is ignored. */
export function useSavePreferences() {
  const { person } = useAuth();
  const { background } = useApi();
  return (way: PlanningPreferences) => {
    setRead<PlanningPreferences | null>(['planning'], person?.id ?? 0, way);
    void background(() => savePreferences(way), { isQuiet: true }).catch(() => undefined);
  };
}

type Dishes = Readonly<Record<number, PlanDish>>;

/** State of a requested plan: its progress, and the best proposal so far. */
interface ProposalState {
  readonly status: 'idle' | 'planning' | 'done' | 'failed';
  /** Number of plans received, each better than the last; 0 if the earlier proposal stays the best. */
  readonly plans: number;
  readonly proposal: PricedProposal | null;
  readonly error: ApiError | null;
}
const NOTHING: ProposalState = { status: 'idle', plans: 0, proposal: null, error: null };

const dishesIn = (days: readonly ProposedDay[]): number[] =>
  days.flatMap(({ meals }) => meals.flatMap(({ entries }) => entries.map(({ dish }) => dish)));
const dishesOf = ({ days, shortfalls }: PricedProposal): number[] => [
  ...dishesIn(days),
  ...shortfalls.flatMap(({ values }) => ('instead' in values && values.instead ? values.instead.dish : [])),
];

/** Requests plan proposals, one at a time; a new request or unmounting cancels the previous one. */
export function useProposal(known: Dishes) {
  const { background } = useApi();
  const [asked, setAsked] = useState(NOTHING);
  const [learned, setLearned] = useState<Dishes>({});
  const flight = useRef<AbortController>(undefined);
  const seen = useRef(new Set<number>());
  useEffect(() => () => flight.current?.abort(), []);

  const learn = useCallback(
    async (ids: readonly number[]) => {
      const missing = [...new Set(ids)].filter((id) => !(id in known) && !seen.current.has(id));
      if (missing.length === 0) return;
      const found = await background(() => dishesByIds(missing), { isQuiet: true });
      for (const { id } of found) seen.current.add(id);
      setLearned((now) => ({ ...now, ...Object.fromEntries(found.map((dish) => [dish.id, dish])) }));
    },
    [background, known],
  );

  /**
   * Sends a request; `shape` is applied to each plan received. Plans with a score of `below` or more are ignored, as no
   * better than the current one.
   */
  const ask = async (
    question: ProposalRequest,
    shape: (proposal: PricedProposal) => PricedProposal,
    below = Infinity,
  ): Promise<PricedProposal | null> => {
    flight.current?.abort();
    const own = new AbortController();
    flight.current = own;
    const isOver = () => flight.current !== own || own.signal.aborted;
    const come = { count: 0, shown: 0 };
    setAsked(({ proposal }) => ({ ...NOTHING, status: 'planning', proposal }));
    const show = async (told: PricedProposal, status: ProposalState['status']) => {
      if (told.score >= below) {
        if (!isOver()) setAsked((now) => ({ ...now, status }));
        return;
      }
      const proposal = shape(told);
      const plans = (come.count += 1);
      await learn(dishesOf(proposal));
      if (isOver() || plans < come.shown) return;
      come.shown = plans;
      setAsked({ status, plans, proposal, error: null });
    };
    // a failure here also fails for the last plan, which reports it
    const onPlan = (proposal: PricedProposal) => void show(proposal, 'planning').catch(() => undefined);
    try {
      const last = await background(() => proposePlan(question, { signal: own.signal, onPlan }), {
        isQuiet: true,
      });
      await show(last, 'done');
      return isOver() ? null : last;
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('server', String(cause));
      if (!isOver()) setAsked((now) => ({ ...now, status: 'failed', error }));
      return null;
    }
  };
  /** Stops the search; the best plan so far stays. */
  const stop = () => {
    flight.current?.abort();
    setAsked((now) => ({ ...now, status: now.proposal ? 'done' : 'idle' }));
  };
  const others = async (
    question: ProposalRequest,
    plan: readonly ProposedDay[],
    slot: Slot,
  ): Promise<readonly Alternative[]> => {
    const { keep, seed, ...rest } = question;
    void [keep, seed];
    const found = await background(() => otherDishes(rest, plan, slot), { isQuiet: true });
    await learn(found.map(({ dish }) => dish));
    return found;
  };
  return {
    asked,
    learned,
    ask,
    stop,
    others,
    replace: (proposal: PricedProposal) => setAsked((now) => ({ ...now, proposal })),
  };
}
