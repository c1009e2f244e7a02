import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { PDF } from '../doctor/support';
import { api, type ApiRecord } from '../support/api';
import { signUp } from '../support/people';
import { colour } from '../support/pictures';
import { made } from '../support/records';
import { breakableStack, type BreakableStack } from './leftovers';

// Each start here repairs several things at once: the set-up lays out the damage, and each test checks its part
// afterwards.
const SLOW = 180_000;
let own: BreakableStack;
let person: { token: string };
let picture: Buffer;
beforeAll(async () => {
  own = await breakableStack();
  await own.start();
  person = await signUp(own.emulator);
  picture = await colour(900, 700).jpeg().toBuffer();
  await mine().get('users/me');
}, SLOW);
afterAll(() => own?.end());

const mine = () => api(person, own.url());
async function send(bytes: Buffer, fields: Record<string, string> = {}): Promise<ApiRecord> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.append('files', new Blob([new Uint8Array(bytes)]), 'a file');
  const answer = await mine().send('POST', 'upload', { body: form });
  expect(answer.status, answer.text).toBe(200);
  return answer.body[0];
}
const visit = async () =>
  made(await mine().post('visits', { doctor: 'Dr Gogia', startsAt: '2026-11-25T09:30:00.000Z' }));
const dish = async () => made(await mine().post('dishes', { Name: 'Khachapuri' }));
const ofVisit = async () => ({ ref: 'visits', refId: String((await visit()).id), field: 'files' });
const ofDish = async () => ({ ref: 'dishes', refId: String((await dish()).id), field: 'DishImages' });
const statusOf = async (url: string) => (await fetch(new URL(url, own.url()))).status;
const filesLeft = async (): Promise<number[]> => (await own.rows('select id from files')).map(({ id }) => id);

/** Uploads that a CMS has acknowledged, and addresses of the files that it has reported as deleted. */
const kept: ApiRecord[] = [];
const gone: string[] = [];

