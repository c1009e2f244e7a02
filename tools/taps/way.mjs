/**
 * @typedef {{ start: number, end: number }} Stretch  from where to where something reaches along one axis, in px of the screen
 */

/**
 * How far one scrolls, in px, until `target` lies whole in `sight`: forwards is positive, 0 where it lies there already.
 * What is larger than the sight is brought to its beginning.
 * @param {Stretch} target
 * @param {Stretch} sight
 */
export function wayInto(target, sight) {
  const room = sight.end - sight.start;
  if (target.end - target.start > room) return reaches(target, sight) ? 0 : target.start - sight.start;
  if (target.start < sight.start) return target.start - sight.start;
  return Math.max(0, target.end - sight.end);
}

/** Whether so much of something large is in sight that a thumb finds it. */
const reaches = (target, sight) =>
  Math.min(target.end, sight.end) - Math.max(target.start, sight.start) >= (sight.end - sight.start) / 2;

/**
 * What is left of `sight` beside what stands fixed at its beginning or its end, one bar before another; what would leave less than a
 * third of it is no bar, but the place itself.
 * @param {Stretch} sight
 * @param {readonly Stretch[]} bars
 */
export function sightBeside(sight, bars) {
  const third = (sight.end - sight.start) / 3;
  const outermost = (edge) => (one, other) =>
    Math.abs(one[edge] - sight[edge]) - Math.abs(other[edge] - sight[edge]);
  let { start, end } = sight;
  for (const bar of bars.toSorted(outermost('start')))
    if (bar.start <= start + 1 && bar.end > start) start = bar.end;
  for (const bar of bars.toSorted(outermost('end')))
    if (bar.end >= end - 1 && bar.start < end) end = bar.start;
  return end - start < third ? sight : { start, end };
}
