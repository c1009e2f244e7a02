import { cloth, planks, stone } from '../kit/grounds.mjs';
import * as h from '../kit/herbs.mjs';
import * as n from '../kit/nuts.mjs';
import * as f from '../kit/fruit.mjs';
import * as v from '../kit/vegetables.mjs';
import * as g from '../kit/grains.mjs';
import * as m from '../kit/proteins.mjs';
import * as d from '../kit/dairy.mjs';
import * as l from '../kit/liquids.mjs';
import * as c from '../kit/cutlery.mjs';
const grid = (s, list) => list.forEach((fn, i) => fn({ x: 110 + (i % 8) * 200, y: 110 + Math.floor(i / 8) * 200 }));
export const sampler = {
  a(s) {
    cloth(s, {});
    grid(s, [
      (p) => h.corianderLeaf(s, p), (p) => h.sprig(s, { ...p, x: p.x - 80 }), (p) => h.parsley(s, { ...p, x: p.x - 80 }), (p) => h.tarragon(s, { ...p, x: p.x - 90 }),
      (p) => h.basil(s, p), (p) => h.greenBasil(s, p), (p) => h.dill(s, { ...p, x: p.x - 60, rot: 0 }), (p) => h.chopped(s, { ...p, radius: 70, count: 60 }),
      (p) => h.onionRings(s, { ...p, radius: 60, count: 20 }), (p) => h.bayLeaf(s, p), (p) => n.walnutHalf(s, p), (p) => n.choppedWalnuts(s, { ...p, radius: 60, count: 30 }),
      (p) => n.walnutShell(s, p), (p) => { n.hazelnut(s, p); n.hazelnut(s, { x: p.x + 50, y: p.y, half: true }); }, (p) => n.seeds(s, { ...p, radius: 50, count: 40, tones: ['#E9D9B0', '#D9C08A'] }), (p) => f.pomegranateSeeds(s, { ...p, radius: 50, count: 25 }),
      (p) => f.pomegranateHalf(s, p), (p) => f.pomegranate(s, p), (p) => f.lemonSlice(s, p), (p) => f.lemonWedge(s, p),
      (p) => f.lemon(s, p), (p) => f.strawberry(s, p), (p) => f.strawberry(s, { ...p, half: true }), (p) => f.bananaSlice(s, p),
      (p) => f.banana(s, { ...p, length: 180, width: 28 }), (p) => f.appleSlice(s, p), (p) => f.apple(s, p), (p) => f.prune(s, p),
      (p) => f.plum(s, p), (p) => f.grapes(s, { ...p, count: 14, r: 16, rot: 1.5, y: p.y - 60 }), (p) => f.drizzle(s, { points: [[p.x - 60, p.y], [p.x, p.y - 40], [p.x + 60, p.y + 30]] }), (p) => v.tomatoSlice(s, p),
      (p) => v.tomatoWedge(s, p), (p) => v.tomato(s, p), (p) => v.cucumberSlice(s, p), (p) => v.onionArc(s, p), (p) => v.redOnionArc(s, p), (p) => v.onion(s, p), (p) => v.pepperRing(s, p), (p) => v.pepperStrip(s, p),
    ]);
  },
  b(s) {
    planks(s);
    grid(s, [
      (p) => v.carrotCoin(s, p), (p) => v.stick(s, p), (p) => v.lump(s, p), (p) => v.lump(s, { ...p, brown: 1 }), (p) => v.potatoWedge(s, p), (p) => v.garlicClove(s, p), (p) => v.garlic(s, p), (p) => v.chilli(s, { ...p, x: p.x - 70, rot: 0 }),
      (p) => v.chilliRing(s, p), (p) => v.olive(s, p), (p) => v.mushroomSlice(s, p), (p) => v.broccoli(s, p), (p) => v.aubergine(s, { ...p, x: p.x - 80, length: 160, width: 40 }), (p) => v.shred(s, p), (p) => g.riceGrain(s, p), (p) => { for (let i = 0; i < 40; i++) g.buckwheatGrain(s, { x: p.x + s.random.between(-40, 40), y: p.y + s.random.between(-40, 40) }); },
      (p) => g.oatFlake(s, p), (p) => { g.bean(s, p); g.bean(s, { x: p.x + 50, y: p.y, kind: 'white' }); }, (p) => g.chickpea(s, p), (p) => g.lentil(s, p), (p) => g.strand(s, { points: [[p.x - 60, p.y], [p.x, p.y - 40], [p.x + 60, p.y + 30]] }), (p) => m.meat(s, p), (p) => m.meat(s, { ...p, kind: 'pork' }), (p) => m.chickenPiece(s, p),
      (p) => m.chickenPiece(s, { ...p, shape: 'drum' }), (p) => m.patty(s, p), (p) => m.eggHalf(s, p), (p) => m.yolk(s, p), (p) => m.mince(s, p), (p) => m.tunaFlake(s, p), (p) => d.butter(s, { ...p, melt: 1 }), (p) => d.cheese(s, p),
      (p) => d.dollop(s, p), (p) => d.curd(s, p), (p) => l.sauce(s, { ...p, rx: 70, tones: ['#8E2014', '#D24A24'] }), (p) => l.powder(s, { ...p, tone: '#C9781E' }), (p) => c.glass(s, p), (p) => {}, (p) => {}, (p) => {},
    ]);
    m.trout(s, { x: 1300, y: 950 });
    c.spoon(s, { x: 700, y: 1130, size: 0.6 }); c.fork(s, { x: 1000, y: 1130, size: 0.6 }); c.knife(s, { x: 1300, y: 1130, size: 0.6 }); c.spoon(s, { x: 400, y: 1130, size: 0.6, material: 'wood' });
  },
};
