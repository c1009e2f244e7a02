import type { Language } from '@/lib/domain/language';

/** Whether this browser can show reminders: it cannot at all, its owner has said no, or it can. */
type PushSupport = 'unsupported' | 'denied' | 'open';

/** What the CMS needs to send to this browser. */
interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
}

/** The worker comes with the first visit; a site that is worked on has none. */
const PATIENCE = 5000;

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

/** By what the CMS knows this browser; null where it has not subscribed. */
export async function markHere(): Promise<string | null> {
  const here = await subscription();
  return here && (await markOf(here.endpoint));
}

/** What this browser has subscribed to, as the CMS is told of it; null where it has not. */
export async function subscribedHere(language: Language): Promise<Subscribed | null> {
  const here = await subscription();
  return here && told(here, language);
}

/** Whether it may show reminders without asking anybody. */
export const isAllowed = (): boolean => pushSupport() === 'open' && Notification.permission === 'granted';

export async function markOf(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Asks the person, and subscribes if they say yes; null where they do not. Rejects where the browser's push service is not to be had. */
export async function subscribeHere(publicKey: string, language: Language): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await ready();
  // one that was made for another installation's key could not be used
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return told(made, language);
}

function told(made: PushSubscription, language: Language): Subscribed {
  const { keys } = made.toJSON();
  return { endpoint: made.endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }, language };
}

const ready = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No worker')), PATIENCE)),
  ]);

/** Ends the subscription, with or without network: nothing that is sent to it arrives any more. */
export async function unsubscribeHere(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
