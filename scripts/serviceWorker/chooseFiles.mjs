/**
 * Next's lists of a build: the files of each page, and those of each part that loads later, by "source -> part".
 * @typedef {{ pages: Record<string, readonly string[]> }} BuildManifest
 * @typedef {Record<string, { files: readonly string[] }>} LoadableManifest
 */

/** Pages that work offline from the first visit on, by their files; `0` in a URL stands for any number. */
export const NEAR_PAGES = [
  '/offline',
  '/dashboard',
  '/calendar',
  '/mealplan/[id]',
  '/shoplist',
  '/shoplist/[id]',
  '/shoplist/orders',
  '/pantry',
  '/orders',
];
/** Rendered by the server, but its parts open a read recipe offline. */
const NEAR_RENDERED = ['/dishes/[id]'];
/** Folders whose later parts these pages show. */
const NEAR_PARTS = [
  'components/(calendar|dashboard|day|food|layout|pantry|price|search|shoplist|ui)',
  'components/dish/(cook|nutrition|steps|view)',
  'components/mealplan/(plan|sharing)',
  'components/order/(?!admin|checkout)',
  'context',
  'lib/(api|auth|focus|format|hooks|offline)',
];
const NEAR = new RegExp(`^(${NEAR_PARTS.join('|')})`);
/** Only browsers without service workers load these. */
const OLD_BROWSERS = /\/polyfills-/;

/** Pages that open from the network, as others change what they show. */
const PUBLIC =
  /^\/($|dishes$|dishes\/\[id\]$|mealplan\/list$|mealplan\/\[id\]$|cookbooks(\/\[id\])?$|people\/)/;
const OWN_ADDRESS = /^\/(404|500|_error)$/;

/**
 * Splits a build's files into those that are kept before the worker takes over, and the rest, which follows one by one.
 * Files that no list names, the texts in other languages, are kept first too.
 * @param {{ files: readonly string[], build: BuildManifest, loadable: LoadableManifest }} lists
 */
export function chooseFiles({ files, build, loadable }) {
  const listed = new Set(
    [...Object.values(build.pages), ...Object.values(loadable).map((part) => part.files)].flat(),
  );
  const near = new Set([
    ...['/_app', ...NEAR_PAGES, ...NEAR_RENDERED].flatMap((page) => build.pages[page] ?? []),
    ...Object.entries(loadable).flatMap(([part, one]) => (NEAR.test(part) ? one.files : [])),
  ]);
  const wanted = files.filter((file) => !OLD_BROWSERS.test(file));
  /** @param {string} file */
  const isNear = (file) => near.has(file) || !listed.has(file);
  return { near: wanted.filter(isNear), later: wanted.filter((file) => !isNear(file)) };
}

/**
 * Returns the static pages of a build as shells; pages whose address has more than numbers in it are left out.
 * @param {readonly string[]} pages pages with an HTML file, as '/shoplist/[id]'
 */
export function chooseShells(pages) {
  const near = new Set(NEAR_PAGES);
  return [...new Set([...NEAR_PAGES, ...pages])]
    .filter((page) => !OWN_ADDRESS.test(page) && !/\[(?!id\])/.test(page))
    .filter((page) => pages.includes(page) || page === '/mealplan/[id]')
    .filter((page) => near.has(page) || !PUBLIC.test(page))
    .map((page) => ({
      pattern: `^${page.replaceAll('[id]', '[0-9]+')}/?$`,
      url: page.replaceAll('[id]', '0'),
      isAtOnce: !PUBLIC.test(page),
      isNear: near.has(page),
    }));
}
