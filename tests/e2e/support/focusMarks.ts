import type { Page } from 'playwright-core';
import { pictureOf, countDifferingPixels, type Box } from './pixels';

const MOST = 150;
/** Distance around a control within which its focus mark may lie, in pixels. */
const AROUND = 6;

interface Stop {
  /** Name of the kind; controls of one kind share their style, so one of them stands for all. */
  readonly kind: string;
  readonly name: string;
  readonly box: Box | null;
  /** Minimum number of pixels that must differ. */
  readonly least: number;
  readonly isAgain: boolean;
}

/**
 * Tabs through a screen and returns the controls that look the same with and without focus. Checks the first control of
 * each kind that no earlier screen had.
 */
export async function unmarked(page: Page, seen: Set<string>): Promise<string[]> {
  await page.evaluate(() => {
    // starts at the top of the page, or of the dialog over it
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
  });
  const found: string[] = [];
  for (let count = 0; count < MOST; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (!stop || stop.isAgain) break;
    if (seen.has(stop.kind) || !stop.box) continue;
    seen.add(stop.kind);
    const withMark = await pictureOf(page, stop.box);
    await silently(page, 'blur');
    const without = await pictureOf(page, stop.box);
    await silently(page, 'focus');
    const told = await countDifferingPixels(withMark, without);
    if (told < stop.least) found.push(`${stop.name}: ${told} of ${stop.least} px`);
  }
  await page.evaluate(() =>
    document.querySelectorAll('[data-passed]').forEach((one) => one.removeAttribute('data-passed')),
  );
  return found;
}

const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate((around) => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return null;
    const isDialog = at.tabIndex < 0; // the dialog has the focus before its first control
    const isAgain = at.dataset.passed !== undefined;
    at.dataset.passed = '';
    // the element around a visually hidden control draws its mark
    const hidden = at.matches('.visually-hidden') ? at.parentElement : null;
    // the card marks a link that stretches over it
    const card = at.matches('.stretched-link') ? at.offsetParent : null;
    const drawn = hidden ?? card ?? at;
    const own = (hidden ?? at).getBoundingClientRect();
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const left = Math.max(x - around, 0);
    const top = Math.max(y - around, 0);
    const right = Math.min(x + width + around, document.documentElement.clientWidth);
    const bottom = Math.min(y + height + around, innerHeight);
    const isSeen = right - left > 2 * around && bottom - top > 2 * around;
    const styled = (one: Element | null) => `${one?.tagName} ${one?.getAttribute('class') ?? ''}`;
    return {
      kind:
        [at, at.parentElement, at.parentElement?.parentElement ?? null].map(styled).join(' < ') +
        (at as HTMLInputElement).type,
      name: `<${at.tagName.toLowerCase()} class="${at.className}"> "${(at.ariaLabel ?? at.innerText ?? '').trim().slice(0, 40)}"`,
      box: isSeen && !isDialog ? { x: left, y: top, width: right - left, height: bottom - top } : null,
      // a line one pixel wide around half of the control
      least: Math.round(own.width + own.height) / 2,
      isAgain,
    };
  }, AROUND);

/** Removes or restores the focus without the page noticing. */
async function silently(page: Page, what: 'blur' | 'focus') {
  await page.evaluate((deed) => {
    const kept = globalThis as typeof globalThis & { keptStop?: HTMLElement };
    const deaf = (event: Event) => event.stopImmediatePropagation();
    const names = ['blur', 'focus', 'focusin', 'focusout'];
    names.forEach((name) => addEventListener(name, deaf, true));
    if (deed === 'blur') {
      kept.keptStop = document.activeElement as HTMLElement;
      kept.keptStop.blur();
    } else kept.keptStop?.focus({ preventScroll: true });
    names.forEach((name) => removeEventListener(name, deaf, true));
  }, what);
}
