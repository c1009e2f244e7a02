import { requireOfCms } from '../support/native';
import type { Wire } from '../support/api';

const { XMLParser, XMLValidator } = requireOfCms('fast-xml-parser');
const LISTS = ['url', 'sitemap', 'xhtml:link'];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name: string) => LISTS.includes(name),
});

/** Returns the part of an address below its site. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Address in a sitemap below its site, with its alternates by language. */
export interface Listed {
  readonly loc: string;
  readonly lastmod: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

/** Returns the addresses of a sitemap that must be well-formed. */
export function addressesIn(xml: string): Listed[] {
  expectWellFormed(xml);
  const urls: Wire[] = parser.parse(xml).urlset.url;
  return urls.map(({ loc, lastmod, 'xhtml:link': links = [] }) => ({
    loc: pathOf(loc),
    lastmod,
    alternates: Object.fromEntries(links.map(({ hreflang, href }: Wire) => [hreflang, pathOf(href)])),
  }));
}

/** Returns the addresses of the files that an index of sitemaps names. */
export function filesIn(xml: string): string[] {
  expectWellFormed(xml);
  const files: Wire[] = parser.parse(xml).sitemapindex.sitemap;
  return files.map(({ loc }) => loc);
}

function expectWellFormed(xml: string): void {
  const state = XMLValidator.validate(xml);
  if (state !== true) throw new Error(`The sitemap is no XML: ${JSON.stringify(state)}`);
}
