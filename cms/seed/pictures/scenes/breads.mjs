import { board, bowl, plate } from '../kit/ware.mjs';
import { butter, cheese, meltedCheese } from '../kit/dairy.mjs';
import { boat, breadWedge, khinkali } from '../kit/dough.mjs';
import { fork, glass, knife } from '../kit/cutlery.mjs';
import { cloth, planks, stone } from '../kit/grounds.mjs';
import { chopped, parsley, sprig, tarragon } from '../kit/herbs.mjs';
import { sauce, sheen } from '../kit/liquids.mjs';
import { bean } from '../kit/grains.mjs';
import { garlic, onion, onionArc } from '../kit/vegetables.mjs';
import { yolk } from '../kit/proteins.mjs';
import { crumbs, fallen, mchadi, napkin, sideBowl, spiceDish, strokesDecor } from '../kit/props.mjs';
import { seeds } from '../kit/nuts.mjs';
import { supra } from '../kit/supra.mjs';
import { colour, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob } from '../studio/shapes.mjs';

const wedges = (count, turn) =>
  Array.from({ length: count }, (_, index) => [
    turn + (index / count) * Math.PI * 2,
    turn + ((index + 1) / count) * Math.PI * 2,
  ]);

/** White curd cheese that runs out where the bread is cut. */
function cheeseFilling(p, depth, seed) {
  colour(p, hex('#FBF1D2'));
  tint(p, hex('#EBCB84'), 0.5 * smooth(0, 0.6, noise(p.x / 12, p.y / 12, seed)));
  tint(p, hex('#D9A860'), 0.8 * smooth(0.3, 0.02, depth));
  p.z += 2.5 * noise(p.x / 8, p.y / 8, seed + 5);
  p.gloss = 0.5;
  p.glow = 0.9;
}

function beanFilling(p, depth, seed) {
  colour(p, hex('#7A4434'));
  tint(p, hex('#A26A50'), 0.7 * smooth(0.1, 0.5, noise(p.x / 9, p.y / 9, seed)));
  tint(p, hex('#4E241C'), 0.6 * smooth(0.3, 0.6, noise(p.x / 5, p.y / 5, seed + 4)));
  tint(p, hex('#D9A860'), 0.7 * smooth(0.25, 0.02, depth));
  p.z += 2.5 * noise(p.x / 8, p.y / 8, seed + 5);
  p.gloss = 0.2;
}

