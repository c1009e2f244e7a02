import { expect, test } from 'vitest';
import { PDF, privateOnDisk } from '../doctor/support';
import { api, newPerson } from '../support/api';
import { upload } from '../support/pictures';
import { made } from '../support/records';

test('medical files that arrive while their person is deleted do not outlive them', async () => {
  const leaving = await newPerson();
  const there = privateOnDisk();
  const { id } = made(
    await api(leaving).post('visits', { doctor: 'Dr Gogia', startsAt: '2026-11-25T09:30:00.000Z' }),
  );
  const sent = Array.from({ length: 12 }, (_, at) =>
    upload(leaving, [{ bytes: PDF }], {
      ref: 'visits',
      field: 'files',
      ...(at % 2 && { refId: String(id) }),
    }),
  );
  await sent[0];
  const { status } = await api(leaving).delete('users/me');
  expect(status).toBe(200);
  for (const { status } of await Promise.all(sent)) expect([200, 401, 404]).toContain(status);
  await expect.poll(privateOnDisk).toEqual(there);
});
