import { present } from '../domain/present';
import { randomUUID } from 'node:crypto';
import { shopDay, windowsFrom } from '../domain/order/windows';
import type { StockUnit } from '../domain/storage/units';
import { addDays } from '../domain/time/day';
import { deliver } from '../orders/deliver';
import { pack } from '../orders/pack';
import { readShop } from '../orders/shop';
import { accept, depart } from '../orders/steps';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { contextOf } from '../vendor/koa';
import type { Caller } from '../records/types';
import { change, create, inWrite } from '../records/write/write';
import { recordArrivals } from '../stocks/moves';
import { type SeedProduct, seedProducts } from './content';
import { markSeeded, seeded, type SeededIds } from './seeded';
import { getOrThrow as fromMap } from '../records/getOrThrow';

const ZONES = [
  ['Vake', 'ვაკე', 500],
  ['Saburtalo', 'საბურთალო', 500],
  ['Vera', 'ვერა', 500],
  ['Mtatsminda', 'მთაწმინდა', 600],
  ['Old Tbilisi', 'ძველი თბილისი', 600],
  ['Didube', 'დიდუბე', 700],
  ['Gldani', 'გლდანი', 800],
] as const;

/** Seeds missing districts and fees of the shop, full shelves, and a few orders under way. */
export async function seedShop(people: SeededIds, products: SeededIds): Promise<void> {
  const known = await seeded();
  if (!known.has('shop settings')) await seedSettings();
  if (!known.has('shop stock')) await seedStock(fromMap(people, 'demo-admin'), products);
  for (const order of ORDERS) if (!known.has(`order ${order.slug}`)) await seedOrder(order, people, products);
}

const seedSettings = () =>
  inWrite(async (trx) => {
    const { id } = await readShop(trx);
    const body = fromMap(await readBodies(trx, collectionOf('shop'), [id]), id);
    const zones = ZONES.map(([Name, NameKa, feeTetri]) => ({ key: randomUUID(), Name, NameKa, feeTetri }));
    await change(collectionOf('shop'), body, { zones, minimumTetri: 1000, phone: '+995 32 200 00 00' }, trx);
    await markSeeded(trx, 'shop settings', id);
  });

/** Days that fresh goods of an aisle keep; other goods have no expiry date. */
const SHELF_LIFE_DAYS: Readonly<Record<string, number>> = {
  dairy: 9,
  meat: 4,
  herbs: 4,
  vegetables: 10,
  fruit: 8,
  frozen: 90,
  drinks: 200,
  grains: 240,
  pantry: 300,
};
const RUNS_LOW = ['tarragon', 'strawberries', 'lamb'];
const SPOILS_SOON = ['spinach', 'matsoni', 'beef mince'];

async function seedStock(by: number, products: SeededIds): Promise<void> {
  const today = shopDay(Date.now());
  const sold = seedProducts().filter((product) => product.sold && products.has(`product ${product.key}`));
  const lines = sold.flatMap((product, index) =>
    arrivalsOf(product, fromMap(products, `product ${product.key}`), { today, index }),
  );
  await inWrite(async (trx) => {
    const ids = await recordArrivals(trx, lines, { caller: { id: by, who: 'Admin' }, why: null });
    const stocks = collectionOf('stocks');
    for (const lot of (await readBodies(trx, stocks, ids)).values()) {
      await change(stocks, lot, { minimum: lot.unit === 'Piece' ? 30 : 800 }, trx);
    }
    await markSeeded(trx, 'shop stock', by);
  });
}

const unitOf = ({ key, category, gramsPerMl }: SeedProduct): StockUnit =>
  key === 'egg' ? 'Piece' : gramsPerMl && (category === 'drinks' || category === 'dairy') ? 'ml' : 'gr';

