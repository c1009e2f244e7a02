import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BROWSER_PARTS, COOKIES, COPIES, DATABASES, LOCAL_NAMES, TAB_NAMES } from '@/lib/browser/stores';
import { DEVICE_SETTINGS } from '@/lib/stored/stored';
import en from '@/locales/en/legal.json';
import ka from '@/locales/ka/legal.json';
import { at } from '@/tests/support/at';

const kept = en.privacy.sections.kept.items;
type Told = keyof typeof kept;
/** Marks a table or field without personal data. */
const NOBODY = null;
type Named = readonly [Told, RegExp] | typeof NOBODY;

/** Words of the privacy text that cover each collection of the CMS. */
const COLLECTIONS: Record<string, Named> = {
  audit: ['reports', /Admins do/],
  barcode: ['prices', /bar codes/],
  cookbook: ['recipes', /cookbooks/],
  cooking: ['notes', /cooking log/],
  dish: ['recipes', /recipes/],
  'dish-note': ['notes', /ratings and notes/],
  examination: ['medical', /examinations/],
  exercise: ['training', /exercises/],
  food: NOBODY,
  household: ['home', /household/],
  import: ['imports', /bring from elsewhere/],
  intake: ['supplements', /take when/],
  log: ['diary', /marked as done.*eaten/],
  mealplan: ['plans', /plans/],
  membership: ['plans', /member.*invited/],
  order: ['orders', /orders/],
  'pantry-item': ['home', /have at home/],
  'pantry-movement': ['home', /came in and went out/],
  price: ['prices', /prices you have paid/],
  product: ['products', /Products/],
  report: ['reports', /Reports/],
  save: ['recipes', /saved/],
  schedule: ['training', /when you train/],
  'shop-item': ['lists', /ticked/],
  shop: NOBODY,
  shoplist: ['lists', /shopping lists/],
  'stock-movement': ['orders', /stock/],
  stock: NOBODY,
  subscription: ['plans', /follow/],
  supplement: ['supplements', /supplements/],
  user: ['account', /account/],
  visit: ['medical', /Visits/],
  weight: ['diary', /weigh/],
};

/** Tables of the CMS itself, beside those of its collections. */
const TABLES: Record<string, Named> = {
  supra_changes: NOBODY,
  supra_dish_versions: ['recipes', /earlier versions/],
  supra_gone: NOBODY, // a hash, covered by "How long"
  supra_idempotency: ['repeats', /For a day/],
  supra_import_extras: ['imports', /what was read there/],
  supra_import_recipes: ['imports', /what was read there/],
  supra_leaving: NOBODY,
  supra_merged_products: NOBODY,
  supra_product_names: NOBODY,
  supra_push_devices: ['reminders', /devices/],
  supra_push_keys: NOBODY,
  supra_pushes: ['reminders', /messages/],
  supra_reminders: ['reminders', /reminded of/],
  supra_seeds: NOBODY,
  supra_shapes: NOBODY,
  supra_terms: NOBODY, // words of the records themselves, for the search
  supra_uploads: ['recipes', /photos/],
  supra_vocabulary: NOBODY,
};

