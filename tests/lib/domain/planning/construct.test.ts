import { expect, test } from 'vitest';
import { construct } from '@/lib/domain/planning/construct';
import { prepare } from '@/lib/domain/planning/prepare';
import { NONE, State } from '@/lib/domain/planning/state';
import { anyProblem } from './problems';

test.each([1, 10, 20, 35])(
  'problem %i: every slot with a candidate gets one, and kept entries keep theirs',
  (seed) => {
    const state = construct(new State(prepare(anyProblem(seed))));
    state.model.slots.forEach(({ options, locked }, slot) => {
      expect(state.dish[slot] === NONE).toBe(options.length === 0);
      if (locked !== NONE) expect(state.dish[slot]).toBe(locked);
    });
  },
);
