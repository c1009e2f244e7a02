import { mchadi } from '../kit/bread.mjs';
import { ketsi } from '../kit/clay.mjs';
import { stone } from '../kit/grounds.mjs';
import { strew } from '../kit/heap.mjs';
import { chopped, parsley } from '../kit/herbs.mjs';
import { corianderLeaves } from '../kit/leaves.mjs';
import { sauce } from '../kit/liquids.mjs';
import { chickenPiece } from '../kit/meat.mjs';
import { seeds } from '../kit/nuts.mjs';
import { garlic, garlicClove } from '../kit/onions.mjs';
import { MIDDLE } from '../kit/piece.mjs';
import { napkin } from '../kit/props.mjs';
import { lump } from '../kit/roots.mjs';
import { pool } from '../kit/ware.mjs';
import { blend, colour, hex, smooth, tint } from '../studio/colour.mjs';
import { fbm, noise } from '../studio/noise.mjs';

export function draw(s) {
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
  const pan = ketsi(s, { ...MIDDLE, r: 482, tall: 78, wall: 34 });
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
  seeds(s, { ...MIDDLE, radius: 380, count: 110, size: 3, thin: 0.8, tones: ['#2A1F18', '#5A4632'] });
  chopped(s, { ...MIDDLE, radius: 360, count: 46, size: 10 });
  corianderLeaves(s, [
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
  mchadi(s, { x: 1330, y: 1020, length: 130, width: 90, rot: -0.4 });
  mchadi(s, { x: 1430, y: 890, length: 130, width: 90, rot: 0.5 });
  parsley(s, { x: 40, y: 1080, length: 260, rot: -0.1, leaves: 8, size: 42 });
}
