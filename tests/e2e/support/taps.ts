import type { Page } from 'playwright-core';

const PLACE = 'tapsCounted';

/** Counts a person's presses from now on, over all pages of the site. */
export const countTaps = (page: Page) =>
  page.addInitScript((place) => {
    let isCounted = false;
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (!isTrusted || isCounted) return;
        sessionStorage.setItem(place, String(Number(sessionStorage.getItem(place)) + 1));
        // pressing a label also clicks its field; that is one tap
        isCounted = true;
        setTimeout(() => (isCounted = false));
      },
      true,
    );
  }, PLACE);

/** Returns the number of presses since the last call. */
export const tapsSince = (page: Page): Promise<number> =>
  page.evaluate((place) => {
    const count = Number(sessionStorage.getItem(place));
    sessionStorage.removeItem(place);
    return count;
  }, PLACE);
