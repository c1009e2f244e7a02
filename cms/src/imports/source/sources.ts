import { readFile } from 'node:fs/promises';
import { fetchImage } from './fetch';
import { openPictures, type Pictures } from './files';
import { INLINE_PREFIX } from '../take/jobs';
import type { ImportWork } from '../preview/record';
import { placeIn } from './stored';
import type { ImageRef } from '../types';

const INLINE_NAME = new RegExp(`^${INLINE_PREFIX}-\\d+$`);

/** Pictures of an import's recipes: at a web address, or in its files, which are opened on first use. */
export class Sources {
  private readonly files = new Map<number, Promise<Pictures>>();
  constructor(private readonly work: ImportWork | null) {}

  /** Returns the bytes of a picture; undefined if there are none. */
  async image(image: ImageRef): Promise<Buffer | undefined> {
    if ('url' in image) return fetchImage(image.url);
    if (!('entry' in image) || !this.work?.folder) return undefined;
    if (INLINE_NAME.test(image.entry)) return readFile(placeIn(this.work.folder, image.entry));
    const [, at, entry = ''] = /^(\d+)\/(.+)$/s.exec(image.entry) ?? [];
    const file = at && (await this.file(Number(at)));
    return file ? file.image({ entry }) : undefined;
  }

  private file(at: number): Promise<Pictures> | undefined {
    const { folder = '', files = [] } = this.work ?? {};
    const given = files[at];
    if (given && !this.files.has(at)) this.files.set(at, openPictures(placeIn(folder, given.place)));
    return this.files.get(at);
  }

  async close(): Promise<void> {
    for (const file of this.files.values()) await file.then((one) => one.close()).catch(() => undefined);
    this.files.clear();
  }
}
