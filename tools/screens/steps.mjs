/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {ReturnType<typeof import('./texts.mjs').textsOf>} Texts
 * @typedef {{ page: Page, t: Texts, device: 'desktop' | 'phone', language: 'en' | 'ka' }} Screening
 * @typedef {'visitor' | 'newcomer' | 'user' | 'courier' | 'admin'} Who
 * @typedef {{ dish: number, order: number, product: number, exercise: number, supplement: number, plan: number, privatePlan: number, cookbook: number, shoplist: number, joinToken: string }} Known  the demo's records, in the language of the visit where there is one
 * @typedef {{ name: string, route: string, who: Who, path?: (known: Known) => string,
 *   prepare?: (screening: Screening) => Promise<unknown>, only?: 'desktop' | 'phone' }} Screen
 */

/** Presses a button (or link) in the page's main part. */
export const press =
  (key, role = 'button') =>
  /** @param {Screening} screening */
  ({ page, t }) =>
    page
      .getByRole('main')
      .getByRole(role, { name: t(key), exact: true })
      .first()
      .click();

/** Presses a button in the open dialog. */
export const pressInDialog =
  (key) =>
  /** @param {Screening} screening */
  ({ page, t }) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: t.pattern(key) })
      .last()
      .click();

/** Opens a folded row by its text. */
export const unfold =
  (key) =>
  /** @param {Screening} screening */
  ({ page, t }) =>
    page
      .getByRole('main')
      .locator('summary')
      .filter({ hasText: t(key) })
      .first()
      .click();

/** Waits for a text. */
export const see =
  (key) =>
  /** @param {Screening} screening */
  ({ page, t }) =>
    page.getByText(t.pattern(key)).first().waitFor();

/** Waits until an empty form shows its required fields. */
export const refused = see('validation:required');

/** @param {Screening} screening */
export const dialog = ({ page }) => page.locator('[role=dialog], [role=alertdialog]').first().waitFor();

/** Runs the parts one after another. */
export const steps =
  (...parts) =>
  /** @param {Screening} screening */
  async (screening) => {
    for (const part of parts) await part(screening);
  };