/** Fields that the CMS stores about a person. */
const PERSON: Record<string, Named> = {
  uid: NOBODY, // the provider's own id, covered by "Signing in"
  email: ['account', /email address/],
  emailVerified: ['account', /confirmed it/],
  Name: ['account', /name/],
  Rolee: ['account', /role/],
  phone: ['account', /phone number/],
  avatar: ['account', /photo/],
  language: ['account', /language/],
  timeZone: ['account', /time zone/],
  zoneConfirmed: ['account', /time zone/],
  measures: ['account', /amounts told/],
  addresses: ['account', /delivery addresses/],
  feedToken: ['account', /private address of your calendar/],
  welcomed: ['account', /questions you have answered/],
  blocked: NOBODY,
  diet: ['body', /diet/],
  allergens: ['body', /allergens/],
  targets: ['body', /targets/],
  sex: ['body', /sex/],
  birthYear: ['body', /birth year/],
  height: ['body', /height/],
  activity: ['body', /how active you are/],
  weightGoal: ['body', /what you want of your weight/],
  learnsTargets: ['body', /follows what you use/],
  learning: ['body', /how the target moved/],
  household: ['body', /those who eat with you/],
  feedKinds: ['account', /calendar, and what it shows/],
  planning: ['plans', /how you fill a week/],
  usesUpHome: ['home', /cooking takes it out/],
  staples: ['home', /always there/],
  budgetTetri: ['prices', /budget/],
  listed: ['account', /search engines may list your page/],
  openFoodFacts: NOBODY, // "Other services that we ask" covers it
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
const textOf = (file: string): string => readFileSync(file, 'utf8');

const schemas = filesBelow('cms/src/api').filter((file) => file.endsWith('schema.json'));
const collections = schemas.map((file) => path.basename(path.dirname(file)));
const migrations = filesBelow('cms/database/migrations').filter((file) => file.endsWith('.ts'));
const tables = migrations.flatMap((file) =>
  [...textOf(file).matchAll(/(?:createTable\(|make\(db, )'(supra_\w+)'/g)].map(([, name]) => name),
);
const person: { attributes: object } = JSON.parse(
  textOf(schemas.find((file) => file.includes('/user/')) ?? ''),
);

test.each([
  ['collections', collections, COLLECTIONS],
  ['tables', tables, TABLES],
  ['fields of a person', Object.keys(person.attributes), PERSON],
] as const)('the privacy text covers all %s of the CMS, and no others', (_, found, told) => {
  expect(found.length).toBeGreaterThan(10);
  expect([...new Set(found)].sort()).toEqual(Object.keys(told).sort());
  for (const [name, words] of Object.entries(told)) {
    if (words === NOBODY) continue;
    const [item, by] = words;
    expect(kept[item], name).toMatch(by);
    expect(ka.privacy.sections.kept.items[item], name).toBeTruthy();
  }
});

test('every item of the privacy text stands for stored data', () => {
  const told = [...Object.values(COLLECTIONS), ...Object.values(TABLES), ...Object.values(PERSON)];
  const used = new Set(told.flatMap((words) => (words ? [words[0]] : [])));
  expect([...used].sort()).toEqual(Object.keys(kept).sort());
});

test.each([en, ka])('the privacy text covers everything a browser stores, and nothing else', (legal) => {
  expect(Object.keys(legal.privacy.sections.browser.items).sort()).toEqual([...BROWSER_PARTS].sort());
});

test.each([en, ka])('the privacy text names every cookie', (legal) => {
  const { text } = legal.privacy.sections.browser;
  expect(Object.keys(COOKIES).filter((name) => !text.includes(name))).toEqual([]);
});

test('each part belongs to a store', () => {
  const stores = Object.values(DATABASES).flatMap((database) => Object.values(database));
  const used = new Set<string>([LOCAL_NAMES, TAB_NAMES, COPIES].flatMap((names) => Object.values(names)));
  stores.forEach((part) => used.add(part));
  used.delete('copies');
  expect([...used, 'app'].sort()).toEqual([...BROWSER_PARTS].sort());
});

const sources = ['components', 'context', 'lib', 'pages', 'scripts/serviceWorker']
  .flatMap(filesBelow)
  .filter((file) => /\.(?:tsx?|m?js)$/.test(file))
  .map((file) => ({ file, text: textOf(file) }));
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((one) => ({ file, name: at(one, 1) })));

test('a browser’s stores are opened in few places, which know the names', () => {
  const opening =
    /\b(localStorage|sessionStorage|indexedDB|openDB|caches|cookieStore|document\.cookie|getDirectory)\b(?=\.|\(|<|;| =)/g;
  const owners: Record<string, string[]> = {};
  for (const { file, name } of found(opening)) (owners[name] ??= []).push(file);
  const of = (name: string) => [...new Set(owners[name])].sort();
  expect(of('localStorage')).toEqual(['lib/boot/boot.js', 'lib/stored/stored.ts']);
  expect(of('sessionStorage')).toEqual(['lib/boot/boot.js', 'lib/stored/stored.ts']);
  expect(of('openDB')).toEqual(['lib/offline/store.ts']);
  expect(of('caches')).toEqual(['lib/browser/contents.ts', 'scripts/serviceWorker/worker.mjs']);
  expect(of('document.cookie')).toEqual([
    'lib/boot/boot.js',
    'lib/browser/contents.ts',
    'lib/browser/cookies.ts',
  ]);
  for (const name of ['indexedDB', 'cookieStore', 'getDirectory']) expect(of(name), name).toEqual([]);
});

const isNamed = (names: object, name: string) =>
  Object.keys(names).some((known) => (known.endsWith(':') ? name.startsWith(known) : name === known));

test('every name used for stored data is covered', () => {
  const local = found(/\b(?:readStored|writeStored|useStored|kept)\(\s*['"`]([\w:-]+)/g);
  const inTab = found(
    /\b(?:readInTab|keepInTab|useSessionState|sessionStorage\.getItem)(?:<[^(]*>)?\(\s*['"`]([\w:-]+)/g,
  );
  const stores = found(/createObjectStore\('(\w+)'/g);
  expect([local.length > 5, inTab.length > 5, stores.length]).toEqual([true, true, 2]);
  expect(local.filter(({ name }) => !isNamed(LOCAL_NAMES, name))).toEqual([]);
  expect(inTab.filter(({ name }) => !isNamed(TAB_NAMES, name))).toEqual([]);
  expect(stores.map(({ name }) => name).sort()).toEqual(Object.keys(DATABASES.supra).sort());
});

test('only the site’s appearance remains after a sign-out', () => {
  const shown = Object.entries(LOCAL_NAMES).filter(([, part]) => part === 'look');
  expect(shown.map(([name]) => name).sort()).toEqual([...DEVICE_SETTINGS].sort());
});
