/**
 * @import { Page } from 'playwright-core'
 * @import { Device } from './devices.mjs'
 * @import { Language, Texts } from './texts.mjs'
 */

/**
 * @typedef {Parameters<Page['getByRole']>[0]} Role
 * @typedef {{ page: Page, t: Texts, device: Device, language: Language }} Screening
 * @typedef {(screening: Screening) => Promise<unknown>} Step
 * @typedef {'visitor' | 'newcomer' | 'user' | 'courier' | 'admin'} Who
 */

/**
 * The demo's records, in the language of the visit where there is one.
 * @typedef {{ dish: number, order: number, product: number, exercise: number, supplement: number, plan: number,
 *   privatePlan: number, cookbook: number, shoplist: number, person: number, joinToken: string }} Known
 */

/**
 * @typedef {{ name: string, route: string, who: Who, path?: (known: Known) => string, prepare?: Step,
 *   only?: Device }} Screen
 */

/**
 * Presses a button (or link) in the page's main part.
 * @param {string} key
 * @param {Role} [role]
 * @returns {Step}
 */
export const press =
  (key, role = 'button') =>
  ({ page, t }) =>
    page
      .getByRole('main')
      .getByRole(role, { name: t(key), exact: true })
      .first()
      .click();

/**
 * Presses a button in the open dialog.
 * @param {string} key
 * @returns {Step}
 */
export const pressInDialog =
  (key) =>
  ({ page, t }) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: t.pattern(key) })
      .last()
      .click();

/**
 * Opens a folded row by its text.
 * @param {string} key
 * @returns {Step}
 */
export const unfold =
  (key) =>
  ({ page, t }) =>
    page
      .getByRole('main')
      .locator('summary')
      .filter({ hasText: t(key) })
      .first()
      .click();

/**
 * Waits for a text.
 * @param {string} key
 * @returns {Step}
 */
export const see =
  (key) =>
  ({ page, t }) =>
    page.getByText(t.pattern(key)).first().waitFor();

/** Waits until an empty form shows its required fields. */
export const refused = see('validation:required');

/** @param {Pick<Screening, 'page'>} screening */
export const dialog = ({ page }) => page.locator('[role=dialog], [role=alertdialog]').first().waitFor();

/**
 * Runs the parts one after another.
 * @param {Step[]} parts
 * @returns {Step}
 */
export const steps =
  (...parts) =>
  async (screening) => {
    for (const part of parts) await part(screening);
  };
