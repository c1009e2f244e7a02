import type { CheerioAPI } from 'cheerio/slim';
import type { Draft } from '../recipe';
import { imagesOf, webAddress } from '../schema/images';
import { plainLine } from '../plain';

/** Returns the page's metadata for link previews. */
export function openGraphOf($: CheerioAPI, base: string): Draft {
  const meta = (...names: readonly string[]) =>
    names
      .map((name) => $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content') ?? '')
      .find((text) => text.trim() !== '') ?? '';
  const heading = $('h1').first().text();
  return {
    Name: meta('og:title', 'twitter:title') || plainLine(heading) || $('title').first().text(),
    Description: meta('og:description', 'twitter:description', 'description'),
    images: imagesOf(meta('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image'), base),
    language: $('html').attr('lang') ?? meta('og:locale'),
  };
}

const NEEDLESS = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_ga|ref_src)$/i;

/** Returns the page's canonical address, otherwise the given one, without tracking parameters. */
export function addressOf($: CheerioAPI, given: string): string {
  const said = [
    $('link[rel~="canonical"]').first().attr('href'),
    $('meta[property="og:url"]').first().attr('content'),
  ];
  const own = said.map((text) => (text ? webAddress(text, given) : undefined)).find(isOfPage);
  const found = own ?? webAddress(given, '');
  if (!found) return '';
  const url = new URL(found);
  [...url.searchParams.keys()]
    .filter((name) => NEEDLESS.test(name))
    .forEach((name) => url.searchParams.delete(name));
  url.hash = '';
  url.username = '';
  url.password = '';
  return url.href;
}

/** Rejects a canonical address that is only the site's front page. */
const isOfPage = (address: string | undefined): boolean =>
  address !== undefined && new URL(address).pathname !== '/';
