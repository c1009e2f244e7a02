import type { Alternative, Problem, Proposal, ProposedDay, Slot } from '../domain/planning/model';

/** What a thread is given to do. */
export type Job =
  | { readonly do: 'propose'; readonly problem: Problem; readonly seed: number; readonly seconds: number }
  | {
      readonly do: 'others';
      readonly problem: Problem;
      readonly plan: readonly ProposedDay[];
      readonly slot: Slot;
    };

/** What it tells: each better plan, and what it has in the end. */
export type Told =
  | { readonly says: 'plan'; readonly proposal: Proposal }
  | { readonly says: 'done'; readonly proposal: Proposal }
  | { readonly says: 'others'; readonly others: readonly Alternative[] };
