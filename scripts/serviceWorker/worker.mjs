import { Route, Serwist } from 'serwist';
import { openPush, renewPush, showPush } from './push.mjs';

/* global __ENTRIES__, __SHELLS__, __BUILD__ -- put in by build.mjs */

// Pages are static and hold nothing of anybody; what is somebody's comes from /api, which this worker never touches.
const SHELLS = __SHELLS__.map(({ pattern, url }) => ({ pattern: new RegExp(pattern), url }));
/** Milliseconds until the page as it was built opens instead: it is the same one, and asks for what is somebody's itself. */
const PATIENCE = 1500;

const serwist = new Serwist({
  precacheEntries: __ENTRIES__,
  precacheOptions: { cleanupOutdatedCaches: true },
  // A new build waits until the last page of the old one is gone, so that no page loses the parts it may still load.
  skipWaiting: false,
  clientsClaim: false,
});

/** A page from the network while there is one; else the page itself as it was built, which fills itself from what is kept. */
async function openPage({ request, url }) {
  try {
    const answer = await withPatience(fetch(request));
    if (answer.status < 502) return answer;
  } catch {
    // no network, or none to speak of: below
  }
  const { url: shell } = SHELLS.find(({ pattern }) => pattern.test(url.pathname)) ?? { url: '/offline' };
  return (await serwist.matchPrecache(shell)) ?? Response.error();
}

const withPatience = (work) =>
  Promise.race([work, new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), PATIENCE))]);

const NOT_OURS = /^\/(api|uploads|health|identitytoolkit|securetoken|emulator)/;
const isPage = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && request.method === 'GET' && !NOT_OURS.test(url.pathname);

// A recipe's page is made by the server, so none of it is built: '/offline' opens in its place and leads on to it within the
// app, which asks for the page's props. Without network these say that the browser reads the recipe, as within the app they always do.
const DISH_PROPS = /^\/_next\/data\/[^/]+\/dishes\/([0-9]+)\.json$/;
const isDishProps = ({ url, sameOrigin }) => sameOrigin && DISH_PROPS.test(url.pathname);

async function readDishProps({ request, url }) {
  try {
    return await withPatience(fetch(request));
  } catch {
    const id = Number(DISH_PROPS.exec(url.pathname)[1]);
    return Response.json({ pageProps: { id, sent: null, site: url.origin }, __N_SSP: true });
  }
}

// What reads bar codes is large, and few need it: it is kept from its first use on, and its earlier build is not.
const isWasm = ({ url, sameOrigin }) =>
  sameOrigin && /^\/_next\/static\/media\/[^/]+\.wasm$/.test(url.pathname);

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

/** Takes over at once where the page that asks, which is of this build already, is the only one. */
async function takeOver() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
self.addEventListener('message', (event) => {
  if (event.data === 'build') event.ports[0].postMessage(__BUILD__);
  if (event.data === 'takeOver') event.waitUntil(takeOver());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event, self.registration)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPush(event, self.clients, self.location.origin)),
);
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewPush(event, self.registration)),
);
