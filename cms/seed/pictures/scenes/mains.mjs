import { board, bowl, ketsi, plate } from '../kit/ware.mjs';
import { butter, cheese, dollop } from '../kit/dairy.mjs';
import { fork, glass, knife, spoon } from '../kit/cutlery.mjs';
import { cloth, planks, stone } from '../kit/grounds.mjs';
import { chopped, corianderLeaf, dill, greenBasil, parsley, sprig, tarragon } from '../kit/herbs.mjs';
import { broth, oilEyes, sauce, sheen } from '../kit/liquids.mjs';
import { buckwheatGrain, chickpea, fill, mound, riceGrain, strand } from '../kit/grains.mjs';
import {
  broccoli,
  carrotCoin,
  cucumberSlice,
  friedOnionArc,
  garlic,
  garlicClove,
  lump,
  mushroomSlice,
  onion,
  onionArc,
  potatoWedge,
  shred,
  stick,
  tomato,
  tomatoSlice,
} from '../kit/vegetables.mjs';
import { drizzle, lemon, lemonSlice, lemonWedge } from '../kit/fruit.mjs';
import { chickenPiece, mince, patty, trout } from '../kit/proteins.mjs';
import {
  breadSlice,
  crumbs,
  fallen,
  glazeDecor,
  mchadi,
  napkin,
  rimDecor,
  sideBowl,
  sidePlate,
  spiceDish,
  strokesDecor,
} from '../kit/props.mjs';
import { seeds } from '../kit/nuts.mjs';
import { lay, mottle } from '../kit/piece.mjs';
import { stew, strew } from '../kit/stew.mjs';
import { supra } from '../kit/supra.mjs';
import { blend, clamp, colour, dome, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise, ridge } from '../studio/noise.mjs';
import { blob, box, curve, ellipse, stroke } from '../studio/shapes.mjs';

const centre = { x: 790, y: 600 };
const leaves = (s, list) => list.forEach(([x, y, size = 40]) => corianderLeaf(s, { x, y, size }));
const fronds = (s, list) =>
  list.forEach(([x, y, length = 110, rot]) => dill(s, { x, y, length, rot, width: 2 }));

/** Something soft and spread with a spoon: mash, elarji, porridge. `wave` is the depth of the spoon's furrows. */
function spreadMass(
  s,
  {
    x,
    y,
    rx,
    ry = rx,
    base,
    tall = 60,
    tones,
    wave = 12,
    turns = 14,
    grain = 1,
    gloss = 0.35,
    rot = 0,
    uneven = 0.05,
    paint,
  },
) {
  const seed = s.random.seed();
  const [deep, pale] = tones.map(hex);
  const mean = (rx + ry) / 2;
  s.stamp({
    x,
    y,
    rot,
    reach: Math.max(rx, ry) * 1.2,
    base,
    rise: true,
    sdf: blob(s.random, rx, ry, uneven, 6),
    paint(p) {
      const reach = Math.hypot(p.u / rx, p.v / ry);
      const swirl = Math.sin(
        Math.atan2(p.v / ry, p.u / rx) + reach * turns + 0.9 * noise(p.u / 80, p.v / 80, seed),
      );
      p.z =
        tall * dome(p.d, mean * 0.5) +
        wave * swirl * smooth(0.04, 0.2, reach) * smooth(1.02, 0.82, reach) +
        grain * noise(p.x / 5, p.y / 5, seed + 1) +
        4 * fbm(p.x / 50, p.y / 50, seed + 2);
      colour(p, blend(deep, pale, clamp(0.55 + 0.25 * swirl + 0.5 * fbm(p.x / 60, p.y / 60, seed + 4))));
      p.gloss = gloss;
      p.rough = 0.3;
      p.glow = 0.8;
      paint?.(p, swirl, seed);
    },
  });
}

