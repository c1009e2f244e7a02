import type { Page } from 'playwright-core';

interface Frame {
  readonly lang: string;
  readonly text: string;
}
type Recording = typeof globalThis & { paintedFrames?: Frame[] };

/** From now on notes, frame by frame from the first one of each page, what a person can read within `selector`; of the whole page also what its tab and its announcer say. */
export async function recordFrames(page: Page, selector: string) {
  await page.addInitScript((within) => {
    const frames: Frame[] = [];
    (globalThis as Recording).paintedFrames = frames;
    const look = () => {
      const place = document.querySelector<HTMLElement>(within);
      // what is hidden from sight is no part of innerText
      const read = place?.innerText.trim() ?? '';
      const announcer = document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? '';
      const text = within === 'body' ? [document.title, announcer, read].join('\n').trim() : read;
      const lang = document.documentElement?.lang ?? '';
      const last = frames.at(-1);
      if (text && (last?.text !== text || last.lang !== lang)) frames.push({ lang, text });
      requestAnimationFrame(look);
    };
    look();
  }, selector);
}

/** What has been on the screen since the page was loaded. */
export const paintedFrames = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => (globalThis as Recording).paintedFrames ?? []);
