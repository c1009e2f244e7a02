import type { Language } from '../language';
import { absolute, pathIn } from './address';

/** Structured data of schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** Page on the way to another one. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Describes the way from the start page to a page, which comes last. */
export const breadcrumbJsonLd = (site: string, crumbs: readonly Crumb[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(site, path),
  })),
});

interface ListedPages {
  /** Pages in the order of the list. */
  readonly pages: readonly Crumb[];
  /** Number of records on the list's earlier pages. */
  readonly before?: number;
  /** Number of records on all pages of the list. */
  readonly total?: number;
}

/** Describes a list of pages, or one page of it; each record is described at its own address. */
export const listJsonLd = (
  site: string,
  { pages, before = 0, total = pages.length }: ListedPages,
): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name,
    url: absolute(site, path),
  })),
});

interface SiteTexts {
  readonly name: string;
  readonly about: string;
  readonly language: Language;
}

/** Describes the whole site, with the address of its search for recipes. */
export function siteJsonLd(site: string, { name, about, language }: SiteTexts): JsonLd {
  const search = pathIn(language, '/dishes');
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    description: about,
    url: absolute(site, '/'),
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: absolute(site, `${search}${search.includes('?') ? '&' : '?'}q={search_term_string}`),
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Serializes JSON for a script element; escapes everything that could close the element or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