/** A stuffed cabbage leaf, folded and braised. */
function tolma(s, { x, y, rot, length = 132, width = 62 }) {
  const seed = s.random.seed();
  const [pale, olive, vein, brown] = ['#D9CE84', '#A9A24E', '#EFE6B4', '#A8702E'].map(hex);
  const body = box(length, width, width * 0.82);
  lay(s, {
    x,
    y,
    rot,
    reach: length * 1.2,
    sdf: (u, v) => body(u, v + 4 * noise(u / 60, 2, seed)),
    tall: 74,
    round: width * 0.95,
    lean: 0.03,
    sink: 0.1,
    paint(p) {
      const rib = ridge((p.u + p.v * 0.5) / 62, p.v / 90, seed) ** 9;
      const fine = ridge(p.u / 20 + noise(p.u / 30, p.v / 30, seed), p.v / 34, seed + 3) ** 6;
      const fold = smooth(5, 0, Math.abs(p.v - width * 0.25 - 10 * Math.sin(p.u / 50 + seed)));
      colour(p, blend(olive, pale, 0.5 + 0.7 * fbm(p.x / 50, p.y / 50, seed)));
      tint(p, vein, 0.7 * rib + 0.3 * fine);
      tint(p, brown, 0.6 * smooth(0.1, 0.6, fbm(p.x / 36, p.y / 36, seed + 6) + 0.2 * dome(p.d, 50)));
      shade(p, 1 - 0.28 * fold);
      p.z += 4 * rib + 1.6 * fine - 4 * fold;
      p.gloss = 0.5;
      p.rough = 0.25;
      p.glow = 0.6;
    },
  });
}

/** Sliced fried chicken breast, fanned out. */
function breastSlices(s, { x, y, rot, count = 6 }) {
  const cos = Math.cos(rot);
  const sin = Math.sin(rot);
  for (let index = 0; index < count; index += 1) {
    const seed = s.random.seed();
    const [white, pink, gold, brown, burnt] = ['#F6E6C6', '#EBCBA0', '#D8943E', '#9E581E', '#55290F'].map(
      hex,
    );
    const half = 146 - Math.abs(index - (count - 1) * 0.45) * 15;
    const far = (index - (count - 1) / 2) * 68;
    const body = ellipse(70, half);
    lay(s, {
      x: x + cos * far,
      y: y + sin * far,
      rot: rot + s.random.between(-0.07, 0.07),
      reach: half + 8,
      sdf: (u, v) => Math.min(body(u, v), 50 - u),
      tall: 64,
      round: 34,
      lean: 0,
      sink: 0,
      base: s.level(x, y, 0) * 0 + 14 + index * 7,
      paint(p) {
        const skin = p.u < 14;
        const fibre = noise(p.u / 5, p.v / 40, seed);
        const heat = 0.5 + 0.7 * fbm(p.x / 36, p.y / 36, seed, 4) + 0.3 * smooth(20, 0, p.d);
        colour(p, blend(white, pink, 0.35 + 0.3 * fibre));
        tint(p, gold, smooth(8, 3, p.d));
        if (skin) {
          colour(p, blend(hex('#E9BE78'), gold, smooth(0.1, 0.6, heat)));
          tint(p, brown, smooth(0.5, 1, heat));
          tint(p, burnt, 0.8 * smooth(0.95, 1.3, heat));
        } else p.z -= 0.55 * (p.u - 14);
        p.z += skin ? 2 * noise(p.x / 7, p.y / 7, seed) : 0.8 * fibre;
        p.gloss = skin ? 0.42 : 0.25;
        p.rough = 0.32;
        p.glow = 0.5;
      },
    });
  }
}

/** A tangle of pasta in a round: loose coils, the later ones nearer the middle. */
function nest(s, { x, y, r, count, width, tones, lift = 0 }) {
  for (let index = 0; index < count; index += 1) {
    const share = index / count;
    const far = r * (0.95 - 0.75 * share * s.random.between(0.6, 1));
    const start = s.random.angle();
    const sweep = s.random.between(1.6, 3.4) * s.random.pick([-1, 1]);
    const drift = [s.random.between(-0.22, 0.22) * r, s.random.between(-0.22, 0.22) * r];
    const points = Array.from({ length: 9 }, (_, step) => {
      const angle = start + (sweep * step) / 8;
      const wander = far * (1 + 0.14 * Math.sin(step * 1.7 + start * 5));
      return [
        x + drift[0] * (step / 8) + Math.cos(angle) * wander * 0.92,
        y + drift[1] * (step / 8) + Math.sin(angle) * wander * 0.92,
      ];
    });
    strand(s, { points, width, tones, lift });
  }
}

