import type { Page } from 'playwright-core';

/** Windows of 1280 × 1024 at 400 % zoom, and of 1280 × 800 at 200 %. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
] as const;

/**
 * Returns what an enlarged page does not fit: sideways scrolling, or fixed parts that leave less than half of the
 * window.
 */
export async function crowded(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    found.push(...(await faultsOf(page)).map((fault) => `${size.width} × ${size.height}: ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await frame();
    const { documentElement: root } = document;
    const found: string[] = [];
    const named = (one: Element) =>
      `<${one.tagName.toLowerCase()} class="${one.getAttribute('class') ?? ''}">`;
    const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const heightOf = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    };
    if (root.scrollWidth > root.clientWidth + 1) {
      const wide = [...document.querySelectorAll('main *, header *, footer *')]
        .filter((one) => isSeen(one) && one.getBoundingClientRect().right > root.clientWidth + 1)
        .slice(-2);
      found.push(`${root.scrollWidth} px wide, by ${wide.map(named).join(', ')}`);
    }
    const dialog = [...document.querySelectorAll('.modal.show, .offcanvas.show')].at(-1);
    if (dialog) {
      const scrollers = [dialog, ...dialog.querySelectorAll('*')].filter(
        (one) =>
          isSeen(one) &&
          /auto|scroll/.test(getComputedStyle(one).overflowY) &&
          one.scrollHeight > one.clientHeight + 1,
      );
      const most = Math.max(...scrollers.map(heightOf));
      if (scrollers.length > 0 && most < innerHeight / 2) found.push(`of the dialog ${most} px are left`);
      return found;
    }
    // parts that do not move when the page scrolls
    scrollTo(0, (root.scrollHeight - innerHeight) / 2);
    await frame();
    const fixed = [...document.querySelectorAll('body *')].filter(
      (one) => /fixed|sticky/.test(getComputedStyle(one).position) && isSeen(one) && heightOf(one) > 0,
    );
    const before = fixed.map((one) => ({ one, was: one.getBoundingClientRect().top }));
    scrollBy(0, -24);
    await frame();
    const staying = before.filter(({ one, was }) => {
      const { top, width } = one.getBoundingClientRect();
      return Math.abs(top - was) < 1 && width > innerWidth / 2;
    });
    const lines = Array.from({ length: innerHeight }, (_line, y) => y);
    const boxes = staying.map(({ one }) => one.getBoundingClientRect());
    const covered = lines.filter((y) => boxes.some(({ top, bottom }) => top <= y && y < bottom)).length;
    if (covered > innerHeight / 2)
      found.push(`${covered} px stay in sight: ${staying.map(({ one }) => named(one)).join(', ')}`);
    scrollTo(0, 0);
    return found;
  });
