import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, cmsUrl, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { filesOnDisk, halfReceived, jpeg, uploadedFiles, newIn, upload } from '../support/pictures';
import { made, makeDish } from '../support/records';
import { SOON } from '../support/soon';
import { attached, makeVisit, PDF, privateOnDisk, visitBody } from './support';

let owner: Person;
let visit: ApiRecord;
let file: ApiRecord;
beforeAll(async () => {
  owner = await newPerson();
  visit = await makeVisit(owner);
  file = await attached(owner, 'visits', visit);
});
const read = (id: number, person?: { token: string }, headers: Record<string, string> = {}) =>
  fetch(`${cmsUrl()}/api/files/${id}`, {
    headers: { ...(person && { Authorization: person.token }), ...headers },
  });

describe('the bytes of a medical file', () => {
  test('reach their owner as they were sent', async () => {
    const answer = await read(file.id, owner);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="ECG of November.pdf"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-length': String(PDF.length),
    });
  });

  test.each([
    ['stranger', 404],
    ['courier', 403],
    ['admin', 404],
  ] as const)('never reach %s: %i', async (who, status) => {
    const etag = (await read(file.id, owner)).headers.get('etag') ?? '';
    for (const headers of [{}, { Range: 'bytes=0-3' }, { 'If-None-Match': etag }] as Record<
      string,
      string
    >[]) {
      const answer = await read(file.id, people()[who], headers);
      expect(answer.status).toBe(status);
      expect(await answer.text()).not.toContain('%PDF');
    }
    const removal = await api(people()[who]).delete(`uploads/assets/${file.id}`);
    expect(removal.status).toBe(404);
    const foreign = { ref: 'visits', refId: String(visit.id), field: 'files' };
    const put = await upload(people()[who], [{ bytes: PDF }], foreign);
    expect([403, 404]).toContain(put.status);
  });

  test('never reach a visitor, nor come from the public folder under any of their names', async () => {
    expect((await read(file.id)).status).toBe(401);
    for (const name of privateOnDisk()) {
      for (const place of [`/uploads/${name}`, `/uploads/${name}.pdf`, `/uploads/../private/${name}`]) {
        expect((await fetch(`${cmsUrl()}${place}`)).status).toBe(404);
      }
    }
    expect(filesOnDisk().filter((name) => name.endsWith('.pdf'))).toEqual([]);
    expect(file.attributes.url).toBe(`/api/files/${file.id}`);
  });

  test('come in ranges, and not again while unchanged', async () => {
    const part = await read(file.id, owner, { Range: 'bytes=0-4' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 0-4/${PDF.length}`);
    expect(await part.text()).toBe('%PDF-');
    const end = await read(file.id, owner, { Range: 'bytes=-6' });
    expect(await end.text()).toBe('%%EOF\n');
    expect((await read(file.id, owner, { Range: `bytes=${PDF.length}-` })).status).toBe(416);
    const etag = part.headers.get('etag') ?? '';
    expect((await read(file.id, owner, { 'If-None-Match': etag })).status).toBe(304);
    expect((await read(file.id, owner, { Range: 'bytes=0-4', 'If-Range': '"older"' })).status).toBe(200);
  });
});

test('are recognized as pictures by content and stored unchanged', async () => {
  const bytes = await jpeg();
  const ref = { ref: 'visits', refId: String(visit.id), field: 'files' };
  const picture = at(
    uploadedFiles(await upload(owner, [{ bytes, name: 'x-ray.pdf', type: 'application/pdf' }], ref)),
    0,
  );
  expect(picture.attributes).toMatchObject({ name: 'x-ray.jpg', mime: 'image/jpeg' });
  expect(Buffer.from(await (await read(picture.id, owner)).arrayBuffer())).toEqual(bytes);
});

test('keep a name that cannot leave its folder or end a header', async () => {
  const parts = [{ bytes: PDF, name: '../../ანალიზი "1"; x=y\r\nSet-Cookie: a.PDF' }];
  const odd = at(
    uploadedFiles(await upload(owner, parts, { ref: 'visits', refId: String(visit.id), field: 'files' })),
    0,
  );
  const answer = await read(odd.id, owner);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''");
});

describe('nothing is left on disk', () => {
  const afterwards = (there: readonly string[]) =>
    expect
      .poll(() => ({ files: newIn(privateOnDisk(), there), half: halfReceived() }), SOON)
      .toEqual({ files: [], half: 0 });

  test.each([
    ['a program', Buffer.from('MZ\u0090\u0000 program'), 415, 'fileType'],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 415, 'fileType'],
    ['a PDF that broke off', Buffer.from('%PDF-1.4\n1 0 obj'), 415, 'fileType'],
    ['an invalid picture', Buffer.from('89504e470d0a1a0a00', 'hex'), 415, 'imageType'],
    ['a PDF of 11 MiB', Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]), 413, ''],
  ])('from %s', async (_what, bytes, status, key) => {
    const there = privateOnDisk();
    const answer = await upload(owner, [{ bytes: PDF }, { bytes }], {
      ref: 'visits',
      refId: String(visit.id),
      field: 'files',
    });
    expect(answer.status).toBe(status);
    if (key) expect(faults(answer)).toEqual([`files.1: ${key}`]);
    await afterwards(there);
  });

  test('from a file beyond the twentieth', async () => {
    const full = await makeVisit(owner);
    const ref = { ref: 'visits', refId: String(full.id), field: 'files' };
    uploadedFiles(
      await upload(
        owner,
        Array.from({ length: 20 }, () => ({ bytes: PDF })),
        ref,
      ),
    );
    const there = privateOnDisk();
    expect(faults(await upload(owner, [{ bytes: PDF }], ref))).toEqual(['files: tooMany']);
    await afterwards(there);
  });

  test('from a removed file or a deleted record', async () => {
    const there = privateOnDisk();
    const mine = await makeVisit(owner);
    const one = await attached(owner, 'visits', mine);
    const two = await attached(owner, 'visits', mine);
    expect((await api(owner).delete(`uploads/assets/${one.id}`)).status).toBe(200);
    await expect.poll(() => newIn(privateOnDisk(), there).length, SOON).toBe(1);
    made(await api(owner).delete(`visits/${mine.id}`));
    await afterwards(there);
    for (const { id } of [one, two]) expect((await read(id, owner)).status).toBe(404);
  });
});

describe('a file for a record that does not exist yet', () => {
  test('belongs to the uploader, and then to the record', async () => {
    const own = at(
      uploadedFiles(await upload(owner, [{ bytes: PDF }], { ref: 'visits', field: 'files' })),
      0,
    );
    expect((await read(own.id, owner)).status).toBe(200);
    expect((await read(own.id, people().admin)).status).toBe(404);
    const mine = await makeVisit(owner, { files: [own.id] });
    expect(mine.attributes.files.data.map(({ id }: ApiRecord) => id)).toEqual([own.id]);
  });

  test('is private or public from the start, and never changes', async () => {
    const secret = at(
      uploadedFiles(await upload(owner, [{ bytes: PDF }], { ref: 'visits', field: 'files' })),
      0,
    );
    const open = at(uploadedFiles(await upload(owner, [{ bytes: await jpeg() }])), 0);
    const dish = await makeDish(owner);
    const lent = await api(owner).put(`dishes/${dish.id}`, { DishImages: [secret.id] });
    expect(faults(lent)).toEqual(['DishImages: reference']);
    expect(faults(await api(owner).post('visits', visitBody({ files: [open.id] })))).toEqual([
      'files: reference',
    ]);
    expect((await read(open.id, owner)).status).toBe(404);
  });

  test('is accepted only from people who may have such records', async () => {
    const answer = await upload(people().courier, [{ bytes: PDF }], { ref: 'visits', field: 'files' });
    expect(answer.status).toBe(403);
    expect((await upload(owner, [{ bytes: PDF }])).status).toBe(415);
  });
});
