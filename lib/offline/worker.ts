import { addressOfClick } from '@/lib/browser/plainLink';
import { MINUTE, SECOND } from '@/lib/domain/time/units';
import { readInTab, writeInTab } from '@/lib/stored/stored';
import { pageBuild } from '@/lib/vendor/nextPage';
import { mustSaveData, whenCalm } from './calm';
import { isTouched } from './touched';

const PATH = '/sw.js';
const CHECK_INTERVAL_MS = 10 * MINUTE;
/** Longest time for a new worker to answer and to take over, after which the page is renewed from the network. */
const TAKEOVER_MS = 3 * SECOND;
/** Last build for which this tab was renewed by itself, so that it never is twice. */
const RENEWED = 'renewed';

/** Worker of a newer build than this page's, ready to take over. */
let newer: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** Tells whether there is a newer build than this page's. */
export const hasNewVersion = (): boolean => newer !== undefined;
export function subscribeVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Registers the service worker, so that the app opens at once and offline, when the page's own files are there; then lets
 * it keep the rest. In development, unregisters all, so that nothing outdated interferes.
 */
export async function prepareWorker(): Promise<void> {
  // not available on plain http in the home network: the app then works only online
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (process.env.NODE_ENV !== 'production') {
    const known = await serviceWorker.getRegistrations();
    await Promise.all(known.map((one) => one.unregister()));
    return;
  }
  const known = await serviceWorker.getRegistration();
  if (known) await followVersions(known);
  await whenCalm();
  if (known) await lookForNewer(known);
  else if (mustSaveData()) return;
  else await followVersions(await serviceWorker.register(PATH, { updateViaCache: 'none' }));
  const { active } = await serviceWorker.ready;
  if (!mustSaveData()) active?.postMessage('keepRest');
}

/** Follows newer builds while the page is open; asks for them at most every ten minutes when the tab becomes visible. */
export async function followVersions(registration: ServiceWorkerRegistration): Promise<void> {
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener(
      'statechange',
      () => worker.state === 'installed' && void checkWaiting(registration),
    );
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < CHECK_INTERVAL_MS) return;
    looked = Date.now();
    void lookForNewer(registration);
  });
  await checkWaiting(registration);
}

const lookForNewer = (registration: ServiceWorkerRegistration): Promise<unknown> =>
  registration.update().catch(() => undefined); // offline there is nothing newer

/**
 * Checks a waiting worker. If it belongs to this very build, it takes over from the older one. If it is newer, the page is
 * renewed: at once, once, if the person has not touched it yet, else with the next link that they follow.
 */
async function checkWaiting({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  const build = await ask(waiting, 'build');
  if (build === pageBuild()) return waiting.postMessage('takeOver');
  newer = waiting;
  if (!isTouched() && readInTab(RENEWED) !== build) {
    writeInTab(RENEWED, build);
    return renew();
  }
  document.addEventListener('click', handleLink, true);
  listeners.forEach((listener) => listener());
}

function handleLink(event: MouseEvent) {
  const href = addressOfClick(event);
  if (href === undefined || !navigator.onLine) return;
  event.preventDefault();
  event.stopPropagation();
  void renew(href);
}

/**
 * Opens the page, or another one, of the newer build. A page that is renewed by itself lets the newer worker take over, if
 * it is the only one; with a link the present worker stays, and opens the page from the network.
 */
export async function renew(href?: string): Promise<void> {
  if (href !== undefined) return window.location.assign(href);
  const { serviceWorker } = navigator;
  const changed = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  // with other pages open the present worker stays, and opens pages from the network
  if (newer && (await inTime(ask(newer, 'takeOver'))) === true) await inTime(changed);
  window.location.reload();
}

/** Resolves with the work, or with nothing if a worker takes too long. */
const inTime = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, TAKEOVER_MS))]);

const ask = (worker: ServiceWorker, question: 'build' | 'takeOver'): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(question, [port2]);
  });
