import type { Page } from 'playwright-core';

/**
 * Finds misfits on the screen: sideways scrolling, words cut off in their box, and a dialog's buttons that break into
 * rows.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const WORDS = 'button, a.btn, label, legend, summary, h1, h2, h3, h4, th, dt, [role=tab], .tag, .badge';
    const SLACK = 1;
    const HIDDEN = 2;
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + SLACK)
      found.push(`the page is ${root.scrollWidth} px wide on a screen of ${root.clientWidth}`);
    for (const box of document.querySelectorAll<HTMLElement>(WORDS)) {
      const isSeen = box.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // a box of a pixel or two is for screen readers, until it gets the focus
      if (
        !isSeen ||
        box.clientWidth <= HIDDEN ||
        box.closest('.visually-hidden, [hidden], [aria-hidden=true]')
      )
        continue;
      // text that a table shortens is whole in its title, the name in a folded header at the top of the page
      const isShortened = getComputedStyle(box).textOverflow === 'ellipsis';
      if (isShortened && box.closest('tbody [title], [data-folded=true]')) continue;
      const text = `<${box.tagName.toLowerCase()}> "${(box.innerText.trim() || (box.ariaLabel ?? '')).slice(0, 60)}"`;
      if (box.scrollWidth > box.clientWidth + SLACK) found.push(`${text} is cut off sideways`);
      const hides = /hidden|clip/.test(getComputedStyle(box).overflowY);
      if (hides && box.scrollHeight > box.clientHeight + SLACK) found.push(`${text} is cut off below`);
    }
    for (const foot of document.querySelectorAll<HTMLElement>('.modal.show .modal-footer')) {
      const style = getComputedStyle(foot);
      const outer = foot.getBoundingClientRect();
      const [left, right] = [
        outer.left + parseFloat(style.paddingLeft),
        outer.right - parseFloat(style.paddingRight),
      ];
      const rows: [DOMRect, ...DOMRect[]][] = [];
      for (const box of [...foot.children].map((one) => one.getBoundingClientRect())) {
        const row = rows.at(-1);
        if (row && box.top < row[0].bottom) row.push(box);
        else if (box.width > 0) rows.push([box]);
      }
      const GAP = 16; // the foot's own, and the margins of its buttons
      const isWhole = (row: [DOMRect, ...DOMRect[]]) =>
        row[0].left - left < GAP && right - (row.at(-1) ?? row[0]).right < GAP;
      if (rows.length > 1 && !rows.every(isWhole))
        found.push(`"${foot.innerText.trim().replace(/\s+/g, ' ')}" breaks into ${rows.length} rows`);
    }
    return found;
  });
