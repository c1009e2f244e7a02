import type { Alternative, Proposal, ProposedDay, Slot } from '../domain/planning/model';
import type { ProposalInput } from './problem';

/** Seconds that the heuristic search runs; for a longer time the exact solver continues from its result. */
export const SEARCH_SECONDS = 2;

/** Task for a planning thread. */
export type PlanningJob =
  | {
      readonly do: 'propose';
      readonly material: ProposalInput;
      readonly seed: number;
      readonly seconds: number;
    }
  | {
      readonly do: 'others';
      readonly material: ProposalInput;
      readonly plan: readonly ProposedDay[];
      readonly slot: Slot;
    };

/** Message from a planning thread: each better plan, and the final result. */
export type PlanningMessage =
  | { readonly says: 'plan'; readonly proposal: Proposal }
  | { readonly says: 'done'; readonly proposal: Proposal }
  | { readonly says: 'others'; readonly others: readonly Alternative[] }
  | { readonly says: 'failed'; readonly message: string };
