import type { Key } from '../remote/keys';

/**
 * Parts of the data that the site stores in a browser. The privacy text describes each, the settings show its size, and
 * a test enforces that nothing is stored under a name missing here.
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

/** Names in the local storage; one that ends in a colon stands for all names with this prefix. */
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

/** Names in the session storage. */
export const TAB_NAMES = {
  firstVisit: 'tab',
  firstHour: 'tab',
  courierPlace: 'tab',
  courierOrder: 'tab',
  'ticked:': 'tab',
  'cook:': 'tab',
  'import:': 'tab',
  renewed: 'tab',
  'firebase:': 'signIn',
} as const satisfies Stores;

/** Cookies, which tell the server how to render a page; the privacy text names them. */
export const COOKIES = { selectedLanguage: 'look', signedIn: 'signIn' } as const satisfies Stores;

/** Databases and their stores; each kind of copy in `kept` belongs to its own part. */
export const DATABASES = {
  supra: { queue: 'waiting', kept: 'copies' },
  // Firebase counts in it how often its parts are used
  'firebase-heartbeat-database': { 'firebase-heartbeat-store': 'signIn' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, BrowserPart | 'copies'>>>>;

/** Kinds of answers that are stored for offline use. */
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
/** Cache key of a read whose answer is stored. */
export type CopyKey = readonly [kind: CopyKind, ...parameters: Tail<Key>];

/** Returns the part of a name; undefined if it is not one of the site's. */
export function partOfName(names: Stores, name: string): BrowserPart | undefined {
  if (Object.hasOwn(names, name)) return names[name];
  const prefix = Object.keys(names).find((one) => one.endsWith(':') && name.startsWith(one));
  return prefix === undefined ? undefined : names[prefix];
}

/** Returns the part of a stored copy, by its key `[person,"kind",…]`. */
export function partOfCopy(key: string): BrowserPart | undefined {
  const kind = /^\[\d+,"(\w+)"/.exec(key)?.[1] ?? '';
  return partOfName(COPIES, kind);
}
