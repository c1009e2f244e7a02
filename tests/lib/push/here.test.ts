import { afterEach, expect, test } from 'vitest';
import { markHere, pushSupport, subscribeHere, unsubscribeHere } from '@/lib/push/here';
import { MARK, stubPush, unstubPush } from '@/tests/support/builders/push';

afterEach(unstubPush);

test('a browser without push cannot, one whose owner has said no may not, any other can', () => {
  expect(pushSupport()).toBe('unsupported');
  const { notification } = stubPush();
  expect(pushSupport()).toBe('open');
  notification.permission = 'denied';
  expect(pushSupport()).toBe('denied');
});

test('its mark is that by which the CMS knows its address, and there is none without a subscription', async () => {
  expect(await markHere()).toBeNull();
  stubPush({ isSubscribed: true });
  expect(await markHere()).toBe(MARK);
});

test('a subscription of before, perhaps for another key, goes before a new one is made', async () => {
  const { made, pushManager } = stubPush({ isSubscribed: true });
  expect(await subscribeHere('KEY', 'ka')).toEqual({
    endpoint: made.endpoint,
    keys: { p256dh: 'p', auth: 'a' },
    language: 'ka',
  });
  expect(made.unsubscribe).toHaveBeenCalledOnce();
  expect(pushManager.subscribe).toHaveBeenCalledOnce();
});

test('who does not allow it is not subscribed', async () => {
  const { pushManager } = stubPush({ answer: 'denied' });
  expect(await subscribeHere('KEY', 'en')).toBeNull();
  expect(pushManager.subscribe).not.toHaveBeenCalled();
});

test('an ended subscription is none, and to end none is no fault', async () => {
  await unsubscribeHere();
  stubPush({ isSubscribed: true });
  await unsubscribeHere();
  expect(await markHere()).toBeNull();
});
