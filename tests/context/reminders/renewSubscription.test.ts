import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renewSubscription } from '@/context/reminders/renewSubscription';
import { saveKnownMark, knownMark } from '@/lib/push/knownMark';
import { signInAs } from '@/tests/support/builders/auth';
import { MARK, MOVED, MOVED_MARK, stubPush, unstubPush } from '@/tests/support/builders/push';
import { answer, api, dataOf, server, strapiError } from '@/tests/support/servers/server';

const ME = 7;
const OLD = 'o'.repeat(43);
const reminders = (marks: readonly string[]) => ({
  kinds: ['order'],
  quiet: null,
  devices: marks.map((mark) => ({ mark, agent: 'Chrome', language: 'en', createdAt: '' })),
  publicKey: 'KEY',
});

/** Bodies sent to the CMS, which answers with these devices. */
let told: unknown[];
function cms(marks: readonly string[]) {
  told = [];
  answer('/users/me/reminders', { data: reminders(marks) });
  server.use(
    http.post(api('/users/me/reminders/devices'), async ({ request }) => {
      told.push(await dataOf(request));
      return HttpResponse.json({ data: reminders(marks) });
    }),
    http.delete(api('/users/me/reminders/devices/:mark'), ({ params }) => {
      told.push(params.mark);
      return HttpResponse.json({ data: reminders(marks) });
    }),
  );
}
const keys = { p256dh: 'p', auth: 'a' };

beforeEach(() => void signInAs({ id: ME }));
afterEach(unstubPush);

test('nothing is sent if nothing has changed', async () => {
  stubPush({ permission: 'granted', isSubscribed: true });
  saveKnownMark({ person: ME, mark: MARK });
  await renewSubscription(ME, 'en');
  saveKnownMark({ person: ME, mark: null });
  await renewSubscription(ME, 'en');
  expect(knownMark(ME)).toBeNull();
});

test('a new address replaces the old one at the CMS', async () => {
  cms([MOVED_MARK]);
  stubPush({ permission: 'granted', isSubscribed: true, isMoved: true });
  saveKnownMark({ person: ME, mark: OLD });
  await renewSubscription(ME, 'ka');
  expect(told).toEqual([{ endpoint: MOVED, keys, language: 'ka', instead: OLD }]);
  expect(knownMark(ME)).toBe(MOVED_MARK);
  await renewSubscription(ME, 'ka');
  expect(told).toHaveLength(1);
});

test('a silently lost subscription is renewed, without asking for permission again', async () => {
  cms([MOVED_MARK]);
  const { pushManager } = stubPush({ permission: 'granted', isMoved: true });
  saveKnownMark({ person: ME, mark: OLD });
  await renewSubscription(ME, 'en');
  expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: 'KEY',
  });
  expect(told).toEqual([{ endpoint: MOVED, keys, language: 'en', instead: OLD }]);
  expect(knownMark(ME)).toBe(MOVED_MARK);
});

test('a person who turned it off on another device keeps it off', async () => {
  cms([]);
  const { made } = stubPush({ permission: 'granted', isSubscribed: true, isMoved: true });
  saveKnownMark({ person: ME, mark: OLD });
  await renewSubscription(ME, 'en');
  expect(made.unsubscribe).toHaveBeenCalledOnce();
  expect(knownMark(ME)).toBeNull();
});

test.each(['default', 'denied'])(
  'a person who revokes the permission (%s) gets no reminders here, and is not asked',
  async (permission) => {
    cms([]);
    const { notification } = stubPush({ permission });
    saveKnownMark({ person: ME, mark: OLD });
    await renewSubscription(ME, 'en');
    expect(told).toEqual([OLD]);
    expect(notification.requestPermission).not.toHaveBeenCalled();
    expect(knownMark(ME)).toBeNull();
  },
);

test('a failed call is retried at the next visit', async () => {
  stubPush({ permission: 'granted', isSubscribed: true, isMoved: true });
  saveKnownMark({ person: ME, mark: OLD });
  server.use(
    http.post(api('/users/me/reminders/devices'), () => HttpResponse.json(strapiError(503), { status: 503 })),
  );
  await expect(renewSubscription(ME, 'en')).rejects.toThrow();
  expect(knownMark(ME)).toBe(OLD);
});

test.each([
  ['the person’s', [MARK], MARK],
  ['somebody else’s, or turned off,', [], null],
])('an unknown subscription is looked up once: %s', async (_what, marks, known) => {
  cms(marks);
  stubPush({ permission: 'granted', isSubscribed: true });
  saveKnownMark({ person: ME + 1, mark: OLD });
  await renewSubscription(ME, 'en');
  expect(knownMark(ME)).toBe(known);
  expect(told).toEqual([]);
});

test('a browser without a subscription or record stays without', async () => {
  stubPush({ permission: 'granted' });
  await renewSubscription(ME, 'en');
  expect(knownMark(ME)).toBeUndefined();
});
