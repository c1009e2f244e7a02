import type { Page } from 'playwright-core';

interface Frame {
  readonly lang: string;
  readonly text: string;
}
type Recording = typeof globalThis & { paintedFrames?: Frame[] };

/**
 * Records from now on, frame by frame from each page's first, the visible text within `selector`, but for texts that
 * people wrote in a language of theirs; for the whole page also its title and its route announcer.
 */
export async function recordFrames(page: Page, selector: string) {
  await page.addInitScript((within) => {
    const frames: Frame[] = [];
    (globalThis as Recording).paintedFrames = frames;
    const look = () => {
      const place = document.querySelector<HTMLElement>(within);
      // hidden text is not part of innerText
      const all = place?.innerText.trim() ?? '';
      const written = [...(place?.querySelectorAll<HTMLElement>('article[lang]') ?? [])].map(
        (part) => part.innerText,
      );
      const read = written.reduce((rest, text) => rest.replace(text.trim(), ''), all);
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

/** Returns everything that has been on the screen since the page loaded. */
export const paintedFrames = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => (globalThis as Recording).paintedFrames ?? []);
