import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, newPerson, people, type ApiRecord } from '../../support/api';
import { filesOnDisk, jpeg, uploadedFiles, newIn, upload } from '../../support/pictures';
import { dishBody, idsOf, made, makeDish, makePublic, unique } from '../../support/records';
import { SOON } from '../../support/soon';

const KEY = 'Idempotency-Key';
const user = () => api(people().user);
const named = async (Name: unknown) =>
  idsOf(await user().get(`dishes?filters[Name][$eq]=${encodeURIComponent(String(Name))}`));

describe('Idempotency-Key', () => {
  test('makes a repeated POST count once, with the same answer', async () => {
    const body = dishBody();
    const headers = { [KEY]: randomUUID() };
    const first = await user().post('dishes', body, headers);
    const second = await user().post('dishes', body, headers);
    expect(made(second)).toEqual(made(first));
    expect(await named(body.Name)).toEqual([first.data.id]);
  });

  test('makes twenty at once count once', async () => {
    const body = dishBody();
    const headers = { [KEY]: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => user().post('dishes', body, headers)));
    expect(new Set(answers.map((answer) => made(answer).id)).size).toBe(1);
    expect(await named(body.Name)).toHaveLength(1);
  });

  test('belongs to one person', async () => {
    const headers = { [KEY]: randomUUID() };
    const mine = made(await user().post('dishes', dishBody(), headers));
    const theirs = made(await api(people().friend).post('dishes', dishBody(), headers));
    expect(theirs.id).not.toBe(mine.id);
    expect(theirs.attributes.owner.data.id).toBe(people().friend.id);
  });

  test('belongs to one address', async () => {
    const headers = { [KEY]: randomUUID() };
    const dish = made(await user().post('dishes', dishBody(), headers));
    const product = made(await user().post('products', { Name: unique('Rice') }, headers));
    expect(product.attributes.Name).toMatch(/^Rice/);
    expect(dish.attributes).toHaveProperty('servingAmount');
  });

  test('is free after a refusal: the corrected body works under the same key', async () => {
    const headers = { [KEY]: randomUUID() };
    expect((await user().post('dishes', { Name: 'x' }, headers)).status).toBe(400);
    made(await user().post('dishes', dishBody(), headers));
  });

  test.each([
    ['users/me/feed', {}],
    ['users/me/feed/reset', {}],
    ['mealplans/join/no-such-token', {}],
    ['orders/quote', { lines: [] }],
    ['mealplans/1/leave', {}],
    ['shoplists/1/leave', {}],
  ])('is refused on %s if malformed', async (path, body) => {
    expect((await user().post(path, body, { [KEY]: 'x' })).status).toBe(400);
  });

  test('gives a new feed address once', async () => {
    const headers = { [KEY]: randomUUID() };
    const first = await user().post('users/me/feed/reset', {}, headers);
    expect((await user().post('users/me/feed/reset', {}, headers)).data).toEqual(first.data);
    expect((await user().post('users/me/feed/reset', {})).data).not.toEqual(first.data);
  });

  test('with another body gets 422, and makes nothing', async () => {
    const headers = { [KEY]: randomUUID() };
    const body = dishBody();
    made(await user().post('dishes', body, headers));
    const other = dishBody();
    const answer = await user().post('dishes', other, headers);
    expect(answer.status).toBe(422);
    expect(answer.error).toMatchObject({ status: 422, name: 'UnprocessableEntityError' });
    expect(answer.error.message).toMatch(/another body/);
    expect(await named(other.Name)).toEqual([]);
    made(await user().post('dishes', body, headers));
  });

  test('with another file gets 422, with the same one the same answer', async () => {
    const headers = { [KEY]: randomUUID() };
    const [bytes, others] = [await jpeg(40, 30), await jpeg(41, 30)];
    const first = uploadedFiles(await upload(people().user, [{ bytes }], {}, headers));
    const before = filesOnDisk();
    expect((await upload(people().user, [{ bytes: others }], {}, headers)).status).toBe(422);
    expect(uploadedFiles(await upload(people().user, [{ bytes }], {}, headers))).toEqual(first);
    await expect.poll(() => newIn(filesOnDisk(), before), SOON).toEqual([]);
    expect((await api(people().user).delete(`uploads/assets/${at(first, 0).id}`)).status).toBe(200);
    expect((await upload(people().user, [{ bytes }], {}, headers)).status).toBe(410);
  });

  test('reports that its record has been deleted since', async () => {
    const headers = { [KEY]: randomUUID() };
    const body = dishBody();
    const { id } = made(await user().post('dishes', body, headers));
    made(await user().delete(`dishes/${id}`));
    const answer = await user().post('dishes', body, headers);
    expect(answer.status).toBe(410);
    expect(answer.error).toMatchObject({ status: 410, name: 'GoneError' });
    expect(answer.error.message).toMatch(/deleted/);
    expect(await named(body.Name)).toEqual([]);
  });

  test('works on verbs', async () => {
    const dish = await makePublic(people().friend);
    const headers = { [KEY]: randomUUID() };
    const copies = await Promise.all(
      Array.from({ length: 5 }, () => user().post(`dishes/${dish.id}/copy`, {}, headers)),
    );
    expect(new Set(copies.map((answer) => made(answer).id)).size).toBe(1);
    const other = made(await user().post(`dishes/${dish.id}/copy`, {}, { [KEY]: randomUUID() }));
    expect(other.id).not.toBe(at(copies, 0).data.id);
  });

  test('does not outlast a lost right', async () => {
    const dish = await makePublic(people().friend);
    const headers = { [KEY]: randomUUID() };
    const person = await newPerson();
    made(await api(person).post(`dishes/${dish.id}/save`, {}, headers));
    await api(people().admin).act(`users/${person.id}/block`);
    expect((await api(person).post(`dishes/${dish.id}/save`, {}, headers)).status).toBe(403);
  });

  test.each(['short', 'x'.repeat(101), 'with space in it', 'ключ', ''])(
    'is refused or not found in another form, %j',
    async (key) => {
      const bytes = Buffer.from(key).toString('latin1');
      const { status } = await user().post('dishes', dishBody(), { [KEY]: bytes });
      expect(status).toBe(key === '' ? status : 400);
      expect(status).toBeLessThan(500);
    },
  );
});

describe('repeating what already holds', () => {
  test.each(['save', 'unsave'])('%s answers 200 with the same record', async (verb) => {
    const dish = await makePublic(people().friend);
    const first = made(await user().act(`dishes/${dish.id}/${verb}`));
    const again: ApiRecord = made(await user().act(`dishes/${dish.id}/${verb}`));
    expect(again).toEqual(first);
  });

  test('hide, feature, block and an existing role change nothing more', async () => {
    const dish = await makeDish(people().user, { visibility: 'public' });
    const person = await newPerson();
    const admin = api(people().admin);
    for (const path of [
      `dishes/${dish.id}/feature`,
      `dishes/${dish.id}/hide`,
      `users/${person.id}/block`,
      `users/${person.id}/unblock`,
    ]) {
      const first = made(await admin.act(path));
      expect(made(await admin.act(path))).toEqual(first);
    }
    const first = made(await admin.act(`users/${person.id}/role`, { Rolee: 'Courier' }));
    expect(made(await admin.act(`users/${person.id}/role`, { Rolee: 'Courier' }))).toEqual(first);
  });
});
