/** @import { Page } from 'playwright-core' */

/**
 * Waits until a page is idle: texts and pictures are there, nothing loads, nothing moves.
 * @param {Page} page
 */
export async function settled(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    // an async function would count as settled at once: its promise is no false value
    const hasFonts = document.fonts.status === 'loaded';
    const isLoading = document.querySelector('[aria-busy="true"], .alert-processing') !== null;
    const isPending = document.documentElement.dataset.pending !== undefined;
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy' || isNear(image));
    const isMoving = document
      .getAnimations()
      .some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity);
    return hasFonts && !isLoading && !isPending && !isMoving && pictures.every((image) => image.complete);

    /** @param {HTMLImageElement} image */
    function isNear(image) {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }
  });
}
