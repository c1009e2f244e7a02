import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PDF, privateOnDisk } from '../doctor/support';
import { api, newPerson, type Shown } from '../support/api';
import { signUp } from '../support/people';
import { colour, upload } from '../support/pictures';
import { made } from '../support/records';
import { breakableStack, type BreakableStack } from './leftovers';

let own: BreakableStack;
let person: { token: string };
let picture: Buffer;
beforeAll(async () => {
  own = await breakableStack();
  await own.start();
  person = await signUp(own.emulator);
  picture = await colour(900, 700).jpeg().toBuffer();
  await mine().get('users/me');
});
afterAll(() => own?.end());

const mine = () => api(person, own.url());
async function send(bytes: Buffer, fields: Record<string, string> = {}, by = person): Promise<Shown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.append('files', new Blob([new Uint8Array(bytes)]), 'a file');
  const answer = await api(by, own.url()).send('POST', 'upload', { body: form });
  expect(answer.status, answer.text).toBe(200);
  return answer.body[0];
}
const visit = async (by = person) =>
  made(await api(by, own.url()).post('visits', { doctor: 'Dr Gogia', startsAt: '2026-11-25T09:30:00.000Z' }));
const dish = async () => made(await mine().post('dishes', { Name: 'Khachapuri' }));
const ofVisit = async () => ({ ref: 'visits', refId: String((await visit()).id), field: 'files' });
const ofDish = async () => ({ ref: 'dishes', refId: String((await dish()).id), field: 'DishImages' });

/** After a start that swept: folders and tables say the same, row by row. */
async function expectWhole() {
  const { bytes, alone } = await own.named();
  expect(alone).toEqual([]);
  expect(own.onDisk()).toEqual(bytes);
}

