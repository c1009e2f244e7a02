import Router from 'next/router';
import { canHave, headingOf, isPage, isWrittenIn, nearest, type Gap } from './places';

const MOST = 12;

/**
 * Keeps the keyboard focus on the page: when the focused element goes away (removed, hidden, disabled), the nearest
 * control gets the focus; after a page change, the new page's heading. Never moves a focus that has been set elsewhere
 * meanwhile. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  /** Elements that had the focus, latest last. */
  const had: HTMLElement[] = [];
  const gaps = new WeakMap<HTMLElement, Gap>();
  let isByHand = false;
  let isAsked = false;
  let isNewPage = false;
  /** Page that holds the focus until its heading exists. */
  let held: Element | null = null;
  /** Control that has the focus while a disabled one cannot have it. */
  let lent: { readonly from: HTMLElement; readonly to: Element } | undefined;

  const remember = (element: Element | null) => {
    if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'MAIN') return;
    const at = had.indexOf(element);
    if (at >= 0) had.splice(at, 1);
    had.push(element);
    had.splice(0, had.length - MOST);
  };
  const give = (element: HTMLElement | null | undefined) =>
    element?.focus({ preventScroll: isByHand || element.tagName === 'H1' || element.tagName === 'MAIN' });

  /** Returns the element to focus after the focused one has gone, going back through earlier ones. */
  const whereTo = (): HTMLElement | null => {
    for (const element of [...had].reverse()) {
      if (element.tagName === 'H1') return headingOf(document);
      if (canHave(element) && !(isByHand && isWrittenIn(element))) return element;
      const gap = element.isConnected
        ? element.parentNode && { parent: element.parentNode, next: null, before: element }
        : gaps.get(element);
      if (gap && isPage(gap)) break;
      const found = gap && nearest(gap, element, !isByHand);
      if (found) return found;
    }
    return headingOf(document);
  };
  const look = () => {
    isAsked = false;
    const { activeElement: at, body } = document;
    if (lent && at === lent.to && canHave(lent.from)) {
      give(lent.from);
      lent = undefined;
      return;
    }
    const isNowhere = at === null || at === body || at === held;
    const last = had.at(-1);
    if (isNewPage) {
      const isOutside = isNowhere || !at.closest('main, [role="dialog"]');
      if (isOutside) give(headingOf(document));
      held = document.activeElement?.tagName === 'MAIN' ? document.activeElement : null;
      isNewPage = held !== null;
    } else if (isNowhere && last && !canHave(last)) {
      give(whereTo());
      const to = document.activeElement;
      lent = last.matches(':disabled') && to && to !== body ? { from: last, to } : undefined;
      held = to?.tagName === 'MAIN' ? to : null;
      isNewPage = held !== null;
    }
  };
  // two frames later, since code that changes the page may set the focus itself
  const ask = () => {
    if (isAsked || had.length === 0) return;
    isAsked = true;
    requestAnimationFrame(() => requestAnimationFrame(look));
  };
  const noteGaps = (records: readonly MutationRecord[]) => {
    for (const { target, removedNodes, nextSibling, previousSibling } of records)
      for (const removed of removedNodes)
        for (const element of had)
          if (removed.contains(element) || removed.contains(gaps.get(element)?.parent ?? null))
            gaps.set(element, { parent: target, next: nextSibling, before: previousSibling });
    ask();
  };
  const acted = (byHand: boolean) => () => {
    isByHand = byHand;
    isNewPage = false;
    lent = undefined;
  };

  remember(document.activeElement);
  const end = new AbortController();
  const first = { capture: true, signal: end.signal };
  document.addEventListener('focusin', ({ target }) => target instanceof Element && remember(target), first);
  document.addEventListener('pointerdown', acted(true), first);
  document.addEventListener('keydown', acted(false), first);
  const watched = {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'class'],
  };
  const observer = new MutationObserver(noteGaps);
  observer.observe(document.body, watched);
  let path = pathOf(Router.asPath);
  const arrive = (url: string) => {
    isNewPage = isNewPage || pathOf(url) !== path;
    path = pathOf(url);
    ask();
  };
  Router.events.on('routeChangeComplete', arrive);
  return () => {
    end.abort();
    observer.disconnect();
    Router.events.off('routeChangeComplete', arrive);
  };
}

const pathOf = (url: string): string => url.replace(/[?#].*$/s, '');
