import { load, type CheerioAPI } from 'cheerio/slim';

/** A page's tree; what a browser does not show as text stays in it, readers choose. */
export const parsed = (html: string): CheerioAPI => load(html);
export type Selection = ReturnType<CheerioAPI>;

/** The inside of an element as HTML in which line ends mean nothing, as on a page. */
export const htmlOf = (element: Selection): string => (element.html() ?? '').replace(/\s+/g, ' ').trim();
