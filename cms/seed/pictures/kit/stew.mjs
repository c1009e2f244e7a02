import { fill } from './grains.mjs';
import { broth } from './liquids.mjs';

/** Lays `count` pieces all over a vessel; `draw(place)` lays one. `within` is the share of its radius. */
export const strew = (s, { x, y, r }, count, within, draw) => fill(s, { x, y, rx: r * within, count }, draw);

/** A vessel full of something thick: liquid first, then the pieces by turns, half sunk. */
export function stew(s, vessel, { level, tones, parts, eyes = 0, eyeTone, within = 0.88, ...look }) {
  broth(s, { ...vessel, level, tones, eyes: 0, ...look });
  const pieces = parts.flatMap(([count, draw, reach = within]) =>
    Array.from({ length: count }, () => ({ draw, reach })),
  );
  const order = pieces
    .map((piece) => ({ piece, key: s.random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ piece }) => piece);
  let index = 0;
  fill(s, { x: vessel.x, y: vessel.y, rx: vessel.r, count: order.length }, ({ x, y }) => {
    const { draw, reach } = order[index];
    index += 1;
    draw({ x: vessel.x + (x - vessel.x) * reach, y: vessel.y + (y - vessel.y) * reach });
  });
  if (eyes) broth(s, { ...vessel, level: -99, tones, eyes, eyeTone });
}
