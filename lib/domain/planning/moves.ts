import type { Random } from '../random';
import { LEFTOVER_DAYS, WHOLE } from './prepare';
import { NONE, type Choice, type State } from './state';
import { PORTIONS } from './weights';

/** One change at a time, of a kind drawn at random. */
export interface Trial {
  /** False is that the drawn change could not be made; nothing has changed then. */
  readonly change: () => boolean;
  readonly undo: () => void;
}

/** How often each kind of change is drawn. */
const SHARES = { replace: 0.6, swap: 0.15, portion: 0.12 } as const;

export function moves(state: State, random: Random): Trial {
  const { slots, slotsOfDay, cooked, leftovers, dishes } = state.model;
  const all = slots.map((_, at) => at);
  const free = all.filter((at) => slots[at].options.length > 1);
  const filled = all.filter((at) => slots[at].options.length > 0);
  const mayBeLeft = all.filter((at) =>
    dishes.some((_, dish) => leftovers[at * dishes.length + dish] < Infinity),
  );
  const touched: number[] = [];
  const before: Choice[] = [];

  const below = (count: number): number => Math.floor(random() * count);
  /** The liked ones come first among the options, and are drawn more often. */
  const draw = (slot: number): number => {
    const { options } = slots[slot];
    const at = random();
    return options[Math.floor(at * at * options.length)];
  };

  /** Empties a slot, and before it what eats its leftovers. */
  function release(slot: number): void {
    if (state.to[slot] !== NONE) release(state.to[slot]);
    touched.push(slot);
    before.push(state.choiceAt(slot));
    state.clear(slot);
  }
  const cook = (slot: number, dish: number): void =>
    state.fill(slot, { dish, portion: state.bestPortion(slot, dish), from: NONE });
  function cookTwice(from: number, to: number, dish: number): void {
    const portion = state.bestPortion(from, dish, WHOLE);
    state.fill(from, { dish, portion, from: NONE });
    state.fill(to, { dish, portion, from });
  }
  const takes = (slot: number, dish: number): boolean =>
    slots[slot].locked === NONE || slots[slot].locked === dish;

  function replace(slot: number): boolean {
    const dish = draw(slot);
    const to = state.to[slot];
    if (state.dish[slot] === dish && state.from[slot] === NONE) return false;
    if (to === NONE) {
      release(slot);
      cook(slot, dish);
      return true;
    }
    const isTwice = state.mayLeave(slot, to, dish) && takes(to, dish);
    if (!isTwice && slots[to].options.length === 0) return false;
    release(slot);
    if (isTwice) cookTwice(slot, to, dish);
    else {
      cook(slot, dish);
      cook(to, draw(to));
    }
    return true;
  }

  const isAlone = (slot: number): boolean => state.to[slot] === NONE && state.from[slot] === NONE;

  function swap(): boolean {
    const [one, other] = [free[below(free.length)], free[below(free.length)]];
    const [first, second] = [state.dish[one], state.dish[other]];
    if (first === second || first === NONE || second === NONE || !isAlone(one) || !isAlone(other))
      return false;
    if (
      cooked[one * dishes.length + second] === Infinity ||
      cooked[other * dishes.length + first] === Infinity
    )
      return false;
    release(one);
    release(other);
    cook(one, second);
    cook(other, first);
    return true;
  }

  function repeatPortion(): boolean {
    const slot = filled[below(filled.length)];
    const { dish, from } = state.choiceAt(slot);
    const [source, to] = from === NONE ? [slot, state.to[slot]] : [from, slot];
    if (dish === NONE) return false;
    const least = to === NONE ? 0 : WHOLE;
    const portion = least + below(PORTIONS.length - least);
    if (portion === state.portion[slot]) return false;
    release(source);
    state.fill(source, { dish, portion, from: NONE });
    if (to !== NONE) state.fill(to, { dish, portion, from: source });
    return true;
  }

  /** Lets a slot eat what is left of an earlier one, of its dish or of a new one for both. */
  function leave(): boolean {
    const to = mayBeLeft[below(mayBeLeft.length)];
    const day = slots[to].day - 1 - below(LEFTOVER_DAYS);
    if (day < 0 || !isAlone(to) || slotsOfDay[day].length === 0) return false;
    const from = slotsOfDay[day][below(slotsOfDay[day].length)];
    if (!isAlone(from) || slots[from].options.length === 0) return false;
    const dish = random() < 0.5 && state.dish[from] !== NONE ? state.dish[from] : draw(from);
    if (!takes(to, dish) || !state.mayLeave(from, to, dish)) return false;
    release(to);
    release(from);
    cookTwice(from, to, dish);
    return true;
  }

  function draft(): boolean {
    const kind = random();
    if (kind < SHARES.replace || (mayBeLeft.length === 0 && kind > 1 - SHARES.portion))
      return free.length > 0 && replace(free[below(free.length)]);
    if (kind < SHARES.replace + SHARES.swap) return free.length > 1 && swap();
    if (kind < SHARES.replace + SHARES.swap + SHARES.portion || mayBeLeft.length === 0)
      return filled.length > 0 && repeatPortion();
    return leave();
  }

  return {
    change() {
      touched.length = 0;
      before.length = 0;
      return draft();
    },
    undo() {
      for (const slot of touched) if (state.from[slot] !== NONE) state.clear(slot);
      for (const slot of touched) state.clear(slot);
      touched.forEach((slot, at) => before[at].from === NONE && state.fill(slot, before[at]));
      touched.forEach((slot, at) => before[at].from !== NONE && state.fill(slot, before[at]));
    },
  };
}
