import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { atLeast, given } from '@/tests/support/at';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Difference in one channel from which an eye tells two pixels apart. */
const TOLD = 40;

/** Takes a screenshot of a part of the window. */
export const pictureOf = (page: Page, clip: Box): Promise<Buffer> => page.screenshot({ clip, scale: 'css' });

/** Counts the pixels that visibly differ between two pictures of one place. */
export async function countDifferingPixels(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [a, b] = atLeast(
    2,
    await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer())),
  );
  let count = 0;
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs(given(a[at + channel]) - given(b[at + channel])) > TOLD))
      count += 1;
  return count;
}
