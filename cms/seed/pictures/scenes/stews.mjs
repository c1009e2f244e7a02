import { bowl, ketsi, pool } from '../kit/ware.mjs';
import { dollop } from '../kit/dairy.mjs';
import { fork, glass, spoon } from '../kit/cutlery.mjs';
import { cloth, planks, stone } from '../kit/grounds.mjs';
import {
  basil,
  bayLeaf,
  bladeLeaf,
  chopped,
  corianderLeaf,
  onionRings,
  parsley,
  sprig,
  tarragon,
} from '../kit/herbs.mjs';
import { oilEyes, sauce, sheen } from '../kit/liquids.mjs';
import { bean, fill, riceGrain } from '../kit/grains.mjs';
import {
  chilli,
  chilliRing,
  friedOnionArc,
  garlic,
  garlicClove,
  lump,
  onion,
  onionArc,
  pepperStrip,
  potatoWedge,
  redOnionArc,
  stick,
  tomato,
  tomatoWedge,
  aubergine,
} from '../kit/vegetables.mjs';
import { plum, pomegranateHalf, pomegranateSeeds } from '../kit/fruit.mjs';
import { chickenPiece, meat } from '../kit/proteins.mjs';
import {
  breadSlice,
  fallen,
  glazeDecor,
  mchadi,
  napkin,
  shoti,
  sideBowl,
  sidePlate,
  spiceDish,
  strokesDecor,
} from '../kit/props.mjs';
import { choppedWalnuts, seeds, walnutHalf, walnutShell } from '../kit/nuts.mjs';
import { stew, strew } from '../kit/stew.mjs';
import { supra } from '../kit/supra.mjs';
import { blend, colour, hex, shade, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';
import { blob } from '../studio/shapes.mjs';

const centre = { x: 790, y: 600 };
const leaves = (s, list) => list.forEach(([x, y, size = 34]) => corianderLeaf(s, { x, y, size }));

/** A ceramic cup of red wine. */
const wine = (s, place) => glass(s, { r: 92, tall: 130, ...place });

export const stews = {
  satsivi(s) {
    supra(s, { shift: [300, 40] });
    const dish = bowl(s, {
      ...centre,
      r: 470,
      tall: 96,
      tone: '#F2ECDF',
      decor: strokesDecor({ count: 46, from: 0.955, to: 0.99, line: 0 }),
    });
    const level = 62;
    stew(s, dish, {
      level,
      tones: ['#DDB57A', '#EBCB97'],
      gloss: 0.4,
      rough: 0.3,
      wave: 4,
      parts: [
        [
          10,
          (p) =>
            meat(s, {
              ...p,
              size: s.random.between(84, 112),
              kind: 'poultry',
              sear: 0.3,
              glaze: '#E6C48E',
              coat: 0.6,
              tall: 52,
              sink: 0.45,
            }),
          0.72,
        ],
      ],
    });
    for (const [x, y] of [
      [620, 460],
      [950, 480],
      [690, 790],
      [930, 790],
      [800, 610],
      [520, 640],
      [1060, 640],
    ])
      sauce(s, {
        x,
        y,
        rx: s.random.between(120, 165),
        ry: s.random.between(80, 115),
        tones: ['#DCB377', '#EFD3A2'],
        thick: 10,
        lumps: 5,
        gloss: 0.45,
        uneven: 0.24,
        rot: s.random.angle(),
      });
    seeds(s, { ...centre, radius: 380, count: 70, size: 3, tones: ['#B98448', '#9A6A34'] });
    oilEyes(s, { ...centre, radius: 370, count: 60, tone: '#D96A12', size: 19 });
    for (const [x, y] of [
      [560, 480],
      [1000, 700],
      [740, 830],
      [900, 400],
    ])
      sheen(s, { x, y, rx: 62, ry: 26, tone: '#D9721A', share: 0.6, uneven: 0.35 });
    pomegranateSeeds(s, { x: 780, y: 590, radius: 180, count: 26, size: 15 });
    leaves(s, [
      [735, 560, 40],
      [842, 615, 44],
      [790, 680, 36],
    ]);
    walnutHalf(s, { x: 690, y: 640, size: 40 });
    walnutHalf(s, { x: 880, y: 530, size: 38 });
    spoon(s, { x: 1250, y: 960, rot: 0.35, size: 0.9, material: 'wood', base: 8 });
    pomegranateHalf(s, { x: 1440, y: 190, r: 130 });
    for (const [x, y] of [
      [130, 1020],
      [230, 1090],
    ])
      walnutShell(s, { x, y, size: 56 });
    choppedWalnuts(s, { x: 190, y: 960, radius: 90, count: 16, size: 13 });
    spiceDish(s, { x: 150, y: 160, r: 92, tone: '#D9921E' });
  },

  'beef-kharcho'(s) {
    planks(s, { tone: ['#8F6A48', '#4C3220'] });
    napkin(s, {
      x: 1180,
      y: 880,
      width: 820,
      height: 560,
      rot: -0.2,
      tone: '#E5DAC6',
      stripes: [{ at: 230, width: 10, tone: '#7B1E3A' }],
    });
    const dish = bowl(s, {
      ...centre,
      r: 460,
      tall: 110,
      tone: '#7B4A30',
      inside: '#8E5A3C',
      edge: '#3E2316',
    });
    stew(s, dish, {
      level: 78,
      tones: ['#7E2A10', '#A8431A'],
      cloud: 0.6,
      eyes: 60,
      eyeTone: '#E88A2A',
      wave: 2,
      parts: [
        [
          15,
          (p) =>
            meat(s, {
              ...p,
              size: s.random.between(56, 80),
              kind: 'beef',
              sear: 0.25,
              glaze: '#9A3A16',
              coat: 0.5,
              tall: 52,
              sink: 0.4,
            }),
          0.76,
        ],
        [210, (p) => riceGrain(s, { ...p, length: 15, width: 5.5, tone: '#F0D9B4', sink: 0.45 }), 0.88],
        [
          26,
          (p) => onionArc(s, { ...p, r: 34, width: 6, sweep: 1.8, tones: ['#E2A060', '#C87A3A'], sink: 0.3 }),
        ],
      ],
    });
    choppedWalnuts(s, { ...centre, radius: 330, count: 46, size: 11 });
    chopped(s, { ...centre, radius: 350, count: 90, size: 11 });
    chilliRing(s, { x: 690, y: 500, r: 17 });
    chilliRing(s, { x: 905, y: 700, r: 16 });
    leaves(s, [
      [760, 560, 42],
      [830, 630, 44],
      [790, 520, 34],
    ]);
    shoti(s, { x: 1370, y: 960, length: 520, width: 190, rot: -0.75 });
    spoon(s, { x: 170, y: 330, rot: 1.25, size: 0.95 });
    spiceDish(s, { x: 1440, y: 170, r: 96, tone: '#A85A1E' });
    for (const [x, y] of [
      [1270, 110],
      [1330, 60],
    ])
      garlicClove(s, { x, y, size: 34 });
    sprig(s, { x: 40, y: 1040, length: 270, rot: 0.25, leaves: 8, size: 42 });
  },

  chakapuli(s) {
    stone(s, { tone: ['#D8CFBC', '#B3A68E'] });
    napkin(s, {
      x: 260,
      y: 880,
      width: 720,
      height: 560,
      rot: 0.35,
      tone: '#2A4680',
      ink: '#E9E3D6',
      print: (u, v) => (Math.hypot(((u + 2000) % 60) - 30, ((v + 2000) % 60) - 30) < 8 ? 0.9 : 0),
    });
    const pan = ketsi(s, { ...centre, r: 486, tall: 84, wall: 34 });
    stew(s, pan, {
      level: 54,
      tones: ['#6F7428', '#A9A352'],
      cloud: 1.1,
      gloss: 0.5,
      eyes: 40,
      eyeTone: '#D9CE6A',
      wave: 2,
      parts: [
        [
          22,
          (p) =>
            meat(s, {
              ...p,
              size: s.random.between(66, 96),
              kind: 'lamb',
              sear: 0.1,
              tall: 60,
              sink: 0.28,
              glaze: '#9A9A48',
              coat: 0.3,
            }),
          0.74,
        ],
        [
          150,
          (p) =>
            bladeLeaf(s, {
              ...p,
              rot: s.random.angle(),
              length: s.random.between(58, 92),
              width: 15,
              tone: hex(s.random.pick(['#4E6B2A', '#5F7C32', '#3F5E28'])),
              lift: 1,
            }),
          0.9,
        ],
        [34, (p) => onionRings(s, { ...p, radius: 10, count: 2, size: 16 }), 0.86],
      ],
    });
    strew(s, pan, 12, 0.74, (p) => plum(s, { ...p, r: s.random.between(33, 39), sink: 0.3 }));
    strew(s, pan, 46, 0.8, (p) =>
      bladeLeaf(s, {
        ...p,
        rot: s.random.angle(),
        length: s.random.between(60, 96),
        width: 16,
        tone: hex(s.random.pick(['#5E8A36', '#4C7A30', '#6E9A42'])),
      }),
    );
    chopped(s, { ...centre, radius: 380, count: 70, size: 12 });
    chilliRing(s, { x: 700, y: 690, r: 17 });
    chilliRing(s, { x: 900, y: 500, r: 17 });
    tarragon(s, { x: 660, y: 520, length: 240, rot: 0.5, leaves: 16, size: 72 });
    for (const [x, y] of [
      [1340, 1010],
      [1420, 950],
      [1440, 1050],
      [1350, 1110],
    ])
      plum(s, { x, y, r: 46 });
    tarragon(s, { x: 1200, y: 60, length: 360, rot: 0.35, leaves: 20, size: 76 });
    tarragon(s, { x: 1250, y: 40, length: 330, rot: 0.6, leaves: 18, size: 74 });
    glass(s, { x: 150, y: 170, r: 100, tall: 120, tones: ['#D9B84A', '#F0DF94'] });
  },

  chashushuli(s) {
    supra(s, { shift: [500, 330] });
    board(s);
    const pan = ketsi(s, { x: 780, y: 600, r: 470, tall: 78, wall: 34, base: 20 });
    stew(s, pan, {
      level: 66,
      tones: ['#8E1F10', '#B8361A'],
      cloud: 0.7,
      eyes: 40,
      eyeTone: '#F08A30',
      wave: 4,
      parts: [
        [
          34,
          (p) =>
            meat(s, {
              ...p,
              size: s.random.between(54, 76),
              kind: 'beef',
              sear: 0.35,
              glaze: '#A82A14',
              coat: 0.45,
              tall: 48,
              sink: 0.3,
            }),
          0.8,
        ],
        [26, (p) => pepperStrip(s, { ...p, length: s.random.between(74, 104), width: 13, sink: 0.3 })],
        [
          16,
          (p) => pepperStrip(s, { ...p, length: 84, width: 12, tones: ['#4E7A2A', '#8DAE52'], sink: 0.3 }),
        ],
        [
          44,
          (p) => onionArc(s, { ...p, r: 46, width: 8, sweep: 1.9, tones: ['#EFC28E', '#D98A4A'], sink: 0.3 }),
        ],
        [18, (p) => sauce(s, { ...p, rx: 44, ry: 34, tones: ['#B52C16', '#DB5A2C'], thick: 8, gloss: 0.65 })],
      ],
    });
    chopped(s, { x: 780, y: 600, radius: 370, count: 80, size: 12 });
    leaves(s, [
      [720, 540, 44],
      [860, 600, 46],
      [770, 700, 42],
      [900, 470, 36],
      [640, 650, 36],
    ]);
    chilli(s, { x: 690, y: 430, length: 210, width: 19, rot: 0.5 });
    shoti(s, { x: 1400, y: 300, length: 460, width: 180, rot: 1.2 });
    tomato(s, { x: 1430, y: 1030, r: 96 });
    garlic(s, { x: 130, y: 150, r: 78 });
    spiceDish(s, { x: 150, y: 1050, r: 92, tone: '#B5762A' });
    fork(s, { x: 1150, y: 1010, rot: 0.32, size: 0.85 });
  },

  ojakhuri(s) {
    planks(s, { tone: ['#9C7650', '#573820'], turn: -0.08 });
    board(s, { tone: ['#B98A5A', '#70472A'] });
    const pan = ketsi(s, { x: 780, y: 600, r: 480, tall: 66, wall: 32, base: 20 });
    sheen(s, { x: 780, y: 600, rx: 420, tone: '#C97E2A', share: 0.35, gloss: 0.4 });
    strew(s, pan, 50, 0.94, (p) => potatoWedge(s, { ...p, length: s.random.between(74, 100) }));
    strew(s, pan, 28, 0.84, (p) =>
      meat(s, { ...p, size: s.random.between(56, 76), kind: 'pork', sear: 0.7, tall: 46 }),
    );
    strew(s, pan, 22, 0.76, (p) => potatoWedge(s, { ...p, length: s.random.between(70, 92) }));
    strew(s, pan, 10, 0.6, (p) =>
      meat(s, { ...p, size: s.random.between(52, 68), kind: 'pork', sear: 0.75, tall: 42 }),
    );
    strew(s, pan, 30, 0.72, (p) => friedOnionArc(s, { ...p, r: 42, width: 7, sweep: 2.2 }));
    strew(s, pan, 15, 0.66, (p) => onionArc(s, { ...p, r: 52, width: 8, sweep: 3.4 }));
    pomegranateSeeds(s, { x: 780, y: 600, radius: 330, count: 64, size: 14 });
    chopped(s, { x: 780, y: 600, radius: 340, count: 60, size: 11 });
    leaves(s, [
      [700, 520, 42],
      [870, 560, 44],
      [760, 700, 42],
    ]);
    pomegranateHalf(s, { x: 1430, y: 980, r: 128 });
    sprig(s, { x: 1290, y: 110, length: 280, rot: 0.3, leaves: 8, size: 44 });
    onion(s, { x: 130, y: 1060, r: 92 });
    garlic(s, { x: 130, y: 150, r: 76 });
    for (const [x, y] of [
      [250, 90],
      [240, 190],
    ])
      garlicClove(s, { x, y, size: 36 });
  },

  shkmeruli(s) {
    stone(s, { tone: ['#8F8478', '#5E554C'] });
    napkin(s, {
      x: 1240,
      y: 900,
      width: 760,
      height: 560,
      rot: -0.4,
      stripes: [
        { at: 220, width: 10, tone: '#1F3A6E' },
        { at: 244, width: 4, tone: '#1F3A6E' },
      ],
    });
    const pan = ketsi(s, { ...centre, r: 482, tall: 78, wall: 34 });
    const milk = (p, t) => {
      colour(p, blend(hex('#EFE0BC'), hex('#F8EFD8'), 0.5 + fbm(p.x / 70, p.y / 70, 9)));
      tint(p, hex('#D9A95A'), 0.7 * smooth(0.8, 1.02, t + 0.1 * noise(p.x / 30, p.y / 30, 4)));
      p.glow = 0.8;
    };
    pool(s, { ...pan, level: 44, paint: milk, wave: 2 });
    const joints = [
      [-170, -150, 'thigh', 0.4],
      [120, -190, 'drum', 2.4],
      [215, 40, 'thigh', 1.4],
      [-225, 70, 'drum', 0.9],
      [-20, 20, 'thigh', -0.5],
      [80, 215, 'thigh', 2.8],
      [-140, 230, 'drum', -0.5],
    ];
    for (const [dx, dy, shape, rot] of joints)
      chickenPiece(s, {
        x: 790 + dx,
        y: 600 + dy,
        rot,
        shape,
        size: shape === 'drum' ? 138 : 128,
        bake: 0.5,
        tall: 82,
        sink: 0.2,
        glaze: '#F6EBD0',
        coat: 0.35,
        base: 40,
      });
    pool(s, { ...pan, level: 54, paint: milk, wave: 2 });
    for (const [dx, dy] of [
      [-60, -110],
      [150, -70],
      [-150, 150],
      [120, 140],
    ])
      sauce(s, {
        x: 790 + dx,
        y: 600 + dy,
        rx: 74,
        ry: 52,
        tones: ['#EBDAB2', '#FAF2DC'],
        thick: 7,
        lumps: 2,
        gloss: 0.6,
        uneven: 0.3,
      });
    strew(s, pan, 46, 0.8, (p) =>
      lump(s, { ...p, size: s.random.between(8, 14), tones: ['#F3E2B4', '#DDB565'], brown: 0.3 }),
    );
    strew(s, pan, 9, 0.72, (p) => garlicClove(s, { ...p, size: 27, peeled: true, roast: 0.6 }));
    seeds(s, { ...centre, radius: 380, count: 110, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
    chopped(s, { ...centre, radius: 360, count: 46, size: 10 });
    leaves(s, [
      [730, 500, 36],
      [880, 690, 38],
    ]);
    garlic(s, { x: 150, y: 170, r: 86 });
    garlic(s, { x: 280, y: 90, r: 66 });
    for (const [x, y] of [
      [110, 320],
      [330, 200],
      [190, 300],
    ])
      garlicClove(s, { x, y, size: 38 });
    breadSlice(s, { x: 1370, y: 1010, width: 230, height: 150, rot: -0.5 });
    breadSlice(s, { x: 1440, y: 880, width: 220, height: 145, rot: -0.2 });
    parsley(s, { x: 40, y: 1080, length: 260, rot: -0.1, leaves: 8, size: 42 });
  },

  chakhokhbili(s) {
    cloth(s, {
      tone: '#DCCDB4',
      stripes: [
        { at: -470, width: 14, tone: '#7B1E3A' },
        { at: -440, width: 4, tone: '#7B1E3A' },
        { at: 480, width: 14, tone: '#7B1E3A' },
        { at: 452, width: 4, tone: '#7B1E3A' },
      ],
    });
    const dish = bowl(s, {
      ...centre,
      r: 478,
      tall: 100,
      tone: '#2C4A7E',
      inside: '#EFE7D8',
      edge: '#14264A',
    });
    stew(s, dish, {
      level: 70,
      tones: ['#A8280F', '#D24E22'],
      cloud: 0.8,
      wave: 4,
      eyes: 46,
      eyeTone: '#F29A3A',
      parts: [
        [
          40,
          (p) => onionArc(s, { ...p, r: 46, width: 8, sweep: 1.9, tones: ['#F0BE86', '#DB8444'], sink: 0.3 }),
        ],
        [24, (p) => sauce(s, { ...p, rx: 46, ry: 34, tones: ['#B52C14', '#E2622E'], thick: 9, gloss: 0.65 })],
      ],
    });
    const joints = [
      [-170, -140, 'thigh', 0.4],
      [100, -190, 'drum', 2.6],
      [210, 20, 'thigh', 1.3],
      [-210, 90, 'drum', 0.6],
      [0, 20, 'thigh', -0.6],
      [90, 210, 'thigh', 2.9],
      [-120, 230, 'drum', -0.4],
    ];
    for (const [dx, dy, shape, rot] of joints)
      chickenPiece(s, {
        x: 790 + dx,
        y: 600 + dy,
        rot,
        shape,
        size: shape === 'drum' ? 132 : 122,
        bake: 0.36,
        tall: 74,
        sink: 0.3,
        glaze: '#C23E1C',
        coat: 0.85,
        base: 66,
      });
    strew(s, dish, 20, 0.76, (p) =>
      sauce(s, {
        ...p,
        rx: s.random.between(34, 58),
        ry: 32,
        tones: ['#B52C14', '#E2622E'],
        thick: 8,
        gloss: 0.65,
        uneven: 0.25,
      }),
    );
    strew(s, dish, 16, 0.74, (p) =>
      onionArc(s, { ...p, r: 44, width: 7, sweep: 2, tones: ['#F4CE9E', '#DF8E50'] }),
    );
    chopped(s, { ...centre, radius: 350, count: 90, size: 12 });
    basil(s, { x: 800, y: 590, size: 84 });
    leaves(s, [
      [650, 520, 42],
      [920, 690, 44],
      [720, 730, 38],
    ]);
    spoon(s, { x: 1280, y: 930, rot: 0.5, size: 0.95, material: 'wood' });
    tomato(s, { x: 150, y: 170, r: 100 });
    tomato(s, { x: 320, y: 90, r: 82 });
    basil(s, { x: 1440, y: 200, size: 120, leaves: 6 });
    onion(s, { x: 120, y: 1060, r: 90 });
    chilli(s, { x: 250, y: 1120, length: 200, width: 19, rot: -0.5 });
  },

  'lobio-in-a-clay-pot'(s) {
    planks(s, { tone: ['#A07A54', '#5C3C24'] });
    napkin(s, {
      x: 790,
      y: 640,
      width: 980,
      height: 900,
      rot: 0.12,
      tone: '#DDD0BA',
      stripes: [
        { at: -400, width: 12, tone: '#7B1E3A' },
        { at: 400, width: 12, tone: '#7B1E3A' },
      ],
    });
    const pot = clayPot(s, { x: 740, y: 590, r: 420 });
    stew(s, pot, {
      level: 116,
      tones: ['#6E3322', '#8E4C34'],
      cloud: 0.9,
      wave: 5,
      gloss: 0.4,
      rough: 0.35,
      parts: [
        [
          330,
          (p) =>
            bean(s, {
              ...p,
              size: s.random.between(25, 30),
              tones: ['#6A2A20', '#87402E', '#4E1C18', '#96543C'],
              gloss: 0.45,
              sink: 0.45,
            }),
          0.95,
        ],
        [40, (p) => sauce(s, { ...p, rx: 30, ry: 22, tones: ['#7E4632', '#A06A50'], thick: 7, gloss: 0.4 })],
      ],
    });
    sheen(s, { x: 740, y: 590, rx: 240, ry: 210, tone: '#8A3A1C', share: 0.2, gloss: 0.8 });
    strew(s, pot, 12, 0.6, (p) => redOnionArc(s, { ...p, r: 44, width: 7, sweep: 3 }));
    chopped(s, { x: 740, y: 590, radius: 250, count: 100, size: 12 });
    leaves(s, [
      [690, 540, 42],
      [790, 610, 46],
      [730, 660, 40],
      [810, 530, 36],
    ]);
    bayLeaf(s, { x: 600, y: 690, rot: -0.4 });
    sidePlate(s, {
      x: 1330,
      y: 880,
      r: 240,
      tone: '#EDE5D6',
      decor: glazeDecor({ tone: '#2C4A7E', from: 0.92 }),
      draw: () => {},
    });
    mchadi(s, { x: 1270, y: 830, length: 120, width: 82, rot: 0.4 });
    mchadi(s, { x: 1390, y: 920, length: 120, width: 80, rot: -0.3 });
    sideBowl(s, {
      x: 1400,
      y: 270,
      r: 165,
      tall: 56,
      tone: '#6B7F6A',
      inside: '#E9E2D2',
      draw: ({ x, y, r }) => {
        for (let index = 0; index < 26; index += 1)
          onionArc(s, {
            x: x + s.random.between(-0.6, 0.6) * r,
            y: y + s.random.between(-0.6, 0.6) * r,
            r: 40,
            width: 7,
            sweep: 3.2,
            tones: ['#F0DCE6', '#A8447A'],
          });
      },
    });
    spoon(s, { x: 150, y: 880, rot: 0.4, size: 0.85, material: 'wood', base: 8 });
    for (const [x, y] of [
      [120, 190],
      [170, 230],
      [90, 260],
      [210, 170],
    ])
      bean(s, { x, y, size: 28 });
  },

  ajapsandali(s) {
    supra(s, { shift: [700, 500] });
    const dish = bowl(s, {
      ...centre,
      r: 474,
      tall: 92,
      tone: '#E9DFCC',
      inside: '#E9DFCC',
      decor: glazeDecor({ tone: '#7E5A3C', from: 0.9 }),
    });
    const soft = (p, tones, size, more) =>
      lump(s, { ...p, size: s.random.around(size, 0.18), tones, gloss: 0.5, sink: 0.25, ...more });
    stew(s, dish, {
      level: 66,
      tones: ['#9A3A16', '#C2602A'],
      cloud: 0.7,
      wave: 4,
      eyes: 30,
      eyeTone: '#EFA03C',
      parts: [
        [56, (p) => auberginePiece(s, p)],
        [40, (p) => soft(p, ['#EBC878', '#D9A548'], 44)],
        [30, (p) => pepperStrip(s, { ...p, length: 96, width: 16, sink: 0.2 })],
        [
          18,
          (p) => pepperStrip(s, { ...p, length: 92, width: 16, tones: ['#5E8A32', '#A3C067'], sink: 0.2 }),
        ],
        [34, (p) => tomatoWedge(s, { ...p, length: s.random.between(48, 62), sink: 0.3 })],
        [
          34,
          (p) => onionArc(s, { ...p, r: 42, width: 7, sweep: 2, tones: ['#F3D3A0', '#DDA05A'], sink: 0.2 }),
        ],
      ],
    });
    strew(s, dish, 16, 0.74, (p) => auberginePiece(s, p));
    strew(s, dish, 16, 0.7, (p) =>
      sauce(s, { ...p, rx: 34, ry: 26, tones: ['#B03C18', '#DB6E34'], thick: 6, gloss: 0.65, uneven: 0.25 }),
    );
    chopped(s, { ...centre, radius: 350, count: 90, size: 12 });
    basil(s, { x: 790, y: 580, size: 92, leaves: 6 });
    leaves(s, [
      [640, 600, 40],
      [930, 640, 42],
    ]);
    aubergine(s, { x: 1250, y: 1080, length: 300, width: 76, rot: -0.5 });
    for (const [x, y] of [
      [160, 140],
      [90, 280],
    ])
      tomato(s, { x, y, r: 88 });
    garlic(s, { x: 1450, y: 190, r: 80 });
    garlicClove(s, { x: 1350, y: 120, size: 38 });
    chilli(s, { x: 60, y: 1040, length: 220, width: 20, rot: 0.3 });
    spoon(s, { x: 1230, y: 250, rot: -0.7, size: 0.8 });
  },
};

function board(s, look = {}) {
  s.stamp({
    x: 780,
    y: 600,
    reach: 560,
    sdf: (u, v) => 520 - Math.hypot(u, v),
    paint(p) {
      const grain = noise(p.u / 500, (p.v + 20 * noise(p.u / 300, p.v / 100, 3)) / 12, 5);
      const [pale, dark] = (look.tone ?? ['#A87850', '#603C22']).map(hex);
      colour(p, blend(dark, pale, 0.5 + 0.35 * grain));
      shade(p, 1 - 0.3 * smooth(14, 0, p.d));
      p.z = 20 * Math.min(1, p.d / 8) + grain;
    },
  });
}

function auberginePiece(s, place) {
  const seed = s.random.seed();
  const [flesh, brown, skin] = ['#B98E52', '#7A5430', '#2E1630'].map(hex);
  const size = s.random.between(42, 58);
  const side = s.random.angle();
  const sdf = blob(s.random, size, size * 0.72, 0.12, 5);
  s.stamp({
    ...place,
    rot: s.random.angle(),
    reach: size * 1.3,
    sdf,
    rise: true,
    base: s.level(place.x, place.y, size * 0.5) - 8,
    paint(p) {
      p.z = 30 * Math.min(1, p.d / 16) ** 0.6 + 2 * noise(p.x / 9, p.y / 9, seed);
      colour(p, blend(brown, flesh, 0.5 + fbm(p.x / 20, p.y / 20, seed)));
      tint(p, skin, smooth(15, 9, p.d) * smooth(-0.2, 0.2, Math.cos(Math.atan2(p.v, p.u) - side)));
      p.gloss = 0.5;
      p.rough = 0.25;
      p.glow = 0.3;
    },
  });
}

/** Kotani: a round-bellied clay pot with two ears. */
function clayPot(s, { x, y, r }) {
  const seed = s.random.seed();
  const [clay, burnt] = ['#A4583A', '#54261A'].map(hex);
  const mouth = r * 0.74;
  for (const side of [-1, 1]) {
    s.stamp({
      x: x + side * r * 1.0,
      y: y + 10,
      reach: r * 0.34,
      base: 40,
      rise: true,
      sdf: (u, v) => 30 - Math.abs(Math.hypot(u * 1.1, v) - r * 0.2),
      paint(p) {
        p.z = 46 * Math.min(1, p.d / 26) ** 0.5;
        colour(p, blend(burnt, clay, 0.6 + 0.4 * fbm(p.x / 50, p.y / 50, seed)));
        p.gloss = 0.2;
        p.rough = 0.6;
      },
    });
  }
  s.stamp({
    x,
    y,
    reach: r + 2,
    sdf: (u, v) => r - Math.hypot(u, v),
    rise: true,
    paint(p) {
      const reach = Math.hypot(p.u, p.v);
      const t = reach / r;
      const turned = Math.sin(reach / 4 + 2 * noise(p.x / 90, p.y / 90, seed));
      if (reach < mouth - 30) p.z = 60;
      else if (reach < mouth + 14) p.z = 150 + 16 * Math.sin(((reach - mouth + 30) / 44) * Math.PI);
      else p.z = 146 * Math.sqrt(Math.max(0, 1 - ((t - 0.74) / 0.27) ** 2)) - 4;
      p.z += 0.8 * turned;
      colour(p, blend(burnt, clay, 0.6 + 0.5 * fbm(p.x / 120, p.y / 120, seed) + 0.08 * turned));
      tint(
        p,
        hex('#22120C'),
        0.7 * smooth(0.15, 0.7, fbm(p.x / 140, p.y / 140, seed + 4)) * smooth(0.75, 1, t),
      );
      const band = Math.abs(t - 0.86);
      tint(
        p,
        hex('#E9D9BC'),
        0.75 * smooth(0.016, 0.01, Math.abs(band - 0.0) + 0.012 * Math.sin(Math.atan2(p.v, p.u) * 34)),
      );
      p.gloss = 0.25;
      p.rough = 0.55;
    },
  });
  return { x, y, r: mouth - 26 };
}
