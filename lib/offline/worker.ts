const PATH = '/sw.js';
const LOOK_EVERY = 10 * 60_000;

let isOld = false;
const listeners = new Set<() => void>();

/** Whether there is a newer build than the one this page is of. */
export const hasNewVersion = (): boolean => isOld;
export function subscribeVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Lets the app open without network from now on; while somebody works on the site itself, makes sure that nothing old is in the way. */
export async function prepareWorker(): Promise<void> {
  // not on plain http in the home network: there the app works, but only with the network
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV !== 'production') {
    const known = await navigator.serviceWorker.getRegistrations();
    await Promise.all(known.map((one) => one.unregister()));
    return;
  }
  await followVersions(await navigator.serviceWorker.register(PATH, { updateViaCache: 'none' }));
}

/** Hears of newer builds for as long as the page is open: at once, and now and then when it is looked at again. */
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
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    registration.update().catch(() => undefined); // without network there is nothing newer
  });
  await checkWaiting(registration);
}

/** A worker that waits is of a newer build than this page, or of this very one: then it need not wait for an older one. */
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

const pageBuild = (): string | undefined =>
  (window as { __NEXT_DATA__?: { buildId?: string } }).__NEXT_DATA__?.buildId;
