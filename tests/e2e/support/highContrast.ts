import type { Page } from 'playwright-core';
import { pictureOf, countDifferingPixels, type Box } from './pixels';

/** Attribute or class that marks each chosen thing, by selector. */
const CHOSEN = {
  '[aria-pressed="true"]': 'aria-pressed',
  '[aria-selected="true"]': 'aria-selected',
  '[aria-current]:not([aria-current="false"])': 'aria-current',
  '[data-selected]': 'data-selected',
  'input:is([type="checkbox"], [type="radio"]):checked': 'checked',
} as const;
const LEAST = 40;

interface Choice {
  readonly at: number;
  readonly kind: string;
  readonly name: string;
}

/** Finds, in forced colours, chosen things that look unchosen apart from their font weight. Checks each kind once. */
export async function unmarkedChoices(page: Page, seen: Set<string>): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found: string[] = [];
  for (const { at, kind, name } of await choicesOn(page)) {
    if (seen.has(kind)) continue;
    const box = await boxOf(page, at);
    if (!box) continue;
    seen.add(kind);
    const chosen = await pictureOf(page, box);
    await choose(page, at, false);
    const not = await pictureOf(page, box);
    await choose(page, at, true);
    const told = await countDifferingPixels(chosen, not);
    if (told < LEAST) found.push(`${name}: ${told} px`);
  }
  await page.evaluate(() => {
    document.querySelectorAll('[data-choice]').forEach((one) => one.removeAttribute('data-choice'));
    document.getElementById('even-weight')?.remove();
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

const choicesOn = (page: Page): Promise<Choice[]> =>
  page.evaluate((ways) => {
    const style = document.createElement('style');
    style.id = 'even-weight';
    style.textContent = '* { font-weight: 400 !important; }';
    document.head.append(style);
    const styled = (one: Element | null) => `${one?.tagName} ${one?.getAttribute('class') ?? ''}`;
    // elements behind a dialog are invisible
    const place = [...document.querySelectorAll('.modal.show, .offcanvas.show')].at(-1) ?? document;
    return Object.entries(ways).flatMap(([selector, way]) =>
      [...place.querySelectorAll<HTMLElement>(selector)].map((one) => {
        const number = document.querySelectorAll('[data-choice]').length;
        one.dataset.choice = `${number}`;
        return {
          at: number,
          kind: `${way} ${[one, one.parentElement].map(styled).join(' < ')}`,
          name: `<${one.tagName.toLowerCase()} ${way}> "${(one.ariaLabel ?? one.closest('label')?.innerText ?? one.innerText).trim().slice(0, 40)}"`,
        };
      }),
    );
  }, CHOSEN);

/** Returns the box of a choice, once it has been scrolled into sight. */
const boxOf = (page: Page, at: number): Promise<Box | null> =>
  page.evaluate(
    async ([number, chosen]) => {
      const one = document.querySelector(`[data-choice="${number}"]`);
      const drawn = one?.matches('.visually-hidden, label > input:not(.form-check-input)')
        ? one.parentElement
        : one;
      if (!drawn?.checkVisibility({ visibilityProperty: true })) return null;
      drawn.scrollIntoView({ block: 'center' });
      // an index follows the scrolling, so another entry may be chosen by now
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      if (!one?.matches(chosen)) return null;
      const { x, y, width, height } = drawn.getBoundingClientRect();
      const left = Math.max(x - 4, 0);
      const top = Math.max(y - 4, 0);
      const right = Math.min(x + width + 4, document.documentElement.clientWidth);
      const bottom = Math.min(y + height + 4, innerHeight);
      return right - left > 8 && bottom - top > 8
        ? { x: left, y: top, width: right - left, height: bottom - top }
        : null;
    },
    [at, Object.keys(CHOSEN).join(', ')] as const,
  );

/** Makes an element look chosen or not, without the page noticing. */
const choose = (page: Page, at: number, isChosen: boolean) =>
  page.evaluate(
    ([number, is]) => {
      const one = document.querySelector<HTMLElement>(`[data-choice="${number}"]`);
      if (!one) return;
      if (one instanceof HTMLInputElement) {
        one.checked = Boolean(is);
        return;
      }
      // a menu link is also marked by a class, and its group's button by that class alone
      if (is ? one.dataset.keptActive : one.classList.contains('active')) {
        one.classList.toggle('active', is);
        if (is) delete one.dataset.keptActive;
        else one.dataset.keptActive = 'true';
      }
      for (const name of ['aria-pressed', 'aria-selected', 'aria-current', 'data-selected']) {
        const kept = `keptOf${name.replace('-', '')}`;
        if (!is && one.hasAttribute(name)) {
          one.dataset[kept] = one.getAttribute(name) ?? '';
          if (name.startsWith('aria-') && name !== 'aria-current') one.setAttribute(name, 'false');
          else one.removeAttribute(name);
        } else if (is && one.dataset[kept] !== undefined) {
          one.setAttribute(name, one.dataset[kept]);
          delete one.dataset[kept];
        }
      }
    },
    [at, isChosen] as const,
  );
