import { board, bowl, plate } from '../kit/ware.mjs';
import { butter, curd, dollop } from '../kit/dairy.mjs';
import { breadWedge, flour, pancake } from '../kit/dough.mjs';
import { fork, glass, knife, spoon } from '../kit/cutlery.mjs';
import { cloth, planks, stone } from '../kit/grounds.mjs';
import { bladeLeaf, chopped, greenBasil, parsley, parsleyLeaf } from '../kit/herbs.mjs';
import { broth, powder, sauce, sheen } from '../kit/liquids.mjs';
import { fill, mound, oatFlake } from '../kit/grains.mjs';
import { lump, tomato, tomatoSlice } from '../kit/vegetables.mjs';
import { apple, appleSlice, banana, bananaSlice, drizzle, grapes, strawberry } from '../kit/fruit.mjs';
import { crumbs, glazeDecor, napkin, rimDecor, sideBowl, sidePlate, strokesDecor } from '../kit/props.mjs';
import { choppedWalnuts, hazelnut, seeds, walnutHalf, walnutShell } from '../kit/nuts.mjs';
import { lay } from '../kit/piece.mjs';
import { stew, strew } from '../kit/stew.mjs';
import { supra } from '../kit/supra.mjs';
import { blend, clamp, colour, dome, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { cells, fbm, noise } from '../studio/noise.mjs';
import { blob, circle } from '../studio/shapes.mjs';

const centre = { x: 790, y: 600 };

/** A set pudding turned out of a fluted mould. */
function fluted(s, { x, y, r, flutes = 14, base }) {
  const seed = s.random.seed();
  const [dark, wine, bright] = ['#3A0F2C', '#6A1E4A', '#9A3E6E'].map(hex);
  s.stamp({
    x,
    y,
    reach: r * 1.1,
    base,
    rise: true,
    sdf: (u, v) => (r * (0.96 + 0.04 * Math.cos(Math.atan2(v, u) * flutes)) - Math.hypot(u, v)) * 0.96,
    paint(p) {
      const reach = Math.hypot(p.u, p.v) / r;
      const flute = Math.cos(Math.atan2(p.v, p.u) * flutes);
      const shoulder = smooth(1.02, 0.66, reach);
      p.z =
        r * 0.62 * shoulder +
        r * 0.05 * flute * smooth(0.36, 0.74, reach) -
        r * 0.16 * smooth(0.36, 0.2, reach) +
        r * 0.05 * smooth(0.12, 0.05, reach);
      colour(p, blend(dark, wine, clamp(0.35 + 0.5 * shoulder + 0.15 * flute)));
      tint(p, bright, 0.4 * smooth(0.0, 0.6, fbm(p.x / 50, p.y / 50, seed)));
      p.gloss = 0.55;
      p.rough = 0.2;
      p.glow = 1;
    },
  });
}

export const sweet = {
  pelamushi(s) {
    supra(s, { shift: [330, 420] });
    plate(s, { x: 760, y: 600, r: 486, tone: '#F4EFE5', decor: rimDecor({ tone: '#7B1E3A', from: 0.965 }) });
    sheen(s, { x: 760, y: 600, rx: 300, tone: '#5A1A3E', share: 0.25, uneven: 0.06 });
    fluted(s, { x: 760, y: 600, r: 282, base: 8 });
    for (let index = 0; index < 14; index += 1) {
      const angle = (index / 14) * Math.PI * 2 + 0.2;
      walnutHalf(s, { x: 760 + Math.cos(angle) * 346, y: 600 + Math.sin(angle) * 346, rot: angle, size: 40 });
    }
    walnutHalf(s, { x: 760, y: 598, size: 50, rot: 0.6 });
    choppedWalnuts(s, { x: 760, y: 600, radius: 250, count: 46, size: 12 });
    grapes(s, { x: 1370, y: 120, rot: 1.35, count: 34, r: 38 });
    bladeLeaf(s, { x: 1350, y: 120, rot: 2.7, length: 150, width: 110, veins: 4 });
    bladeLeaf(s, { x: 1400, y: 110, rot: 0.1, length: 140, width: 100, veins: 4 });
    sideBowl(s, {
      x: 1400,
      y: 1010,
      r: 160,
      tall: 70,
      tone: '#E9E0D0',
      draw: (d) => {
        broth(s, { ...d, level: 50, tones: ['#45112F', '#7A2A56'], wave: 1.2 });
        choppedWalnuts(s, { x: d.x, y: d.y, radius: 70, count: 14, size: 13 });
      },
    });
    walnutShell(s, { x: 130, y: 170, size: 58 });
    walnutShell(s, { x: 240, y: 100, size: 54 });
    spoon(s, { x: 130, y: 780, rot: 1, size: 0.85 });
  },

  'oat-porridge-with-apple-and-walnuts'(s) {
    planks(s, { tone: ['#CDB08A', '#8E6C4A'] });
    napkin(s, {
      x: 1200,
      y: 880,
      width: 820,
      height: 600,
      rot: -0.3,
      tone: '#D9DDDC',
      stripes: [
        { at: -250, width: 10, tone: '#8A5200' },
        { at: 250, width: 10, tone: '#8A5200' },
      ],
    });
    const dish = bowl(s, {
      ...centre,
      r: 470,
      tall: 104,
      tone: '#5B7486',
      inside: '#EDE5D6',
      edge: '#2E4250',
    });
    stew(s, dish, {
      level: 74,
      tones: ['#DCC79A', '#EFE2C2'],
      cloud: 0.5,
      wave: 6,
      gloss: 0.35,
      rough: 0.3,
      parts: [[520, (p) => oatFlake(s, { ...p, size: s.random.between(12, 18), sink: 0.45 }), 0.95]],
    });
    for (let index = 0; index < 26; index += 1)
      sauce(s, {
        x: 790 + s.random.between(-330, 330),
        y: 600 + s.random.between(-330, 330) * 0.9,
        rx: 44,
        ry: 30,
        tones: ['#E9DAB4', '#F7EED8'],
        thick: 3,
        gloss: 0.45,
        uneven: 0.3,
        share: 0.7,
        sdf: undefined,
      });
    for (let index = 0; index < 8; index += 1) {
      const angle = -2.75 + index * 0.33;
      appleSlice(s, {
        x: 790 + Math.cos(angle) * 215,
        y: 620 + Math.sin(angle) * 215,
        rot: angle - Math.PI / 2 + 0.55,
        size: 104,
        lean: 0.02,
        base: 76 + index * 6,
        sink: 0,
      });
    }
    strew(s, { x: 690, y: 760, r: 190 }, 24, 0.9, (p) =>
      lump(s, { ...p, size: s.random.between(24, 32), tones: ['#F6E6B0', '#E9CC80'], gloss: 0.5 }),
    );
    for (const [x, y] of [
      [930, 640],
      [1000, 560],
      [900, 740],
      [1000, 700],
      [860, 560],
      [780, 660],
    ])
      walnutHalf(s, { x, y, size: 44 });
    choppedWalnuts(s, { x: 930, y: 660, radius: 170, count: 40, size: 13 });
    drizzle(s, {
      points: [
        [560, 560],
        [660, 620],
        [740, 560],
        [830, 650],
        [920, 590],
        [1020, 690],
        [960, 790],
      ],
      width: 12,
    });
    powder(s, { x: 830, y: 600, r: 60, tone: '#8A4A1C', tall: 1, scatter: 2.2 });
    apple(s, { x: 150, y: 180, r: 112 });
    apple(s, { x: 330, y: 90, r: 92 });
    walnutShell(s, { x: 1440, y: 170, size: 58 });
    choppedWalnuts(s, { x: 1360, y: 220, radius: 70, count: 10, size: 13 });
    sideBowl(s, {
      x: 150,
      y: 1040,
      r: 116,
      tall: 56,
      tone: '#E9E0D0',
      draw: (d) => broth(s, { ...d, level: 40, tones: ['#A35E0C', '#DB962A'], wave: 0.5 }),
    });
    spoon(s, { x: 1240, y: 900, rot: 0.5, size: 1.05, base: 8 });
    cinnamon(s, { x: 1430, y: 330, rot: 0.5 });
    cinnamon(s, { x: 1450, y: 390, rot: 0.8 });
  },

  'omelette-with-tomato-and-herbs'(s) {
    cloth(s, {
      tone: '#EDE4D4',
      stripes: [
        { at: -480, width: 12, tone: '#C62A1E' },
        { at: -450, width: 4, tone: '#C62A1E' },
        { at: 500, width: 12, tone: '#C62A1E' },
        { at: 470, width: 4, tone: '#C62A1E' },
      ],
    });
    plate(s, { x: 770, y: 600, r: 500, tone: '#F3EEE4', decor: rimDecor({ tone: '#2B4A86', from: 0.965 }) });
    sheen(s, { x: 770, y: 600, rx: 340, tone: '#EBC65A', share: 0.25, uneven: 0.1 });
    omelette(s, { x: 765, y: 450, rot: 0.14 });
    for (const [x, y, r] of [
      [560, 320, 60],
      [660, 285, 64],
      [770, 275, 62],
    ])
      tomatoSlice(s, { x, y, r });
    for (const [x, y] of [
      [720, 560],
      [900, 640],
      [620, 690],
      [800, 750],
    ])
      parsleyLeaf(s, { x, y, size: 42 });
    chopped(s, { x: 760, y: 600, radius: 300, count: 70, size: 11 });
    seeds(s, { x: 770, y: 600, radius: 340, count: 60, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
    butter(s, { x: 850, y: 510, size: 44, melt: 1.1 });
    for (const [x, y, rot] of [
      [1400, 170, 0.4],
      [1300, 90, 1.5],
    ])
      egg(s, { x, y, rot });
    egg(s, { x: 1450, y: 300, rot: 2.2, tone: '#E9CDA8' });
    tomato(s, { x: 120, y: 1070, r: 96 });
    parsley(s, { x: 40, y: 120, length: 270, rot: 0.25, leaves: 8, size: 44 });
    fork(s, { x: 240, y: 1090, rot: 0.05, size: 0.85 });
  },

  'matsoni-with-strawberries-and-hazelnuts'(s) {
    stone(s, { tone: ['#E6DFD3', '#C2B8A8'] });
    napkin(s, {
      x: 1180,
      y: 330,
      width: 860,
      height: 620,
      rot: 0.25,
      tone: '#E9D3D0',
      stripes: [
        { at: -250, width: 10, tone: '#B3264A' },
        { at: 250, width: 10, tone: '#B3264A' },
      ],
    });
    const dish = bowl(s, {
      x: 780,
      y: 610,
      r: 468,
      tall: 108,
      tone: '#2F4F86',
      inside: '#EFE8DA',
      edge: '#182C52',
    });
    const seed = s.random.seed();
    s.stamp({
      x: 780,
      y: 610,
      reach: 440,
      base: 76,
      rise: true,
      sdf: circle(430),
      paint(p) {
        const reach = Math.hypot(p.u, p.v) / 430;
        const swirl = Math.sin(Math.atan2(p.v, p.u) + reach * 13 + 0.8 * noise(p.u / 90, p.v / 90, seed));
        p.z =
          6 * fbm(p.x / 60, p.y / 60, seed, 3) +
          9 * swirl * smooth(0.06, 0.25, reach) * smooth(0.92, 0.75, reach);
        colour(p, blend(hex('#F0E8D8'), hex('#FDFAF3'), 0.6 + 0.3 * swirl));
        p.gloss = 0.5;
        p.rough = 0.2;
        p.glow = 1;
      },
    });
    const ring = Array.from({ length: 11 }, (_, index) => index * 0.36 + 2.2);
    ring.forEach((angle, index) =>
      strawberry(s, {
        x: 780 + Math.cos(angle) * (250 + (index % 2) * 46),
        y: 610 + Math.sin(angle) * (250 + (index % 2) * 46),
        rot: angle + s.random.between(-0.5, 0.5),
        size: s.random.between(70, 84),
        half: index % 3 !== 1,
        crown: index % 4 === 1,
      }),
    );
    for (const [x, y, rot, half] of [
      [640, 560, 0.4, true],
      [720, 700, 1.9, true],
      [690, 470, -0.6, false],
      [610, 670, 2.6, true],
    ])
      strawberry(s, { x, y, rot, size: 76, half, crown: !half });
    strew(s, { x: 900, y: 650, r: 170 }, 30, 1, (p) =>
      hazelnut(s, { ...p, size: s.random.between(23, 28), half: s.random.next() > 0.6 }),
    );
    choppedWalnuts(s, { x: 890, y: 660, radius: 190, count: 26, size: 10 });
    drizzle(s, {
      points: [
        [700, 620],
        [790, 540],
        [880, 620],
        [960, 520],
        [1050, 640],
        [960, 760],
        [850, 800],
        [760, 760],
      ],
      width: 12,
    });
    greenBasil(s, { x: 800, y: 560, size: 62, leaves: 4 });
    for (const [x, y, rot] of [
      [140, 180, 0.5],
      [270, 110, 2.0],
      [120, 320, 1.2],
    ])
      strawberry(s, { x, y, rot, size: 78 });
    for (const [x, y] of [
      [1400, 1050],
      [1460, 1000],
      [1350, 1100],
      [1450, 1090],
      [1310, 1140],
    ])
      hazelnut(s, { x, y, size: 30 });
    sideBowl(s, {
      x: 1430,
      y: 190,
      r: 118,
      tall: 56,
      tone: '#F0E9DB',
      draw: (d) => broth(s, { ...d, level: 40, tones: ['#A35E0C', '#DB962A'], wave: 0.5 }),
    });
    spoon(s, { x: 160, y: 960, rot: 0.35, size: 0.9, material: 'wood' });
  },

  'curd-cheese-pancakes'(s) {
    planks(s, { tone: ['#A88862', '#644830'], turn: -0.05 });
    napkin(s, {
      x: 330,
      y: 880,
      width: 820,
      height: 600,
      rot: 0.3,
      tone: '#EFE7D8',
      ink: '#2C5FA8',
      print: (u, v) => 0.36 * (((u + 3000) % 66 < 33 ? 1 : 0) + ((v + 3000) % 66 < 33 ? 1 : 0)),
    });
    plate(s, {
      ...centre,
      r: 496,
      tone: '#F3EEE4',
      decor: strokesDecor({ count: 44, from: 0.85, to: 0.94 }),
    });
    const ring = Array.from({ length: 7 }, (_, index) => (index / 7) * Math.PI * 2 + 0.35);
    for (const angle of ring)
      pancake(s, {
        x: 790 + Math.cos(angle) * 272,
        y: 600 + Math.sin(angle) * 272,
        r: s.random.between(128, 137),
        tall: 54,
        rim: 17,
        bake: 0.5,
        base: 12,
      });
    pancake(s, { x: 800, y: 590, r: 138, tall: 54, rim: 17, bake: 0.55, base: 44 });
    dollop(s, { x: 800, y: 585, r: 96, tall: 44, sink: 0.1 });
    for (const [dx, dy] of [
      [-250, -40],
      [150, 240],
    ])
      sauce(s, {
        x: 790 + dx,
        y: 600 + dy,
        rx: 60,
        ry: 42,
        tones: ['#F3EADA', '#FDFAF2'],
        thick: 9,
        lumps: 2,
        gloss: 0.5,
        uneven: 0.25,
      });
    dusting(s, { ...centre, r: 380 });
    sideBowl(s, {
      x: 1420,
      y: 990,
      r: 158,
      tall: 64,
      tone: '#8A5233',
      inside: '#EFE7D6',
      draw: (d) => {
        mound(s, { x: d.x, y: d.y, rx: d.r * 0.9, tall: 30, base: d.z + 8, tone: '#E9DFC8' });
        fill(s, { x: d.x, y: d.y, rx: d.r * 0.82, count: 120 }, (p) =>
          curd(s, { ...p, size: s.random.between(12, 18) }),
        );
      },
    });
    sideBowl(s, {
      x: 1420,
      y: 190,
      r: 120,
      tall: 56,
      tone: '#F0E9DB',
      draw: (d) => dollop(s, { x: d.x, y: d.y, r: d.r * 0.86, tall: 36 }),
    });
    egg(s, { x: 150, y: 160, rot: 0.6 });
    fork(s, { x: 140, y: 900, rot: 0.4, size: 0.95, base: 8 });
  },

  'banana-pancakes'(s) {
    cloth(s, {
      tone: '#E7DCC6',
      stripes: [
        { at: -440, width: 22, tone: '#D9A441' },
        { at: 460, width: 22, tone: '#D9A441' },
      ],
    });
    plate(s, { ...centre, r: 494, tone: '#EFE9DE', decor: glazeDecor({ tone: '#5F7F86', from: 0.9 }) });
    const places = [
      [560, 430, 186],
      [980, 430, 184],
      [1010, 760, 188],
      [600, 790, 186],
      [780, 590, 200],
      [800, 600, 190],
    ];
    places.forEach(([x, y, r], index) =>
      pancake(s, {
        x,
        y,
        r,
        tall: 26,
        bake: 0.62,
        base: 14 + (index > 3 ? 22 + (index - 4) * 24 : (index % 2) * 6),
        sdf: blob(s.random, r, r * 0.98, 0.025, 5),
      }),
    );
    for (let index = 0; index < 9; index += 1) {
      const angle = (index / 9) * Math.PI * 2;
      bananaSlice(s, { x: 800 + Math.cos(angle) * 116, y: 600 + Math.sin(angle) * 116, r: 52 });
    }
    for (const [x, y] of [
      [800, 596],
      [500, 500],
      [1080, 700],
      [560, 860],
      [1060, 410],
    ])
      bananaSlice(s, { x, y, r: 50 });
    butter(s, { x: 800, y: 598, size: 48, melt: 1.1 });
    for (const points of [
      [
        [640, 520],
        [740, 470],
        [830, 540],
        [930, 500],
        [990, 600],
        [920, 700],
        [820, 720],
        [720, 690],
        [650, 620],
      ],
      [
        [960, 700],
        [1060, 760],
        [1010, 850],
        [930, 800],
      ],
      [
        [520, 380],
        [590, 430],
        [560, 500],
        [490, 450],
      ],
    ])
      drizzle(s, { points, width: 11 });
    fill(s, { ...centre, rx: 380, count: 46 }, (p) => oatFlake(s, { ...p, size: s.random.between(11, 16) }));
    banana(s, { x: 1400, y: 210, length: 380, rot: 1.0, width: 54 });
    banana(s, { x: 1330, y: 160, length: 380, rot: 0.8, width: 52 });
    sideBowl(s, {
      x: 150,
      y: 1040,
      r: 124,
      tall: 56,
      tone: '#F0E9DB',
      draw: (d) => broth(s, { ...d, level: 40, tones: ['#A35E0C', '#DB962A'], wave: 0.5 }),
    });
    egg(s, { x: 150, y: 160, rot: 0.8 });
    egg(s, { x: 270, y: 110, rot: 2.1, tone: '#E9CDA8' });
    fork(s, { x: 1330, y: 900, rot: 0.75, size: 0.95 });
    fill(s, { x: 1400, y: 1090, rx: 90, count: 26 }, (p) => oatFlake(s, { ...p, size: 15 }));
  },

  'apple-sharlotka'(s) {
    planks(s, { tone: ['#B58C62', '#6F4E32'], turn: 0.04 });
    napkin(s, {
      x: 1200,
      y: 860,
      width: 860,
      height: 640,
      rot: -0.3,
      tone: '#EAE1D0',
      stripes: [
        { at: 260, width: 14, tone: '#2F6848' },
        { at: 232, width: 4, tone: '#2F6848' },
      ],
    });
    plate(s, { ...centre, r: 506, tone: '#F0EADF', decor: rimDecor({ tone: '#2F6848', from: 0.965 }) });
    const seed = s.random.seed();
    const top = (p, outer) => sponge(p, outer, seed);
    const part = Math.PI / 4;
    const away = 100;
    for (let index = 0; index < 8; index += 1) {
      const from = 0.25 + index * part;
      const loose = index === 0;
      breadWedge(s, {
        ...centre,
        r: 400,
        from,
        to: from + part,
        base: 14,
        seed,
        tall: 74,
        side: loose ? 34 : 0.01,
        away: loose ? away : 0,
        top,
        filling: sharlotkaSide,
      });
    }
    for (const [far, number, size, turn] of [
      [300, 24, 92, 0.38],
      [170, 16, 80, 0.44],
    ]) {
      for (let index = 0; index < number; index += 1) {
        const angle = turn + (index / number) * Math.PI * 2;
        const inLoose = angle - 0.25 > 0 && angle - 0.25 < part;
        const nearCut =
          Math.min(
            Math.abs(angle - 0.25),
            Math.abs(angle - 0.25 - part),
            Math.abs(angle - 0.25 - Math.PI * 2),
          ) *
            far <
          46;
        if (nearCut) continue;
        const out = inLoose ? away : 0;
        const [ox, oy] = [Math.cos(0.25 + part / 2) * out, Math.sin(0.25 + part / 2) * out];
        appleSlice(s, {
          x: 790 + ox + Math.cos(angle) * far,
          y: 600 + oy + Math.sin(angle) * far,
          rot: angle - 1.2,
          size: size * (out ? 0.8 : 1),
          skin: '#A9682A',
          baked: 0.85,
          lean: 0.02,
          sink: 0.5,
          base: 86 + (index % 2) * 5,
        });
      }
    }
    dusting(s, { ...centre, r: 390, share: 0.5 });
    apple(s, { x: 150, y: 180, r: 116, tones: ['#8FA93A', '#D9C65A'] });
    apple(s, { x: 1440, y: 170, r: 110 });
    for (const [x, y, rot] of [
      [1330, 1040, 0.4],
      [1400, 1080, 0.8],
      [1440, 990, 1.4],
    ])
      appleSlice(s, { x, y, rot, size: 84, skin: '#8FA93A' });
    cinnamon(s, { x: 140, y: 1040, rot: -0.4 });
    cinnamon(s, { x: 180, y: 1090, rot: -0.2 });
    fork(s, { x: 90, y: 760, rot: 1.1, size: 0.85 });
    crumbs(s, { x: 1230, y: 760, radius: 90, count: 14 });
  },
};

/** Baked sponge, browner towards the tin. */
function sponge(p, outer, seed) {
  const [pale, gold, brown, dark] = ['#F1CE86', '#D9943C', '#A35E22', '#633214'].map(hex);
  const fine = noise(p.x / 6, p.y / 6, seed + 2);
  const heat = 0.34 + 0.4 * fbm(p.x / 80, p.y / 80, seed, 4) + 0.22 * smooth(50, 5, outer);
  colour(p, blend(pale, gold, smooth(0.05, 0.5, heat)));
  tint(p, brown, smooth(0.45, 0.95, heat));
  tint(p, dark, 0.6 * smooth(0.85, 1.2, heat));
  p.z += 1.6 * fine + 3 * smooth(0.5, 0.1, cells(p.x / 12, p.y / 12, seed + 5).near) - 4;
  p.rough = 0.3;
  p.glow = 0.5;
}

function sharlotkaSide(p, depth, seed) {
  const pore = cells(p.x / 9, p.y / 9, seed + 3);
  colour(p, hex('#F3DFA0'));
  shade(p, 1 - 0.25 * smooth(0.4, 0.1, pore.near));
  tint(p, hex('#F9EFC4'), 0.85 * smooth(0.1, 0.35, noise(p.x / 26, p.y / 26, seed + 9)));
  tint(p, hex('#C98A3E'), 0.7 * smooth(0.16, 0.02, depth));
  p.gloss = 0.15;
}

/** Icing sugar through a sieve. */
function dusting(s, { x, y, r, share = 0.7 }) {
  const seed = s.random.seed();
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: circle(r),
    stain: true,
    paint(p) {
      colour(p, [0.95, 0.93, 0.9]);
      const grain = smooth(0.25, 0.65, noise(p.x / 3, p.y / 3, seed));
      p.a = share * grain * smooth(-0.1, 0.5, fbm(p.x / 90, p.y / 90, seed + 3)) * smooth(0, 90, p.d);
      p.glow = 0.4;
    },
  });
}

function egg(s, { x, y, rot, tone = '#F1E2CB' }) {
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: 100,
    sdf: (u, v) => blobEgg(u, v),
    tall: 96,
    round: 62,
    lean: 0,
    sink: 0,
    paint(p) {
      colour(p, hex(tone));
      shade(p, 1 + 0.05 * noise(p.x / 5, p.y / 5, seed) + 0.04 * fbm(p.x / 40, p.y / 40, seed));
      p.gloss = 0.2;
      p.rough = 0.6;
      p.glow = 0.5;
    },
  });
}

