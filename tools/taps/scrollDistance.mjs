/**
 * From where to where something reaches along one axis, in px of the screen.
 * @typedef {{ start: number, end: number }} Stretch
 */

/**
 * Returns the px to scroll until `target` is completely in `sight`: positive is forwards, 0 if it is there already. A
 * target larger than the sight is scrolled to its beginning.
 * @param {Stretch} target
 * @param {Stretch} sight
 */
export function scrollDistance(target, sight) {
  const room = sight.end - sight.start;
  if (target.end - target.start > room) return reaches(target, sight) ? 0 : target.start - sight.start;
  if (target.start < sight.start) return target.start - sight.start;
  return Math.max(0, target.end - sight.end);
}

/**
 * Returns true if enough of a large target is in sight for a thumb.
 * @param {Stretch} target
 * @param {Stretch} sight
 */
const reaches = (target, sight) =>
  Math.min(target.end, sight.end) - Math.max(target.start, sight.start) >= (sight.end - sight.start) / 2;

/**
 * Returns the part of `sight` that is not covered by bars fixed at its beginning or end; bars that would leave less
 * than a third of it are taken for the place itself.
 * @param {Stretch} sight
 * @param {readonly Stretch[]} bars
 */
export function sightBeside(sight, bars) {
  const third = (sight.end - sight.start) / 3;
  /** @param {'start' | 'end'} edge @returns {(one: Stretch, other: Stretch) => number} */
  const outermost = (edge) => (one, other) =>
    Math.abs(one[edge] - sight[edge]) - Math.abs(other[edge] - sight[edge]);
  let { start, end } = sight;
  for (const bar of bars.toSorted(outermost('start')))
    if (bar.start <= start + 1 && bar.end > start) start = bar.end;
  for (const bar of bars.toSorted(outermost('end')))
    if (bar.end >= end - 1 && bar.start < end) end = bar.start;
  return end - start < third ? sight : { start, end };
}
