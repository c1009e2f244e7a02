import { pageBuild } from '@/lib/vendor/nextPage';
import { MINUTE } from '@/lib/domain/time/units';

const PATH = '/sw.js';
const CHECK_INTERVAL_MS = 10 * MINUTE;

let isOld = false;
const listeners = new Set<() => void>();

/** Tells whether there is a newer build than this page's. */
export const hasNewVersion = (): boolean => isOld;
export function subscribeVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Registers the service worker, so that the app opens offline; in development, unregisters all, so that nothing
 * outdated interferes.
 */
export async function prepareWorker(): Promise<void> {
  // not available on plain http in the home network: the app then works only online
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV !== 'production') {
    const known = await navigator.serviceWorker.getRegistrations();
    await Promise.all(known.map((one) => one.unregister()));
    return;
  }
  await followVersions(await navigator.serviceWorker.register(PATH, { updateViaCache: 'none' }));
}

/**
 * Checks for newer builds while the page is open: at once, and at most every LOOK_EVERY ms when the tab becomes
 * visible.
 */
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
    registration.update().catch(() => undefined); // offline there is nothing newer
  });
  await checkWaiting(registration);
}

/**
 * Checks a waiting worker: it belongs to a newer build than this page, or to this very build and then takes over from
 * the older one.
 */
async function checkWaiting({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  if ((await buildOf(waiting)) === pageBuild()) return waiting.postMessage('takeOver');
  isOld = true;
  listeners.forEach((listener) => listener());
}

const buildOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('build', [port2]);
  });
