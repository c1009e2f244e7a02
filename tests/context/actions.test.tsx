import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useActionCode, useReauthMethod } from '@/context/account/account';
import { useUploadMedical } from '@/context/doctor/doctor';
import { useMarking } from '@/context/calendar/marks';
import { useUploadPicture } from '@/context/remote/uploads';
import { useApi } from '@/context/ApiContext';
import { usePictures } from '@/context/dish/usePictures';
import { switchOff } from '@/lib/offline/mode';
import { clearOfflineData } from '@/lib/offline/queue';
import { fakeAuth, signInAs } from '../support/builders/auth';
import { renderPart } from '../support/render';
import { api, one, server, strapiError } from '../support/servers/server';

/** Renders one button per action, as a person would start it. */
const FILE = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' });
const PART = {
  day: '2026-11-22',
  kind: 'entry' as const,
  key: 'a',
  source: { type: 'mealplan' as const, id: 1 },
};
const inFlight = { current: new Set<Promise<boolean>>() };

function Deeds() {
  const { isProcessing } = useApi();
  const picture = useUploadPicture();
  const medical = useUploadMedical('visits');
  const { discard } = usePictures(() => undefined, inFlight);
  const mark = useMarking();
  const tryCode = useActionCode();
  const ownRoad = useReauthMethod();
  const deeds = {
    picture: () => picture(FILE, () => undefined),
    medical: () => medical(FILE, () => undefined),
    discard: () => discard(4),
    done: () => mark(PART, 'done', null),
    clear: () => mark(PART, null, 8),
    verify: () => tryCode('verifyEmail', 'code'),
    road: () => ownRoad(),
  };
  return (
    <>
      <output>{isProcessing ? 'busy' : 'idle'}</output>
      {Object.entries(deeds).map(([name, act]) => (
        <button key={name} type="button" onClick={() => void act().catch(() => undefined)}>
          {name}
        </button>
      ))}
    </>
  );
}

let status = 200;
/** Holds every answer until the test releases it, so that the call is seen to run. */
let held: Promise<undefined>;
let letAnswer: () => void;
const answers = (body: object) => async () => {
  await held;
  return status === 200 ? HttpResponse.json(body) : HttpResponse.json(strapiError(status), { status });
};

beforeEach(() => {
  status = 200;
  held = new Promise((resolve) => (letAnswer = () => resolve(undefined)));
  signInAs();
  const file = { id: 4, url: '/uploads/a.webp', name: 'a.jpg' };
  server.use(
    http.post(api('/upload'), answers([file])),
    http.delete(api('/uploads/assets/4'), answers(file)),
    http.post(api('/logs'), answers(one({ id: 8, ...PART, state: 'done' }))),
    http.delete(api('/logs/8'), answers(one({ id: 8 }))),
  );
  fakeAuth.module.verifyEmail.mockImplementation(() => held);
  fakeAuth.module.ownRoad.mockImplementation(async () => {
    await held;
    return { by: 'password' as const };
  });
});
afterEach(async () => {
  switchOff(false);
  await clearOfflineData();
});

const SUCCESS = {
  picture: 'The photo is uploaded',
  medical: 'The file is uploaded',
  discard: 'The photo is removed',
  done: 'Marked as done',
  clear: 'The mark is removed',
  verify: 'Your email is confirmed',
};
const DANGER = {
  picture: 'The photo could not be uploaded',
  medical: 'The file could not be uploaded',
  discard: 'The photo could not be removed',
  done: 'The mark could not be saved',
  clear: 'The mark could not be removed',
};

test.each(Object.entries(SUCCESS))(
  '%s shows the flag and "Processing...", then success',
  async (name, said) => {
    const { user } = renderPart(<Deeds />);
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Processing...')).toBeVisible();
    expect(screen.getByText('busy')).toBeInTheDocument();
    letAnswer();
    expect(await screen.findByText(said)).toBeVisible();
    expect(await screen.findByText('idle')).toBeInTheDocument();
  },
);

test.each(Object.entries(DANGER))('%s shows "Processing...", then danger', async (name, said) => {
  status = 500;
  const { user } = renderPart(<Deeds />);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Processing...')).toBeVisible();
  letAnswer();
  expect(await screen.findByText(said)).toBeVisible();
});

test('reading the sign-in methods shows "Processing...", and then nothing', async () => {
  const { user } = renderPart(<Deeds />);
  await user.click(screen.getByRole('button', { name: 'road' }));
  expect(await screen.findByText('Processing...')).toBeVisible();
  letAnswer();
  await waitFor(() => expect(screen.queryByText('Processing...')).toBeNull());
});

test('a mark waiting for the network is no success yet', async () => {
  const { user } = renderPart(<Deeds />);
  switchOff(true);
  await user.click(screen.getByRole('button', { name: 'done' }));
  await waitFor(() => expect(screen.getByText('idle')).toBeInTheDocument());
  expect(screen.queryByText('Marked as done')).toBeNull();
});
