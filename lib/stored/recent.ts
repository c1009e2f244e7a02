import { readUserData } from '@/lib/auth/session';
import { readStored, storedNames, writeStored } from './stored';

/** Something that was looked at, by its place on the site. */
interface Visited {
  readonly path: string;
  readonly name: string;
}

/** Pages of one thing each, by their addresses; nothing of the doctor's is among them. */
const KEPT = /^\/(dishes|mealplan|shoplist|products|cookbooks|exercises|supplements)\/\d+$/;
const MOST = 8;
const PREFIX = 'recent:';

const isVisited = (one: Partial<Visited> | null): one is Visited =>
  typeof one?.path === 'string' && KEPT.test(one.path) && typeof one.name === 'string';

const placeOf = () => `${PREFIX}${readUserData()?.id ?? 0}` as const;

/** What the person of this browser looked at last, the latest first; also without network. */
export function recent(): readonly Visited[] {
  try {
    const kept = JSON.parse(readStored(placeOf()) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isVisited) : [];
  } catch {
    return []; // not ours
  }
}

/** Remembers a page by the title of its tab, if it is of one thing. */
export function noteVisit(path: string, title: string): void {
  const name = title.replace(/ · [^·]+$/, '').trim();
  if (!KEPT.test(path) || !name || name === title.trim()) return;
  const others = recent().filter((one) => one.path !== path);
  writeStored(placeOf(), JSON.stringify([{ path, name }, ...others].slice(0, MOST)));
}

/** Forgets what everybody of this browser has looked at. */
export const forgetRecent = (): void => storedNames(PREFIX).forEach((name) => writeStored(name, null));
