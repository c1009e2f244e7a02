/** The place that something left when it was removed from the page. */
export interface Gap {
  readonly parent: Node;
  readonly next: Node | null;
  readonly before: Node | null;
}

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** Fields that a phone opens its keyboard for. */
const WRITTEN = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select';
/** The page and the frame around it: no neighbourhood is wider. */
const EDGES = 'main, .page, #__next, body';
const OUT = '[inert], [hidden], [aria-hidden="true"]';

/** Whether something can have the keyboard now. */
export const canHave = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest(OUT) &&
  // jsdom knows nothing of what is drawn
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** The heading of the page that is there, not of the one that leaves; the page itself until it has one. */
export function headingOf(document: Document): HTMLElement | null {
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(canHave);
  if (heading) heading.tabIndex = -1;
  return heading ?? document.querySelector<HTMLElement>('main');
}

/** Whether a gap is the whole page, which gave way to another. */
export const isPage = ({ parent }: Gap): boolean =>
  parent instanceof Element && parent.matches('main, .page');

/**
 * The control nearest to a gap: in the smallest neighbourhood that has one, the same one drawn anew, else the next behind the gap,
 * else the last before it.
 * @param isWritten whether it may be a field that one writes in
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
