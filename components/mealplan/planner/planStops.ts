export type Direction = 'up' | 'down' | 'left' | 'right';

/** What the arrow keys lead to: each entry, and where a meal is empty the place to add one. */
const STOPS = '[data-stop]';

/** The entry and the meal that a part of the planner belongs to, by their keys. */
export function placeOf(target: Element): { readonly entry?: string; readonly meal?: string } {
  const entry = target.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  const meal = target.closest<HTMLElement>('[data-meal]')?.dataset.meal;
  return { entry, meal };
}

/** Leads the focus to the next stop in a direction, to the first where none had it; false where there is none. */
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

/** Leads the focus to the first meal that is shown, past the tools and the shelf; to a day's own menu where it has none. */
export const firstStop = (): boolean =>
  [STOPS, 'button'].some((stop) => focus(document.querySelector<HTMLElement>(`[data-day] ${stop}`)));

/** The stop of another day that stands on about the same height. */
function nearest(day: HTMLElement, stop: HTMLElement): HTMLElement | undefined {
  const { top } = stop.getBoundingClientRect();
  const away = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().top - top);
  return [...day.querySelectorAll<HTMLElement>(STOPS)].sort((one, other) => away(one) - away(other))[0];
}

function focus(stop: HTMLElement | null | undefined): boolean {
  stop?.focus();
  return Boolean(stop);
}
