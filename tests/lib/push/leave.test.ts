import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { leaveOthersDevice } from '@/lib/push/leave';
import { signInAs } from '@/tests/support/auth';
import { MARK, stubPush, unstubPush } from '@/tests/support/push';
import { api, server } from '@/tests/support/server';

afterEach(unstubPush);

test('a browser that is another person’s shows nothing of them to who signs in; one’s own stays', async () => {
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
  await leaveOthersDevice();
  expect(made.unsubscribe).not.toHaveBeenCalled();
  known('of-another-browser');
  await leaveOthersDevice();
  expect(made.unsubscribe).toHaveBeenCalledOnce();
});

test('a browser that shows nothing asks nobody', async () => {
  await leaveOthersDevice();
  stubPush({ permission: 'granted' });
  await leaveOthersDevice();
});
