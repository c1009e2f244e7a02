import type { Dish } from '../dish/record';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../language';

/** Path of a page in one of its languages, as `hreflang` names it. */
interface Alternate {
  readonly hrefLang: string;
  readonly path: string;
}
/** Paths by which search engines know a page: the one to remember, and the same page in other languages. */
export interface PagePaths {
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
}

/** Returns the path of a page in a language: the plain one is English, `lang` says any other. */
export function pathIn(language: Language, path: string, page = 1): string {
  const query = [
    ...(page > 1 ? [`page=${page}`] : []),
    ...(language === DEFAULT_LANGUAGE ? [] : [`lang=${language}`]),
  ];
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/**
 * Returns the paths of a page that is shown in a language. A further page of a list has no alternates: the list in the
 * other language has other records and may end before it.
 */
export const pagePaths = (path: string, language: Language, page = 1): PagePaths => ({
  canonical: pathIn(language, path, page),
  alternates:
    page > 1
      ? []
      : [
          ...LANGUAGES.map((one) => ({ hrefLang: one, path: pathIn(one, path) })),
          { hrefLang: 'x-default', path },
        ],
});

/** Returns the paths of a recipe, which is in its own language only; its translation is another recipe. */
export function dishPaths({
  id,
  language,
  translationOf,
}: Pick<Dish, 'id' | 'language' | 'translationOf'>): PagePaths {
  const own = `/dishes/${id}`;
  if (!translationOf) return { canonical: own, alternates: [] };
  return {
    canonical: own,
    alternates: [
      { hrefLang: language, path: own },
      { hrefLang: translationOf.language, path: `/dishes/${translationOf.id}` },
    ],
  };
}

/** Returns an absolute address on the site. */
export const absolute = (site: string, url: string): string =>
  /^https?:/i.test(url) ? url : `${site}${url}`;
