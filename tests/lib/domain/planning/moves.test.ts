import { expect, test } from 'vitest';
import { construct } from '@/lib/domain/planning/construct';
import { restore, snapshot } from '@/lib/domain/planning/improve';
import { moves } from '@/lib/domain/planning/moves';
import { prepare } from '@/lib/domain/planning/prepare';
import { State } from '@/lib/domain/planning/state';
import { seeded } from '@/lib/domain/random';
import { anyProblem } from './problems';

test.each([3, 6, 11, 19, 27, 31])(
  'problem %i: the score stays right through changes and their undoing',
  (seed) => {
    const state = construct(new State(prepare(anyProblem(seed))));
    const attempt = moves(state, seeded(seed));
    for (let step = 0; step < 400; step += 1) {
      const before = { choices: snapshot(state), score: state.score };
      const isTaken = attempt(5);
      if (!isTaken) {
        expect(snapshot(state)).toEqual(before.choices);
        expect(state.score).toBeCloseTo(before.score, 4);
      }
    }
    const again = new State(state.model);
    restore(again, snapshot(state));
    expect(again.score).toBeCloseTo(state.score, 3);
  },
);
