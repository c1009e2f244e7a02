import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../domain/language';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Page of the site: its address, when it changed (unknown of some), and the addresses of its languages. */
export interface Address {
  readonly path: string;
  readonly changedAt: string | null;
  readonly alternates: readonly Alternate[];
}
interface Alternate {
  readonly language: Language | 'x-default';
  readonly path: string;
}

/** Returns the addresses of a page that has both languages: the plain one is English, Georgian is named in the query. */
export function inEveryLanguage(path: string, changedAt: string | null): Address[] {
  const pathIn = (language: Language) => (language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`);
  const alternates: Alternate[] = [
    ...LANGUAGES.map((language) => ({ language, path: pathIn(language) })),
    { language: 'x-default', path },
  ];
  return LANGUAGES.map((language) => ({ path: pathIn(language), changedAt, alternates }));
}

/** Returns the XML of some addresses, of which a sitemap holds at most 50,000. No path of ours needs escaping. */
export const urlset = (site: string, addresses: readonly Address[]): string =>
  `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n` +
  `${addresses.map((one) => `<url>${innerOf(site, one)}</url>\n`).join('')}</urlset>\n`;

const innerOf = (site: string, { path, changedAt, alternates }: Address): string =>
  located(site, path, changedAt) +
  alternates
    .map(
      ({ language, path: other }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${site}${other}"/>`,
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
