import { load, type CheerioAPI } from 'cheerio/slim';

const DEEPEST = 2000;
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** They stand alone, or end where the next one begins. */
const FLAT =
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr option'.split(
    ' ',
  );
const isFlat = new Set(FLAT);

/** An element around a whole page: of many elements beside one another each search would look for each among all. */
export const WHOLE = 'whole-page';

/** A page's tree; what a browser does not show as text stays in it, readers choose. Throws RangeError where it is too deep. */
export function parsed(html: string): CheerioAPI {
  // going through a tree takes longer and longer the deeper it is
  let depth = 0;
  for (const [, closes, name] of html.matchAll(TAG)) {
    if (isFlat.has(name.toLowerCase())) continue;
    depth = closes ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEEPEST) throw new RangeError('The page is nested too deep');
  }
  return load(`<${WHOLE}>${html}`);
}
export type Selection = ReturnType<CheerioAPI>;

/** The inside of an element as HTML in which line ends mean nothing, as on a page. */
export const htmlOf = (element: Selection): string => (element.html() ?? '').replace(/\s+/g, ' ').trim();
