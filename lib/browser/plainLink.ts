/**
 * Returns the address of a plain click on a link to another page of our own site; undefined for anything else, as a
 * click that opens a tab, downloads, or was taken already.
 */
export const addressOfClick = (event: MouseEvent): string | undefined =>
  isPlain(event) ? ownAddress(event.target) : undefined;

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function ownAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
  return url.origin === window.location.origin && !isHere ? url.pathname + url.search + url.hash : undefined;
}
