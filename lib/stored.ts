const listeners = new Set<() => void>();

/** Calls back when something kept in this browser changes, in this tab or another. */
export function subscribeStored(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function readStored(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null; // storage may be forbidden; the app then forgets, but works
  }
}

export function writeStored(name: string, value: string | null) {
  try {
    if (value === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
  } catch {
    // as above: what cannot be kept is not kept
  }
  listeners.forEach((listener) => listener());
}

/** The names under which something is kept that begin so. */
export function storedNames(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return []; // as above: then nothing is kept
  }
}