export const mains = {
  elarji(s) {
    supra(s, { shift: [240, 300] });
    board(s, { ...centre, r: 540, tone: ['#A9764A', '#5E3A20'], tall: 20 });
    const pan = ketsi(s, { ...centre, r: 460, tall: 64, wall: 30, base: 18 });
    spreadMass(s, {
      ...centre,
      rx: 396,
      base: pan.z,
      tall: 58,
      tones: ['#E2CE98', '#F8EED2'],
      wave: 19,
      turns: 15,
      grain: 0.5,
      gloss: 0.7,
      uneven: 0.02,
    });
    const seed = s.random.seed();
    // The cheese draws threads to the lifted spoon.
    for (let index = 0; index < 15; index += 1) {
      const side = (index - 7) * 8.5;
      const points = [
        [900 + side * 1.5, 640 + side * 0.9],
        [990 + side * 0.8, 660 + side * 0.6],
        [1080 + side * 0.5, 690 + side * 0.4],
        [1150 + side * 0.4, 712 + side * 0.3],
      ];
      strand(s, {
        points,
        width: s.random.between(3, 8),
        tones: ['#FBF4DC', '#EFE0B4'],
        gloss: 0.7,
        follow: false,
        lift: 92 + index * 0.4,
      });
    }
    spoon(s, { x: 1170, y: 720, rot: 0.42, size: 1.15, material: 'wood', base: 96 });
    s.stamp({
      x: 1166,
      y: 718,
      rot: 0.42,
      reach: 110,
      base: 104,
      rise: true,
      sdf: blob(s.random, 70, 46, 0.12),
      paint(p) {
        p.z = 26 * dome(p.d, 34) + 3 * noise(p.x / 16, p.y / 16, seed);
        colour(p, blend(hex('#EBDCB0'), hex('#FCF5E0'), 0.6 + fbm(p.x / 24, p.y / 24, seed)));
        p.gloss = 0.6;
        p.rough = 0.2;
        p.glow = 1;
      },
    });
    butter(s, { x: 690, y: 520, size: 46, melt: 1 });
    for (const [x, y, rot] of [
      [150, 170, 0.4],
      [250, 110, 1],
      [140, 290, -0.3],
    ])
      cheese(s, { x, y, rot, width: 150, height: 66, tall: 26, holes: 0.5 });
    sprig(s, { x: 1270, y: 90, length: 270, rot: 0.35, leaves: 8, size: 42 });
    sideBowl(s, {
      x: 150,
      y: 1030,
      r: 140,
      tone: '#E9E0D0',
      draw: ({ x, y, r }) =>
        fill(s, { x, y, rx: r * 0.8, count: 420 }, (p) =>
          riceGrain(s, { ...p, length: 7, width: 5, tone: '#F3E3B4' }),
        ),
    });
  },

  'mchadi-with-cheese'(s) {
    stone(s, { tone: ['#C2B59E', '#8F8069'] });
    napkin(s, {
      x: 1200,
      y: 340,
      width: 900,
      height: 700,
      rot: 0.25,
      tone: '#2A4680',
      ink: '#E9E3D6',
      print: (u, v) => (Math.abs(((u + 2000) % 46) - 23) + Math.abs(((v + 2000) % 46) - 23) < 9 ? 0.9 : 0),
    });
    board(s, {
      x: 780,
      y: 610,
      halfWidth: 640,
      halfHeight: 440,
      rot: 0.08,
      tone: ['#B98855', '#6E4527'],
      tall: 24,
    });
    const cakes = [
      [430, 400, 0.2],
      [690, 360, -0.1],
      [950, 400, 0.25],
      [500, 640, -0.25],
      [790, 610, 0.15],
      [470, 860, 0.1],
      [745, 850, -0.2],
    ];
    for (const [x, y, rot] of cakes) mchadi(s, { x, y, rot: rot + 1.35, length: 142, width: 102, tall: 44 });
    for (let index = 0; index < 6; index += 1)
      cheese(s, {
        x: 1085 + index * 20,
        y: 590 + index * 62,
        rot: 0.25 + index * 0.05,
        width: 290,
        height: 116,
        tall: 26,
        base: 26 + index * 4,
        sink: 0,
        holes: 0.55,
        tone: '#F8F0DC',
      });
    leaves(s, []);
    sprig(s, { x: 970, y: 880, length: 210, rot: 0.9, leaves: 7, size: 40 });
    tarragon(s, { x: 900, y: 720, length: 220, rot: 1.35, leaves: 14, size: 62 });
    crumbs(s, { x: 640, y: 740, radius: 330, count: 40, tones: ['#E0B04A', '#C98A2A'] });
    tomato(s, { x: 150, y: 160, r: 92 });
    glass(s, { x: 1440, y: 180, r: 98, tall: 110, tones: ['#EDE6D8', '#FBF8F0'], foot: false });
    spiceDish(s, { x: 140, y: 1060, r: 88, tone: '#EFE9DC', ware: '#7E4A30' });
  },

  'buckwheat-with-mushrooms'(s) {
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
      ...centre,
      r: 470,
      tall: 88,
      tone: '#5E6E62',
      inside: '#E6DCCB',
      edge: '#2E3A32',
    });
    mound(s, { ...centre, rx: 425, tall: 84, base: dish.z + 14, tone: '#6E4628' });
    fill(s, { ...centre, rx: 408, count: 2250 }, (p) =>
      buckwheatGrain(s, { ...p, size: s.random.between(9, 11.5) }),
    );
    strew(s, dish, 30, 0.66, (p) => mushroomSlice(s, { ...p, size: s.random.between(56, 72), fried: 0.95 }));
    strew(s, dish, 40, 0.7, (p) => friedOnionArc(s, { ...p, r: 40, width: 6, sweep: 2.2 }));
    strew(s, dish, 50, 0.74, (p) =>
      stick(s, { ...p, length: 44, width: 9, tone: '#D9702A', pale: '#EE9A4A' }),
    );
    strew(s, dish, 6, 0.4, (p) => mushroomSlice(s, { ...p, size: s.random.between(56, 70), fried: 0.95 }));
    chopped(s, { ...centre, radius: 340, count: 110, size: 8 });
    fronds(s, [
      [740, 560, 130, 0.3],
      [850, 640, 120, 2.4],
      [800, 500, 110, -0.9],
      [640, 690, 110, 0.8],
    ]);
    for (const [x, y, rot] of [
      [150, 170, 0.3],
      [260, 110, 1.4],
      [130, 300, 2.6],
    ])
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
    fronds(s, [
      [1210, 80, 200, 0.2],
      [1230, 130, 180, 0.5],
    ]);
  },

  'baked-trout-with-lemon'(s) {
    cloth(s, {
      tone: '#DDE2DF',
      stripes: [
        { at: -500, width: 14, tone: '#2C4A7E' },
        { at: 500, width: 14, tone: '#2C4A7E' },
      ],
    });
    tray(s, { x: 800, y: 600 });
    parchment(s, { x: 800, y: 600 });
    for (let index = 0; index < 16; index += 1)
      sheen(s, {
        x: s.random.between(360, 1240),
        y: s.random.between(380, 830),
        rx: s.random.between(40, 110),
        ry: s.random.between(30, 70),
        tone: '#B97A1E',
        share: 0.3,
        gloss: 0.6,
      });
    const wedges = [];
    for (let index = 0; index < 66; index += 1)
      wedges.push([s.random.between(290, 1310), s.random.between(300, 900)]);
    for (const [x, y] of wedges) potatoWedge(s, { x, y, length: s.random.between(62, 84) });
    trout(s, { x: 830, y: 450, length: 430, rot: -0.05, tall: 74 });
    trout(s, { x: 790, y: 750, length: 430, rot: Math.PI - 0.05, tall: 74 });
    for (const [x, y] of [
      [610, 440],
      [770, 436],
      [930, 428],
      [700, 752],
      [860, 748],
      [1010, 750],
    ])
      lemonSlice(s, { x, y, r: 58, lean: 0.02 });
    for (const [x, y, rot] of [
      [520, 590, 0.1],
      [900, 600, 3.0],
      [1150, 560, 2.2],
      [400, 800, 0.6],
    ])
      tarragon(s, { x, y, length: 190, rot, leaves: 12, size: 56 });
    for (const [x, y] of [
      [350, 470],
      [1260, 720],
      [1130, 880],
      [560, 900],
      [1180, 330],
      [330, 660],
    ])
      garlicClove(s, { x, y, size: 36, peeled: true, roast: 0.7 });
    seeds(s, { x: 800, y: 600, radius: 430, count: 110, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
    lemon(s, { x: 1480, y: 1080, r: 92, rot: 0.4 });
    lemonWedge(s, { x: 1360, y: 1130, length: 92, rot: 0.1 });
    tarragon(s, { x: 30, y: 90, length: 300, rot: 0.2, leaves: 18, size: 70 });
    fork(s, { x: 110, y: 1040, rot: 0.1, size: 0.85 });
  },

  'chicken-breast-with-rice-and-broccoli'(s) {
    stone(s, { tone: ['#DAD3C6', '#B0A796'] });
    napkin(s, {
      x: 270,
      y: 860,
      width: 700,
      height: 620,
      rot: 0.25,
      tone: '#B7C6B4',
      stripes: [{ at: 250, width: 8, tone: '#F4EFE3' }],
    });
    plate(s, { ...centre, r: 506, tone: '#F1ECE2', decor: glazeDecor({ tone: '#4F6A74', from: 0.93 }) });
    mound(s, { x: 590, y: 690, rx: 275, ry: 215, rot: 0.7, tall: 66, base: 8, tone: '#EFE6D0' });
    fill(s, { x: 590, y: 690, rx: 268, ry: 208, rot: 0.7, count: 1900 }, (p) =>
      riceGrain(s, { ...p, length: 15, width: 5.2 }),
    );
    strew(s, { x: 600, y: 700, r: 180 }, 16, 0.9, (p) =>
      lump(s, { ...p, size: 11, tones: ['#EE9A3C', '#D97A24'] }),
    );
    for (const [x, y, size, rot] of [
      [540, 400, 106, 1.0],
      [700, 350, 110, 1.5],
      [870, 350, 106, 1.9],
      [1020, 440, 100, 2.5],
      [790, 460, 96, 1.6],
    ])
      broccoli(s, { x, y, size, rot: rot + 3.1 });
    breastSlices(s, { x: 935, y: 690, rot: -0.5, count: 8 });
    for (let index = 0; index < 20; index += 1)
      carrotCoin(s, {
        x: 800 + s.random.between(-150, 150),
        y: 890 + s.random.between(-40, 40),
        r: s.random.between(36, 44),
      });
    seeds(s, { ...centre, radius: 350, count: 60, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
    chopped(s, { x: 860, y: 700, radius: 240, count: 30, size: 9 });
    fork(s, { x: 130, y: 640, rot: 1.35, size: 1, base: 8 });
    knife(s, { x: 250, y: 600, rot: 1.35, size: 0.98, base: 8 });
    broccoli(s, { x: 1430, y: 180, size: 110, rot: 2.4 });
    garlic(s, { x: 1450, y: 1030, r: 80 });
    garlicClove(s, { x: 1340, y: 1100, size: 38 });
    lemonWedge(s, { x: 150, y: 150, length: 104, rot: 0.6 });
  },

  'spaghetti-bolognese'(s) {
    planks(s, { tone: ['#B08A62', '#6B4A30'] });
    napkin(s, {
      x: 300,
      y: 860,
      width: 760,
      height: 620,
      rot: 0.2,
      tone: '#EFE7D8',
      ink: '#A3182C',
      print: (u, v) => 0.45 * ((((u + 3000) % 70 < 35 ? 1 : 0) + ((v + 3000) % 70 < 35 ? 1 : 0)) / 1.4),
    });
    plate(s, { ...centre, r: 506, tone: '#F3EEE5', decor: rimDecor({ tone: '#8A4A2A', from: 0.965 }) });
    sauce(s, {
      ...centre,
      rx: 345,
      tones: ['#C96A2A', '#E0964A'],
      thick: 4,
      gloss: 0.6,
      uneven: 0.07,
      share: 0.55,
    });
    mound(s, { ...centre, rx: 320, tall: 74, base: 10, tone: '#B9813A' });
    nest(s, { ...centre, r: 318, count: 150, width: 8.5, tones: ['#F1D084', '#DDAE52'] });
    const top = s.level(790, 600, 60);
    s.stamp({
      x: 790,
      y: 595,
      reach: 260,
      base: top - 30,
      rise: true,
      sdf: blob(s.random, 248, 232, 0.15, 7),
      paint(p) {
        const swell = fbm(p.x / 34, p.y / 34, 8, 3);
        p.z = 40 * dome(p.d, 90) + 9 * swell;
        colour(p, blend(hex('#8E1E0C'), hex('#C63E1C'), clamp(0.5 + swell)));
        p.gloss = 0.6;
        p.rough = 0.2;
        p.glow = 0.6;
      },
    });
    strew(s, { x: 790, y: 595, r: 232 }, 360, 1, (p) =>
      mince(s, { ...p, size: s.random.between(12, 19), sink: 0.35 }),
    );
    strew(s, { x: 790, y: 595, r: 205 }, 36, 0.95, (p) =>
      lump(s, { ...p, size: 13, tones: ['#E8862C', '#CF6A1C'], gloss: 0.5 }),
    );
    strew(s, { x: 790, y: 595, r: 205 }, 22, 0.95, (p) =>
      sauce(s, { ...p, rx: 30, ry: 22, tones: ['#B5301A', '#DB5A2A'], thick: 5, gloss: 0.7, uneven: 0.3 }),
    );
    nest(s, { ...centre, r: 350, count: 5, width: 8.5, tones: ['#F4D58C', '#E2B65C'] });
    strew(s, { x: 790, y: 590, r: 170 }, 54, 1, (p) =>
      shred(s, {
        ...p,
        length: s.random.between(22, 40),
        width: 3.6,
        tones: ['#FBF2D2', '#EFDDA4'],
        sink: 0,
      }),
    );
    greenBasil(s, { x: 790, y: 580, size: 84, leaves: 5 });
    seeds(s, { ...centre, radius: 330, count: 50, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
    fork(s, { x: 150, y: 560, rot: 1.3, size: 1, base: 8 });
    parmesan(s, { x: 1420, y: 1010 });
    for (const [x, y, r] of [
      [1440, 170, 92],
      [1310, 90, 76],
    ])
      tomato(s, { x, y, r });
    greenBasil(s, { x: 140, y: 150, size: 110, leaves: 6 });
    strew(s, { x: 1260, y: 1090, r: 90 }, 20, 1, (p) =>
      shred(s, { ...p, length: 30, width: 3.4, tones: ['#FBF2D2', '#EFDDA4'] }),
    );
  },

  'meat-patties-with-mashed-potato'(s) {
    cloth(s, {
      tone: '#D8CBB4',
      ink: '#7B4A3A',
      print: (u, v) => 0.28 * (((u + 6000) % 120 < 60 ? 1 : 0) + ((v + 6000) % 120 < 60 ? 1 : 0)),
    });
    plate(s, {
      ...centre,
      r: 504,
      tone: '#F2ECE1',
      decor: strokesDecor({ tone: '#2F6848', count: 50, from: 0.85, to: 0.94 }),
    });
    spreadMass(s, {
      x: 660,
      y: 560,
      rx: 255,
      ry: 235,
      base: 8,
      tall: 70,
      tones: ['#EBD089', '#F9ECBE'],
      wave: 15,
      turns: 12,
      grain: 1.2,
      gloss: 0.32,
    });
    butter(s, { x: 655, y: 550, size: 46, melt: 1.15 });
    for (const [x, y, rot] of [
      [880, 800, 0.3],
      [1000, 640, 1.1],
      [930, 440, 2.0],
      [680, 860, -0.1],
    ])
      patty(s, { x, y, rot, size: 132 });
    chopped(s, { x: 680, y: 570, radius: 200, count: 40, size: 9 });
    fronds(s, [
      [620, 640, 110, 0.4],
      [880, 560, 110, 1.7],
    ]);
    for (const [x, y] of [
      [470, 770],
      [520, 830],
      [455, 850],
    ])
      tomatoSlice(s, { x, y, r: 62 });
    for (const [x, y] of [
      [760, 330],
      [690, 310],
      [825, 345],
    ])
      cucumberSlice(s, { x, y, r: 48 });
    seeds(s, { ...centre, radius: 340, count: 50, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
    fork(s, { x: 150, y: 380, rot: 1.57, size: 1.05 });
    knife(s, { x: 1440, y: 380, rot: 1.57, size: 1.05 });
    fronds(s, [
      [1270, 1100, 230, -0.2],
      [1290, 1140, 210, 0.1],
    ]);
    sideBowl(s, {
      x: 1430,
      y: 160,
      r: 112,
      tall: 46,
      tone: '#E9E0D0',
      draw: (d) => dollop(s, { x: d.x, y: d.y, r: d.r * 0.84, tall: 34 }),
    });
    onion(s, { x: 150, y: 160, r: 88 });
  },

  'cabbage-tolma'(s) {
    supra(s, { shift: [60, 560] });
    const dish = ketsi(s, { ...centre, r: 486, tall: 78, wall: 32, tone: ['#8E4B2E', '#4A2114'] });
    broth(s, { ...dish, level: 36, tones: ['#94401C', '#B9683A'], cloud: 0.9, wave: 3, eyes: 40 });
    strew(s, dish, 60, 0.92, (p) =>
      shred(s, {
        ...p,
        length: s.random.between(34, 60),
        width: 6,
        tones: ['#E08A3A', '#E9B26A'],
        sink: 0.4,
      }),
    );
    strew(s, dish, 30, 0.9, (p) =>
      sauce(s, { ...p, rx: 26, ry: 18, tones: ['#A8341A', '#C9562E'], thick: 4, uneven: 0.3 }),
    );
    const rows = [
      [-250, -170],
      [0, -215],
      [240, -150],
      [-285, 10],
      [-20, -10],
      [255, 40],
      [-190, 190],
      [60, 200],
      [265, 215],
    ];
    rows.forEach(([dx, dy], index) =>
      tolma(s, {
        x: 790 + dx,
        y: 600 + dy,
        rot: [0.5, 0.1, -0.5, 1.5, 0.2, 1.4, -0.5, 0.05, 0.75][index] + s.random.between(-0.1, 0.1),
        length: 128,
        width: 68,
      }),
    );
    oilEyes(s, { ...centre, radius: 400, count: 40, tone: '#E07A2A' });
    for (const [dx, dy, rx, ry] of [
      [-230, -150, 84, 40],
      [20, -30, 104, 46],
      [240, 20, 70, 54],
      [70, 190, 92, 40],
    ])
      sauce(s, {
        x: 790 + dx,
        y: 600 + dy,
        rx,
        ry,
        tones: ['#EDE2CC', '#FCF8EE'],
        thick: 10,
        lumps: 2,
        gloss: 0.55,
        uneven: 0.28,
        rot: s.random.between(-0.4, 0.4),
      });
    chopped(s, { ...centre, radius: 370, count: 90, size: 11 });
    leaves(s, [
      [800, 570, 42],
      [560, 460, 38],
      [1020, 620, 38],
      [870, 780, 36],
    ]);
    sideBowl(s, {
      x: 1420,
      y: 980,
      r: 158,
      tall: 64,
      tone: '#2F4F86',
      inside: '#EFE7D6',
      draw: (d) => {
        broth(s, { ...d, level: 44, tones: ['#F2EADA', '#FBF7EE'], wave: 2.5 });
        strew(s, d, 12, 0.6, (p) => lump(s, { ...p, size: 9, tones: ['#F1E4C0', '#E0C88E'] }));
        chopped(s, { x: d.x, y: d.y, radius: d.r * 0.6, count: 12, size: 9 });
      },
    });
    spoon(s, { x: 170, y: 960, rot: 0.3, size: 0.85, material: 'wood' });
    garlic(s, { x: 1450, y: 170, r: 80 });
    for (const [x, y] of [
      [1340, 110],
      [1330, 210],
    ])
      garlicClove(s, { x, y, size: 38 });
    sprig(s, { x: 30, y: 130, length: 270, rot: 0.15, leaves: 8, size: 42 });
  },

  'chickpeas-with-pumpkin-and-coconut-milk'(s) {
    stone(s, { tone: ['#6E6A62', '#47433D'] });
    napkin(s, {
      x: 1200,
      y: 330,
      width: 860,
      height: 620,
      rot: 0.3,
      tone: '#D9A441',
      stripes: [
        { at: -250, width: 8, tone: '#F4EAD0' },
        { at: 250, width: 8, tone: '#F4EAD0' },
      ],
    });
    const dish = bowl(s, {
      ...centre,
      r: 478,
      tall: 100,
      tone: '#2F5A5E',
      inside: '#E4D9C4',
      edge: '#173436',
    });
    stew(s, dish, {
      level: 70,
      tones: ['#D9922A', '#EDBB5A'],
      cloud: 0.6,
      wave: 3,
      eyes: 36,
      eyeTone: '#EF9A2A',
      parts: [
        [130, (p) => chickpea(s, { ...p, r: s.random.between(21, 25), sink: 0.3 })],
        [
          40,
          (p) =>
            lump(s, {
              ...p,
              size: s.random.between(44, 56),
              tones: ['#F0962A', '#DB7416'],
              gloss: 0.5,
              sink: 0.3,
            }),
          0.84,
        ],
      ],
    });
    strew(s, { ...dish, x: 940, y: 650 }, 40, 0.5, (p) =>
      chickpea(s, { ...p, r: s.random.between(21, 25), sink: 0.15 }),
    );
    strew(s, { ...dish, x: 940, y: 650 }, 12, 0.46, (p) =>
      lump(s, { ...p, size: 50, tones: ['#F39C30', '#DE7A1A'], gloss: 0.5, sink: 0.1 }),
    );
    mound(s, { x: 610, y: 520, rx: 230, ry: 190, rot: -0.6, tall: 62, base: 60, tone: '#EFE6D0' });
    fill(s, { x: 610, y: 520, rx: 222, ry: 182, rot: -0.6, count: 1400 }, (p) =>
      riceGrain(s, { ...p, length: 15, width: 5.2 }),
    );
    for (const points of [
      [
        [820, 470],
        [900, 540],
        [1010, 520],
        [1080, 620],
      ],
      [
        [800, 740],
        [880, 800],
        [980, 770],
        [1060, 800],
      ],
    ])
      strandOfCream(s, points);
    chopped(s, { ...centre, radius: 350, count: 80, size: 12 });
    leaves(s, [
      [880, 600, 46],
      [980, 690, 44],
      [840, 720, 40],
      [640, 520, 38],
    ]);
    seeds(s, { ...centre, radius: 350, count: 60, size: 3, thin: 0.8, tones: ['#9A3A16', '#2A1F18'] });
    spiceDish(s, { x: 150, y: 160, r: 94, tone: '#D99A1E' });
    for (const [x, y] of [
      [130, 1020],
      [220, 1070],
      [160, 1110],
    ])
      lump(s, { x, y, size: 58, tones: ['#F0962A', '#DB7416'], tall: 46 });
    for (const [x, y] of [
      [300, 1120],
      [330, 1080],
      [70, 930],
    ])
      chickpea(s, { x, y, r: 24 });
    spoon(s, { x: 1250, y: 930, rot: 0.45, size: 1 });
    garlicClove(s, { x: 1440, y: 200, size: 40 });
    garlicClove(s, { x: 1380, y: 120, size: 38 });
    sprig(s, { x: 1220, y: 1120, length: 240, rot: -0.2, leaves: 7, size: 40 });
  },
};

function strandOfCream(s, points) {
  drizzle(s, { points, width: 15, tone: '#FBF4E2', deep: '#EBD6A4', gloss: 0.5 });
}

/** An oven tray of dark enamel. */
function tray(s, { x, y }) {
  const seed = s.random.seed();
  const [iron, worn] = ['#3A3634', '#57504A'].map(hex);
  const outline = box(660, 430, 70);
  s.stamp({
    x,
    y,
    reach: 800,
    sdf: outline,
    paint(p) {
      const inner = smooth(34, 60, p.d);
      p.z = 10 + 42 * (1 - inner) - 18 * (1 - dome(p.d, 8));
      colour(p, blend(iron, worn, 0.4 + 0.6 * fbm(p.x / 90, p.y / 90, seed)));
      tint(p, hex('#7A4A1C'), 0.4 * inner * smooth(0, 0.5, fbm(p.x / 120, p.y / 120, seed + 4)));
      p.gloss = 0.4;
      p.rough = 0.4;
    },
  });
}

/** Baking paper, creased, its edges curling up in the tray. */
function parchment(s, { x, y }) {
  const seed = s.random.seed();
  const outline = box(604, 374, 20);
  s.stamp({
    x,
    y,
    rot: 0.015,
    reach: 760,
    sdf: (u, v) => outline(u + 5 * noise(v / 60, 1, seed), v + 5 * noise(u / 60, 2, seed)),
    paint(p) {
      const crease = ridge(p.u / 210 + noise(p.u / 300, p.v / 300, seed), p.v / 150, seed) ** 12;
      p.z = 14 + 7 * crease + 9 * fbm(p.x / 140, p.y / 140, seed, 3) + 12 * smooth(40, 0, p.d);
      colour(p, blend(hex('#D9C39A'), hex('#F0E2C4'), clamp(0.6 + fbm(p.x / 120, p.y / 120, seed + 2))));
      tint(
        p,
        hex('#9A6A34'),
        0.55 * smooth(0.1, 0.6, fbm(p.x / 90, p.y / 90, seed + 5)) + 0.4 * smooth(30, 0, p.d),
      );
      p.gloss = 0.12;
      p.glow = 0.3;
    },
  });
}

/** A broken piece of parmesan with its rind. */
function parmesan(s, { x, y }) {
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot: 0.5,
    reach: 190,
    sdf: (u, v) => Math.min(box(130, 84, 8)(u, v), 100 - Math.abs(v) + u * 0.35, 150 - u - Math.abs(v) * 0.5),
    tall: 70,
    round: 12,
    lean: 0.08,
    sink: 0,
    paint(p) {
      colour(p, blend(hex('#F0DC9E'), hex('#E2C274'), 0.5 + fbm(p.x / 26, p.y / 26, seed)));
      tint(p, hex('#B98A3A'), smooth(-108, -118, p.u));
      tint(p, hex('#FBF1CC'), 0.6 * smooth(0.6, 0.75, noise(p.x / 5, p.y / 5, seed)));
      p.z += 4 * fbm(p.x / 22, p.y / 22, seed + 2) + 1.4 * noise(p.x / 5, p.y / 5, seed);
      p.gloss = 0.2;
      p.glow = 0.4;
    },
  });
}