const blobEgg = (u, v) => (1 - Math.hypot(u / 82, (v * (1 + 0.0026 * u)) / 62)) * 62;

function cinnamon(s, { x, y, rot, length = 210 }) {
  const seed = s.random.seed();
  lay(s, {
    x,
    y,
    rot,
    reach: length * 0.6,
    sdf: (u, v) => Math.min(length / 2 - Math.abs(u) + 3 * noise(v / 6, 1, seed), 19 - Math.abs(v)),
    tall: 26,
    round: 15,
    lean: 0.02,
    sink: 0,
    paint(p) {
      const bark = noise(p.u / 60, p.v / 3, seed);
      colour(p, blend(hex('#7A4420'), hex('#B0743E'), 0.5 + 0.5 * bark));
      const seam = smooth(4, 1, Math.abs(p.v));
      shade(p, 1 - 0.5 * seam);
      p.z -= 8 * seam;
      p.gloss = 0.15;
    },
  });
}

/** An omelette folded over tomato: the upper leaf a little shorter, so that the filling shows along the round edge. */
function omelette(s, { x, y, rot }) {
  const seed = s.random.seed();
  const [yellow, pale, gold, brown] = ['#F5C843', '#FAE392', '#E39C2C', '#AD671E'].map(hex);
  const half =
    (size, wobble, r = size * 0.94) =>
    (u, v) =>
      Math.min(
        r * (1 + 0.02 * Math.sin(Math.atan2(v, u) * 7 + wobble)) - Math.hypot(u * 0.86, v),
        v + 46 + 6 * Math.sin(u / 90 + wobble),
      );
  const leaf = (sdf, base, tall, bake) =>
    s.stamp({
      x,
      y,
      rot,
      reach: 470,
      base,
      rise: true,
      sdf,
      paint(p) {
        const puff = fbm(p.x / 84, p.y / 84, seed + tall, 3);
        const bubble = cells(p.x / 40 + 0.3 * noise(p.x / 30, p.y / 30, seed), p.y / 40, seed + 2);
        p.z =
          tall * dome(p.d, tall * 1.5) +
          8 * puff +
          3 * smooth(0.42, 0.1, bubble.near) * bubble.id +
          0.6 * noise(p.x / 8, p.y / 8, seed);
        const heat = bake + 0.5 * fbm(p.x / 100, p.y / 100, seed + 4, 4) + 0.16 * smooth(50, 8, p.d);
        colour(p, blend(pale, yellow, clamp(0.55 + 0.6 * puff)));
        tint(p, gold, smooth(0.25, 0.75, heat));
        tint(p, brown, 0.75 * smooth(0.58, 1, heat + 0.2 * smooth(0.35, 0.1, bubble.near)));
        p.gloss = 0.42;
        p.rough = 0.3;
        p.glow = 0.9;
      },
    });
  const at = (angle, far) => ({
    x: x + Math.cos(angle + rot) * far * 1.14,
    y: y + Math.sin(angle + rot) * far,
  });
  leaf(half(392, 1), 12, 24, 0.2);
  for (let index = 0; index < 13; index += 1)
    tomatoSlice(s, { ...at(0.12 + index * 0.245, 303), r: s.random.between(54, 64), lean: 0.2 });
  for (let index = 0; index < 40; index += 1)
    chopped(s, { ...at(0.1 + index * 0.075, s.random.between(285, 345)), radius: 10, count: 2, size: 12 });
  leaf(half(318, 4), 34, 54, 0.3);
}
