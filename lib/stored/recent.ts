import { readUserData } from '@/lib/auth/session';
import { readStored, storedNames, writeStored } from './stored';

/** Page that was visited, by its path. */
interface Visited {
  readonly path: string;
  readonly name: string;
}

/** Paths of pages about a single record; medical pages are not recorded. */
const RECENT_PATHS = /^\/(dishes|mealplan|shoplist|products|cookbooks|exercises|supplements)\/\d+$/;
const MOST = 8;
const PREFIX = 'recent:';

const isVisited = (one: Partial<Visited> | null): one is Visited =>
  typeof one?.path === 'string' && RECENT_PATHS.test(one.path) && typeof one.name === 'string';

const placeOf = () => `${PREFIX}${readUserData()?.id ?? 0}` as const;

/** Returns the pages that this person visited last, latest first; works offline. */
export function recent(): readonly Visited[] {
  try {
    const kept: unknown = JSON.parse(readStored(placeOf()) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isVisited) : [];
  } catch {
    return []; // not a text written by this app
  }
}

/** Records a page about a single record, by its tab's title. */
export function noteVisit(path: string, title: string): void {
  const name = title.replace(/ · [^·]+$/, '').trim();
  if (!RECENT_PATHS.test(path) || !name || name === title.trim()) return;
  const others = recent().filter((one) => one.path !== path);
  writeStored(placeOf(), JSON.stringify([{ path, name }, ...others].slice(0, MOST)));
}

/** Deletes the visited pages of everybody in this browser. */
export const clearRecent = (): void => storedNames(PREFIX).forEach((name) => writeStored(name, null));
