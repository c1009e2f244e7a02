import { expect } from '@playwright/test';
import { callApi, demoPerson, tokenOf } from '../support/people';
import { journey, type Visit } from '../support/visit';

/** Longest way from the start page to a recipe. */
const MOST_CLICKS = 3;
/** Recipes as whoever holds the token may list them. */
async function recipes(visit: Visit, query: string, token?: string): Promise<Set<number>> {
  const all = new Set<number>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `dishes?fields[0]=Name&${query}&sort=id:asc&pagination[pageSize]=100&pagination[page]=${page}`;
    const { data, meta } = await callApi(visit.stack.url, path, { token });
    for (const { id } of data) all.add(id);
    pages = meta.pagination.pageCount;
  }
  return all;
}

const LINK = /<a [^>]*href="(\/[^"#]*)"/g;
const RECIPE = /^\/dishes\/(\d+)$/;

/** Follows the links of a page's HTML as a crawler without scripts does; returns the recipes within reach. */
async function crawl(url: string): Promise<Set<number>> {
  const found = new Set<number>();
  const known = new Set(['/']);
  let reached = ['/'];
  for (let clicks = 1; clicks <= MOST_CLICKS; clicks += 1) {
    const next = new Set<string>();
    for (const path of reached) {
      const html = await (await fetch(url + path)).text();
      for (const [, href = ''] of html.matchAll(LINK)) {
        const address = href.replaceAll('&amp;', '&');
        const [, id] = RECIPE.exec(address) ?? [];
        if (id) found.add(Number(id));
        else if (/^\/dishes(\?|$)/.test(address) && !known.has(address)) next.add(address);
        known.add(address);
      }
    }
    reached = [...next];
  }
  return found;
}

journey(
  'whoever runs no scripts finds every public recipe in three clicks and in the sitemap, and none that is private',
  { on: 'desktop' },
  async (visit) => {
    const { url } = visit.stack;
    const token = await tokenOf(visit.stack.url, demoPerson('user'));
    const secret = await recipes(visit, 'filters[visibility][$eq]=private', token);
    expect(secret.size).toBeGreaterThan(0);
    const published = await recipes(visit, 'filters[visibility][$eq]=public');
    const found = await crawl(url);
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
    const listed = new Set([...sitemap.matchAll(/\/dishes\/(\d+)<\/loc>/g)].map(([, id]) => Number(id)));
    const still = await recipes(visit, 'filters[visibility][$eq]=public');
    // others may publish and delete meanwhile
    const old = [...published].filter((id) => still.has(id));
    expect(old.length).toBeGreaterThan(50);
    expect(old.filter((id) => !found.has(id))).toEqual([]);
    expect(old.filter((id) => !listed.has(id))).toEqual([]);
    expect([...secret].filter((id) => found.has(id) || listed.has(id))).toEqual([]);
    for (const id of secret) expect((await fetch(`${url}/dishes/${id}`)).status).toBe(404);
  },
);

const tagOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

journey(
  'a page is HTML with its content in its own language, and names the other one',
  { on: 'desktop' },
  async ({ stack, t, language }) => {
    const other = language === 'en' ? 'ka' : 'en';
    const address = (path: string, one: string) => `${stack.url}${path}${one === 'ka' ? '?lang=ka' : ''}`;
    for (const [path, key] of [
      ['/', 'landing:hero.title'],
      ['/dishes', 'menu.dishes'],
      ['/mealplan/list', 'mealplan:list.title'],
      ['/cookbooks', 'menu.cookbooks'],
    ] as const) {
      const html = await (await fetch(address(path, language))).text();
      expect(tagOf(html, /<html lang="(\w+)"/)).toBe(language);
      expect(tagOf(html, /<h1[^>]*>([^<]*)/)).toBe(t(key));
      expect(tagOf(html, /<link rel="canonical" href="([^"]*)"/)).toBe(address(path, language));
      expect(html).toContain(`hrefLang="${other}" href="${address(path, other)}"`);
    }
  },
);