/** Kills the CMS in the middle of uploads and deletions, once `answers` of them are answered. */
async function killAfter(answers: number): Promise<void> {
  const [dishOf, visitOf] = [await ofDish(), await ofVisit()];
  const doomed = await Promise.all([
    send(picture),
    send(picture, await ofDish()),
    send(PDF, await ofVisit()),
  ]);
  const victims = await dish();
  const onVictim = await send(picture, { ref: 'dishes', refId: String(victims.id), field: 'DishImages' });
  let answered = 0;
  let tellEnough: () => void = () => undefined;
  const enough = new Promise<void>((resolve) => (tellEnough = resolve));
  const count = <T>(work: Promise<T>, then: (value: T) => void) =>
    work.then(
      (value) => {
        then(value);
        if ((answered += 1) === answers) tellEnough();
      },
      () => undefined,
    );
  const deleted = (file: ApiRecord) => (answer: { status: number }) => {
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
}

async function expectGone(): Promise<void> {
  for (const url of gone) expect(await statusOf(url), url).not.toBe(200);
}

describe('a start right after a kill', () => {
  const left = { old: [] as string[], young: [] as string[], leaving: [] as string[] };
  let leavingUrl: string;
  beforeAll(async () => {
    const [open, secret] = [await send(picture, await ofDish()), await send(PDF, await ofVisit())];
    leavingUrl = open.attributes.url;
    for (const answers of [1, 4]) {
      await killAfter(answers);
      await own.start();
      await expectGone();
    }
    await killAfter(9);

    // a committed deletion whose bytes are still on disk
    left.leaving = (await Promise.all([open.id, secret.id].map(bytesOf))).flat();
    for (const id of [open.id, secret.id]) {
      await own.rows('delete from supra_uploads where file = ?', [id]);
      await own.rows('delete from files where id = ?', [id]);
    }
    for (const bytes of left.leaving) await own.rows('insert into supra_leaving (bytes) values (?)', [bytes]);
    expect(left.leaving.filter((bytes) => !own.has(bytes))).toEqual([]);

    // bytes of uploads that were never recorded
    const formats = ['', 'thumbnail_', 'small_', 'medium_', 'large_'];
    const names = formats.map((prefix) => `public/uploads/${prefix}0b5c.webp`);
    left.old = [...names, 'private/0b5c-left'].map((bytes) => own.lay(bytes));
    left.young = ['public/uploads/thumbnail_new.webp', 'private/0b5c-new'].map((bytes) => own.lay(bytes, 0));
    await own.start();
  }, SLOW);

  test('serves nothing that was reported as deleted', expectGone);

  test('finishes deletions: their bytes go though nobody waited', async () => {
    expect(left.leaving.filter(own.has)).toEqual([]);
    expect(await own.rows('select * from supra_leaving')).toEqual([]);
    expect(await statusOf(leavingUrl)).toBe(404);
  });

  test('removes bytes without a row, in every format and both folders; possible uploads under way stay', () => {
    expect(left.old.filter(own.has)).toEqual([]);
    expect(left.young.filter((bytes) => !own.has(bytes))).toEqual([]);
  });
});

describe('a start two hours later', () => {
  let before: string[];
  let underAnother: string[];
  let halves: number[];
  let panel: ApiRecord;
  let shown: { of: string; whole: ApiRecord; empty: ApiRecord };
  let loose: ApiRecord;
  beforeAll(async () => {
    const files = await Promise.all([send(picture), send(PDF, { ref: 'visits', field: 'files' })]);
    const [goner, orphan] = [
      await send(PDF, { ref: 'visits', field: 'files' }),
      await send(picture, await ofDish()),
    ];
    panel = await send(picture);
    halves = [...files, goner, orphan].map(({ id }) => id);
    const of = await ofDish();
    loose = await send(picture);
    shown = { of: of.refId, empty: await send(picture, of), whole: await send(picture, of) };
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
    for (const { id } of [shown.empty, loose]) own.drop(at(await bytesOf(id), 0));
    await own.age();

    before = own.onDisk();
    if (!own.isPostgres) {
      await own.start({ DATABASE_FILENAME: own.place('another.db') });
      underAnother = own.onDisk();
      await own.stop();
    }
    await own.start();
  }, SLOW);

  test('leaves folders and tables that match, row by row, with everything acknowledged', async () => {
    const { bytes, alone } = await own.named();
    expect(alone).toEqual([`files ${panel.id}`]);
    // the bytes of abandoned files go only after the commit
    await expect.poll(own.onDisk, { timeout: 20_000 }).toEqual(bytes);
    const left = await filesLeft();
    expect(kept.map(({ id }) => id).filter((id) => !left.includes(id))).toEqual([]);
  });

  test('removes rows of half an upload, and of deleted people and records; the panel’s stay', async () => {
    const left = await filesLeft();
    for (const id of halves) expect(left).not.toContain(id);
    expect(left).toContain(panel.id);
    expect(await own.rows('select * from supra_uploads where file = 987654')).toEqual([]);
  });

  test('removes files without bytes from their records, which no longer show them', async () => {
    const { attributes } = made(await mine().get(`dishes/${shown.of}?populate=deep,5`));
    expect(attributes.DishImages.data).toEqual([shown.whole]);
    const left = await filesLeft();
    expect(left).toContain(shown.whole.id);
    expect([shown.empty.id, loose.id].filter((id) => left.includes(id))).toEqual([]);
  });

  test('touches nothing under a database that does not belong to the folder', () => {
    if (own.isPostgres) return;
    expect(before.length).toBeGreaterThan(0);
    expect(underAnother).toEqual(before);
  });
});

async function bytesOf(id: number): Promise<string[]> {
  const [{ hash, ext, provider, formats }] = await own.rows('select * from files where id = ?', [id]);
  if (provider === 'supra-private') return [`private/${hash}`];
  const more = Object.values(
    (typeof formats === 'string' ? JSON.parse(formats) : (formats ?? {})) as Record<
      string,
      { hash: string; ext: string }
    >,
  );
  return [{ hash, ext }, ...more].map((one) => `public/uploads/${one.hash}${one.ext}`);
}
