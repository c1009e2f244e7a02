import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type sharpOfTheCms from 'sharp';
import { expect } from 'vitest';
import { api, stack, type Answer, type ApiRecord } from './api';
import { made } from './records';
import { SOON } from './soon';

// The image library belongs to the CMS's package; the site has none.
export const sharp: typeof sharpOfTheCms = createRequire(path.resolve('cms/package.json'))('sharp');

export const colour = (width: number, height: number, background = '#b5651d') =>
  sharp({ create: { width, height, channels: 3, background } });
export const jpeg = (width = 40, height = 30): Promise<Buffer> => colour(width, height).jpeg().toBuffer();

export interface Part {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
}

/** Uploads as a browser would; `fields` are the other parts of the form. */
export async function upload(
  by: { token: string } | undefined,
  parts: Part[],
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
  at?: string,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { bytes, name = 'picture.jpg', type = 'image/jpeg' } of parts) {
    form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return api(by, at).send('POST', 'upload', { body: form, headers });
}

/** Returns the files of an upload that must have succeeded. */
export function uploadedFiles(answer: Answer): ApiRecord[] {
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const folder = () => path.join(stack().dataDir, 'public/uploads');
/** Returns every address of a picture: its own and those of its formats. */
export const addressesOf = ({ attributes }: ApiRecord): string[] => [
  attributes.url,
  ...Object.values((attributes.formats ?? {}) as Record<string, { url: string }>).map(({ url }) => url),
];
export const isOnDisk = (url: string): boolean =>
  existsSync(path.join(folder(), path.basename(new URL(url, 'http://x').pathname)));
export const filesOnDisk = (): string[] => readdirSync(folder()).toSorted();
/** Returns the files that were not there before; leftovers of other tests may vanish meanwhile. */
export const newIn = (now: readonly string[], before: readonly string[]): string[] =>
  now.filter((name) => !before.includes(name));
/** Returns the number of half-received files. */
export function halfReceived(): number {
  const tmp = path.join(stack().dataDir, 'tmp');
  return existsSync(tmp) ? readdirSync(tmp).length : 0;
}

/** Runs work that must leave nothing behind: no file, and nothing half-received. */
export async function leavingNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = filesOnDisk();
  const result = await work();
  // leftovers of an earlier call may still be vanishing now, but never stay
  const left = () => ({ files: newIn(filesOnDisk(), before), half: halfReceived() });
  await expect.poll(left, SOON).toEqual({ files: [], half: 0 });
  return result;
}

/** Uploads one picture to a dish. */
export async function withPicture(by: { token: string }, dish: ApiRecord): Promise<ApiRecord> {
  uploadedFiles(
    await upload(by, [{ bytes: await jpeg() }], {
      ref: 'dishes',
      refId: String(dish.id),
      field: 'DishImages',
    }),
  );
  return made(await api(by).get(`dishes/${dish.id}?populate=deep,5`));
}
export const picturesOf = ({ attributes }: ApiRecord): ApiRecord[] => attributes.DishImages.data;
