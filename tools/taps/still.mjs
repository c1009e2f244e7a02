import { settled } from '../screens/settled.mjs';
import { textsOf } from '../screens/texts.mjs';

/** @import { Page } from 'playwright-core' */

const QUIET_MS = 400;

/**
 * Waits until a page in English stops growing: it is idle, shows no loading text, and has kept its height and number of
 * elements for a moment.
 * @param {Page} page
 */
export async function standsStill(page) {
  await settled(page);
  await page.waitForFunction(
    ({ quiet, loading }) => {
      const says = [...document.querySelectorAll('main [role=status]')];
      const isLoading = says.some(({ textContent }) => textContent === loading);
      const shape = `${document.documentElement.scrollHeight}/${document.getElementsByTagName('*').length}`;
      if (isLoading || window.lastShape?.shape !== shape) {
        window.lastShape = { shape, since: performance.now() };
      }
      return performance.now() - window.lastShape.since >= quiet;
    },
    { quiet: QUIET_MS, loading: textsOf('en')('state.loading') },
    { polling: 50 },
  );
}
