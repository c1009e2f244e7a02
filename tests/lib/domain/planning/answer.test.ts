import { expect, test } from 'vitest';
import { answerOf, choicesOf, daysOf } from '@/lib/domain/planning/answer';
import { restore } from '@/lib/domain/planning/improve';
import { prepare } from '@/lib/domain/planning/prepare';
import { propose } from '@/lib/domain/planning/propose';
import { State } from '@/lib/domain/planning/state';
import { anyProblem } from './problems';

test.each([1, 5, 13, 22, 34, 41, 60])(
  'problem %i: a plan that was answered is read back as it was',
  (seed) => {
    const problem = anyProblem(seed);
    const plan = propose(problem, { seed, steps: 1_500 });
    const state = new State(prepare(problem));
    restore(state, choicesOf(state.model, plan.days));
    expect(daysOf(state)).toEqual(plan.days);
    expect(answerOf(state)).toEqual(plan);
  },
);
