import { blend, colour, hex, hexes, shade, smooth, tint } from '../../studio/colour.mjs';
import { fbm, noise, ridge } from '../../studio/noise.mjs';
import { HEIGHT, WIDTH } from '../../studio/surface.mjs';

/** @import { Shape } from '../../studio/shapes.mjs' */
/** @import { Piece, Scene } from '../../studio/surface.mjs' */
/** @import { TwoTones } from '../../studio/colour.mjs' */

/**
 * @typedef {{ at: number, width: number, tone: string }} Stripe
 * @typedef {{ tone?: string, ink?: string, print?: Shape, stripes?: readonly Stripe[], folds?: number, lift?: number,
 *   weave?: number }} Cloth
 */

const everywhere = { x: WIDTH / 2, y: HEIGHT / 2, reach: 1100, sdf: () => 99 };

/**
 * Wooden planks; `tone` is [light, dark], `turn` lets them run upright.
 * @param {Scene} s
 * @param {{ tone?: TwoTones, plank?: number, turn?: number }} [options]
 */
export function planks(s, { tone = ['#B98556', '#6E4526'], plank = 260, turn = 0 } = {}) {
  const [pale, dark] = hexes(tone);
  const gap = hex('#1C0F08');
  const seed = s.random.seed();
  s.stamp({
    ...everywhere,
    rot: turn,
    paint(p) {
      const row = Math.floor((p.v + 1300) / plank);
      const inPlank = (p.v + 1300) / plank - row;
      const shift = noise(row * 7.7, 0.5, seed) * 900;
      const bend = 26 * noise((p.u + shift) / 420, p.v / 160, seed + row);
      const rings = noise((p.u + shift) / 900, (p.v + bend) / 13, seed + row * 3);
      const fine = noise((p.u + shift) / 160, (p.v + bend * 0.6) / 3.2, seed + row * 5);
      const share = 0.42 + 0.3 * rings + 0.1 * fine + 0.28 * noise(row * 3.3, 9.5, seed);
      colour(p, blend(dark, pale, smooth(-0.1, 1.1, share)));
      const pore = smooth(0.62, 0.8, noise((p.u + shift) / 60, p.v / 2.4, seed + 40));
      shade(p, 1 - 0.16 * pore);
      const edge = Math.min(inPlank, 1 - inPlank) * plank;
      p.z = 1.2 * rings + 0.3 * fine - 0.5 * pore - (edge < 5 ? (5 - edge) * 1.6 : 0);
      tint(p, gap, 1 - smooth(1, 4, edge));
      p.gloss = 0.05;
      p.rough = 0.9;
    },
  });
}

/**
 * A woven cloth over the whole table or as a napkin (`sdf`); `print` adds a pattern: (x, y) -> share of ink.
 * @param {Scene} s
 * @param {Cloth & { shape?: Omit<Piece, 'paint'> }} [options]
 */
export function cloth(
  s,
  {
    tone = '#E9DFCF',
    ink = '#1F3A6E',
    print,
    stripes,
    folds = 1,
    shape = everywhere,
    lift = 0,
    weave = 1,
  } = {},
) {
  const thread = hex(tone);
  const dye = hex(ink);
  const seed = s.random.seed();
  const lines = stripes?.map(({ at, width, tone: line }) => ({ at, width, dye: hex(line) }));
  s.stamp({
    ...shape,
    paint(p) {
      const bend = 5 * noise(p.x / 170, p.y / 170, seed);
      const warp = p.u + bend;
      const weft = p.v - bend;
      const slub = noise(p.u / 90, p.v / 3, seed + 1) + noise(p.u / 3, p.v / 90, seed + 2);
      const knit = Math.sin(warp * 1.15) * Math.sin(weft * 1.15);
      colour(p, thread);
      shade(p, 1 + 0.04 * slub + 0.03 * knit + 0.03 * fbm(p.x / 60, p.y / 60, seed + 9));
      if (print) tint(p, dye, print(warp, weft) * (0.93 + 0.1 * slub));
      for (const line of lines ?? []) {
        const from = Math.abs(weft - line.at);
        tint(p, line.dye, (1 - smooth(line.width - 1.5, line.width + 1.5, from)) * (0.88 + 0.12 * knit));
      }
      const crease = ridge(p.x / 520 + p.y / 1300, p.y / 760 - p.x / 2100, seed + 4) ** 7;
      const swell = fbm(p.x / 330, p.y / 330, seed + 6, 2);
      const hem = Math.min(1, p.d / 10);
      p.z = lift + folds * (7 * crease + 11 * swell) + weave * 0.3 * knit + (lift > 0 ? 3 * hem - 3 : 0);
      p.glow = 0.2;
    },
  });
}

/**
 * Warm plaster or stone.
 * @param {Scene} s
 * @param {{ tone?: TwoTones, speck?: number }} [options]
 */
export function stone(s, { tone = ['#D9CDBB', '#B7A68F'], speck = 0.5 } = {}) {
  const [pale, dark] = hexes(tone);
  const seed = s.random.seed();
  s.stamp({
    ...everywhere,
    paint(p) {
      const cloud = fbm(p.x / 260, p.y / 260, seed, 5);
      const grain = noise(p.x / 6, p.y / 6, seed + 3);
      const trowel = noise(p.x / 300 + cloud, p.y / 36 + cloud * 2, seed + 8);
      colour(p, blend(dark, pale, smooth(-0.5, 0.6, cloud + 0.2 * trowel)));
      shade(p, 1 + 0.04 * grain * speck);
      p.z = 5 * cloud + 1.2 * trowel + 0.2 * grain;
      p.gloss = 0.04;
      p.rough = 0.9;
    },
  });
}
