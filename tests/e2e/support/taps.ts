import type { Page } from 'playwright-core';

const PLACE = 'tapsCounted';

/** From now on counts what a person presses, over all pages of the site. */
export const countTaps = (page: Page) =>
  page.addInitScript((place) => {
    let isCounted = false;
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (!isTrusted || isCounted) return;
        sessionStorage.setItem(place, String(Number(sessionStorage.getItem(place)) + 1));
        // a label that is pressed presses its field at once; that is one tap
        isCounted = true;
        setTimeout(() => (isCounted = false));
      },
      true,
    );
  }, PLACE);

/** How often something was pressed since it was asked last. */
export const tapsSince = (page: Page): Promise<number> =>
  page.evaluate((place) => {
    const count = Number(sessionStorage.getItem(place));
    sessionStorage.removeItem(place);
    return count;
  }, PLACE);
