import { standsStill } from './still.mjs';
import { bringIntoSight } from './sight.mjs';

/**
 * A person's hand at a page: performs actions and counts them. Only tests pass `settle` and `sight`.
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
    /** Types a text into a field: one tap for the field, none for the letters. */
    type: async (locator, text) => (await reach(locator)).fill(text),
    /** Pastes a text into a field: one tap too; a field with its own paste handler uses it. */
    paste: async (locator, text) => {
      const field = await reach(locator);
      await field.focus();
      if (await field.evaluate(isLeft, text)) await field.fill(text);
    },
    /** Selects an option of a native list: one tap for the field, one for the option. */
    choose: async (locator, option) => {
      await (await reach(locator)).selectOption(option);
      taps += 1;
    },
    /** Presses a key that replaces a tap, such as Enter. */
    press: async (key) => {
      taps += 1;
      await page.keyboard.press(key);
    },
    /** Returns the counts so far; screenfuls have one decimal. */
    count: () => ({ taps, screenfuls: Math.round(screenfuls * 10) / 10 }),
  };
}

/** Runs in the page: dispatches a paste event; returns true if the browser is left to insert the text. */
function isLeft(field, text) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
