export type Direction = 'up' | 'down' | 'left' | 'right';

/** Targets of the arrow keys: each entry, and the add button of an empty meal. */
const STOPS = '[data-stop]';

/** Returns the keys of the entry and the meal that contain an element. */
export function placeOf(target: Element): { readonly entry?: string; readonly meal?: string } {
  const entry = target.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  const meal = target.closest<HTMLElement>('[data-meal]')?.dataset.meal;
  return { entry, meal };
}

/**
 * Moves the focus to the next stop in a direction, or to the first one if no stop had it; returns false if there is
 * none.
 */
export function nextStop(from: Element, direction: Direction): boolean {
  const days = [...document.querySelectorAll<HTMLElement>('[data-day]')];
  const day = from.closest<HTMLElement>('[data-day]');
  const stop = from.closest<HTMLElement>(STOPS);
  if (!day || !stop) return focus(days[0]?.querySelector<HTMLElement>(STOPS));
  const stops = [...day.querySelectorAll<HTMLElement>(STOPS)];
  if (direction === 'up' || direction === 'down')
    return focus(stops[stops.indexOf(stop) + (direction === 'down' ? 1 : -1)]);
  const beside = days[days.indexOf(day) + (direction === 'right' ? 1 : -1)];
  return focus(beside && nearest(beside, stop));
}

/**
 * Moves the focus to the first displayed meal, past the tools and the shelf, or to a day's menu if there is no meal.
 */
export const firstStop = (): boolean =>
  [STOPS, 'button'].some((stop) => focus(document.querySelector<HTMLElement>(`[data-day] ${stop}`)));

/** Returns the stop of another day at about the same height. */
function nearest(day: HTMLElement, stop: HTMLElement): HTMLElement | undefined {
  const { top } = stop.getBoundingClientRect();
  const away = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().top - top);
  return [...day.querySelectorAll<HTMLElement>(STOPS)].sort((one, other) => away(one) - away(other))[0];
}

function focus(stop: HTMLElement | null | undefined): boolean {
  stop?.focus();
  return Boolean(stop);
}
