import { afterEach, expect, test } from 'vitest';
import { currentMark, pushSupport, subscribePush, unsubscribePush } from '@/lib/push/subscription';
import { MARK, stubPush, unstubPush } from '@/tests/support/builders/push';

afterEach(unstubPush);

test('a browser without push cannot, one with a denied permission may not, any other can', () => {
  expect(pushSupport()).toBe('unsupported');
  const { notification } = stubPush();
  expect(pushSupport()).toBe('open');
  notification.permission = 'denied';
  expect(pushSupport()).toBe('denied');
});

test('a device’s mark is the hash the CMS knows, and is missing without a subscription', async () => {
  expect(await currentMark()).toBeNull();
  stubPush({ isSubscribed: true });
  expect(await currentMark()).toBe(MARK);
});

test('an old subscription, perhaps for another key, is removed before a new one is made', async () => {
  const { made, pushManager } = stubPush({ isSubscribed: true });
  expect(await subscribePush('KEY', 'ka')).toEqual({
    endpoint: made.endpoint,
    keys: { p256dh: 'p', auth: 'a' },
    language: 'ka',
  });
  expect(made.unsubscribe).toHaveBeenCalledOnce();
  expect(pushManager.subscribe).toHaveBeenCalledOnce();
});

test('a person who denies the permission is not subscribed', async () => {
  const { pushManager } = stubPush({ answer: 'denied' });
  expect(await subscribePush('KEY', 'en')).toBeNull();
  expect(pushManager.subscribe).not.toHaveBeenCalled();
});

test('an ended subscription is gone, and ending a missing one is no error', async () => {
  await unsubscribePush();
  stubPush({ isSubscribed: true });
  await unsubscribePush();
  expect(await currentMark()).toBeNull();
});
