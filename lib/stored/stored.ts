import type { LocalName, TabName } from '@/lib/browser/stores';

const listeners = new Set<() => void>();
/** Choices of how this browser shows the site; they are nobody's, so they outlast a sign-out. */
export const STAYING: readonly LocalName[] = ['selectedLanguage', 'theme', 'measures'];
/** Kept in the tab in which somebody has signed up, for as long as it is open. */
export const FIRST_VISIT: TabName = 'firstVisit';
/** Written and taken away at a sign-out, so that other tabs hear of it. */
const LEFT: LocalName = 'left';

/** Calls back when something kept in this browser changes, in this tab or another. */
export function subscribeStored(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function readStored(name: LocalName): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null; // storage may be forbidden; the app then forgets, but works
  }
}

export function writeStored(name: LocalName, value: string | null) {
  try {
    if (value === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
  } catch {
    // as above: what cannot be kept is not kept
  }
  listeners.forEach((listener) => listener());
}

/** The names under which something is kept that begin so. */
export function storedNames(prefix: string): LocalName[] {
  try {
    return (Object.keys(window.localStorage) as LocalName[]).filter((name) => name.startsWith(prefix));
  } catch {
    return []; // as above: then nothing is kept
  }
}

/** What this tab keeps until it is closed; undefined where that is nothing. */
export function readInTab<T>(name: TabName): T | undefined {
  try {
    const text = window.sessionStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined; // storage may be forbidden; the state then lives as long as the page
  }
}

export function keepInTab(name: TabName, value: unknown) {
  try {
    window.sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // as above
  }
}

/** The names under which this tab keeps something. */
export function tabNames(): TabName[] {
  try {
    return Object.keys(window.sessionStorage) as TabName[];
  } catch {
    return []; // as above
  }
}

export function dropInTab(name: TabName) {
  try {
    window.sessionStorage.removeItem(name);
  } catch {
    // as above
  }
}

function emptyTab() {
  try {
    window.sessionStorage.clear();
  } catch {
    // as above
  }
}

/** Empties what is kept here, in every tab, but for the choices that stay. */
export function emptyStored() {
  storedNames('').forEach((name) => STAYING.includes(name) || writeStored(name, null));
  emptyTab();
  writeStored(LEFT, '1');
  writeStored(LEFT, null);
}

/** Empties what this tab alone can, when somebody signs out in another. */
export function followEmptying(): () => void {
  const empty = ({ key, newValue }: StorageEvent) => key === LEFT && newValue !== null && emptyTab();
  window.addEventListener('storage', empty);
  return () => window.removeEventListener('storage', empty);
}