function arrivalsOf(product: SeedProduct, id: number, { today, index }: { today: string; index: number }) {
  const unit = unitOf(product);
  const keeps = SHELF_LIFE_DAYS[String(product.category)];
  const isLow = RUNS_LOW.includes(product.key);
  const amount = unit === 'Piece' ? 240 : isLow ? 400 : 6000 + (index % 5) * 1000;
  const place = `${'ABCDEF'[index % 6]}${1 + (Math.floor(index / 6) % 12)}`;
  const lot = (days: number | undefined, share: number) => ({
    product: id,
    unit,
    place,
    amount: Math.round(amount * share),
    expiresOn: days === undefined ? null : addDays(today, days),
  });
  if (SPOILS_SOON.includes(product.key)) return [lot(2, 0.3), lot(keeps ?? 6, 0.7)];
  return [lot(keeps, 1)];
}

interface SeedOrder {
  readonly slug: string;
  readonly customer: string;
  readonly steps: readonly ('accept' | 'pack' | 'depart' | 'deliver')[];
  readonly zone: number;
  readonly Name: string;
  readonly street: string;
  readonly lines: readonly (readonly [product: string, amount: number, unit: string])[];
}
const ORDERS: readonly SeedOrder[] = [
  {
    slug: 'delivered',
    customer: 'demo-user',
    steps: ['accept', 'pack', 'depart', 'deliver'],
    zone: 0,
    Name: 'Mariam Lomidze',
    street: 'Chavchavadze Avenue',
    lines: [
      ['sulguni', 600, 'gr'],
      ['tomato', 1000, 'gr'],
      ['wheat flour', 1000, 'gr'],
    ],
  },
  {
    slug: 'onTheWay',
    customer: 'demo-user',
    steps: ['accept', 'pack', 'depart'],
    zone: 0,
    Name: 'Mariam Lomidze',
    street: 'Chavchavadze Avenue',
    lines: [
      ['chicken', 1400, 'gr'],
      ['milk', 1000, 'ml'],
      ['garlic', 100, 'gr'],
      ['butter', 200, 'gr'],
    ],
  },
  {
    slug: 'accepted',
    customer: 'demo-friend',
    steps: ['accept'],
    zone: 1,
    Name: 'ანა გელაშვილი',
    street: 'პეკინის გამზირი',
    lines: [
      ['egg', 10, 'Piece'],
      ['red beans', 900, 'gr'],
      ['onion', 1000, 'gr'],
      ['walnuts', 300, 'gr'],
    ],
  },
  {
    slug: 'placed',
    customer: 'demo-friend',
    steps: [],
    zone: 4,
    Name: 'ანა გელაშვილი',
    street: 'ლესელიძის ქუჩა',
    lines: [
      ['potato', 2000, 'gr'],
      ['pork', 1000, 'gr'],
      ['apple', 1000, 'gr'],
    ],
  },
];

/** Creates the context of a person's request, as the order steps expect it. */
const callBy = (caller: Caller, data: object) =>
  contextOf({ state: { caller }, request: { body: { data } } });

async function seedOrder(
  { slug, customer, steps, zone, Name, street, lines }: SeedOrder,
  people: SeededIds,
  products: SeededIds,
): Promise<void> {
  const given = lines.filter(([key]) => products.has(`product ${key}`));
  await inWrite(async (trx) => {
    const shop = await readShop(trx);
    const window = present(windowsFrom(shop, Date.now())[1], 'a window');
    const order = await create(
      collectionOf('orders'),
      {
        lines: given.map(([key, amount, unit]) => ({
          product: products.get(`product ${key}`),
          amount,
          unit,
          ifMissing: 'replace',
        })),
        recipient: { Name, phone: '+995 555 12 34 56' },
        address: { street, building: '14', entrance: '2', floor: '5', flat: '23', doorCode: '23#' },
        zone: present(shop.zones[zone], 'a zone').key,
        payment: 'cash',
        wantedFrom: window.from,
        wantedTo: window.to,
      },
      { id: fromMap(people, customer), who: 'User' },
    );
    const courier: Caller = { id: fromMap(people, 'demo-courier'), who: 'Courier' };
    const packed = { lines: order.lines.map(({ key }) => ({ key, outcome: 'got' })) };
    const work = {
      accept: [accept, {}],
      pack: [pack, packed],
      depart: [depart, {}],
      deliver: [deliver, { code: order.deliveryCode }],
    } as const;
    for (const step of steps) await work[step][0](order.id, callBy(courier, work[step][1]));
    await markSeeded(trx, `order ${slug}`, order.id);
  });
}
