import { present } from '../present';
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
  const optionsOf = (slot: number) => present(slots[slot], 'a slot').options;
  const free = all.filter((at) => optionsOf(at).length > 1);
  const filled = all.filter((at) => optionsOf(at).length > 0);
  const mayBeLeft = all.filter((at) =>
    dishes.some((_, dish) => present(leftovers[at * dishes.length + dish]) < Infinity),
  );
  /** Slots emptied by the current change, each once, with what they held. */
  const touched: { readonly slot: number; readonly was: Choice }[] = [];

  const below = (count: number): number => Math.floor(random() * count);
  const oneOf = (list: readonly number[]): number =>
    present(list[below(list.length)], 'anything to draw from');
  /** Draws an option at random; liked dishes, which come first, are drawn more often. */
  const draw = (slot: number): number => {
    const options = optionsOf(slot);
    const at = random();
    return present(options[Math.floor(at * at * options.length)], 'any option');
  };

  /** Empties a slot, after the slot that eats its leftovers. */
  function release(slot: number): void {
    const to = present(state.to[slot]);
    if (to !== NONE) release(to);
    if (!touched.some((one) => one.slot === slot)) touched.push({ slot, was: state.choiceAt(slot) });
    state.clear(slot);
  }
  const cook = (slot: number, dish: number): void =>
    state.fill(slot, { dish, portion: state.bestPortion(slot, dish), from: NONE });
  function cookTwice(from: number, to: number, dish: number): void {
    const portion = state.bestPortion(from, dish, WHOLE);
    state.fill(from, { dish, portion, from: NONE });
    state.fill(to, { dish, portion, from });
  }
  const takes = (slot: number, dish: number): boolean => {
    const { locked } = present(slots[slot], 'a slot');
    return locked === NONE || locked === dish;
  };

  /** Tries a few dishes in a slot and keeps the first accepted one. */
  function retry(slot: number, heat: number): boolean {
    const before = state.choiceAt(slot);
    const score = state.score;
    state.clear(slot);
    const freed = state.score - score;
    const { isInBudget } = state;
    const spare = present(state.dayPoints[present(slots[slot]).day]);
    for (let at = 0; at < TRIES; at += 1) {
      const dish = draw(slot);
      if (dish === before.dish && before.from === NONE) continue;
      const allowed = -heat * Math.log(1 - random()) - freed;
      if (state.plain(slot, dish) - spare - state.owed > allowed) continue;
      const gain = state.gain(slot, dish);
      if (gain - spare > allowed) continue;
      const portion = state.bestPortion(slot, dish);
      const points = state.portionPoints;
      if (isInBudget && gain + points > allowed) continue;
      if (gain + (points + state.budgetGain(dish, portion)) > allowed) continue;
      state.fill(slot, { dish, portion, from: NONE });
      return true;
    }
    state.fill(slot, before);
    return false;
  }

  function replaceBoth(slot: number): boolean {
    const dish = draw(slot);
    const to = present(state.to[slot]);
    if (state.dish[slot] === dish) return false;
    const isTwice = state.mayLeave(slot, to, dish) && takes(to, dish);
    if (!isTwice && optionsOf(to).length === 0) return false;
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
    const one = oneOf(free);
    const other = oneOf(free);
    const first = present(state.dish[one]);
    const second = present(state.dish[other]);
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
    const slot = oneOf(filled);
    const { dish, from } = state.choiceAt(slot);
    const source = from === NONE ? slot : from;
    const to = from === NONE ? present(state.to[slot]) : slot;
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
    const one = oneOf(free);
    const other = oneOf(free);
    if (one === other || !isAlone(one) || !isAlone(other)) return false;
    release(one);
    release(other);
    cook(one, draw(one));
    cook(other, draw(other));
    return true;
  }

  /** Makes a slot eat the leftovers of an earlier one, with that slot's dish or a new dish for both. */
  function leave(): boolean {
    const to = oneOf(mayBeLeft);
    const day = present(slots[to]).day - 1 - below(LEFTOVER_DAYS);
    if (day < 0 || !isAlone(to)) return false;
    const earlier = present(slotsOfDay[day]);
    if (earlier.length === 0) return false;
    const from = oneOf(earlier);
    if (!isAlone(from) || optionsOf(from).length === 0) return false;
    const now = present(state.dish[from]);
    const dish = random() < 0.5 && now !== NONE ? now : draw(from);
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
    for (const { slot } of touched) if (state.from[slot] !== NONE) state.clear(slot);
    for (const { slot } of touched) state.clear(slot);
    for (const { slot, was } of touched) if (was.from === NONE) state.fill(slot, was);
    for (const { slot, was } of touched) if (was.from !== NONE) state.fill(slot, was);
  }

  return (heat) => {
    const kind = random();
    touched.length = 0;
    const score = state.score;
    if (kind < SHARES.replace && free.length > 0) {
      const slot = oneOf(free);
      if (state.to[slot] === NONE) return retry(slot, heat);
      if (!replaceBoth(slot)) return false;
    } else if (!draft(random())) return false;
    if (state.score - score <= -heat * Math.log(1 - random())) return true;
    undo();
    return false;
  };
}
