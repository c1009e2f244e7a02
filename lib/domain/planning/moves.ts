import type { Random } from '../random';
import { LEFTOVER_DAYS, WHOLE } from './prepare';
import { NONE, type Choice, type State } from './state';
import { PORTIONS } from './weights';

/**
 * Tries one random change; accepts a worse one the more often, the higher the heat. Returns true if it was accepted.
 */
type Attempt = (heat: number) => boolean;

/** Probabilities of the kinds of change: `replace` against all others, then the others among themselves. */
const SHARES = { replace: 0.6, swap: 0.3, portions: 0.35, two: 0.1 } as const;
/** Number of dishes to try in an emptied slot. */
const TRIES = 12;

export function moves(state: State, random: Random): Attempt {
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
  /** Draws an option at random; liked dishes, which come first, are drawn more often. */
  const draw = (slot: number): number => {
    const { options } = slots[slot];
    const at = random();
    return options[Math.floor(at * at * options.length)];
  };

  /** Empties a slot, after the slot that eats its leftovers. */
  function release(slot: number): void {
    if (state.to[slot] !== NONE) release(state.to[slot]);
    if (!touched.includes(slot)) {
      touched.push(slot);
      before.push(state.choiceAt(slot));
    }
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

  /** Tries a few dishes in a slot and keeps the first accepted one. */
  function retry(slot: number, heat: number): boolean {
    const before = state.choiceAt(slot);
    const score = state.score;
    state.clear(slot);
    const freed = state.score - score;
    const spare = state.dayPoints[slots[slot].day];
    for (let at = 0; at < TRIES; at += 1) {
      const dish = draw(slot);
      if (dish === before.dish && before.from === NONE) continue;
      const allowed = -heat * Math.log(1 - random()) - freed;
      if (state.plain(slot, dish) - spare - state.owed > allowed) continue;
      const gain = state.gain(slot, dish);
      if (gain - spare > allowed) continue;
      const portion = state.bestPortion(slot, dish);
      if (gain + state.portionPoints > allowed) continue;
      state.fill(slot, { dish, portion, from: NONE });
      return true;
    }
    state.fill(slot, before);
    return false;
  }

  function replaceBoth(slot: number): boolean {
    const dish = draw(slot);
    const to = state.to[slot];
    if (state.dish[slot] === dish) return false;
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

  /** Changes the portion of one slot or of two: with the budget spent, one can grow only if another shrinks. */
  const portions = (): boolean => {
    const isChanged = repeatPortion();
    return (random() < 0.6 && repeatPortion()) || isChanged;
  };

  function replaceTwo(): boolean {
    const [one, other] = [free[below(free.length)], free[below(free.length)]];
    if (one === other || !isAlone(one) || !isAlone(other)) return false;
    release(one);
    release(other);
    cook(one, draw(one));
    cook(other, draw(other));
    return true;
  }

  /** Makes a slot eat the leftovers of an earlier one, with that slot's dish or a new dish for both. */
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

  function draft(kind: number): boolean {
    if (kind < SHARES.swap) return free.length > 1 && swap();
    if (kind < SHARES.swap + SHARES.portions) return filled.length > 0 && portions();
    if (kind < SHARES.swap + SHARES.portions + SHARES.two || mayBeLeft.length === 0)
      return free.length > 1 && replaceTwo();
    return leave();
  }
  function undo(): void {
    for (const slot of touched) if (state.from[slot] !== NONE) state.clear(slot);
    for (const slot of touched) state.clear(slot);
    for (let at = 0; at < touched.length; at += 1)
      if (before[at].from === NONE) state.fill(touched[at], before[at]);
    for (let at = 0; at < touched.length; at += 1)
      if (before[at].from !== NONE) state.fill(touched[at], before[at]);
  }

  return (heat) => {
    const kind = random();
    touched.length = 0;
    before.length = 0;
    const score = state.score;
    if (kind < SHARES.replace && free.length > 0) {
      const slot = free[below(free.length)];
      if (state.to[slot] === NONE) return retry(slot, heat);
      if (!replaceBoth(slot)) return false;
    } else if (!draft(random())) return false;
    if (state.score - score <= -heat * Math.log(1 - random())) return true;
    undo();
    return false;
  };
}
