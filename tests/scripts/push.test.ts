import { expect, test, vi } from 'vitest';
import { openPush, renewPush, showPush } from '@/scripts/serviceWorker/push.mjs';

type Said = NonNullable<ReturnType<NonNullable<Parameters<typeof showPush>[0]['data']>['json']>>;

const ORIGIN = 'https://supra.example';
const registration = () => ({ showNotification: vi.fn(async () => undefined) });
const message = (said: Said) => ({ data: { json: () => said } });

test('a message is shown in its own words and language, and replaces an earlier one', async () => {
  const shown = registration();
  const said = { title: 'Order 7', body: 'It is packed.', url: '/orders', tag: 'order-7', lang: 'en' };
  await showPush(message(said), shown);
  expect(shown.showNotification).toHaveBeenCalledExactlyOnceWith(
    'Order 7',
    expect.objectContaining({
      body: 'It is packed.',
      lang: 'en',
      tag: 'order-7',
      renotify: true,
      data: { url: '/orders' },
    }),
  );
});

test.each([
  ['no message at all', { data: null }],
  ['one that says nothing', { data: { json: () => null } }],
  [
    'a message that is not JSON',
    {
      data: {
        json: () => {
          throw new SyntaxError('no');
        },
      },
    },
  ],
])('something is shown for %s, as browsers require', async (_what, event) => {
  const shown = registration();
  await showPush(event, shown);
  expect(shown.showNotification).toHaveBeenCalledExactlyOnceWith(
    'Supra',
    expect.objectContaining({ data: { url: '/' }, renotify: false }),
  );
});

/** A tab of the site; `isOurs` if this worker controls it. */
function tabAt(path: string, { focused = false, isOurs = true } = {}) {
  const tab = {
    url: ORIGIN + path,
    focused,
    focus: vi.fn(async () => tab),
    navigate: vi.fn(async (url: string) => {
      if (!isOurs) throw new TypeError('not controlled');
      tab.url = url;
      return tab;
    }),
  };
  return tab;
}
function tap(url?: string, tabs: readonly ReturnType<typeof tabAt>[] = []) {
  const notification = { close: vi.fn(), data: { url } };
  const clients = { matchAll: vi.fn(async () => tabs), openWindow: vi.fn(async () => undefined) };
  return {
    notification,
    clients,
    opened: openPush({ notification }, clients, ORIGIN),
  };
}

test('a click without an open tab opens a new one there', async () => {
  const { notification, clients, opened } = tap('/orders');
  await opened;
  expect(notification.close).toHaveBeenCalledOnce();
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/orders`);
});

test('a tab already showing it comes to the front unchanged', async () => {
  const [other, there] = [tabAt('/dashboard', { focused: true }), tabAt('/orders')];
  const { clients, opened } = tap('/orders', [other, there]);
  await opened;
  expect(there.focus).toHaveBeenCalledOnce();
  expect(there.navigate).not.toHaveBeenCalled();
  expect([other.focus, clients.openWindow].some((one) => one.mock.calls.length > 0)).toBe(false);
});

test('another open tab goes there', async () => {
  const tab = tabAt('/dashboard');
  const { clients, opened } = tap('/orders', [tab]);
  await opened;
  expect(tab.navigate).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/orders`);
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test('a new tab opens beside one controlled by an older worker', async () => {
  const { clients, opened } = tap('/orders', [tabAt('/dashboard', { isOurs: false })]);
  await opened;
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/orders`);
});

test.each(['https://elsewhere.example/x', '//elsewhere.example', 'javascript:alert(1)'])(
  'no click leaves the site: %s',
  async (url) => {
    const { clients, opened } = tap(url);
    await opened;
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/`);
  },
);

/** Returns a push manager for a worker; `has` is an existing subscription. */
function pushManager(has: object | null = null, refuses = false) {
  const subscribe = vi.fn(async (options: object) => {
    if (refuses) throw new DOMException('no', 'NotAllowedError');
    return options;
  });
  return { subscribe, getSubscription: async () => has };
}
const KEY = new Uint8Array([4, 1, 2]).buffer;
const ended = { oldSubscription: { options: { applicationServerKey: KEY } }, newSubscription: null };

test('a subscription ended by the browser is renewed with the same key', async () => {
  const manager = pushManager();
  await renewPush(ended, { pushManager: manager });
  expect(manager.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: KEY,
  });
});

test('no subscription is made if another exists or the key is missing; a refusal is left to the site', async () => {
  const there = [
    [{ ...ended, newSubscription: {} }, pushManager()],
    [ended, pushManager({})],
    [{ oldSubscription: null, newSubscription: null }, pushManager()],
    [{}, pushManager()],
  ] as const;
  for (const [event, manager] of there) {
    await renewPush(event, { pushManager: manager });
    expect(manager.subscribe).not.toHaveBeenCalled();
  }
  await expect(renewPush(ended, { pushManager: pushManager(null, true) })).resolves.toBeUndefined();
});
