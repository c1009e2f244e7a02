import { sightBeside, scrollDistance } from './scrollDistance.mjs';

/**
 * @import { Locator } from 'playwright-core'
 * @import { Stretch } from './scrollDistance.mjs'
 */

/**
 * A container around an element, and the axis along which it scrolls.
 * @typedef {{ place: number, axis: 'x' | 'y' }} Where
 */

const MOST_TRIES = 6;

/**
 * Scrolls as far as a person must until an element can be tapped, in every container around it: a row, a dialog, the
 * page. Resolves to the distance in screenfuls of the scrolled container.
 * @param {Locator} locator
 */
export async function bringIntoSight(locator) {
  /** @type {Where} */
  const innermost = { place: 0, axis: 'y' };
  const { places } = await locator.evaluate(look, { ...innermost, way: 0 });
  let screenfuls = 0;
  for (let place = 0; place < places; place += 1) {
    for (const axis of /** @type {const} */ (['y', 'x']))
      screenfuls += await scrolledAlong(locator, { place, axis });
  }
  return screenfuls;
}

/** @param {Locator} locator @param {Where} where */
async function scrolledAlong(locator, where) {
  let screenfuls = 0;
  let seen = await locator.evaluate(look, { ...where, way: 0 });
  // bars that appear or disappear while scrolling move the goal
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const way = Math.round(scrollDistance(seen.target, sightBeside(seen.sight, seen.bars)));
    if (way === 0) break;
    seen = await locator.evaluate(look, { ...where, way });
    if (seen.moved === 0) break;
    screenfuls += Math.abs(seen.moved);
  }
  return screenfuls;
}

/**
 * Runs in the page: scrolls the n-th container of an element by `way` px. Returns by how many screenfuls it has moved,
 * the number of containers, the element's position, the visible part of the container, and the bars that cover it.
 * @param {Element} element
 * @param {Where & { way: number }} asked
 */
async function look(element, { place, axis, way }) {
  const around = scrollersAround();
  const scroller = around[place];
  const names =
    axis === 'y'
      ? /** @type {const} */ ({
          at: 'scrollTop',
          by: 'top',
          size: 'clientHeight',
          start: 'top',
          end: 'bottom',
        })
      : /** @type {const} */ ({
          at: 'scrollLeft',
          by: 'left',
          size: 'clientWidth',
          start: 'left',
          end: 'right',
        });
  if (!scroller)
    return { places: 0, moved: 0, target: { start: 0, end: 0 }, sight: { start: 0, end: 1 }, bars: [] };
  const before = scroller[names.at];
  if (way !== 0) {
    scroller.scrollBy({ [names.by]: way, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  const isPage = scroller === document.scrollingElement;
  const frame = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : scroller.getBoundingClientRect();
  const screen = axis === 'y' ? innerHeight : innerWidth;
  const box = element.getBoundingClientRect();
  /** @param {DOMRect} rect @returns {Stretch} */
  const stretch = (rect) => ({ start: rect[names.start], end: rect[names.end] });
  return {
    places: around.length,
    moved: (scroller[names.at] - before) / scroller[names.size],
    target: stretch(box),
    sight: { start: Math.max(0, stretch(frame).start), end: Math.min(screen, stretch(frame).end) },
    bars: axis === 'y' ? [...document.querySelectorAll('body *')].filter(isBarOver).map(rectOf) : [],
  };

  /** Returns the containers from the innermost to the page; fixed elements do not move with the page. */
  function scrollersAround() {
    const found = [];
    /** @type {Element | null} */
    let at = element;
    for (; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const isTall = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1;
      const isWide = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1;
      if (at !== element && (isTall || isWide)) found.push(at);
      if (position === 'fixed') return found;
    }
    return document.scrollingElement ? [...found, document.scrollingElement] : found;
  }
  /** @param {Element} bar */
  function rectOf(bar) {
    return stretch(bar.getBoundingClientRect());
  }
  /** @param {Element} bar */
  function isBarOver(bar) {
    const { position, visibility } = getComputedStyle(bar);
    if (!/fixed|sticky/.test(position) || visibility === 'hidden' || bar.contains(element)) return false;
    const rect = bar.getBoundingClientRect();
    const [left, right] = [Math.max(rect.left, box.left), Math.min(rect.right, box.right)];
    if (left >= right || rect.height === 0) return false;
    // elements covered by a dialog do not cover it
    const top = document.elementFromPoint((left + right) / 2, (rect.top + rect.bottom) / 2);
    return top !== null && bar.contains(top);
  }
}
