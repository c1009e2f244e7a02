/**
 * @typedef {{ title: string, body: string, url?: string, tag?: string, lang?: string }} Message
 * @typedef {{ json: () => Message | null }} Data
 */

/**
 * A tab of the site.
 * @typedef {{ url: string, focused: boolean, focus: () => Promise<Tab>,
 *   navigate: (url: string) => Promise<Tab | null> }} Tab
 * @typedef {{ options?: { applicationServerKey?: BufferSource | string | null } }} Subscription
 */

/**
 * Returns the content of a message; a default if it cannot be read, as browsers require a notification for each
 * message.
 * @param {Data | null} [data]
 * @returns {Message}
 */
function parseMessage(data) {
  const unreadable = { title: 'Supra', body: '' };
  try {
    return data?.json() ?? unreadable;
  } catch {
    return unreadable;
  }
}

/**
 * Shows a received message; a later one with the same tag replaces it.
 * @param {{ data?: Data | null }} event
 * @param {{ showNotification: (title: string, options: object) => Promise<unknown> }} registration
 */
export function showPush({ data }, registration) {
  const { title, body, url = '/', tag, lang } = parseMessage(data);
  return registration.showNotification(title, {
    body,
    lang,
    tag,
    renotify: Boolean(tag),
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url },
  });
}

/**
 * Opens the message's page, only on this site: in an open tab, else in a new one.
 * @param {{ notification: { close: () => void, data?: { url?: string } | null } }} event
 * @param {{ matchAll: (options: { type: 'window', includeUncontrolled: boolean }) => Promise<readonly Tab[]>,
 *   openWindow: (url: string) => Promise<unknown> }} clients
 * @param {string} origin
 */
export async function openPush({ notification }, clients, origin) {
  notification.close();
  const wanted = new URL(notification.data?.url ?? '/', origin);
  const { href } = wanted.origin === origin ? wanted : new URL('/', origin);
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === href) ?? open.find(({ focused }) => focused) ?? open[0];
  if (!there) return clients.openWindow(href);
  const tab = await there.focus();
  if (tab.url === href) return tab;
  // a tab that this worker does not control cannot be navigated by it
  return tab.navigate(href).catch(() => clients.openWindow(href));
}

/**
 * Renews a subscription that the browser has ended, with the same key, if the browser allows that; the site reports it
 * to the CMS at its next visit. Not every browser passes the old and the new subscription.
 * @param {{ oldSubscription?: Subscription | null, newSubscription?: Subscription | null }} event
 * @param {{ pushManager: { getSubscription: () => Promise<unknown>, subscribe: (options: { userVisibleOnly: boolean,
 *   applicationServerKey: BufferSource | string }) => Promise<unknown> } }} registration
 */
export async function renewPush({ oldSubscription, newSubscription }, { pushManager }) {
  const applicationServerKey = oldSubscription?.options?.applicationServerKey;
  if (newSubscription || !applicationServerKey || (await pushManager.getSubscription())) return;
  // if it is refused here, the site tries again
  await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => undefined);
}
