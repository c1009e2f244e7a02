import { load, type CheerioAPI } from 'cheerio/slim';

const DEEPEST = 2000;
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** Elements that are void, or end where the next one begins. */
const FLAT =
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr option'.split(
    ' ',
  );
const isFlat = new Set(FLAT);

/** Element wrapped around a whole page: with many top-level siblings each search would look up every one among all. */
export const WHOLE = 'whole-page';

/** Parses a page; invisible elements stay for the readers to judge. Throws RangeError if it is nested too deep. */
export function parseHtml(html: string): CheerioAPI {
  // The depth is checked first, because traversal gets slower with depth.
  let depth = 0;
  for (const [, closes, name = ''] of html.matchAll(TAG)) {
    if (isFlat.has(name.toLowerCase())) continue;
    depth = closes ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEEPEST) throw new RangeError('The page is nested too deep');
  }
  return load(`<${WHOLE}>${html}`);
}
export type Selection = ReturnType<CheerioAPI>;

/** Returns an element's inner HTML with whitespace collapsed, as a page shows it. */
export const htmlOf = (element: Selection): string => (element.html() ?? '').replace(/\s+/g, ' ').trim();
