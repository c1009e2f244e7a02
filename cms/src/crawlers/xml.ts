import { LANGUAGES } from '../domain/language';
import { type PagePaths, pagePaths } from '../domain/site/address';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Page of the site: its address, when it changed (unknown of some), and the addresses of its languages. */
export interface Address {
  readonly path: string;
  readonly changedAt: string | null;
  readonly alternates: PagePaths['alternates'];
}
/** Returns the addresses of a page that has both languages. */
export const inEveryLanguage = (path: string, changedAt: string | null): Address[] =>
  LANGUAGES.map((language) => {
    const { canonical, alternates } = pagePaths(path, language);
    return { path: canonical, changedAt, alternates };
  });

/** Returns the XML of some addresses, of which a sitemap holds at most 50,000. No path of ours needs escaping. */
export const urlset = (site: string, addresses: readonly Address[]): string =>
  `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n` +
  `${addresses.map((one) => `<url>${innerOf(site, one)}</url>\n`).join('')}</urlset>\n`;

const innerOf = (site: string, { path, changedAt, alternates }: Address): string =>
  located(site, path, changedAt) +
  alternates
    .map(
      ({ hrefLang, path: other }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${site}${other}"/>`,
    )
    .join('');

/** Returns the XML of an index of sitemaps. */
export const sitemapIndex = (site: string, files: readonly SitemapFile[]): string =>
  `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n` +
  `${files.map(({ path, changedAt }) => `<sitemap>${located(site, path, changedAt)}</sitemap>\n`).join('')}` +
  `</sitemapindex>\n`;

export type SitemapFile = Omit<Address, 'alternates'>;

const located = (site: string, path: string, changedAt: string | null): string =>
  `<loc>${site}${path}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}`;
