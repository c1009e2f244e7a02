import { board, bowl, plate } from '../kit/ware.mjs';
import { cheese, dollop } from '../kit/dairy.mjs';
import { fork, glass, knife, spoon } from '../kit/cutlery.mjs';
import { cloth, planks, stone } from '../kit/grounds.mjs';
import { basil, bladeLeaf, chopped, corianderLeaf, greenBasil, parsley, sprig } from '../kit/herbs.mjs';
import { broth, sauce, sheen } from '../kit/liquids.mjs';
import { bean, chickpea, fill, mound } from '../kit/grains.mjs';
import {
  chilli,
  cucumberSlice,
  garlic,
  garlicClove,
  olive,
  onion,
  pepperRing,
  redOnionArc,
  shred,
  stick,
  tomato,
  tomatoSlice,
  tomatoWedge,
  aubergine,
} from '../kit/vegetables.mjs';
import {
  drizzle,
  lemon,
  lemonSlice,
  lemonWedge,
  pomegranate,
  pomegranateHalf,
  pomegranateSeeds,
  prune,
} from '../kit/fruit.mjs';
import { eggHalf, tunaFlake } from '../kit/proteins.mjs';
import {
  breadSlice,
  fallen,
  glazeDecor,
  napkin,
  rimDecor,
  shoti,
  sideBowl,
  spiceDish,
  strokesDecor,
} from '../kit/props.mjs';
import { choppedWalnuts, seeds, walnutHalf, walnutShell } from '../kit/nuts.mjs';
import { lay, mottle } from '../kit/piece.mjs';
import { strew } from '../kit/stew.mjs';
import { supra } from '../kit/supra.mjs';
import { blend, colour, dome, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { blob, curve, stroke } from '../studio/shapes.mjs';

const centre = { x: 790, y: 600 };
const leaves = (s, list) => list.forEach(([x, y, size = 36]) => corianderLeaf(s, { x, y, size }));

/** A ball of spinach and walnut paste, with the hollow the thumb makes. */
function pkhali(s, { x, y, r }) {
  const seed = s.random.seed();
  const [deep, green, nut] = ['#274A20', '#4F7A33', '#B7A36A'].map(hex);
  lay(s, {
    x,
    y,
    reach: r * 1.15,
    sdf: blob(s.random, r, r * 0.97, 0.03, 6),
    tall: r * 0.78,
    round: r * 0.8,
    lean: 0.03,
    sink: 0.03,
    paint(p) {
      const bit = cells(p.x / 17, p.y / 17, seed);
      const fine = noise(p.x / 8, p.y / 8, seed + 2);
      colour(p, blend(deep, green, 0.45 + 0.6 * fbm(p.x / 26, p.y / 26, seed, 4)));
      tint(p, nut, 0.85 * smooth(0.34, 0.2, bit.near) * (bit.id > 0.62 ? 1 : 0));
      tint(p, hex('#17300F'), 0.5 * smooth(0.2, 0.6, noise(p.x / 9, p.y / 20, seed + 5)));
      p.z += 2 * fine + 3 * (0.5 - bit.near) - r * 0.2 * smooth(r * 0.36, 0, Math.hypot(p.u, p.v));
      p.gloss = 0.28;
      p.rough = 0.4;
      p.glow = 0.2;
    },
  });
}

/** A fried slice of aubergine folded over walnut paste. */
function auberginRoll(s, { x, y, rot, length = 170 }) {
  const seed = s.random.seed();
  const [flesh, brown, skin] = ['#A98548', '#5E3C1E', '#26102A'].map(hex);
  const [paste, pale] = ['#C9A468', '#E9D3A0'].map(hex);
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

export const cold = {
  'spinach-pkhali'(s) {
    supra(s, { shift: [180, 470] });
    plate(s, {
      ...centre,
      r: 496,
      tone: '#F4EFE5',
      decor: strokesDecor({ tone: '#7B1E3A', count: 48, from: 0.84, to: 0.93 }),
    });
    const ring = Array.from({ length: 8 }, (_, index) => [(index / 8) * Math.PI * 2 + 0.2, 262]);
    for (const [angle, far] of [...ring, [0.5, 104], [2.6, 104], [4.7, 104]]) {
      const [x, y] = [790 + Math.cos(angle) * far, 600 + Math.sin(angle) * far];
      pkhali(s, { x, y, r: s.random.between(84, 91) });
      pomegranateSeeds(s, { x, y, radius: 22, count: 4, size: 15, sink: 0.2 });
    }
    pomegranateSeeds(s, { ...centre, radius: 380, count: 34, size: 14 });
    choppedWalnuts(s, { ...centre, radius: 370, count: 30, size: 10 });
    leaves(s, [
      [790, 600, 38],
      [560, 420, 38],
      [1020, 800, 38],
      [1030, 430, 36],
    ]);
    pomegranateHalf(s, { x: 1440, y: 1010, r: 134 });
    walnutShell(s, { x: 140, y: 160, size: 58 });
    walnutShell(s, { x: 250, y: 90, size: 54 });
    walnutHalf(s, { x: 130, y: 290, size: 40 });
    walnutHalf(s, { x: 240, y: 210, size: 38 });
    for (let index = 0; index < 9; index += 1)
      bladeLeaf(s, {
        x: 70 + (index % 3) * 70,
        y: 960 + Math.floor(index / 3) * 80,
        rot: s.random.angle(),
        length: 130,
        width: 74,
        veins: 4,
        tone: hex(s.random.pick(['#2F6B2A', '#3A7A30', '#285A26'])),
      });
    fork(s, { x: 1330, y: 170, rot: -0.5, size: 0.75 });
  },

  'aubergine-with-walnuts'(s) {
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
    plate(s, { ...centre, r: 492, tone: '#F1EBDF', decor: rimDecor({ tone: '#8A5A3A', from: 0.96 }) });
    sheen(s, { ...centre, rx: 340, tone: '#D9A94A', share: 0.25 });
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
    pomegranateSeeds(s, { ...centre, radius: 380, count: 80, size: 15 });
    chopped(s, { ...centre, radius: 350, count: 50, size: 11 });
    leaves(s, [
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
  },

  'tomato-and-cucumber-salad-with-walnuts'(s) {
    cloth(s, {
      tone: '#E9E0D0',
      stripes: [
        { at: -420, width: 16, tone: '#1F3A6E' },
        { at: -388, width: 5, tone: '#1F3A6E' },
        { at: 455, width: 16, tone: '#1F3A6E' },
        { at: 423, width: 5, tone: '#1F3A6E' },
      ],
    });
    const dish = bowl(s, {
      ...centre,
      r: 480,
      tall: 92,
      tone: '#A9683F',
      inside: '#B5764A',
      edge: '#4E2817',
    });
    mound(s, { ...centre, rx: 370, tall: 70, base: dish.z + 4, tone: '#7A2A18' });
    strew(s, dish, 60, 0.8, (p) => tomatoWedge(s, { ...p, length: s.random.between(76, 96) }));
    strew(s, dish, 62, 0.8, (p) =>
      cucumberSlice(s, { ...p, r: s.random.between(46, 54), half: s.random.next() > 0.4, lean: 0.3 }),
    );
    strew(s, dish, 26, 0.72, (p) => tomatoWedge(s, { ...p, length: s.random.between(72, 92) }));
    strew(s, dish, 24, 0.7, (p) => redOnionArc(s, { ...p, r: 56, width: 6, sweep: 3 }));
    for (let index = 0; index < 7; index += 1)
      sauce(s, {
        x: 790 + s.random.between(-220, 220),
        y: 600 + s.random.between(-220, 220),
        rx: s.random.between(56, 96),
        ry: 46,
        tones: ['#C9A468', '#EAD8AC'],
        thick: 8,
        lumps: 3,
        grain: 1.4,
        gloss: 0.3,
        uneven: 0.3,
        speck: '#9A7440',
      });
    choppedWalnuts(s, { ...centre, radius: 330, count: 90, size: 15 });
    for (const [x, y] of [
      [700, 500],
      [890, 560],
      [770, 700],
      [600, 620],
      [950, 720],
    ])
      walnutHalf(s, { x, y, size: 40 });
    chopped(s, { ...centre, radius: 350, count: 80, size: 12 });
    basil(s, { x: 800, y: 600, size: 90, leaves: 6 });
    leaves(s, [
      [650, 440, 42],
      [960, 470, 42],
      [690, 780, 42],
    ]);
    for (const [x, y, r] of [
      [140, 170, 98],
      [310, 90, 84],
    ])
      tomato(s, { x, y, r });
    for (const [x, y] of [
      [1330, 1010],
      [1400, 1040],
      [1470, 1020],
    ])
      cucumberSlice(s, { x, y, r: 54 });
    walnutShell(s, { x: 1450, y: 180, size: 58 });
    walnutHalf(s, { x: 1360, y: 130, size: 40 });
    basil(s, { x: 130, y: 1060, size: 110, leaves: 6 });
    fork(s, { x: 1240, y: 860, rot: 0.5, size: 0.8 });
  },

  'hummus-with-vegetables'(s) {
    stone(s, { tone: ['#E0D6C4', '#BDAF98'] });
    board(s, { x: 800, y: 610, r: 545, tone: ['#B98A58', '#6F462A'], tall: 22 });
    const dish = bowl(s, {
      x: 800,
      y: 600,
      r: 350,
      tall: 70,
      tone: '#2F4F86',
      inside: '#EFE7D6',
      edge: '#182C52',
      base: 22,
    });
    const seed = s.random.seed();
    const [cream, deep, oil] = ['#EBD3A0', '#D2AE70', '#B98A1E'].map(hex);
    s.stamp({
      x: 800,
      y: 600,
      reach: 336,
      base: 62,
      rise: true,
      sdf: blob(s.random, 318, 318, 0.015, 5),
      paint(p) {
        const reach = Math.hypot(p.u, p.v) / 318;
        const swirl = Math.sin(Math.atan2(p.v, p.u) * 1 + reach * 15 + 0.5 * noise(p.u / 60, p.v / 60, seed));
        p.z =
          30 * dome(p.d, 60) +
          13 * swirl * smooth(0.06, 0.2, reach) * smooth(1, 0.86, reach) +
          0.9 * noise(p.x / 4, p.y / 4, seed);
        colour(p, blend(deep, cream, 0.62 + 0.3 * fbm(p.x / 50, p.y / 50, seed) + 0.1 * swirl));
        const pooled = smooth(-0.35, -0.8, swirl) * smooth(0.9, 0.78, reach);
        tint(p, oil, 0.75 * pooled);
        p.z += 6 * pooled;
        p.gloss = 0.3 + 0.6 * pooled;
        p.rough = 0.35 - 0.25 * pooled;
        p.glow = 0.6;
      },
    });
    fill(s, { x: 800, y: 600, rx: 86, count: 26 }, (p) => chickpea(s, { ...p, r: 22 }));
    seeds(s, { x: 800, y: 600, radius: 280, count: 90, size: 3, tones: ['#9A3A16', '#C25A22', '#6E4A24'] });
    chopped(s, { x: 800, y: 600, radius: 190, count: 34, size: 10 });
    leaves(s, [[800, 590, 34]]);
    for (let index = 0; index < 34; index += 1) {
      const angle = 0.2 + (index / 34) * Math.PI * 2;
      const carrot = Math.floor(index / 3) % 2 === 0;
      const [x, y] = [
        800 + Math.cos(angle) * s.random.between(425, 452),
        605 + Math.sin(angle) * s.random.between(425, 452),
      ];
      stick(s, {
        x,
        y,
        rot: angle + s.random.between(-0.2, 0.2),
        length: s.random.between(118, 150),
        width: 30,
        tall: 28,
        base: 22,
        corner: 5,
        ...(carrot ? {} : { tone: '#A9C878', pale: '#DCEBB8' }),
      });
      if (!carrot)
        stick(s, {
          x: x + Math.cos(angle + 1.57) * 11,
          y: y + Math.sin(angle + 1.57) * 11,
          rot: angle,
          length: 124,
          width: 8,
          tall: 31,
          base: 22,
          tone: '#2F5E27',
          pale: '#47793A',
        });
    }
    lemonWedge(s, { x: 1440, y: 180, length: 100, rot: 0.5 });
    lemonWedge(s, { x: 1370, y: 90, length: 96, rot: -0.3 });
    sideBowl(s, {
      x: 1440,
      y: 1020,
      r: 140,
      tone: '#8A5233',
      inside: '#A2653F',
      draw: ({ x, y, r }) => fill(s, { x, y, rx: r * 0.76, count: 60 }, (p) => chickpea(s, { ...p, r: 19 })),
    });
    garlic(s, { x: 130, y: 160, r: 78 });
    garlicClove(s, { x: 240, y: 100, size: 36 });
    parsley(s, { x: 30, y: 1060, length: 260, rot: 0.1, leaves: 8, size: 42 });
    for (const [x, y] of [
      [1250, 1130],
      [1290, 1160],
    ])
      chickpea(s, { x, y, r: 20 });
  },

  'greek-salad'(s) {
    planks(s, { tone: ['#D9CDBB', '#A8977F'] });
    napkin(s, {
      x: 1240,
      y: 880,
      width: 760,
      height: 560,
      rot: -0.3,
      tone: '#F1EADD',
      stripes: [
        { at: -230, width: 14, tone: '#2C5FA8' },
        { at: 230, width: 14, tone: '#2C5FA8' },
      ],
    });
    const dish = bowl(s, {
      ...centre,
      r: 476,
      tall: 96,
      tone: '#F0EADF',
      decor: rimDecor({ tone: '#2C5FA8', from: 0.965 }),
    });
    mound(s, { ...centre, rx: 370, tall: 66, base: dish.z + 4, tone: '#8A4A22' });
    strew(s, dish, 52, 0.8, (p) => tomatoWedge(s, { ...p, length: s.random.between(78, 100) }));
    strew(s, dish, 54, 0.8, (p) =>
      cucumberSlice(s, { ...p, r: s.random.between(48, 56), lean: 0.3, half: s.random.next() > 0.6 }),
    );
    strew(s, dish, 16, 0.72, (p) => pepperRing(s, { ...p, r: s.random.between(52, 66), width: 9 }));
    strew(s, dish, 20, 0.72, (p) => tomatoWedge(s, { ...p, length: s.random.between(76, 94) }));
    strew(s, dish, 26, 0.74, (p) => redOnionArc(s, { ...p, r: 60, width: 7, sweep: 3.4 }));
    strew(s, dish, 19, 0.72, (p) => olive(s, { ...p, r: 27 }));
    strew(s, dish, 22, 0.55, (p) =>
      cheese(s, {
        ...p,
        width: s.random.between(54, 76),
        height: s.random.between(44, 56),
        tall: 34,
        tone: '#FBF8F0',
        holes: 0.7,
      }),
    );
    cheese(s, { x: 790, y: 590, width: 200, height: 150, tall: 40, rot: 0.3, tone: '#FCF9F2', holes: 0.8 });
    sheen(s, { x: 790, y: 590, rx: 90, ry: 62, tone: '#D9C25A', share: 0.35 });
    seeds(s, {
      ...centre,
      radius: 340,
      count: 170,
      size: 4,
      thin: 0.5,
      tones: ['#6F7B45', '#4E5A30', '#8A8A52'],
    });
    leaves(s, []);
    greenBasil(s, { x: 850, y: 540, size: 54, leaves: 4 });
    for (const [x, y] of [
      [150, 170],
      [220, 120],
      [120, 250],
      [250, 220],
      [170, 90],
    ])
      olive(s, { x, y, r: 32 });
    for (const [x, y, r] of [
      [1450, 170, 94],
      [1330, 90, 78],
    ])
      tomato(s, { x, y, r });
    sideBowl(s, {
      x: 150,
      y: 1040,
      r: 118,
      tall: 50,
      tone: '#F0EADF',
      draw: (d) => broth(s, { ...d, level: 36, tones: ['#B99A1E', '#DCC455'] }),
    });
    fork(s, { x: 1230, y: 900, rot: 0.4, size: 0.85, base: 8 });
  },

  'bean-salad-with-tuna'(s) {
    stone(s, { tone: ['#B9C2BE', '#8C9894'] });
    napkin(s, {
      x: 330,
      y: 900,
      width: 800,
      height: 560,
      rot: 0.3,
      tone: '#EDE6D8',
      stripes: [{ at: 220, width: 12, tone: '#2F6848' }],
    });
    const dish = plate(s, {
      ...centre,
      r: 494,
      tone: '#F2EDE3',
      decor: glazeDecor({ tone: '#5F7F86', from: 0.88 }),
    });
    mound(s, { ...centre, rx: 350, tall: 50, base: dish.z, tone: '#D9C79C' });
    const wide = { ...centre, r: 400 };
    strew(s, wide, 330, 0.9, (p) =>
      bean(s, { ...p, kind: 'white', size: s.random.between(26, 31), gloss: 0.5 }),
    );
    strew(s, wide, 26, 0.72, (p) => redOnionArc(s, { ...p, r: 54, width: 7, sweep: 3.2 }));
    strew(s, wide, 40, 0.62, (p) => tunaFlake(s, { ...p, size: s.random.between(38, 62) }));
    for (let index = 0; index < 6; index += 1) {
      const angle = (index / 6) * Math.PI * 2 + 0.4;
      eggHalf(s, {
        x: 790 + Math.cos(angle) * 262,
        y: 600 + Math.sin(angle) * 262,
        rot: angle,
        size: 66,
        sink: 0.05,
      });
    }
    chopped(s, { ...centre, radius: 340, count: 120, size: 11 });
    for (const [x, y] of [
      [790, 590],
      [640, 510],
      [930, 700],
    ])
      corianderLeaf(s, { x, y, size: 38, lobes: 5, cut: 0.62 });
    seeds(s, { ...centre, radius: 360, count: 80, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
    lemonSlice(s, { x: 1020, y: 400, r: 72 });
    lemonSlice(s, { x: 560, y: 810, r: 70 });
    lemon(s, { x: 1440, y: 180, r: 100, rot: 0.6 });
    onion(s, { x: 140, y: 160, r: 92, tones: ['#8E2C5C', '#5A1638'] });
    parsley(s, { x: 1250, y: 1010, length: 290, rot: 0.2, leaves: 9, size: 44 });
    fork(s, { x: 150, y: 940, rot: 0.3, size: 0.85, base: 8 });
    for (const [x, y] of [
      [1380, 340],
      [1440, 380],
      [1350, 400],
    ])
      bean(s, { x, y, kind: 'white', size: 28 });
  },

  'beetroot-salad-with-prunes-and-walnuts'(s) {
    supra(s, { shift: [620, 90] });
    const dish = bowl(s, {
      ...centre,
      r: 470,
      tall: 88,
      tone: '#F3EEE4',
      decor: rimDecor({ tone: '#7B1E3A', from: 0.965 }),
    });
    mound(s, { ...centre, rx: 370, tall: 96, base: dish.z, tone: '#5E0E2A', rough: 5 });
    strew(s, dish, 640, 0.84, (p) =>
      shred(s, {
        ...p,
        length: s.random.between(46, 92),
        width: 5.5,
        tones: ['#8E1440', '#5E0C2C'],
        gloss: 0.5,
      }),
    );
    strew(s, dish, 120, 0.6, (p) =>
      shred(s, {
        ...p,
        length: s.random.between(46, 84),
        width: 5.5,
        tones: ['#A81E4E', '#6E1034'],
        gloss: 0.5,
      }),
    );
    strew(s, dish, 17, 0.68, (p) => prune(s, { ...p, size: s.random.between(38, 46), half: true }));
    dollop(s, { x: 790, y: 590, r: 104, tall: 46, sink: 0.1 });
    choppedWalnuts(s, { ...centre, radius: 320, count: 90, size: 15 });
    for (const [x, y] of [
      [640, 480],
      [940, 520],
      [700, 760],
      [920, 730],
      [790, 420],
      [560, 620],
    ])
      walnutHalf(s, { x, y, size: 44 });
    for (const [x, y] of [
      [770, 570],
      [815, 610],
    ])
      walnutHalf(s, { x, y, size: 34 });
    leaves(s, [
      [820, 550, 34],
      [600, 560, 36],
      [1000, 640, 36],
    ]);
    for (const [x, y] of [
      [1390, 1030],
      [1460, 980],
      [1470, 1080],
      [1350, 1110],
    ])
      prune(s, { x, y, size: 48 });
    walnutShell(s, { x: 140, y: 160, size: 58 });
    walnutShell(s, { x: 250, y: 100, size: 54 });
    garlic(s, { x: 1450, y: 170, r: 78 });
    garlicClove(s, { x: 1340, y: 120, size: 38 });
    fork(s, { x: 90, y: 820, rot: 0.75, size: 0.85 });
  },
};
