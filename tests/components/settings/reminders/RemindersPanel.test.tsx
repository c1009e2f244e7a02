import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { RemindersPanel } from '@/components/settings/reminders/RemindersPanel';
import { signInAs } from '@/tests/support/builders/auth';
import { MARK, stubPush, unstubPush } from '@/tests/support/builders/push';
import { renderApp } from '@/tests/support/render';
import { answer, api, bodyOf, server, strapiError } from '@/tests/support/servers/server';

const NONE = { kinds: [], quiet: null, devices: [], publicKey: 'KEY' };
const device = (mark: string, agent = 'Chrome, Android') => ({
  mark,
  agent,
  language: 'en',
  createdAt: '2026-11-20T10:00:00.000Z',
});
const PATH = '/users/me/reminders';

afterEach(unstubPush);

async function setUp(given: object = {}, person: Parameters<typeof signInAs>[0] = {}) {
  signInAs(person);
  let now: object = { ...NONE, ...given };
  answer(PATH, { data: now });
  const sent: unknown[] = [];
  const take = async (request: Request, next: (body: { data: object }) => object) => {
    const body = request.method === 'DELETE' ? { data: {} } : await bodyOf<{ data: object }>(request);
    const { pathname } = new URL(request.url);
    sent.push([request.method, pathname.slice(pathname.indexOf(PATH)), body.data]);
    now = { ...now, ...next(body) };
    return HttpResponse.json({ data: now });
  };
  server.use(
    http.put(api(PATH), ({ request }) => take(request, ({ data }) => data)),
    http.post(api(`${PATH}/devices`), ({ request }) => take(request, () => ({ devices: [device(MARK)] }))),
    http.delete(api(`${PATH}/devices/:mark`), ({ request }) => take(request, () => ({ devices: [] }))),
  );
  const { user } = renderApp(<RemindersPanel timeZone="Asia/Tbilisi" />);
  const region = await screen.findByRole('region', { name: 'Reminders' });
  await within(region).findByRole('group', { name: 'Remind me of' });
  return { user, sent, panel: within(region) };
}

test('only the tap requests the permission, and then the device is on', async () => {
  const { notification, pushManager } = stubPush();
  const { user, sent, panel } = await setUp();
  expect(panel.getByText('This device does not show reminders.')).toBeInTheDocument();
  expect(notification.requestPermission).not.toHaveBeenCalled();
  await user.click(panel.getByRole('button', { name: 'Remind me on this device' }));
  expect(await panel.findByText('This device shows reminders.')).toBeInTheDocument();
  await screen.findByText('This device now shows reminders');
  expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: 'KEY',
  });
  const given = {
    endpoint: 'https://push.example/of-this-browser',
    keys: { p256dh: 'p', auth: 'a' },
    language: 'en',
  };
  expect(sent).toEqual([['POST', `${PATH}/devices`, given]]);
});

test('a person who declines learns that it is up to them, and nothing is sent', async () => {
  stubPush({ answer: 'default' });
  const { user, sent, panel } = await setUp();
  await user.click(panel.getByRole('button', { name: 'Remind me on this device' }));
  expect(await panel.findByText(/Without your permission nothing is shown/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a person who blocks notifications learns where to allow them again', async () => {
  stubPush({ answer: 'denied' });
  const { user, panel } = await setUp();
  await user.click(panel.getByRole('button', { name: 'Remind me on this device' }));
  expect(await panel.findByText(/Notifications of this site are blocked/)).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Remind me on this device' })).toBeNull();
});

test('a browser without notifications says so; the kinds can still be chosen', async () => {
  const { user, sent, panel } = await setUp();
  expect(panel.getByText(/This browser cannot show reminders/)).toBeInTheDocument();
  await user.click(panel.getByRole('switch', { name: 'Invitations' }));
  await waitFor(() => expect(sent).toEqual([['PUT', PATH, { kinds: ['invitation'], quiet: null }]]));
});

test('an unavailable push service is reported, and the device stays off', async () => {
  const { pushManager } = stubPush();
  pushManager.subscribe.mockRejectedValue(new DOMException('push service error', 'AbortError'));
  const { user, panel } = await setUp();
  await user.click(panel.getByRole('button', { name: 'Remind me on this device' }));
  await waitFor(() => expect(pushManager.subscribe).toHaveBeenCalled());
  expect(panel.getByText('This device does not show reminders.')).toBeInTheDocument();
});

test('an active device is switched off, here and at the CMS', async () => {
  const { made } = stubPush({ permission: 'granted', isSubscribed: true });
  const { user, sent, panel } = await setUp({ devices: [device(MARK)] });
  await user.click(await panel.findByRole('button', { name: 'Stop on this device' }));
  expect(await panel.findByText('This device does not show reminders.')).toBeInTheDocument();
  expect(made.unsubscribe).toHaveBeenCalledOnce();
  expect(sent).toEqual([['DELETE', `${PATH}/devices/${MARK}`, {}]]);
});

test('each kind has its own switch; a failed one returns', async () => {
  stubPush();
  const { user, sent, panel } = await setUp({ kinds: ['order'] });
  const supplements = panel.getByRole('switch', { name: 'Time for supplements' });
  expect(panel.getByRole('switch', { name: 'News about my orders' })).toBeChecked();
  expect(supplements).toHaveAccessibleDescription(/only that it is time/);
  await user.click(supplements);
  await screen.findByText('Your reminders are saved');
  expect(supplements).toBeChecked();
  expect(sent).toEqual([['PUT', PATH, { kinds: ['order', 'supplement'], quiet: null }]]);
  server.use(http.put(api(PATH), () => HttpResponse.json(strapiError(500), { status: 500 })));
  await user.click(supplements);
  await screen.findByText('Your reminders could not be saved');
  await waitFor(() => expect(supplements).toBeChecked());
});

test('quiet hours begin as a night, and a time is saved when its field is left', async () => {
  stubPush();
  const { user, sent, panel } = await setUp();
  await user.click(panel.getByRole('switch', { name: 'Quiet hours' }));
  const until = await panel.findByLabelText('To');
  expect(panel.getByText(/Time zone: Tbilisi/)).toBeInTheDocument();
  await user.clear(until);
  await user.type(until, '07:15');
  await user.tab();
  const quiets = [
    { from: '22:00', to: '08:00' },
    { from: '22:00', to: '07:15' },
  ];
  await waitFor(() => expect(sent).toEqual(quiets.map((quiet) => ['PUT', PATH, { kinds: [], quiet }])));
});

test('a courier is offered the reminders of their work', async () => {
  stubPush();
  const { panel } = await setUp({}, { Rolee: 'Courier' });
  expect(panel.getAllByRole('switch').map((one) => one.getAttribute('aria-describedby'))).toHaveLength(2);
  expect(panel.queryByRole('switch', { name: 'Time for supplements' })).toBeNull();
});

test('another device, perhaps lost, is removed here', async () => {
  stubPush();
  const { user, sent, panel } = await setUp({ devices: [device('lost')] });
  expect(panel.getByRole('heading', { name: 'My other devices' })).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Remove: Chrome, Android' }));
  await waitFor(() => expect(panel.queryByText('Chrome, Android')).toBeNull());
  expect(sent).toEqual([['DELETE', `${PATH}/devices/lost`, {}]]);
});
