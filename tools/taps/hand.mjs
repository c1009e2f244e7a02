import { standsStill } from './still.mjs';
import { bringIntoSight } from './sight.mjs';

/**
 * The hand of a person at a page: does what they would, and counts it. `settle` and `sight` are given by tests alone.
 * @typedef {ReturnType<typeof createHand>} Hand
 * @param {{ keyboard: { press: (key: string) => Promise<void> } }} page  of Playwright
 * @param {{ settle?: (page: any) => Promise<unknown>, sight?: (locator: any) => Promise<number> }} [options]
 */
export function createHand(page, { settle = standsStill, sight = bringIntoSight } = {}) {
  let taps = 0;
  let screenfuls = 0;
  const reach = async (locator) => {
    const target = locator.first();
    await target.waitFor();
    await settle(page);
    screenfuls += await sight(target);
    taps += 1;
    return target;
  };
  return {
    /** Taps, or clicks. */
    tap: async (locator) => (await reach(locator)).click(),
    /** Types a text into a field: one tap for the field, none for its letters. */
    type: async (locator, text) => (await reach(locator)).fill(text),
    /** Pastes a text into a field: one tap as well; a field that takes what is pasted in its own way does so. */
    paste: async (locator, text) => {
      const field = await reach(locator);
      await field.focus();
      if (await field.evaluate(isLeft, text)) await field.fill(text);
    },
    /** Chooses out of a list that the phone itself opens: one tap for the field, one for the choice. */
    choose: async (locator, option) => {
      await (await reach(locator)).selectOption(option);
      taps += 1;
    },
    /** Presses a key that stands for a tap, such as Enter. */
    press: async (key) => {
      taps += 1;
      await page.keyboard.press(key);
    },
    /** What was counted so far; the screenfuls to one decimal. */
    count: () => ({ taps, screenfuls: Math.round(screenfuls * 10) / 10 }),
  };
}

/** Runs in the page: offers a text as the clipboard does; whether it is left to the browser to put it in. */
function isLeft(field, text) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
