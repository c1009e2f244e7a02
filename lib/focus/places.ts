import { NEXT_ROOT } from '@/lib/vendor/nextPage';

/** Position in the page of a removed element. */
export interface Gap {
  readonly parent: Node;
  readonly next: Node | null;
  readonly before: Node | null;
}

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** Fields for which a phone opens its keyboard. */
const WRITTEN = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select';
/** Page and frame around it: the search for a control ends there. */
const EDGES = `main, .page, ${NEXT_ROOT}, body`;
const OUT = '[inert], [hidden], [aria-hidden="true"]';

/** Tells whether an element can have the focus now. */
export const canHave = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest(OUT) &&
  // jsdom does no layout
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** Returns the visible page's heading, not that of a page being left; the page itself until it has one. */
export function headingOf(document: Document): HTMLElement | null {
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(canHave);
  if (heading) heading.tabIndex = -1;
  return heading ?? document.querySelector<HTMLElement>('main');
}

/** Tells whether the gap is the whole page, replaced by another. */
export const isPage = ({ parent }: Gap): boolean =>
  parent instanceof Element && parent.matches('main, .page');

/**
 * Returns the control nearest to a gap in the smallest ancestor that has one: the same control rendered again, else the
 * next one after the gap, else the last before it.
 * @param isWritten allows text fields
 */
export function nearest(gap: Gap, lost: HTMLElement, isWritten: boolean): HTMLElement | undefined {
  if (!gap.parent.isConnected) return undefined;
  const first = gap.parent instanceof Element ? gap.parent : gap.parent.parentElement;
  for (let box = first; box && !box.matches(EDGES); box = box.parentElement) {
    const controls = [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (one) => canHave(one) && (isWritten || !one.matches(WRITTEN)),
    );
    const same = controls.filter((one) => isSame(one, lost));
    const found =
      same.length === 1 ? same[0] : (controls.find((one) => isBehind(one, gap)) ?? controls.at(-1));
    if (found) return found;
  }
  return undefined;
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';

const isSame = (one: Element, lost: Element): boolean =>
  one.tagName === lost.tagName && nameOf(one) !== '' && nameOf(one) === nameOf(lost);

function isBehind(one: Node, { next, before }: Gap): boolean {
  const follows = (mark: Node) =>
    Boolean(mark.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (next?.isConnected) return next.contains(one) || follows(next);
  return !before?.isConnected || (!before.contains(one) && follows(before));
}

export const isWrittenIn = (element: Element): boolean => element.matches(WRITTEN);
