import { bowl } from '../kit/ware.mjs';
import { dollop } from '../kit/dairy.mjs';
import { spoon } from '../kit/cutlery.mjs';
import { cloth, planks, stone } from '../kit/grounds.mjs';
import { chopped, corianderLeaf, dill, sprig } from '../kit/herbs.mjs';
import { broth, oilEyes, powder, sauce } from '../kit/liquids.mjs';
import { bean, fill, lentil, strand } from '../kit/grains.mjs';
import {
  carrotCoin,
  garlic,
  garlicClove,
  lump,
  onion,
  pepperStrip,
  shred,
  stick,
} from '../kit/vegetables.mjs';
import { drizzle, lemonSlice, lemonWedge } from '../kit/fruit.mjs';
import { meat, pulledChicken } from '../kit/proteins.mjs';
import {
  breadSlice,
  fallen,
  glazeDecor,
  mchadi,
  napkin,
  rimDecor,
  shoti,
  sideBowl,
  sidePlate,
  spiceDish,
  strokesDecor,
} from '../kit/props.mjs';
import { seeds } from '../kit/nuts.mjs';
import { stew, strew } from '../kit/stew.mjs';
import { supra } from '../kit/supra.mjs';

const centre = { x: 780, y: 600 };
const leaves = (s, list) => list.forEach(([x, y, size = 40]) => corianderLeaf(s, { x, y, size }));
const fronds = (s, list) =>
  list.forEach(([x, y, length = 110, rot]) => dill(s, { x, y, length, rot, width: 2 }));

const shredded = (s, place) =>
  pulledChicken(s, { length: s.random.between(70, 120), width: s.random.between(18, 30), ...place });

/** Short soup noodles, curled as they fall. */
function vermicelli(s, { x, y }) {
  const turn = s.random.angle();
  const bend = s.random.between(-1.4, 1.4);
  const points = [0, 1, 2, 3].map((step) => [
    x + Math.cos(turn + bend * step) * step * 17,
    y + Math.sin(turn + bend * step) * step * 17,
  ]);
  strand(s, { points, width: 4.2, tones: ['#F6DF9C', '#E9C56E'], lift: -2 });
}

