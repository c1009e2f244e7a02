/**
 * Parts of Playwright's page and element that a hand needs.
 * @typedef {{ keyboard: { press: (key: string) => Promise<unknown> } }} Pressed
 * @typedef {{ first: () => Touched, waitFor: () => Promise<unknown>, click: () => Promise<unknown>,
 *   fill: (text: string) => Promise<unknown>, focus: () => Promise<unknown>,
 *   evaluate: (run: typeof isLeft, text: string) => Promise<boolean>,
 *   selectOption: (option: string) => Promise<unknown> }} Touched
 */

/** @typedef {ReturnType<typeof createHand>} Hand */

/**
 * A person's hand at a page: performs actions and counts them. `settle` waits until the page stands still, `sight`
 * resolves to the screenfuls scrolled to an element.
 * @param {Pressed} page
 * @param {{ settle(page: Pressed): Promise<unknown>, sight(element: Touched): Promise<number> }} ways
 */
export function createHand(page, { settle, sight }) {
  let taps = 0;
  let screenfuls = 0;
  /** @param {Touched} locator */
  const reach = async (locator) => {
    const target = locator.first();
    await target.waitFor();
    await settle(page);
    screenfuls += await sight(target);
    taps += 1;
    return target;
  };
  return {
    /**
     * Taps, or clicks.
     * @param {Touched} locator
     */
    tap: async (locator) => (await reach(locator)).click(),
    /**
     * Types a text into a field: one tap for the field, none for the letters.
     * @param {Touched} locator
     * @param {string} text
     */
    type: async (locator, text) => (await reach(locator)).fill(text),
    /**
     * Pastes a text into a field: one tap too; a field with its own paste handler uses it.
     * @param {Touched} locator
     * @param {string} text
     */
    paste: async (locator, text) => {
      const field = await reach(locator);
      await field.focus();
      if (await field.evaluate(isLeft, text)) await field.fill(text);
    },
    /**
     * Selects an option of a native list: one tap for the field, one for the option.
     * @param {Touched} locator
     * @param {string} option
     */
    choose: async (locator, option) => {
      await (await reach(locator)).selectOption(option);
      taps += 1;
    },
    /**
     * Presses a key that replaces a tap, such as Enter.
     * @param {string} key
     */
    press: async (key) => {
      taps += 1;
      await page.keyboard.press(key);
    },
    /** Returns the counts so far; screenfuls have one decimal. */
    count: () => ({ taps, screenfuls: Math.round(screenfuls * 10) / 10 }),
  };
}

/**
 * Runs in the page: dispatches a paste event; returns true if the browser is left to insert the text.
 * @param {Element} field
 * @param {string} text
 */
function isLeft(field, text) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
