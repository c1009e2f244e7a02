import type { LocalName, TabName } from '@/lib/browser/stores';

const listeners = new Set<() => void>();
/** Settings of how this browser shows the site; they belong to nobody, so they outlast a sign-out. */
export const DEVICE_SETTINGS: readonly LocalName[] = ['selectedLanguage', 'theme', 'measures'];
/** Set in the tab in which a person has signed up, until it is closed. */
export const FIRST_VISIT: TabName = 'firstVisit';
/** Written and removed at sign-out, so that other tabs notice it. */
const LEFT: LocalName = 'left';

/** Subscribes to changes of this browser's storage, in this tab or another; returns the unsubscribe function. */
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
    return null; // storage may be forbidden; the app then works without it
  }
}

export function writeStored(name: LocalName, value: string | null) {
  try {
    if (value === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
  } catch {
    // as above: the value is not stored
  }
  listeners.forEach((listener) => listener());
}

/** Lists the stored names with this prefix. */
export function storedNames(prefix: string): LocalName[] {
  try {
    return (Object.keys(window.localStorage) as LocalName[]).filter((name) => name.startsWith(prefix));
  } catch {
    return []; // as above: nothing is stored
  }
}

/** Reads a value stored for this tab until it is closed; undefined if there is none. */
export function readInTab<T>(name: TabName): T | undefined {
  try {
    const text = window.sessionStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined; // storage may be forbidden; the state then lasts as long as the page
  }
}

export function writeInTab(name: TabName, value: unknown) {
  try {
    window.sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // as above
  }
}

/** Lists the names stored for this tab. */
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

/** Empties this browser's storage in every tab, except for the settings that stay. */
export function emptyStored() {
  storedNames('').forEach((name) => DEVICE_SETTINGS.includes(name) || writeStored(name, null));
  emptyTab();
  writeStored(LEFT, '1');
  writeStored(LEFT, null);
}

/** Empties this tab's own storage when a person signs out in another tab. */
export function followEmptying(): () => void {
  const empty = ({ key, newValue }: StorageEvent) => key === LEFT && newValue !== null && emptyTab();
  window.addEventListener('storage', empty);
  return () => window.removeEventListener('storage', empty);
}
