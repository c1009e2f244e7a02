import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { NO_PAUSES, setPauses } from '@/lib/api/retries';
import { clearReads } from '@/lib/remote/cache';
import { fakeAuth } from './builders/auth';
import { server } from './servers/server';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

vi.mock('@/lib/auth/firebase', async () => (await import('./builders/auth')).fakeAuth.module);
vi.mock('next/router', async () => (await import('./router')).routerModule);
vi.mock('uplot', async () => (await import('./uplot')).uplotModule);

// lazy parts are slow on a busy machine; nothing waits longer than it has to
configure({ asyncUtilTimeout: 5000 });

/** Skips React's stack per element, which is for tools that nobody opens here and takes a tenth of a test's time. */
Object.defineProperty(
  (React as unknown as { [INTERNALS]: object })[INTERNALS],
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Infinity, set: () => undefined },
);

const faults: string[] = [];

beforeAll(() => {
  // files share a worker and its document: each begins with an empty one
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const part of [document.documentElement, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  window.sessionStorage.clear();
  server.listen({
    onUnhandledRequest(request) {
      faults.push(`No handler for ${request.method} ${request.url}`);
      throw new Error(`No handler for ${request.method} ${request.url}`);
    },
  });
});

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.lang = 'en';
  clearReads();
  // nobody waits for a server that a test has removed, unless that is the test
  setPauses(NO_PAUSES);
  fakeAuth.reset();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      faults.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.useRealTimers();
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(`The test left these behind:\n${found.join('\n')}`);
});

afterAll(() => server.close());

// functions that jsdom lacks and components need
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
window.ResizeObserver ??= class {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
};
Element.prototype.scrollIntoView ??= () => undefined;
