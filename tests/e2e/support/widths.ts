import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { settled } from '@/tools/screens/settled.mjs';
import { misfits } from './layout';

/** Widths of a small phone, a common phone, and a small laptop. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/**
 * Returns the faults of the open screen at three widths in both languages. Loads it once, then resizes it, and changes
 * the language as another tab would.
 */
export async function faultsAtWidths(page: Page, first: Language): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const language of [first, ...LANGUAGES.filter((one) => one !== first)]) {
    if (language !== first) await changeLanguage(page, language);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await drawn(page, window.width);
      // a phone that zoomed out while the page was still wide stays zoomed out
      if ((await page.evaluate(() => innerWidth)) > window.width) {
        await page.setViewportSize({ ...window, width: window.width + 1 });
        await page.setViewportSize(window);
        await drawn(page, window.width);
      }
      await settled(page);
      const faults = [...(await misfits(page)), ...(await unreadable(page))];
      found.push(...faults.map((fault) => `${window.width} ${language}: ${fault}`));
    }
  }
  await changeLanguage(page, first);
  if (before) await page.setViewportSize(before);
  return found;
}

/** Waits until the page has been drawn at this width: a table turns into a list one frame after the resize. */
const drawn = (page: Page, width: number) =>
  page.waitForFunction(
    (wanted) =>
      document.documentElement.clientWidth === wanted &&
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
    width,
  );

async function changeLanguage(page: Page, language: Language) {
  await page.evaluate((next) => {
    localStorage.setItem('selectedLanguage', next);
    window.dispatchEvent(new StorageEvent('storage', { key: 'selectedLanguage', newValue: next }));
  }, language);
  await page.waitForFunction((next) => document.documentElement.lang === next, language);
  await settled(page);
}

/**
 * Finds words that break inside, text over other text, and text at the end of the page that stays under the docked bar.
 */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MOST = 20;
    const SLACK = 2;
    const found: string[] = [];
    const range = document.createRange();
    const short = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
    const isOpen = document.querySelector('.modal.show, .offcanvas.show');

    interface Line {
      readonly box: { left: number; right: number; top: number; bottom: number };
      readonly text: string;
      readonly place: HTMLElement;
      readonly layer: Element | null;
    }
    const lines: Line[] = [];

    /** Returns the ancestor that stays while the page scrolls, or floats over it. */
    const layerOf = (place: Element): Element | null => {
      for (let at: Element | null = place; at; at = at.parentElement) {
        const { position, zIndex } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky') return at;
        if (position === 'absolute' && zIndex !== 'auto') return at;
      }
      return null;
    };
    const clipped = (rect: DOMRect, place: Element) => {
      const box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
      for (let at: Element | null = place; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        if (overflowX !== 'visible') {
          box.left = Math.max(box.left, edge.left);
          box.right = Math.min(box.right, edge.right);
        }
        if (overflowY !== 'visible') {
          box.top = Math.max(box.top, edge.top);
          box.bottom = Math.min(box.bottom, edge.bottom);
        }
      }
      return box;
    };
    /** Returns whether a place is clipped away, for screen readers only. */
    const isForReaders = (place: Element | null): boolean =>
      place !== null &&
      (getComputedStyle(place).clipPath.startsWith('inset(50%') || isForReaders(place.parentElement));
    /** Returns whether a place holds an address, which has no words to break between. */
    const isAddress = (place: Element) => getComputedStyle(place).overflowWrap === 'anywhere';

    const walker = document.createTreeWalker(isOpen ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement;
      const text = node.textContent ?? '';
      if (!place || !text.trim() || place.closest('script, style, svg, .visually-hidden, select, [hidden]'))
        continue;
      if (!place.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isForReaders(place)) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(
        ({ width, height }) => width > SLACK && height > SLACK,
      );
      if (rects.length === 0) continue;
      const layer = layerOf(place);
      for (const rect of rects) {
        const box = clipped(rect, place);
        if (box.right - box.left > SLACK && box.bottom - box.top > SLACK)
          lines.push({ box, text, place, layer });
      }
      if (rects.length > 1 && !isAddress(place))
        for (const word of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > SLACK * 2)
            found.push(`${short(word[0])} breaks inside the word`);
        }
    }

    const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
    sorted.forEach((one, at) => {
      for (const other of sorted.slice(at + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.layer !== other.layer || one.place === other.place) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        // lines of small and large letters may touch
        const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top) / 2;
        if (wide > SLACK && high > least) found.push(`${short(one.text)} stands over ${short(other.text)}`);
      }
    });

    if (!isOpen) {
      const at = window.scrollY;
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const moved = window.scrollY - at;
      for (const { box, text, place, layer } of lines) {
        if (layer) continue;
        const x = (box.left + box.right) / 2;
        const y = (box.top + box.bottom) / 2 - moved;
        if (y < innerHeight / 2 || y > innerHeight) continue;
        const top = document.elementFromPoint(x, y);
        const bar = top && !place.contains(top) && !top.contains(place) ? layerOf(top) : null;
        if (bar && getComputedStyle(bar).position === 'fixed')
          found.push(`${short(text)} stays under what is docked`);
      }
      window.scrollTo({ top: at, behavior: 'instant' });
    }
    return [...new Set(found)].slice(0, MOST);
  });
