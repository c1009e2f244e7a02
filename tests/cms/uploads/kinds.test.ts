import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { cmsUrl, faults, newPerson } from '../support/api';
import type { Person } from '../support/people';
import {
  addressesOf,
  colour,
  jpeg,
  uploadedFiles,
  leavingNothing,
  sharp,
  upload,
  type Part,
} from '../support/pictures';
import { emptyPng } from '@/tests/support/png';

let person: Person;
beforeAll(async () => {
  person = await newPerson();
});
const GPS = {
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '41/1 42/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '44/1 47/1 0/1',
  },
};
const bytesOf = async (url: string) => Buffer.from(await (await fetch(new URL(url, cmsUrl()))).arrayBuffer());

/** Expects an upload to be refused, and to leave nothing on the disk. */
async function expectRefused(parts: Part[], status: number, fault: RegExp): Promise<void> {
  const answer = await leavingNothing(() => upload(person, parts));
  expect(answer.status, answer.text).toBe(status);
  expect(faults(answer).join()).toMatch(fault);
}

describe('an accepted picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is %s, by its content and under any name',
    async (format) => {
      const bytes = await colour(60, 40)[format]().toBuffer();
      const file = at(
        uploadedFiles(await upload(person, [{ bytes, name: 'notes.txt', type: 'text/plain' }])),
        0,
      );
      expect(Object.keys(file).sort()).toEqual(['attributes', 'id']);
      expect(file.attributes).toMatchObject({
        width: 60,
        height: 40,
        mime: expect.stringMatching(/^image\//),
      });
      expect((await sharp(await bytesOf(file.attributes.url)).metadata()).width).toBe(60);
    },
  );

  test('has the formats of Strapi, each smaller than the picture', async () => {
    const bytes = await colour(1600, 1200).jpeg().toBuffer();
    const file = at(uploadedFiles(await upload(person, [{ bytes }])), 0);
    expect(Object.keys(file.attributes.formats).sort()).toEqual(['large', 'medium', 'small', 'thumbnail']);
    for (const url of addressesOf(file)) {
      const answer = await fetch(new URL(url, cmsUrl()));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^image\//);
    }
  });

  test('has names that nobody can guess and that reveal nothing', async () => {
    const bytes = await jpeg();
    const files = uploadedFiles(
      await upload(person, [
        { bytes, name: 'my grandmother at Rustaveli 1.jpg' },
        { bytes, name: '../../evil.sh' },
      ]),
    );
    for (const { attributes } of files) {
      expect(JSON.stringify(attributes)).not.toMatch(/grandmother|Rustaveli|evil/);
      expect(attributes.url).toMatch(/^\/uploads\/[\w.-]*[0-9a-f]{8}[\w.-]*$/);
    }
    expect(at(files, 0).attributes.url).not.toBe(at(files, 1).attributes.url);
  });

  test('loses its hidden data: place, camera, text, trailing bytes', async () => {
    const photo = await colour(300, 200)
      .withExif({ IFD0: { Copyright: 'HIDDEN-WORDS', Make: 'Camera' }, ...GPS })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const file = at(
      uploadedFiles(
        await upload(person, [{ bytes: Buffer.concat([photo, Buffer.from('<script>TRAILING</script>')]) }]),
      ),
      0,
    );
    for (const url of addressesOf(file)) {
      const bytes = await bytesOf(url);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes('HIDDEN-WORDS') || bytes.includes('TRAILING')).toBe(false);
    }
  });

  test('is upright, as the camera was held', async () => {
    const bytes = await colour(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const file = at(uploadedFiles(await upload(person, [{ bytes }])), 0);
    expect(file.attributes).toMatchObject({ width: 40, height: 80 });
  });

  test('may come with nineteen others', async () => {
    const bytes = await jpeg(8, 8);
    expect(
      uploadedFiles(
        await upload(
          person,
          Array.from({ length: 20 }, () => ({ bytes })),
        ),
      ),
    ).toHaveLength(20);
  });
});

describe('an upload is refused', () => {
  const text = (content: string) => Buffer.from(content);
  test.each<[string, string, string]>([
    ['an HTML page called .jpg', '<!doctype html><script>alert(1)</script>', 'cake.jpg'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'cake.svg'],
    [
      'an SVG called .png',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'cake.png',
    ],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n', 'cake.pdf'],
    ['an empty file', '', 'cake.jpg'],
    ['the head of a JPEG and nonsense', '\xff\xd8\xff\xe0\x00\x10JFIF nonsense', 'cake.jpg'],
  ])('for %s', async (_what, content, name) => {
    await expectRefused([{ bytes: text(content), name }], 415, /files\.0: imageType/);
  });

  test('for a GIF and a TIFF, which browsers and phones do not share', async () => {
    await expectRefused([{ bytes: await colour(9, 9).gif().toBuffer() }], 415, /imageType/);
    await expectRefused([{ bytes: await colour(9, 9).tiff().toBuffer() }], 415, /imageType/);
  });

  test('for a picture that breaks off halfway', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    await expectRefused([{ bytes: whole.subarray(0, whole.length / 3) }], 415, /imageType/);
  });

  test('for 20,000 × 20,000 pixels of one colour', async () => {
    const bytes = emptyPng(20_000);
    expect((await sharp(bytes, { limitInputPixels: false }).metadata()).width).toBe(20_000);
    expect(bytes.length).toBeLessThan(1024 * 1024);
    await expectRefused([{ bytes, name: 'huge.png' }], 413, /files\.0: imagePixels/);
  });

  test('for an AVIF or an interlaced PNG that takes half a gigabyte to open', async () => {
    const avif = await colour(4300, 4300).avif({ effort: 0 }).toBuffer();
    await expectRefused([{ bytes: avif }], 413, /files\.0: imagePixels/);
    const deep = await colour(6500, 6500)
      .ensureAlpha()
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer();
    await expectRefused([{ bytes: deep }], 413, /files\.0: imagePixels/);
  });

  test('for 11 MiB, even of a picture', async () => {
    const photo = await jpeg();
    const bytes = Buffer.concat([photo, Buffer.alloc(11 * 1024 * 1024 - photo.length)]);
    const answer = await leavingNothing(() => upload(person, [{ bytes }]));
    expect(answer.status).toBe(413);
  });

  test('for 21 files at once, all of them', async () => {
    const bytes = await jpeg(8, 8);
    const answer = await leavingNothing(() =>
      upload(
        person,
        Array.from({ length: 21 }, () => ({ bytes })),
      ),
    );
    expect([400, 413]).toContain(answer.status);
  });

  test('as a whole if one file is wrong, naming it', async () => {
    const bytes = await jpeg();
    await expectRefused([{ bytes }, { bytes: text('no picture') }, { bytes }], 415, /files\.1: imageType/);
  });

  test('without a file, or with a part by another name', async () => {
    expect(faults(await upload(person, []))).toEqual(['files: required']);
    expect((await upload(person, [{ bytes: await jpeg() }], { visibility: 'public' })).status).toBe(400);
  });
});