export const breads = {
  'imeretian-khachapuri'(s) {
    planks(s, { tone: ['#A9794E', '#5E3A20'] });
    napkin(s, {
      x: 330,
      y: 860,
      width: 760,
      height: 620,
      rot: -0.35,
      stripes: [
        { at: 250, width: 9, tone: '#7B1E3A' },
        { at: 274, width: 3, tone: '#7B1E3A' },
      ],
    });
    board(s, { x: 770, y: 610, r: 478, handle: 250, rot: -0.42, tall: 24 });
    const seed = s.random.seed();
    s.stamp({
      x: 770,
      y: 610,
      reach: 400,
      base: 24,
      sdf: blob(s.random, 372, 372, 0.02),
      paint(p) {
        p.z = 12;
        meltedCheese(p, seed, { bake: 0.15 });
      },
    });
    wedges(8, 0.32).forEach(([from, to], index) =>
      breadWedge(s, {
        x: 770,
        y: 610,
        r: 408,
        from,
        to,
        base: 24,
        seed,
        away: index === 0 ? 82 : 5,
        bake: 0.4,
        filling: cheeseFilling,
      }),
    );
    sheen(s, { x: 690, y: 520, rx: 120, ry: 90, tone: '#F2B94A', share: 0.25 });
    butter(s, { x: 690, y: 520, size: 40, melt: 1.1 });
    sideBowl(s, {
      x: 1400,
      y: 980,
      r: 170,
      tall: 60,
      tone: '#2E4A7C',
      inside: '#F0EADC',
      draw: ({ x, y, r }) => {
        for (const [dx, dy, rot] of [
          [-50, -20, 0.3],
          [44, -42, 1.1],
          [10, 46, -0.4],
          [-4, -8, 0.9],
        ])
          cheese(s, { x: x + dx, y: y + dy, width: r * 0.62, height: r * 0.44, tall: 26, rot });
      },
    });
    knife(s, { x: 1165, y: 1050, rot: 0.95, size: 0.85, base: 6 });
    parsley(s, { x: 90, y: 150, length: 260, rot: 0.35, leaves: 8, size: 42 });
    sprig(s, { x: 60, y: 260, length: 220, rot: 0.1, leaves: 7, size: 40 });
    crumbs(s, { x: 1240, y: 780, radius: 120, count: 16 });
  },

  'adjarian-khachapuri'(s) {
    supra(s, { shift: [80, 210] });
    board(s, {
      x: 800,
      y: 600,
      halfWidth: 690,
      halfHeight: 400,
      rot: -0.12,
      tone: ['#C48F5C', '#7A4C2A'],
      tall: 22,
    });
    const [x, y, rot] = [790, 605, -0.32];
    const { inner } = boat(s, { x, y, rot, length: 590, width: 318, rim: 104, base: 22 });
    const seed = s.random.seed();
    s.stamp({
      x,
      y,
      rot,
      reach: 620,
      base: 22,
      rise: true,
      sdf: (u, v) => inner(u, v) + 4,
      paint(p) {
        p.z = 58 - 8 * smooth(0, 40, p.d);
        meltedCheese(p, seed, { bake: 0.42, wave: 6 });
      },
    });
    const white = hex('#FBF6E6');
    s.stamp({
      x: x - 66,
      y: y + 24,
      rot: 0.4,
      reach: 190,
      sdf: blob(s.random, 136, 116, 0.1),
      paint(p) {
        p.z = p.under + 5 * Math.min(1, p.d / 14);
        colour(p, white);
        p.a = 0.92 * smooth(0, 14, p.d);
        p.gloss = 0.75;
        p.rough = 0.14;
        p.glow = 1;
      },
    });
    yolk(s, { x: x - 62, y: y + 22, r: 86 });
    butter(s, { x: x + 160, y: y - 56, size: 58, rot: 0.5, melt: 1.05 });
    crumbs(s, { x: 1250, y: 900, radius: 150, count: 14 });
    spiceDish(s, { x: 1440, y: 1050, r: 84, tone: '#EFE9DC', ware: '#7E4A30' });
    fork(s, { x: 150, y: 890, rot: 0.62, size: 0.9 });
    parsley(s, { x: 1270, y: 60, length: 240, rot: 0.35, leaves: 8, size: 40 });
    fallen(s, { x: 180, y: 160 });
  },

  'city-style-khinkali'(s) {
    planks(s, { tone: ['#8C6A4C', '#4A3222'], turn: 0.06 });
    plate(s, {
      x: 790,
      y: 600,
      r: 540,
      tone: '#EFEAE0',
      decor: strokesDecor({ count: 54, from: 0.83, to: 0.94 }),
    });
    sheen(s, { x: 790, y: 600, rx: 330, ry: 330, tone: '#E6D9B8', share: 0.3 });
    const ring = Array.from({ length: 7 }, (_, index) => [(index / 7) * Math.PI * 2 + 0.3, 268]);
    for (const [angle, far] of [...ring, [0.9, 96], [4.0, 100]])
      khinkali(s, {
        x: 790 + Math.cos(angle) * far,
        y: 600 + Math.sin(angle) * far,
        r: s.random.between(112, 124),
        base: 12,
      });
    chopped(s, { x: 790, y: 600, radius: 300, count: 16, size: 8 });
    seeds(s, {
      x: 790,
      y: 600,
      radius: 400,
      count: 90,
      size: 3.2,
      thin: 0.8,
      tones: ['#2A1F18', '#4A382A', '#15100C'],
    });
    sideBowl(s, {
      x: 1425,
      y: 190,
      r: 120,
      tone: '#6B3D26',
      inside: '#8A5638',
      draw: ({ x, y, r }) =>
        seeds(s, {
          x,
          y,
          radius: r * 0.7,
          count: 190,
          size: 6,
          thin: 0.85,
          tones: ['#2A1F18', '#4A382A', '#15100C', '#5E4A3A'],
        }),
    });
    glass(s, { x: 1440, y: 960, r: 100, tall: 120, tones: ['#C9831C', '#E9B64A'], foot: false });
    sprig(s, { x: 40, y: 990, length: 280, rot: 0.2, leaves: 8, size: 42 });
    sprig(s, { x: 50, y: 1100, length: 240, rot: 0.02, leaves: 7, size: 40 });
    fork(s, { x: 130, y: 110, rot: 0.9, size: 0.8 });
  },

  lobiani(s) {
    stone(s, { tone: ['#C9B79C', '#9C866A'] });
    napkin(s, {
      x: 1180,
      y: 300,
      width: 900,
      height: 640,
      rot: 0.3,
      tone: '#D9CDB8',
      stripes: [
        { at: -260, width: 12, tone: '#1F3A6E' },
        { at: -230, width: 4, tone: '#1F3A6E' },
      ],
    });
    board(s, { x: 760, y: 620, r: 480, tone: ['#B07E4E', '#6A4124'], tall: 24 });
    const seed = s.random.seed();
    wedges(8, 0.1).forEach(([from, to], index) =>
      breadWedge(s, {
        x: 760,
        y: 620,
        r: 410,
        from,
        to,
        base: 24,
        seed,
        tall: 38,
        away: index === 7 ? 88 : index === 6 ? 26 : 5,
        bake: 0.5,
        side: 20,
        filling: beanFilling,
      }),
    );
    sideBowl(s, {
      x: 1390,
      y: 940,
      r: 185,
      tall: 66,
      tone: '#8A4F30',
      inside: '#A4653F',
      draw: ({ x, y, r }) => {
        for (let index = 0; index < 130; index += 1) {
          const [angle, far] = [s.random.angle(), r * 0.8 * Math.sqrt(s.random.next())];
          bean(s, { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far, size: 21, gloss: 0.7 });
        }
      },
    });
    for (const [x, y] of [
      [1190, 1110],
      [1240, 1140],
      [1150, 1160],
      [1330, 730],
    ])
      bean(s, { x, y, size: 21 });
    tarragon(s, { x: 60, y: 110, length: 300, rot: 0.3, leaves: 16, size: 66 });
    onion(s, { x: 150, y: 1060, r: 92 });
    knife(s, { x: 1090, y: 130, rot: 0.12, size: 0.95, base: 8 });
    crumbs(s, { x: 1180, y: 900, radius: 100, count: 14 });
  },
};
