import { setTimeout } from 'node:timers/promises';

/** @import { Page } from 'playwright-core' */

const LOOK_MS = 250;
/** Longest time in ms until a service worker has kept what the daily pages need. */
const PATIENCE_MS = 120_000;

/**
 * Waits until the page's service worker controls the next visit, with everything that the daily pages need.
 * @param {Page} page
 */
export async function untilKept(page) {
  const end = performance.now() + PATIENCE_MS;
  // asked again and again from here: a predicate that is a promise would count as true at once
  while (!(await page.evaluate(isKept))) {
    if (performance.now() > end) throw new Error('The service worker has kept nothing.');
    await setTimeout(LOOK_MS);
  }
}

/** Runs in the page. */
async function isKept() {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === 'activated' && !registration.installing && !registration.waiting;
}
