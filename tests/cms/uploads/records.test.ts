import { beforeAll, describe, expect, test, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { at, atLeast } from '@/tests/support/at';
import { api, cmsUrl, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import {
  addressesOf,
  filesOnDisk,
  halfReceived,
  leavingNothing,
  isOnDisk,
  jpeg,
  uploadedFiles,
  picturesOf,
  upload,
  withPicture,
} from '../support/pictures';
import { dishBody, made, makeDish, makePublic, readDish } from '../support/records';

let person: Person;
let bytes: Buffer;
beforeAll(async () => {
  person = await newPerson();
  bytes = await jpeg();
});
const onto = (dish: ApiRecord, field = 'DishImages', ref = 'dishes') => ({
  ref,
  refId: String(dish.id),
  field,
});

describe('a picture for a record', () => {
  test.each(['dishes', 'api::dish.dish'])('is added by ref %s, refId and field', async (ref) => {
    const dish = await makeDish(person);
    const [first] = uploadedFiles(await upload(person, [{ bytes }], onto(dish, 'DishImages', ref)));
    const [second] = uploadedFiles(await upload(person, [{ bytes }], { ref, refId: String(dish.id) }));
    const { attributes } = await readDish(person, dish.id);
    expect(attributes.DishImages.data).toEqual([first, second]);
    expect(Date.parse(attributes.updatedAt)).toBeGreaterThan(Date.parse(dish.attributes.updatedAt));
  });

  test('is visible to everybody in the next read', async () => {
    const dish = await makePublic(person);
    const readers = [undefined, people().user, people().courier, person];
    for (const reader of readers) expect(picturesOf(await readDish(reader, dish.id))).toEqual([]);
    const [file] = uploadedFiles(await upload(person, [{ bytes }], onto(dish)));
    for (const reader of readers) expect(picturesOf(await readDish(reader, dish.id))).toEqual([file]);
    made(await api(person).delete(`dishes/${dish.id}`));
  });

  test('replaces a person’s earlier one, whose file is deleted', async () => {
    const fields = { ref: 'users', refId: String(person.id), field: 'avatar' };
    const first = at(uploadedFiles(await upload(person, [{ bytes }], fields)), 0);
    expect((await api(person).get('users/me')).body.avatar.url).toBe(first.attributes.url);
    const second = at(uploadedFiles(await upload(person, [{ bytes }], { ...fields, field: '' })), 0);
    expect((await api(person).get('users/me')).body.avatar.url).toBe(second.attributes.url);
    await vi.waitFor(() => expect(addressesOf(first).filter(isOnDisk)).toEqual([]));
  });

  test('is refused past twenty, and no new one stays', async () => {
    const dish = await makeDish(person);
    uploadedFiles(
      await upload(
        person,
        Array.from({ length: 19 }, () => ({ bytes })),
        onto(dish),
      ),
    );
    const before = filesOnDisk();
    const answer = await upload(person, [{ bytes }, { bytes }], onto(dish));
    expect(faults(answer)).toEqual(['files: tooMany']);
    await vi.waitFor(() => expect(filesOnDisk()).toEqual(before));
    expect(picturesOf(await readDish(person, dish.id))).toHaveLength(19);
  });

  test.each<[string, Record<string, string>, number]>([
    ['a missing collection', { ref: 'nothing', refId: '1' }, 400],
    ['a collection of Strapi', { ref: 'plugin::upload.file', refId: '1' }, 400],
    ['a missing record', { ref: 'dishes', refId: '2147483647' }, 404],
    ['an odd record', { ref: 'dishes', refId: "1' or 1=1" }, 404],
    ['an unnamed collection', { refId: '1' }, 400],
  ])('is refused for %s', async (_what, fields, status) => {
    const before = filesOnDisk();
    expect((await upload(person, [{ bytes }], fields)).status).toBe(status);
    expect(filesOnDisk()).toEqual(before);
  });

  test.each(['Name', 'nothing', 'owner', 'Steps', '__proto__'])(
    'is refused for a field %s without pictures',
    async (field) => {
      const dish = await makeDish(person);
      expect((await upload(person, [{ bytes }], onto(dish, field))).status).toBe(400);
    },
  );
});

describe('somebody else', () => {
  test('adds nothing to a dish they may not change', async () => {
    const [hidden, open] = [await makeDish(person), await makePublic(person)];
    const refused = (by: Person | undefined, fields: Record<string, string>) =>
      leavingNothing(async () => (await upload(by, [{ bytes }], fields)).status);
    expect(await refused(people().user, onto(hidden))).toBe(404);
    expect(await refused(people().user, onto(open))).toBe(403);
    expect(await refused(people().courier, onto(open))).toBe(403);
    expect(await refused(undefined, onto(open))).toBe(401);
    expect(await refused(people().user, { ref: 'users', refId: String(person.id) })).toBe(404);
  });

  test('removes no picture from it', async () => {
    const [hidden, open] = [
      await withPicture(person, await makeDish(person)),
      await withPicture(person, await makePublic(person)),
    ];
    const [hiddenFile, openFile] = [at(picturesOf(hidden), 0), at(picturesOf(open), 0)];
    expect((await api(people().user).delete(`uploads/assets/${hiddenFile.id}`)).status).toBe(404);
    expect((await api(people().user).delete(`uploads/assets/${openFile.id}`)).status).toBe(403);
    expect((await api().delete(`uploads/assets/${openFile.id}`)).status).toBe(401);
    expect([hiddenFile, openFile].flatMap(addressesOf).filter((url) => !isOnDisk(url))).toEqual([]);
  });

  test('attaches no pending file of mine, nor one of another dish', async () => {
    const pending = at(uploadedFiles(await upload(person, [{ bytes }])), 0);
    expect((await api(people().user).post('dishes', dishBody({ DishImages: [pending.id] }))).status).toBe(
      400,
    );
    expect((await api(people().user).delete(`uploads/assets/${pending.id}`)).status).toBe(404);
    const dish = await withPicture(person, await makeDish(person));
    const taken = await api(person).post('dishes', dishBody({ DishImages: [at(picturesOf(dish), 0).id] }));
    expect(faults(taken)).toEqual(['DishImages: reference']);
  });

  test('adds and removes once they may edit the dish', async () => {
    const dish = await makeDish(person);
    made(await api(person).act(`dishes/${dish.id}/collaborators`, { email: people().user.email }));
    const file = at(uploadedFiles(await upload(people().user, [{ bytes }], onto(dish))), 0);
    expect((await api(people().user).delete(`uploads/assets/${file.id}`)).status).toBe(200);
    expect(picturesOf(await readDish(person, dish.id))).toEqual([]);
  });
});

describe('a pending file', () => {
  test('is attached by a body, in the given order, also to a step', async () => {
    const [a, b, c] = atLeast(3, uploadedFiles(await upload(person, [{ bytes }, { bytes }, { bytes }])));
    const dish = made(
      await api(person).post(
        'dishes',
        dishBody({ DishImages: [b.id, a.id], Steps: [{ description: 'Bake.', image: c.id }] }),
      ),
    );
    expect(picturesOf(dish).map(({ id }) => id)).toEqual([b.id, a.id]);
    expect(dish.attributes.Steps[0].image.data).toEqual(c);
    const turned = made(await api(person).put(`dishes/${dish.id}`, { DishImages: [a.id, b.id] }));
    expect(picturesOf(turned).map(({ id }) => id)).toEqual([a.id, b.id]);
  });

  test('is removed by its uploader', async () => {
    const file = at(uploadedFiles(await upload(person, [{ bytes }])), 0);
    const answer = await api(person).delete(`uploads/assets/${file.id}`);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: file });
    await vi.waitFor(() => expect(addressesOf(file).filter(isOnDisk)).toEqual([]));
    expect((await api(person).delete(`uploads/assets/${file.id}`)).status).toBe(404);
  });

  test('under one key is kept once', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = uploadedFiles(await upload(person, [{ bytes }], {}, headers));
    const before = filesOnDisk();
    expect(uploadedFiles(await upload(person, [{ bytes }], {}, headers))).toEqual(first);
    await vi.waitFor(() => expect(filesOnDisk()).toEqual(before));
  });
});

