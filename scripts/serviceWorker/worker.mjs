import { Route, Serwist } from 'serwist';
import { createKept } from './kept.mjs';
import { openPage } from './openPage.mjs';
import { openPush, renewPush, showPush } from './push.mjs';

/**
 * Match and answer of a route.
 * @typedef {{ request: Request, url: URL, sameOrigin: boolean }} Asked
 */

/* global __ENTRIES__, __SHELLS__, __NEAR_PAGES__, __LATER__, __BUILD__ -- inserted by build.mjs */

const worker = ofServiceWorker(self);
// Pages contain no personal data, which comes from /api; this worker never handles /api.
const SHELLS = __SHELLS__.map((shell) => ({ ...shell, pattern: new RegExp(shell.pattern) }));
/** Timeout in ms after which the kept page opens instead: it is the same page and loads personal data itself. */
const NETWORK_TIMEOUT_MS = 1500;
/** Rendered by the server, which may have no such page; it then opens as '/offline'. */
const MAY_BE_MISSING = '/mealplan/0';

const kept = createKept({ build: __BUILD__, storage: caches, fetch: (url, options) => fetch(url, options) });
const serwist = new Serwist({
  precacheEntries: __ENTRIES__,
  // few at a time, and after everything that the open page asks for
  precacheOptions: { cleanupOutdatedCaches: true, concurrency: 2, fetchOptions: { priority: 'low' } },
  // A new build waits until the open page is renewed or closed, so that no page loses files that it may still load.
  skipWaiting: false,
  clientsClaim: false,
});

async function keepNearPages() {
  for (const url of __NEAR_PAGES__)
    if (!(await kept.keepPage(url)) && url !== MAY_BE_MISSING) throw new Error(`${url} is of another build.`);
}
worker.addEventListener('install', (event) => event.waitUntil(keepNearPages()));
worker.addEventListener('activate', (event) => event.waitUntil(kept.dropOthers(__LATER__.files)));

let isKeeping = false;
/** Keeps what is missing, until a newer build arrives, which would wait for this one to end. */
async function keepRest() {
  if (isKeeping) return;
  isKeeping = true;
  const { registration } = worker;
  await kept
    .keepRest(__LATER__, () => Boolean(registration.installing ?? registration.waiting))
    .catch(() => undefined); // offline: the next visit goes on
  isKeeping = false;
}

const NOT_OURS = /^\/(api|uploads|health|identitytoolkit|securetoken|emulator)/;
/** @param {Asked} asked */
const isPage = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && request.method === 'GET' && !NOT_OURS.test(url.pathname);

// The barcode reader is large and rarely used: it is cached on first use, and its earlier build is dropped.
/** @param {Omit<Asked, 'request'>} asked */
const isWasm = ({ url, sameOrigin }) =>
  sameOrigin && /^\/_next\/static\/media\/[^/]+\.wasm$/.test(url.pathname);

/** @param {Pick<Asked, 'request'>} asked */
async function openWasm({ request }) {
  const cache = await caches.open('wasm');
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const old = await cache.keys();
    await cache.put(request, answer.clone());
    await Promise.all(old.map((one) => cache.delete(one)));
  }
  return answer;
}

/** @param {Omit<Asked, 'request'>} asked */
const isFile = ({ url, sameOrigin }) =>
  sameOrigin && /^\/_next\/static\/.*\.(js|css|json)$/.test(url.pathname);
/** @param {Pick<Asked, 'request' | 'url'>} asked */
const openFile = async ({ request, url }) => (await kept.file(url.pathname)) ?? fetch(request);

serwist.registerRoute(new Route(isWasm, { handle: openWasm }));
serwist.registerRoute(
  new Route(isPage, {
    handle: ({ request }) =>
      openPage(request, {
        shells: SHELLS,
        page: kept.page,
        fetch: (asked) => fetch(asked),
        hasNewer: () => worker.registration.waiting !== null,
        patienceMs: NETWORK_TIMEOUT_MS,
      }),
  }),
);
serwist.registerRoute(new Route(isFile, { handle: openFile }));
serwist.addEventListeners();

/**
 * Returns the scope of a service worker.
 * @param {unknown} scope
 */
function ofServiceWorker(scope) {
  if (scope instanceof ServiceWorkerGlobalScope) return scope;
  throw new Error('This runs in a service worker only.');
}

/**
 * Activates this build at once if the requesting page is the only one; tells it whether it does.
 * @param {MessagePort} [port]
 */
async function takeOver(port) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAlone = pages.length <= 1;
  port?.postMessage(isAlone);
  if (isAlone) await worker.skipWaiting();
}
worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data === 'build') port?.postMessage(__BUILD__);
  if (event.data === 'takeOver') event.waitUntil(takeOver(port));
  if (event.data === 'keepRest') event.waitUntil(keepRest());
});

worker.addEventListener('push', (event) => event.waitUntil(showPush(event, worker.registration)));
worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPush(event, worker.clients, worker.location.origin)),
);
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewPush(event, worker.registration)),
);