export const soups = {
  chikhirtma(s) {
    supra(s, { shift: [420, 620] });
    const dish = bowl(s, {
      ...centre,
      r: 462,
      tall: 112,
      tone: '#F4EEE2',
      decor: strokesDecor({ count: 48, from: 0.955, to: 0.99, line: 0 }),
    });
    stew(s, dish, {
      level: 82,
      tones: ['#EBC458', '#F3DC8E'],
      cloud: 0.4,
      wave: 2,
      gloss: 0.45,
      rough: 0.3,
      eyes: 44,
      eyeTone: '#F2A93A',
      parts: [
        [26, (p) => shredded(s, { ...p, sink: 0.4 }), 0.72],
        [40, (p) => lump(s, { ...p, size: 13, tones: ['#F8EBC0', '#E9CF8E'], sink: 0.4 }), 0.86],
      ],
    });
    strew(s, { ...dish, x: 780, y: 590 }, 14, 0.34, (p) => shredded(s, p));
    seeds(s, {
      ...centre,
      radius: 360,
      count: 70,
      size: 3,
      thin: 0.8,
      tones: ['#2A1F18', '#C9781E', '#D9921E'],
    });
    chopped(s, { ...centre, radius: 350, count: 90, size: 12 });
    leaves(s, [
      [740, 560, 46],
      [840, 600, 50],
      [790, 670, 44],
      [700, 640, 38],
      [860, 520, 38],
    ]);
    spoon(s, { x: 1280, y: 420, rot: 1.1, size: 1.05 });
    shoti(s, { x: 1370, y: 1010, length: 480, width: 180, rot: -0.5 });
    spiceDish(s, { x: 150, y: 160, r: 94, tone: '#DB9A1E' });
    sprig(s, { x: 30, y: 1030, length: 290, rot: 0.2, leaves: 9, size: 44 });
  },

  'ukrainian-borscht'(s) {
    cloth(s, {
      tone: '#EAE1D1',
      stripes: [
        { at: -450, width: 20, tone: '#A3182C' },
        { at: -410, width: 6, tone: '#1B1114' },
        { at: 470, width: 20, tone: '#A3182C' },
        { at: 430, width: 6, tone: '#1B1114' },
      ],
    });
    sidePlate(s, { ...centre, r: 520, tone: '#EFE8DB', gloss: 0.4 });
    const dish = bowl(s, {
      ...centre,
      r: 430,
      tall: 118,
      tone: '#F2ECE0',
      base: 10,
      decor: rimDecor({ tone: '#A3182C', from: 0.975 }),
    });
    stew(s, dish, {
      level: 92,
      tones: ['#6E0A1E', '#A11A2C'],
      cloud: 0.5,
      wave: 2,
      eyes: 60,
      eyeTone: '#E8662A',
      parts: [
        [
          52,
          (p) =>
            shred(s, {
              ...p,
              length: s.random.between(60, 104),
              width: 6.5,
              tones: ['#9A1638', '#6E0C28'],
              gloss: 0.55,
              sink: 0.35,
            }),
        ],
        [
          34,
          (p) =>
            shred(s, {
              ...p,
              length: s.random.between(60, 110),
              width: 7,
              tones: ['#D98A7A', '#B9505A'],
              sink: 0.35,
            }),
        ],
        [22, (p) => stick(s, { ...p, length: 58, width: 12, tone: '#D9622A', pale: '#EE8E46', sink: 0.35 })],
        [18, (p) => lump(s, { ...p, size: 40, tones: ['#E5A07E', '#C9685A'], gloss: 0.5, sink: 0.35 }), 0.76],
        [
          9,
          (p) =>
            meat(s, { ...p, size: 62, kind: 'beef', sear: 0.15, glaze: '#7E1428', coat: 0.4, sink: 0.3 }),
          0.66,
        ],
      ],
    });
    strew(s, dish, 20, 0.7, (p) =>
      shred(s, {
        ...p,
        length: s.random.between(60, 100),
        width: 6.5,
        tones: ['#A81E42', '#7A1030'],
        gloss: 0.6,
        sink: 0.2,
      }),
    );
    oilEyes(s, { ...centre, radius: 360, count: 60, tone: '#E8662A', size: 14 });
    dollop(s, { x: 800, y: 580, r: 112, tall: 54, sink: 0.1 });
    chopped(s, { ...centre, radius: 320, count: 80, size: 9 });
    fronds(s, [
      [770, 590, 120, 0.4],
      [800, 570, 110, -0.9],
      [620, 470, 110, 2.4],
      [930, 720, 120, 1.1],
      [650, 740, 100, 0.2],
    ]);
    breadSlice(s, { x: 1370, y: 960, width: 240, height: 165, rot: -0.5, dark: true });
    breadSlice(s, { x: 1450, y: 1080, width: 240, height: 165, rot: -0.2, dark: true });
    garlic(s, { x: 1440, y: 170, r: 82 });
    for (const [x, y] of [
      [1320, 110],
      [1340, 210],
    ])
      garlicClove(s, { x, y, size: 38 });
    spoon(s, { x: 140, y: 340, rot: 1.35, size: 0.95 });
    fronds(s, [
      [60, 1060, 230, 0.2],
      [40, 1110, 220, -0.1],
      [80, 1010, 200, 0.5],
    ]);
  },

  'red-lentil-soup'(s) {
    stone(s, { tone: ['#CFC0A6', '#9F8C70'] });
    napkin(s, {
      x: 1180,
      y: 900,
      width: 860,
      height: 600,
      rot: -0.25,
      tone: '#C96A3A',
      stripes: [
        { at: 250, width: 10, tone: '#F0E2C8' },
        { at: 275, width: 3, tone: '#F0E2C8' },
      ],
    });
    const dish = bowl(s, {
      ...centre,
      r: 466,
      tall: 110,
      tone: '#35506A',
      inside: '#E9E0CF',
      edge: '#1B2C3E',
    });
    stew(s, dish, {
      level: 80,
      tones: ['#C4611E', '#E0913E'],
      cloud: 1,
      wave: 4,
      gloss: 0.4,
      rough: 0.3,
      parts: [
        [130, (p) => lentil(s, { ...p, r: s.random.between(8, 11), sink: 0.4 }), 0.94],
        [34, (p) => lump(s, { ...p, size: 15, tones: ['#EE9A3C', '#D97A24'], sink: 0.4 })],
      ],
    });
    const spiral = Array.from({ length: 15 }, (_, i) => [
      780 + Math.cos(i * 0.62 + 2) * (70 + i * 13),
      600 + Math.sin(i * 0.62 + 2) * (70 + i * 13),
    ]);
    drizzle(s, { points: spiral, width: 13, tone: '#E8742A', deep: '#A83A0E' });
    seeds(s, {
      ...centre,
      radius: 330,
      count: 120,
      size: 6,
      thin: 0.36,
      tones: ['#6E4A24', '#8A6234', '#4E3418'],
    });
    powder(s, { x: 700, y: 520, r: 34, tone: '#B9301A', tall: 4, scatter: 2 });
    chopped(s, { ...centre, radius: 300, count: 50, size: 12 });
    leaves(s, [
      [790, 570, 48],
      [850, 640, 46],
      [760, 660, 42],
    ]);
    lemonSlice(s, { x: 930, y: 440, r: 84 });
    lemonWedge(s, { x: 1400, y: 170, length: 110, rot: 0.4 });
    lemonWedge(s, { x: 1300, y: 90, length: 104, rot: -0.4 });
    spoon(s, { x: 1250, y: 950, rot: 0.35, size: 1, base: 10 });
    sideBowl(s, {
      x: 150,
      y: 1030,
      r: 140,
      tone: '#8A5233',
      inside: '#A2653F',
      draw: ({ x, y, r }) =>
        fill(s, { x, y, rx: r * 0.8, count: 300 }, (p) =>
          lentil(s, { ...p, r: 10, tone: '#E0702A', tall: 8 }),
        ),
    });
    spiceDish(s, { x: 150, y: 170, r: 92, tone: '#9A6A34' });
    for (let index = 0; index < 14; index += 1)
      lentil(s, {
        x: 320 + s.random.between(-60, 60),
        y: 1110 + s.random.between(-40, 40),
        r: 10,
        tone: '#E0702A',
      });
  },

  'chicken-noodle-soup'(s) {
    planks(s, { tone: ['#C9A77E', '#8A6240'] });
    napkin(s, {
      x: 300,
      y: 880,
      width: 780,
      height: 600,
      rot: 0.3,
      tone: '#DCE3E6',
      stripes: [
        { at: -250, width: 10, tone: '#1F3A6E' },
        { at: -275, width: 3, tone: '#1F3A6E' },
      ],
    });
    const dish = bowl(s, {
      ...centre,
      r: 468,
      tall: 112,
      tone: '#F4EFE5',
      decor: rimDecor({ tone: '#2B4A86', from: 0.975 }),
    });
    stew(s, dish, {
      level: 82,
      tones: ['#D9A036', '#EBC878'],
      cloud: 0.25,
      wave: 1.6,
      eyes: 90,
      eyeTone: '#F6C24E',
      parts: [
        [150, (p) => vermicelli(s, p), 0.88],
        [34, (p) => carrotCoin(s, { ...p, r: s.random.between(24, 34), sink: 0.35 })],
        [22, (p) => lump(s, { ...p, size: 42, tones: ['#F5E3A8', '#E9CE80'], gloss: 0.5, sink: 0.4 }), 0.8],
        [
          17,
          (p) => shredded(s, { ...p, width: s.random.between(24, 38), length: s.random.between(70, 100) }),
          0.74,
        ],
      ],
    });
    strew(s, dish, 46, 0.62, (p) => vermicelli(s, p));
    strew(s, dish, 12, 0.6, (p) => carrotCoin(s, { ...p, r: s.random.between(24, 32), sink: 0.1 }));
    strew(s, dish, 7, 0.5, (p) => shredded(s, { ...p, width: 30, length: 84 }));
    chopped(s, { ...centre, radius: 360, count: 130, size: 8 });
    fronds(s, [
      [740, 560, 130, 0.2],
      [850, 650, 120, 2.6],
      [800, 500, 110, -0.8],
      [650, 700, 110, 0.9],
    ]);
    seeds(s, { ...centre, radius: 360, count: 40, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
    spoon(s, { x: 180, y: 720, rot: 1.1, size: 1.05, base: 8 });
    for (const [x, y] of [
      [1370, 1040],
      [1440, 1010],
      [1460, 1090],
      [1330, 1120],
    ])
      carrotCoin(s, { x, y, r: 40 });
    fronds(s, [
      [1220, 120, 260, 0.3],
      [1260, 70, 230, 0.1],
      [1210, 170, 220, 0.6],
    ]);
    onion(s, { x: 140, y: 150, r: 92 });
    breadSlice(s, { x: 1440, y: 330, width: 210, height: 150, rot: 1.2 });
  },
};
