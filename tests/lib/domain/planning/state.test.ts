import { expect, test } from 'vitest';
import { construct } from '@/lib/domain/planning/construct';
import { restore, snapshot } from '@/lib/domain/planning/improve';
import { prepare } from '@/lib/domain/planning/prepare';
import { NONE, State } from '@/lib/domain/planning/state';
import { anyProblem } from './problems';

const SEEDS = [1, 4, 8, 15, 16, 23, 42];

test.each(SEEDS)('problem %i: the predicted change of a dish equals the actual one', (seed) => {
  const state = construct(new State(prepare(anyProblem(seed))));
  state.model.slots.forEach(({ options }, slot) => {
    if (state.dish[slot] === NONE) return;
    const before = state.choiceAt(slot);
    state.clear(slot);
    for (const dish of options.slice(0, 5)) {
      const portion = state.bestPortion(slot, dish);
      const [score, added] = [state.score, state.gain(slot, dish) + state.portionGain(slot, dish, portion)];
      state.fill(slot, { dish, portion, from: NONE });
      expect(state.score - score).toBeCloseTo(added, 4);
      state.clear(slot);
    }
    state.fill(slot, before);
  });
});

test.each(SEEDS)('problem %i: a plan’s score does not depend on the order of filling', (seed) => {
  const state = construct(new State(prepare(anyProblem(seed))));
  const again = new State(state.model);
  restore(again, snapshot(state));
  expect(again.score).toBeCloseTo(state.score, 4);
  const emptied = new State(state.model);
  state.model.slots.forEach((_, slot) => state.clear(slot));
  expect(state.score).toBeCloseTo(emptied.score, 4);
});
