import type { Language } from '@/lib/domain/language';

/** Support for reminders: the browser lacks it, its owner has denied it, or it can be used. */
type PushSupport = 'unsupported' | 'denied' | 'open';

/** Push subscription as the CMS needs it. */
interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
}

/** Timeout in ms for the service worker, which loads with the first visit; in development there is none. */
const WORKER_TIMEOUT_MS = 5000;

export function pushSupport(): PushSupport {
  const knowsAll = ['serviceWorker' in navigator, 'PushManager' in window, 'Notification' in window];
  if (!knowsAll.every(Boolean)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'open';
}

async function subscription(): Promise<PushSubscription | null> {
  if (pushSupport() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns the mark under which the CMS knows this browser; null if it has not subscribed. */
export async function currentMark(): Promise<string | null> {
  const here = await subscription();
  return here && (await markOf(here.endpoint));
}

/** Returns this browser's subscription for the CMS; null if it has none. */
export async function currentSubscription(language: Language): Promise<Subscribed | null> {
  const here = await subscription();
  return here && subscriptionInput(here, language);
}

/** Tells whether the browser may show reminders without asking the person. */
export const isAllowed = (): boolean => pushSupport() === 'open' && Notification.permission === 'granted';

export async function markOf(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Asks the person for permission and subscribes; null if they refuse. Rejects if the browser's push service is
 * unavailable.
 */
export async function subscribePush(publicKey: string, language: Language): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await ready();
  // a subscription with another installation's key would not work
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return subscriptionInput(made, language);
}

function subscriptionInput(made: PushSubscription, language: Language): Subscribed {
  const { keys } = made.toJSON();
  return { endpoint: made.endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }, language };
}

const ready = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No worker')), WORKER_TIMEOUT_MS)),
  ]);

/** Ends the subscription, even offline: nothing sent to it arrives any more. */
export async function unsubscribePush(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
