import { vi } from 'vitest';

const ENDPOINT = 'https://push.example/of-this-browser';
/** Address after its push service has moved it. */
export const MOVED = 'https://push.example/moved';
/** The base64url SHA-256 of the original address. */
export const MARK = 'cb7d6Notyk4RXbqptOf9cV_0-lDIYwS_nwGBns995C8';
export const MOVED_MARK = 'XFq2PMp037KPMnhmtoKJYg3-hI9r6JFaQojHRLTEVYk';

/** Gives this browser everything it needs to show reminders, and returns its calls. */
export function stubPush({
  permission = 'default',
  answer = 'granted',
  isSubscribed = false,
  isMoved = false,
} = {}) {
  const made = {
    endpoint: isMoved ? MOVED : ENDPOINT,
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => {
      now = null;
      return true;
    }),
  };
  let now = isSubscribed ? made : null;
  const pushManager = {
    getSubscription: vi.fn(async () => now),
    subscribe: vi.fn(async (_options: object) => (now = made)),
  };
  const registration = { pushManager };
  const worker = { getRegistration: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  vi.stubGlobal('PushManager', class {});
  const notification = {
    permission,
    requestPermission: vi.fn(async () => (notification.permission = answer)),
  };
  vi.stubGlobal('Notification', notification);
  return { made, pushManager, notification };
}

/** Restores this browser. */
export function unstubPush(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
