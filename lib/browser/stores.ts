import type { Key } from '../remote/keys';

/**
 * Parts of what the site keeps in a browser. The privacy text says of each what it is, the settings show how large it is, and a
 * test holds the code to both: nothing is kept under a name that does not stand here.
 */
export const BROWSER_PARTS = [
  'recipes',
  'plans',
  'eaten',
  'supplements',
  'lists',
  'home',
  'prices',
  'orders',
  'foods',
  'waiting',
  'drafts',
  'opened',
  'timers',
  'packing',
  'tab',
  'habits',
  'reminders',
  'signIn',
  'look',
  'app',
] as const;
export type BrowserPart = (typeof BROWSER_PARTS)[number];
type Stores = Readonly<Record<string, BrowserPart>>;

/** Names in the local storage; one that ends in a colon stands for all that begin so. */
export const LOCAL_NAMES = {
  jwt: 'signIn',
  userData: 'signIn',
  verifyLater: 'signIn',
  left: 'signIn',
  'firebase:': 'signIn',
  selectedLanguage: 'look',
  theme: 'look',
  measures: 'look',
  workOffline: 'habits',
  'columns:': 'habits',
  'recipes-as': 'habits',
  'put-away': 'habits',
  'puts-away': 'habits',
  push: 'reminders',
  timers: 'timers',
  'recent:': 'opened',
  'draft:': 'drafts',
  'pack:': 'packing',
} as const satisfies Stores;

/** Names in the storage of one tab. */
export const TAB_NAMES = {
  firstVisit: 'tab',
  firstHour: 'tab',
  courierPlace: 'tab',
  courierOrder: 'tab',
  'ticked:': 'tab',
  'cook:': 'tab',
  'import:': 'tab',
  'firebase:': 'signIn',
} as const satisfies Stores;

/** Databases with their stores; of the copies in `kept` each kind has a part of its own. */
export const DATABASES = {
  supra: { queue: 'waiting', kept: 'copies' },
  // Firebase counts in it how often its parts are used
  'firebase-heartbeat-database': { 'firebase-heartbeat-store': 'signIn' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, BrowserPart | 'copies'>>>>;

/** Kinds of answers of which a copy is kept, so that they can be read without network. */
export const COPIES = {
  dish: 'recipes',
  cookings: 'recipes',
  calendar: 'plans',
  plan: 'plans',
  logs: 'plans',
  eaten: 'eaten',
  intakes: 'supplements',
  shoplist: 'lists',
  shoplists: 'lists',
  usual: 'lists',
  pantry: 'home',
  household: 'home',
  barcodes: 'home',
  latestPrices: 'prices',
  orders: 'orders',
  courierOrders: 'orders',
  stockable: 'orders',
  shop: 'orders',
  catalogue: 'foods',
  foodNames: 'foods',
} as const satisfies Partial<Record<Key[0], BrowserPart>>;

type Named<K> = K extends `${string}:` ? `${K}${string}` : K;
export type LocalName = Named<keyof typeof LOCAL_NAMES>;
export type TabName = Named<keyof typeof TAB_NAMES>;
type CopyKind = keyof typeof COPIES;
type Tail<K> = K extends readonly [unknown, ...infer Rest] ? Rest : never;
/** What is read, where a copy of the answer is kept. */
export type CopyKey = readonly [kind: CopyKind, ...parameters: Tail<Key>];

/** The part that a name belongs to; undefined of one that is not the site's. */
export function partOfName(names: Stores, name: string): BrowserPart | undefined {
  if (Object.hasOwn(names, name)) return names[name];
  const prefix = Object.keys(names).find((one) => one.endsWith(':') && name.startsWith(one));
  return prefix === undefined ? undefined : names[prefix];
}

/** The part that a kept copy belongs to, by the key it lies under: `[person,"kind",…]`. */
export function partOfCopy(key: string): BrowserPart | undefined {
  const kind = /^\[\d+,"(\w+)"/.exec(key)?.[1] ?? '';
  return partOfName(COPIES, kind);
}
