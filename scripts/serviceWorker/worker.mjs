import { Route, Serwist } from 'serwist';
import { openPush, renewPush, showPush } from './push.mjs';

/**
 * Match and answer of a route.
 * @typedef {{ request: Request, url: URL, sameOrigin: boolean }} Asked
 */

/* global __ENTRIES__, __SHELLS__, __BUILD__ -- inserted by build.mjs */

const worker = ofServiceWorker(self);
// Pages are static and contain no personal data, which comes from /api; this worker never handles /api.
const SHELLS = __SHELLS__.map(({ pattern, url }) => ({ pattern: new RegExp(pattern), url }));
/** Timeout in ms after which the precached page opens instead: it is the same page and loads personal data itworker. */
const NETWORK_TIMEOUT_MS = 1500;

const serwist = new Serwist({
  precacheEntries: __ENTRIES__,
  precacheOptions: { cleanupOutdatedCaches: true },
  // A new build waits until the last page of the old one is closed, so that no page loses files that it may still load.
  skipWaiting: false,
  clientsClaim: false,
});

/**
 * Opens a page from the network, or offline its precached copy, which loads its data from the browser's storage.
 * @param {Pick<Asked, 'request' | 'url'>} asked
 */
async function openPage({ request, url }) {
  try {
    const answer = await withTimeout(fetch(request));
    if (answer.status < 502) return answer;
  } catch {
    // offline, or nearly so: falls through
  }
  const { url: shell } = SHELLS.find(({ pattern }) => pattern.test(url.pathname)) ?? { url: '/offline' };
  return (await serwist.matchPrecache(shell)) ?? Response.error();
}

/**
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
const withTimeout = (work) =>
  Promise.race([
    work,
    new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), NETWORK_TIMEOUT_MS)),
  ]);

const NOT_OURS = /^\/(api|uploads|health|identitytoolkit|securetoken|emulator)/;
/** @param {Asked} asked */
const isPage = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && request.method === 'GET' && !NOT_OURS.test(url.pathname);

// A recipe's page is rendered by the server, so it is not precached: '/offline' opens instead and navigates to it
// within the app, which requests the page's props. Offline this worker answers with props that make the browser read
// the recipe, as it always does within the app.
const DISH_PROPS = /^\/_next\/data\/[^/]+\/dishes\/([0-9]+)\.json$/;
/** @param {Omit<Asked, 'request'>} asked */
const isDishProps = ({ url, sameOrigin }) => sameOrigin && DISH_PROPS.test(url.pathname);

/** @param {Pick<Asked, 'request' | 'url'>} asked */
async function readDishProps({ request, url }) {
  try {
    return await withTimeout(fetch(request));
  } catch {
    const id = Number(DISH_PROPS.exec(url.pathname)?.[1]);
    return Response.json({ pageProps: { id, sent: null, site: url.origin }, __N_SSP: true });
  }
}

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

serwist.registerRoute(new Route(isWasm, { handle: openWasm }));
serwist.registerRoute(new Route(isPage, { handle: openPage }));
serwist.registerRoute(new Route(isDishProps, { handle: readDishProps }));
serwist.addEventListeners();

/**
 * Returns the scope of a service worker.
 * @param {unknown} scope
 */
function ofServiceWorker(scope) {
  if (scope instanceof ServiceWorkerGlobalScope) return scope;
  throw new Error('This runs in a service worker only.');
}

/** Activates this build at once if the requesting page, which belongs to it already, is the only one. */
async function takeOver() {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await worker.skipWaiting();
}
worker.addEventListener('message', (event) => {
  if (event.data === 'build') event.ports[0]?.postMessage(__BUILD__);
  if (event.data === 'takeOver') event.waitUntil(takeOver());
});

worker.addEventListener('push', (event) => event.waitUntil(showPush(event, worker.registration)));
worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPush(event, worker.clients, worker.location.origin)),
);
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewPush(event, worker.registration)),
);
