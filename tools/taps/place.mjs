/**
 * @import { Locator, Page } from 'playwright-core'
 * @import { Role } from '../screens/steps.mjs'
 * @import { Texts, TextValues } from '../screens/texts.mjs'
 */

/** @typedef {ReturnType<typeof createPlace>} Place */

/**
 * Finds the elements that a person sees and touches, by their texts.
 * @param {Page} page
 * @param {Texts} t
 */
export function createPlace(page, t) {
  /**
   * @param {Page | Locator} within
   * @param {Role} role
   * @returns {(key: string, values?: TextValues) => Locator}
   */
  const named = (within, role) => (key, values) =>
    within.getByRole(
      role,
      values === undefined ? { name: t(key), exact: true } : { name: t.pattern(key, values) },
    );
  /** @template {Page | Locator} Within @param {Within} within */
  const partsOf = (within) => ({
    button: named(within, 'button'),
    link: named(within, 'link'),
    field: named(within, 'textbox'),
    combobox: named(within, 'combobox'),
    at: within,
  });
  return {
    page,
    t,
    ...partsOf(page.getByRole('main')),
    bar: partsOf(page.getByRole('navigation', { name: t('app.bar') })),
    dialog: partsOf(page.getByRole('dialog')),
    within: partsOf,
    /** @param {string} text */
    option: (text) => page.getByRole('option').filter({ hasText: text }),
    /**
     * Waits for the page that a link or a button leads to.
     * @param {RegExp} pattern
     */
    at: (pattern) => page.waitForURL(({ pathname }) => pattern.test(pathname)),
  };
}
