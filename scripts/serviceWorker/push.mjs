/** What a message says; one that cannot be read says nothing, and browsers want something shown for each that comes. */
function saidIn(data) {
  try {
    return data.json();
  } catch {
    return { title: 'Supra', body: '' };
  }
}

/** Shows a message that has come; a later one of the same tag takes the place of the earlier one. */
export function showPush({ data }, registration) {
  const { title, body, url = '/', tag, lang } = saidIn(data);
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

/** Opens what a message is about: in a tab that is open already, else in a new one; nothing but pages of this site. */
export async function openPush({ notification }, clients, origin) {
  notification.close();
  const wanted = new URL(notification.data?.url ?? '/', origin);
  const { href } = wanted.origin === origin ? wanted : new URL('/', origin);
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === href) ?? open.find(({ focused }) => focused) ?? open[0];
  if (!there) return clients.openWindow(href);
  const tab = await there.focus();
  if (tab.url === href) return tab;
  // a tab that this worker does not lead cannot be led on by it
  return tab.navigate(href).catch(() => clients.openWindow(href));
}

/**
 * The browser has ended a subscription of its own accord: another by the same key takes its place where it allows that; the site
 * tells the CMS at its next visit. Not every browser says what there was and is.
 * @param {{ oldSubscription?: any, newSubscription?: any }} event
 * @param {{ pushManager: any }} registration
 */
export async function renewPush({ oldSubscription, newSubscription }, { pushManager }) {
  const applicationServerKey = oldSubscription?.options?.applicationServerKey;
  if (newSubscription || !applicationServerKey || (await pushManager.getSubscription())) return;
  // what is refused here the site tries again
  await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => undefined);
}
