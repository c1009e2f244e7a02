import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '@/cms/src/records/http/refusals';
import { checkReceived, systemFault } from '@/cms/src/uploads/received';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supra-received-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, bytes: number, size: number) => {
  const filepath = path.join(folder, name);
  writeFileSync(filepath, Buffer.alloc(bytes));
  return { filepath, size };
};
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (cause: unknown) => refusalOf(cause)?.status,
  );

test('a file that the disk took only partly is refused for lack of space, whatever its kind', async () => {
  expect(await statusOf(checkReceived([file('whole', 100, 100), file('empty', 0, 0)]))).toBe(200);
  expect(await statusOf(checkReceived([file('whole', 100, 100), file('cut', 64, 100)]))).toBe(507);
  expect(await statusOf(checkReceived([file('none', 0, 100)]))).toBe(507);
});

test.each([
  ['unable to write to file: No space left on device', 507],
  ['wbuffer_write: Disk quota exceeded', 507],
  ['Input file is missing: /data/tmp/x', 503],
  ['VipsForeignLoad: unable to create temporary file', 503],
  ['vips_tracked: out of memory -- size == 3MB', 503],
  ['source: read error: Input/output error', 503],
])('the decoder’s “%s” is the system’s fault: %i', (message, status) => {
  expect(refusalOf(systemFault(new Error(message)))?.status).toBe(status);
});

test.each([
  'VipsJpeg: premature end of JPEG image',
  'Input file contains unsupported image format',
  'pngload: libspng read error',
  'Input file has corrupt header: heif: Invalid input',
  'Input image exceeds pixel limit',
])('“%s” is the picture’s fault', (message) => expect(systemFault(new Error(message))).toBeUndefined());
