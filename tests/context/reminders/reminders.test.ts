import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { unsubscribeDevice } from '@/context/reminders/reminders';
import { signInAs } from '@/tests/support/builders/auth';
import { MARK, stubPush, unstubPush } from '@/tests/support/builders/push';
import { api, server, strapiError } from '@/tests/support/servers/server';

afterEach(unstubPush);

test('signing out ends reminders in this browser, even if the CMS is unreachable', async () => {
  signInAs();
  const { made } = stubPush({ permission: 'granted', isSubscribed: true });
  const gone: string[] = [];
  server.use(
    http.delete(api('/users/me/reminders/devices/:mark'), ({ params }) => {
      gone.push(String(params.mark));
      return HttpResponse.json(strapiError(500), { status: 500 });
    }),
  );
  await unsubscribeDevice();
  expect(gone).toEqual([MARK]);
  expect(made.unsubscribe).toHaveBeenCalledOnce();
});

test('a browser without notifications asks nobody', async () => {
  await unsubscribeDevice();
  stubPush({ permission: 'granted' });
  await unsubscribeDevice();
});
