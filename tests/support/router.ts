import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';

interface Place {
  readonly pathname: string;
  readonly asPath: string;
  readonly query: Record<string, string | string[]>;
}

const START: Place = { pathname: '/', asPath: '/', query: {} };
let place = START;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

type Target = string | { pathname?: string; query?: Record<string, unknown> };

function resolve(target: Target): Place {
  const address = typeof target === 'string' ? target : withQuery(target);
  const url = new URL(address, 'http://localhost:3000');
  return {
    pathname: url.pathname,
    asPath: url.pathname + url.search,
    query: Object.fromEntries(url.searchParams),
  };
}

function withQuery({ pathname = place.pathname, query = {} }: Exclude<Target, string>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  );
  const search = new URLSearchParams(pairs).toString();
  return search ? `${pathname}?${search}` : pathname;
}

const go = async (target: Target, as?: unknown) => {
  void as;
  place = resolve(target);
  listeners.forEach((listener) => listener());
  return true;
};

export const router = {
  push: vi.fn(go),
  replace: vi.fn(go),
  prefetch: vi.fn(async () => undefined),
  back: vi.fn(),
  reload: vi.fn(),
  beforePopState: vi.fn(),
  events: { on: vi.fn(), off: vi.fn(), emit: vi.fn() },
  isReady: true,
  isFallback: false,
  basePath: '',
  route: '/',
  ready: (work: () => void) => work(),
};

/** Sets the test's address; `pathname` is the route's pattern (`/dishes/[id]`) if it has one. */
export function goTo(asPath: string, pathname?: string, query: Place['query'] = {}) {
  Object.assign(router, {
    push: vi.fn(go),
    replace: vi.fn(go),
    prefetch: vi.fn(async () => undefined),
    back: vi.fn(),
    events: { on: vi.fn(), off: vi.fn(), emit: vi.fn() },
  });
  const there = resolve(asPath);
  place = { ...there, pathname: pathname ?? there.pathname, query: { ...there.query, ...query } };
}

/** Returns the address that the app has gone to. */
export const currentPath = (): string => place.asPath;

function useRouter() {
  const at = useSyncExternalStore(
    subscribe,
    () => place,
    () => place,
  );
  return { ...router, ...at };
}

const proxy = new Proxy(router, {
  get(target, name) {
    if (name === 'router') return target;
    return name in place ? place[name as keyof Place] : target[name as keyof typeof target];
  },
});

export const routerModule = { useRouter, default: proxy, Router: proxy, withRouter: undefined };
