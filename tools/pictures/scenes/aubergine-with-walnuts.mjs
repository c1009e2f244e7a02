import { rimDecor } from '../kit/table/decor.mjs';
import { planks } from '../kit/table/grounds.mjs';
import { chopped } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { sheen } from '../kit/liquids.mjs';
import { choppedWalnuts, walnutHalf, walnutShell } from '../kit/nuts.mjs';
import { MIDDLE, lay } from '../kit/table/piece.mjs';
import { pomegranateHalf, pomegranateSeeds } from '../kit/pomegranate.mjs';
import { napkin, spiceDish } from '../kit/table/props.mjs';
import { aubergine } from '../kit/salad.mjs';
import { plate } from '../kit/table/ware.mjs';
import { blend, colour, hex, hexes, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';

/** @import { Place, Scene } from '../studio/surface.mjs' */
/** @import { Shape } from '../studio/shapes.mjs' */

/** @param {Scene} s */
export function draw(s) {
  planks(s, { tone: ['#A27A54', '#5A3A24'], turn: 0.05 });
  napkin(s, {
    x: 300,
    y: 880,
    width: 760,
    height: 560,
    rot: -0.25,
    tone: '#E6DCC8',
    stripes: [{ at: 230, width: 12, tone: '#5B2A6B' }],
  });
  plate(s, { ...MIDDLE, r: 492, tone: '#F1EBDF', decor: rimDecor({ tone: '#8A5A3A', from: 0.96 }) });
  sheen(s, { ...MIDDLE, rx: 340, tone: '#D9A94A', share: 0.25 });
  for (let index = 0; index < 10; index += 1) {
    const angle = (index / 10) * Math.PI * 2 + 0.15;
    auberginRoll(s, {
      x: 790 + Math.cos(angle) * 266,
      y: 600 + Math.sin(angle) * 266,
      rot: angle + Math.PI,
      length: 228,
    });
  }
  for (let index = 0; index < 3; index += 1) {
    const angle = index * 2.1 + 0.6;
    auberginRoll(s, {
      x: 790 + Math.cos(angle) * 72,
      y: 600 + Math.sin(angle) * 72,
      rot: angle + 1.5,
      length: 180,
    });
  }
  pomegranateSeeds(s, { ...MIDDLE, radius: 380, count: 80, size: 15 });
  chopped(s, { ...MIDDLE, radius: 350, count: 50, size: 11 });
  corianderLeaves(s, [
    [780, 590, 42],
    [900, 450, 36],
    [640, 720, 36],
  ]);
  aubergine(s, { x: 1230, y: 60, length: 320, width: 82, rot: 0.35 });
  pomegranateHalf(s, { x: 1440, y: 1000, r: 126 });
  walnutShell(s, { x: 120, y: 150, size: 56 });
  walnutHalf(s, { x: 230, y: 110, size: 40 });
  choppedWalnuts(s, { x: 180, y: 240, radius: 80, count: 12, size: 13 });
  spiceDish(s, { x: 140, y: 1070, r: 92, tone: '#D9921E' });
}

/**
 * A fried slice of aubergine folded over walnut paste.
 * @param {Scene} s
 * @param {Place & { rot?: number, length?: number }} options
 */
function auberginRoll(s, { x, y, rot, length = 170 }) {
  const seed = s.random.seed();
  const [flesh, brown, skin] = hexes(['#A98548', '#5E3C1E', '#26102A']);
  const [paste, pale] = hexes(['#C9A468', '#E9D3A0']);
  /** @type {Shape} */
  const shape = (u, v) => {
    const t = u / length;
    if (t < -0.52 || t > 0.56) return -99;
    return (62 + 20 * t - 40 * smooth(0.2, 0.56, t) ** 2 - Math.abs(v)) * 0.95;
  };
  lay(s, {
    x,
    y,
    rot,
    reach: length * 0.75,
    tall: 30,
    round: 22,
    lean: 0,
    sink: 0,
    sdf: (u, v) =>
      Math.min(
        shape(u, v) - 4 + 5 * noise(u / 18, v / 18, seed),
        u + length * 0.62 + 7 * noise(v / 14, 2, seed),
      ),
    paint(p) {
      colour(p, blend(paste, pale, 0.5 + fbm(p.x / 16, p.y / 16, seed)));
      p.z += 10 + 4 * noise(p.x / 8, p.y / 8, seed) + 8 * smooth(-length * 0.35, -length * 0.5, p.u);
      p.gloss = 0.25;
    },
  });
  lay(s, {
    x,
    y,
    rot,
    reach: length * 0.75,
    tall: 46,
    round: 40,
    lean: 0,
    sink: 0,
    base: s.level(x, y, 4) - 32,
    rise: true,
    sdf: (u, v) => Math.min(shape(u, v), u + length * 0.4 + 7 * noise(v / 22, 1, seed)),
    paint(p) {
      const streak = noise(p.u / 70, p.v / 8, seed);
      colour(
        p,
        blend(flesh, brown, smooth(-0.25, 0.75, fbm(p.x / 34, p.y / 34, seed + 2, 4) + 0.25 * streak)),
      );
      tint(p, hex('#402410'), 0.7 * smooth(0.15, 0.6, fbm(p.x / 24, p.y / 24, seed + 6)));
      tint(
        p,
        skin,
        0.95 * smooth(19, 12, p.d + 4 * noise(p.u / 26, 7, seed)) * smooth(8, 22, p.u + length * 0.4),
      );
      const pip = cells(p.u / 16, p.v / 10, seed + 3);
      tint(p, hex('#8A6230'), 0.6 * smooth(0.2, 0.1, pip.near) * smooth(20, 30, p.d));
      p.z += 12 * Math.exp(-(((p.u + length * 0.3) / 40) ** 2)) + 2.2 * streak;
      p.gloss = 0.55;
      p.rough = 0.24;
      p.glow = 0.3;
    },
  });
}
