import { fork } from '../kit/table/cutlery.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { fill, mound, strew } from '../kit/table/heap.mjs';
import { chopped, dillFronds } from '../kit/herbs.mjs';
import { friedOnionArc, onion } from '../kit/onions.mjs';
import { MIDDLE, lay, mottle, rim } from '../kit/table/piece.mjs';
import { napkin, sideBowl } from '../kit/table/props.mjs';
import { stick } from '../kit/roots.mjs';
import { bowl } from '../kit/table/ware.mjs';
import { blend, colour, hex, hexes, smooth, tint } from '../studio/colour.mjs';
import { fbm } from '../studio/noise.mjs';
import { box, chunk, ellipse } from '../studio/shapes.mjs';

/** @import { Laid } from '../kit/table/piece.mjs' */
/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { Shape } from '../studio/shapes.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#8E7458', '#4C3A2A'] });
  napkin(s, {
    x: 1230,
    y: 880,
    width: 760,
    height: 600,
    rot: 0.25,
    tone: '#D8CFBD',
    stripes: [
      { at: -240, width: 10, tone: '#2F6848' },
      { at: -266, width: 3, tone: '#2F6848' },
    ],
  });
  const dish = bowl(s, {
    ...MIDDLE,
    r: 470,
    tall: 88,
    tone: '#5E6E62',
    inside: '#E6DCCB',
    edge: '#2E3A32',
  });
  mound(s, { ...MIDDLE, rx: 425, tall: 84, base: dish.z + 14, tone: '#6E4628' });
  fill(s, { ...MIDDLE, rx: 408, count: 2250 }, (p) =>
    buckwheatGrain(s, { ...p, size: s.random.between(9, 11.5) }),
  );
  strew(s, dish, 30, 0.66, (p) => mushroomSlice(s, { ...p, size: s.random.between(56, 72), fried: 0.95 }));
  strew(s, dish, 40, 0.7, (p) => friedOnionArc(s, { ...p, r: 40, width: 6, sweep: 2.2 }));
  strew(s, dish, 50, 0.74, (p) => stick(s, { ...p, length: 44, width: 9, tone: '#D9702A', pale: '#EE9A4A' }));
  strew(s, dish, 6, 0.4, (p) => mushroomSlice(s, { ...p, size: s.random.between(56, 70), fried: 0.95 }));
  chopped(s, { ...MIDDLE, radius: 340, count: 110, size: 8 });
  dillFronds(s, [
    [740, 560, 130, 0.3],
    [850, 640, 120, 2.4],
    [800, 500, 110, -0.9],
    [640, 690, 110, 0.8],
  ]);
  for (const [x, y, rot] of /** @type {const} */ ([
    [150, 170, 0.3],
    [260, 110, 1.4],
    [130, 300, 2.6],
  ]))
    mushroomSlice(s, { x, y, rot, size: 78, fried: 0.05 });
  sideBowl(s, {
    x: 150,
    y: 1030,
    r: 138,
    tone: '#8A5233',
    inside: '#A2653F',
    draw: ({ x, y, r }) =>
      fill(s, { x, y, rx: r * 0.8, count: 300 }, (p) => buckwheatGrain(s, { ...p, size: 10 })),
  });
  onion(s, { x: 1440, y: 160, r: 92 });
  fork(s, { x: 1180, y: 930, rot: 0.45, size: 0.95, base: 8 });
  dillFronds(s, [
    [1210, 80, 200, 0.2],
    [1230, 130, 180, 0.5],
  ]);
}

/** @param {Scene} s @param {Place & { size?: number }} options */
function buckwheatGrain(s, { x, y, size = 7 }) {
  const tone = blend(hex('#8A5A34'), hex('#BE9160'), s.random.next());
  lay(s, {
    x,
    y,
    reach: size * 1.3,
    sdf: chunk(s.random, size, size * 0.86, 3, size * 0.42),
    tall: size,
    round: size * 0.7,
    lean: 0.4,
    sink: 0.1,
    paint(p) {
      colour(p, tone);
      rim(p, 3, 0.35);
      tint(p, hex('#E0C79C'), 0.4 * smooth(size * 0.25, size * 0.6, p.d));
      p.gloss = 0.2;
      p.glow = 0.3;
    },
  });
}

/**
 * A sliced mushroom: cap and stalk in section, fried at the rim.
 * @param {Scene} s
 * @param {Laid & { size?: number, fried?: number }} options
 */
function mushroomSlice(s, { x, y, size = 44, rot, fried = 0.6, ...rest }) {
  const seed = s.random.seed();
  const [cream, skin, gill, roast] = hexes(['#E0C698', '#A97C4C', '#8E6840', '#965420']);
  const cap = ellipse(size, size * 0.62);
  const stalk = box(size * 0.24, size * 0.52, 8);
  /** @type {Shape} */
  const sdf = (u, v) =>
    Math.max(Math.min(cap(u, v + size * 0.1), -v + size * 0.22), stalk(u, v - size * 0.34));
  lay(s, {
    x,
    y,
    rot,
    reach: size * 1.3,
    sdf,
    tall: 11,
    round: 4,
    lean: 0.2,
    ...rest,
    paint(p) {
      colour(p, cream);
      mottle(p, seed, 12, 0.1);
      tint(p, skin, p.v < size * 0.1 ? smooth(6, 3, p.d) : 0);
      tint(
        p,
        gill,
        0.75 *
          smooth(size * 0.1, 0, Math.abs(p.v - size * 0.08)) *
          smooth(size * 0.25, size * 0.34, Math.abs(p.u)) *
          (0.6 + 0.4 * Math.sin(p.u)),
      );
      tint(p, roast, fried * smooth(-0.25, 0.6, fbm(p.x / 20, p.y / 20, seed) + 0.6 * smooth(9, 0, p.d)));
      p.gloss = 0.4;
      p.rough = 0.3;
      p.glow = 0.4;
    },
  });
}
