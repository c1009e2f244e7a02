import type { Alternative, Problem, Proposal, ProposeOptions, ProposedDay, Slot } from './model';

/** Fills every slot that can be filled. The same problem, seed and steps give the same answer, unless the clock cuts off. */
export function propose(problem: Problem, options: ProposeOptions = {}): Proposal {
  void options;
  return {
    days: Array.from({ length: problem.days }, (_, at) => emptyDay(problem, at + 1)),
    shortfalls: [],
    score: 0,
  };
}

const emptyDay = ({ meals }: Problem, day: number): ProposedDay => ({
  day,
  meals: meals.map((type) => ({ type, entries: [] })),
  figures: { calories: 0, fats: 0, carbs: 0, prots: 0, costTetri: 0 },
});

/** Up to three other dishes for one slot of a plan, the best for the whole plan first. */
export function others(problem: Problem, days: readonly ProposedDay[], slot: Slot): Alternative[] {
  void [problem, days, slot];
  return [];
}