describe('files are deleted', () => {
  test('from record, disk and every format with DELETE uploads/assets', async () => {
    const dish = await withPicture(person, await makePublic(person));
    const file = at(picturesOf(dish), 0);
    expect(addressesOf(file).filter((url) => !isOnDisk(url))).toEqual([]);
    expect((await api(person).delete(`uploads/assets/${file.id}`)).status).toBe(200);
    expect(picturesOf(await readDish(undefined, dish.id))).toEqual([]);
    await vi.waitFor(() => expect(addressesOf(file).filter(isOnDisk)).toEqual([]));
    expect((await fetch(new URL(file.attributes.url, cmsUrl()))).status).toBe(404);
  });

  test('before the answer says so, by any cause', async () => {
    const alone = (dish: ApiRecord) => api(person).delete(`uploads/assets/${at(picturesOf(dish), 0).id}`);
    const withDish = (dish: ApiRecord) => api(person).delete(`dishes/${dish.id}`);
    for (const way of [alone, alone, alone, withDish, withDish, withDish]) {
      const dish = await withPicture(person, await makeDish(person));
      const file = at(picturesOf(dish), 0);
      expect((await way(dish)).status).toBe(200);
      expect(addressesOf(file).filter(isOnDisk)).toEqual([]);
    }
  });

  test('when an edit leaves them out and no earlier version exists, and with the deleted dish', async () => {
    const exercise = made(await api(person).post('exercises', { Name: 'Easy run' }));
    const file = at(
      uploadedFiles(await upload(person, [{ bytes }], onto(exercise, 'Images', 'exercises'))),
      0,
    );
    made(await api(person).put(`exercises/${exercise.id}`, { Images: [] }));
    await vi.waitFor(() => expect(addressesOf(file).filter(isOnDisk)).toEqual([]));
    const dish = await makeDish(person);
    const again = at(picturesOf(await withPicture(person, dish)), 0);
    made(await api(person).delete(`dishes/${dish.id}`));
    await vi.waitFor(() => expect(addressesOf(again).filter(isOnDisk)).toEqual([]));
  });

  test('but a copy keeps its own', async () => {
    const dish = await withPicture(person, await makePublic(person));
    const copy = made(await api(people().user).act(`dishes/${dish.id}/copy`));
    expect(at(picturesOf(copy), 0).attributes.url).not.toBe(at(picturesOf(dish), 0).attributes.url);
    made(await api(person).delete(`dishes/${dish.id}`));
    await vi.waitFor(() => expect(picturesOf(dish).flatMap(addressesOf).filter(isOnDisk)).toEqual([]));
    expect(
      picturesOf(copy)
        .flatMap(addressesOf)
        .filter((url) => !isOnDisk(url)),
    ).toEqual([]);
  });
});

test('after an upload that breaks off halfway', async () => {
  const { hostname, port } = new URL(cmsUrl());
  const head = [
    'POST /api/upload HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: ${person.token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 3000000',
    '',
    '',
  ];
  const part =
    'Content-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  await leavingNothing(async () => {
    const before = halfReceived();
    const socket = net.connect(Number(port), hostname, () =>
      socket.write(`${head.join('\r\n')}--x\r\n${part}${'x'.repeat(500_000)}`),
    );
    await vi.waitFor(() => expect(halfReceived()).toBe(before + 1));
    socket.destroy();
  });
});

test('after a form with files sent to another call', async () => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), 'a.jpg');
  for (const [by, path] of [
    [person, 'dishes'],
    [undefined, 'dishes'],
    [undefined, 'nothing'],
  ] as const) {
    const { status } = await leavingNothing(() => api(by).send('POST', path, { body: form }));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});
