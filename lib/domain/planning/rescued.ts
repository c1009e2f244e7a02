import { present } from '../present';
import type { Candidate, RescuedItem } from './model';
import { NONE, type State } from './state';

/** Returns the items at home that a plan uses before they expire; meals after that, and leftovers, save nothing. */
export function rescuedBy(state: State): RescuedItem[] {
  const { slots, dishes, shares, problem } = state.model;
  const dishAt = (slot: number): Candidate => present(dishes[present(state.dish[slot])], 'a dish');
  const cooked = slots.flatMap(({ day, meal }, at) =>
    state.dish[at] === NONE || state.from[at] !== NONE
      ? []
      : [{ day: day + 1, meal, dish: dishAt(at), servings: servingsAt(state, at) * shares }],
  );
  return (problem.atHome ?? []).flatMap((thing): RescuedItem[] => {
    const using = cooked.flatMap(({ dish, ...where }) => {
      const use = where.day <= thing.until && dish.uses?.find(({ key }) => key === thing.key);
      return use ? [{ ...where, dish: dish.id, amount: use.amount }] : [];
    });
    const [first] = using;
    if (!first) return [];
    const { day, meal, dish } = first;
    const isKnown = thing.amount !== null && using.every(({ amount }) => amount !== null);
    const asked = using.reduce((sum, { amount, servings }) => sum + (amount ?? 0) * servings, 0);
    return [{ ...thing, day, meal, dish, taken: isKnown ? Math.min(thing.amount ?? 0, asked) : null }];
  });
}

/** Returns the servings cooked in a slot for one share, leftovers included. */
const servingsAt = (state: State, slot: number): number => state.shareAt(slot) + state.leftAt(slot);
