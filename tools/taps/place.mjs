/**
 * Finds the elements that a person sees and touches, by their texts.
 * @typedef {ReturnType<typeof createPlace>} Place
 * @param {import('playwright-core').Page} page
 * @param {ReturnType<typeof import('../screens/texts.mjs').textsOf>} t
 */
export function createPlace(page, t) {
  const named = (within, role) => (key, values) =>
    within.getByRole(
      role,
      values === undefined ? { name: t(key), exact: true } : { name: t.pattern(key, values) },
    );
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
    option: (text) => page.getByRole('option').filter({ hasText: text }),
    /** Waits for the page that a link or a button leads to. */
    at: (pattern) => page.waitForURL(({ pathname }) => pattern.test(pathname)),
  };
}
