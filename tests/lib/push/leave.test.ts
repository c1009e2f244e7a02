import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { clearKnownMark, saveKnownMark } from '@/lib/push/knownMark';
import { unsubscribeOthers } from '@/lib/push/leave';
import { signInAs } from '@/tests/support/builders/auth';
import { MARK, stubPush, unstubPush } from '@/tests/support/builders/push';
import { api, server } from '@/tests/support/servers/server';

afterEach(() => {
  unstubPush();
  clearKnownMark();
});

test('a browser of another person shows nothing of theirs to the next one; one’s own stays', async () => {
  signInAs();
  const { made } = stubPush({ permission: 'granted', isSubscribed: true });
  const known = (...marks: string[]) =>
    server.use(
      http.get(api('/users/me/reminders'), () =>
        HttpResponse.json({
          data: { kinds: [], quiet: null, devices: marks.map((mark) => ({ mark })), publicKey: 'k' },
        }),
      ),
    );
  known('of-another-browser', MARK);
  await unsubscribeOthers(1);
  expect(made.unsubscribe).not.toHaveBeenCalled();
  known('of-another-browser');
  await unsubscribeOthers(1);
  expect(made.unsubscribe).toHaveBeenCalledOnce();
});

test('a browser without notifications asks nobody', async () => {
  await unsubscribeOthers(1);
  stubPush({ permission: 'granted' });
  await unsubscribeOthers(1);
});

test('a browser with a new address stays with its person', async () => {
  signInAs();
  const { made } = stubPush({ permission: 'granted', isSubscribed: true });
  saveKnownMark({ person: 1, mark: 'of-its-old-address' });
  await unsubscribeOthers(1);
  expect(made.unsubscribe).not.toHaveBeenCalled();
});