test('killed in the middle of uploads and deletions, row by row nothing is left over and nothing is missing', async () => {
  const kept: Shown[] = [];
  const gone: string[] = [];
  for (const answersUntilKill of [1, 4, 9]) {
    const [dishOf, visitOf] = [await ofDish(), await ofVisit()];
    const doomed = await Promise.all([
      send(picture),
      send(picture, await ofDish()),
      send(PDF, await ofVisit()),
    ]);
    const victims = await dish();
    const onVictim = await send(picture, { ref: 'dishes', refId: String(victims.id), field: 'DishImages' });
    let answered = 0;
    let tellEnough = () => undefined as void;
    const enough = new Promise<void>((resolve) => (tellEnough = resolve));
    const count = <T>(work: Promise<T>, then: (value: T) => void) =>
      work.then(
        (value) => {
          then(value);
          if ((answered += 1) === answersUntilKill) tellEnough();
        },
        () => undefined,
      );
    const deleted = (file: Shown) => (answer: { status: number }) => {
      if (answer.status === 200) gone.push(file.attributes.url);
    };
    const works = [
      ...Array.from({ length: 4 }, (_, at) =>
        count(send(picture, at % 2 ? dishOf : {}), (file) => kept.push(file)),
      ),
      ...Array.from({ length: 4 }, () => count(send(PDF, visitOf), (file) => kept.push(file))),
      ...doomed.map((file) => count(mine().delete(`uploads/assets/${file.id}`), deleted(file))),
      count(mine().delete(`dishes/${victims.id}`), deleted(onVictim)),
    ];
    await enough;
    await own.kill();
    await Promise.all(works);
    await own.start();
    for (const url of gone) expect((await fetch(new URL(url, own.url()))).status, url).not.toBe(200);
  }
  await own.stop();
  await own.age();
  await own.start();
  await expectWhole();
  const ids = (await own.rows('select id from files')).map(({ id }) => id);
  expect(kept.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
}, 180_000);

test('medical files that arrive while their person goes do not outlive them', async () => {
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

describe('a start mends what a kill has left', () => {
  test('of deletions: bytes go though nobody waited for it', async () => {
    const [open, secret] = [await send(picture, await ofDish()), await send(PDF, await ofVisit())];
    await own.stop();
    const [kept, other] = await Promise.all([open.id, secret.id].map(async (id) => (await ofRow(id)).bytes));
    for (const id of [open.id, secret.id]) {
      await own.rows('delete from supra_uploads where file = ?', [id]);
      await own.rows('delete from files where id = ?', [id]);
    }
    for (const bytes of [...kept, ...other])
      await own.rows('insert into supra_leaving (bytes) values (?)', [bytes]);
    expect([...kept, ...other].filter((bytes) => !own.has(bytes))).toEqual([]);
    await own.start();
    expect([...kept, ...other].filter(own.has)).toEqual([]);
    expect(await own.rows('select * from supra_leaving')).toEqual([]);
    expect((await fetch(new URL(open.attributes.url, own.url()))).status).toBe(404);
    await expectWhole();
  });

  test('of uploads: bytes without a row, every format, in both folders; what may be under way stays', async () => {
    const names = ['', 'thumbnail_', 'small_', 'medium_', 'large_'].map(
      (prefix) => `public/uploads/${prefix}0b5c.webp`,
    );
    await own.stop();
    const old = [...names, 'private/0b5c-left'].map((bytes) => own.lay(bytes));
    const young = ['public/uploads/thumbnail_new.webp', 'private/0b5c-new'].map((bytes) => own.lay(bytes, 0));
    await own.start();
    expect(old.filter(own.has)).toEqual([]);
    expect(young.filter((bytes) => !own.has(bytes))).toEqual([]);
    await own.stop();
    await own.age();
    await own.start();
    await expectWhole();
  });

  test('rows of half an upload, of people and records that are gone, and of files that are', async () => {
    const files = await Promise.all([send(picture), send(PDF, { ref: 'visits', field: 'files' })]);
    const [goner, orphan] = [
      await send(PDF, { ref: 'visits', field: 'files' }),
      await send(picture, await ofDish()),
    ];
    const panel = await send(picture);
    await own.stop();
    for (const { id } of [...files, panel]) await own.rows('delete from supra_uploads where file = ?', [id]);
    await own.rows('update supra_uploads set owner = 987654 where file = ?', [goner.id]);
    await own.rows('update supra_uploads set record = 987654 where file = ?', [orphan.id]);
    await own.rows(
      `insert into supra_uploads (file, owner, "createdAt", "isPrivate") values (987654, 1, ?, ?)`,
      [0, false],
    );
    const [{ id: operator }] = await own.rows(
      `insert into admin_users (firstname) values ('Operator') returning id`,
    );
    await own.rows('update files set created_by_id = ? where id = ?', [operator, panel.id]);
    await own.age();
    await own.start();
    const left = (await own.rows('select id from files')).map(({ id }) => id);
    for (const { id } of [...files, goner, orphan]) expect(left).not.toContain(id);
    expect(left).toContain(panel.id);
    expect(await own.rows('select * from supra_uploads where file = 987654')).toEqual([]);
    const { bytes, alone } = await own.named();
    expect(alone).toEqual([`files ${panel.id}`]);
    expect(own.onDisk()).toEqual(bytes);
  });

  test('rows without bytes: their records show them no longer', async () => {
    const [onDish, loose] = [await ofDish(), await send(picture)];
    const [first, second] = [await send(picture, onDish), await send(picture, onDish)];
    await own.stop();
    await own.age();
    for (const { id } of [first, loose]) own.drop((await ofRow(id)).bytes[0]);
    await own.start();
    const { attributes } = made(await mine().get(`dishes/${onDish.refId}?populate=deep,5`));
    expect(attributes.DishImages.data).toEqual([second]);
    const left = (await own.rows('select id from files')).map(({ id }) => id);
    expect(left).toContain(second.id);
    expect([first.id, loose.id].filter((id) => left.includes(id))).toEqual([]);
    expect(own.onDisk()).toEqual((await own.named()).bytes);
  });

  test('but nothing at all under a database that is not theirs', async () => {
    if (own.isPostgres) return;
    await own.stop();
    await own.age();
    const before = own.onDisk();
    expect(before.length).toBeGreaterThan(0);
    await own.start({ DATABASE_FILENAME: own.place('another.db') });
    expect(own.onDisk()).toEqual(before);
    await own.stop();
    await own.start();
    expect(own.onDisk()).toEqual(before);
  });
});

async function ofRow(id: number): Promise<{ bytes: string[] }> {
  const [{ hash, ext, provider, formats }] = await own.rows('select * from files where id = ?', [id]);
  if (provider === 'supra-private') return { bytes: [`private/${hash}`] };
  const more = Object.values(
    (typeof formats === 'string' ? JSON.parse(formats) : (formats ?? {})) as Record<
      string,
      { hash: string; ext: string }
    >,
  );
  return { bytes: [{ hash, ext }, ...more].map((one) => `public/uploads/${one.hash}${one.ext}`) };
}
