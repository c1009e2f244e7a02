import type { Alternative, Proposal, ProposedDay, Slot } from '../domain/planning/model';
import type { Material } from './problem';

/** So long the search has by itself; whoever gives it longer lets the exact solver go on from there. */
export const SEARCH_SECONDS = 2;

/** What a thread is given to do. */
export type Job =
  | {
      readonly do: 'propose';
      readonly material: Material;
      readonly seed: number;
      readonly seconds: number;
    }
  | {
      readonly do: 'others';
      readonly material: Material;
      readonly plan: readonly ProposedDay[];
      readonly slot: Slot;
    };

/** What it tells: each better plan, and what it has in the end. */
export type Told =
  | { readonly says: 'plan'; readonly proposal: Proposal }
  | { readonly says: 'done'; readonly proposal: Proposal }
  | { readonly says: 'others'; readonly others: readonly Alternative[] }
  | { readonly says: 'failed'; readonly message: string };
