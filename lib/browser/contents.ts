import { draftPlace, type DraftPlace } from '@/lib/stored/drafts';
import { discardWaiting } from '@/lib/offline/queue';
import { dropCopies, allCopies, readQueue } from '@/lib/offline/store';
import {
  dropInTab,
  readInTab,
  readStored,
  DEVICE_SETTINGS,
  storedNames,
  tabNames,
  writeStored,
} from '@/lib/stored/stored';
import {
  BROWSER_PARTS,
  COOKIES,
  COPIES,
  LOCAL_NAMES,
  partOfCopy,
  partOfName,
  TAB_NAMES,
  type BrowserPart,
} from './stores';

/** Part of the browser's stored data: number of items and bytes. */
export interface StoredPart {
  readonly part: BrowserPart;
  readonly count: number;
  readonly bytes: number;
}
interface StoredDraft extends DraftPlace {
  readonly bytes: number;
}
export interface BrowserContents {
  readonly parts: readonly StoredPart[];
  readonly drafts: readonly StoredDraft[];
}

/** Parts that can be deleted without losing anybody's work: all of it can be loaded again. */
export const CLEARABLE: readonly BrowserPart[] = [
  ...new Set(Object.values(COPIES)),
  'opened',
  'tab',
  'habits',
];

interface Thing {
  readonly part: BrowserPart | undefined;
  readonly bytes: number;
}
const sizeOf = (...texts: readonly string[]): number => new Blob([...texts]).size;

/** Lists the site's data in this browser by part, without empty ones, and the person's drafts one by one. */
export async function browserContents(person: number): Promise<BrowserContents> {
  const local = storedNames('').map((name) => ({ name, bytes: sizeOf(name, readStored(name) ?? '') }));
  const drafts = local.flatMap(({ name, bytes }) => {
    const place = draftPlace(name, person);
    return place ? [{ ...place, bytes }] : [];
  });
  const others = local.filter(({ name }) => !drafts.some(({ key }) => key === name));
  const things: Thing[] = [
    ...others.map(({ name, bytes }) => ({ part: partOfName(LOCAL_NAMES, name), bytes })),
    ...tabNames().map((name) => ({
      part: partOfName(TAB_NAMES, name),
      bytes: sizeOf(name, JSON.stringify(readInTab(name) ?? '')),
    })),
    ...readCookies().map(({ name, value }) => ({
      part: partOfName(COOKIES, name),
      bytes: sizeOf(name, value),
    })),
    ...(await allCopies()).map(({ key, value }) => ({
      part: partOfCopy(key),
      bytes: sizeOf(key, JSON.stringify(value)),
    })),
    ...(await readQueue()).map((call) => ({
      part: 'waiting' as const,
      bytes: sizeOf(JSON.stringify(call)) + (call.file?.blob.size ?? 0),
    })),
    ...(await appFiles()),
  ];
  const parts = BROWSER_PARTS.map((part) => {
    const own = things.filter((thing) => thing.part === part);
    return { part, count: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
  return { parts: parts.filter(({ count }) => count > 0), drafts };
}

/** Lists the files that the service worker caches; none if the browser has no Cache API. */
async function appFiles(): Promise<Thing[]> {
  if (!('caches' in window)) return [];
  const all = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      return Promise.all(answers.map(async (answer) => (await answer?.blob())?.size ?? 0));
    }),
  );
  return all.flat().map((bytes) => ({ part: 'app', bytes }));
}

/** Deletes the data of these parts. */
export async function clearParts(parts: readonly BrowserPart[]): Promise<void> {
  const isOf = (part: BrowserPart | undefined) => part !== undefined && parts.includes(part);
  for (const name of storedNames(''))
    if (isOf(partOfName(LOCAL_NAMES, name)) && !DEVICE_SETTINGS.includes(name)) writeStored(name, null);
  tabNames()
    .filter((name) => isOf(partOfName(TAB_NAMES, name)))
    .forEach(dropInTab);
  const copies = (await allCopies()).map(({ key }) => key);
  await dropCopies(copies.filter((key) => isOf(partOfCopy(key))));
  if (parts.includes('waiting')) await discardWaiting();
}

/** Returns the cookies of this site that scripts can read. */
function readCookies(): { readonly name: string; readonly value: string }[] {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('=') };
  });
}
