import type { CheerioAPI } from 'cheerio/slim';
import type { Reading, ReadRecipe } from '../../types';
import { toRecipe, type Draft } from '../recipe';
import { draftOf } from '../schema/draft';
import { jsonIn } from '../schema/json';
import { recipesIn } from '../schema/nodes';
import { plainLine } from '../plain';
import { visibleDraft } from '../visible/visible';
import { cardsIn } from './cards';
import { parseHtml } from './dom';
import { fullness, isSame, merged } from './merge';
import { addressOf, openGraphOf } from './openGraph';
import { looseRecipe, markedRecipes } from './scopes';

/** Reads the recipes of a web page, its main one first; `url` is the page's address, '' if unknown. */
export function readPage(html: string, url: string): Reading {
  try {
    return readingOf(html, url);
  } catch (cause) {
    // Nobody writes a page that is nested too deep for the stack.
    if (!(cause instanceof RangeError)) throw cause;
    const fault = { where: url, key: 'tooDeep', message: 'The page is nested too deep' };
    return { source: { kind: 'page', name: '' }, recipes: [], faults: [fault] };
  }
}

function readingOf(html: string, url: string): Reading {
  const $ = parseHtml(html);
  const address = addressOf($, url);
  const base = baseOf($, url || address);
  const page = openGraphOf($, base);
  const said = together([
    ...scriptsIn($)
      .flatMap((value) => recipesIn(value))
      .map((node) => draftOf(node, base)),
    ...markedRecipes($).map((node) => draftOf(node, base)),
    ...cardsIn($, base),
  ]);
  const hasLines = said.some(({ sections = [] }) => sections.length > 0);
  const found = hasLines ? said : together([...said, ...looseRecipe($).map((node) => draftOf(node, base))]);
  const full = found.filter((draft) => fullness(draft) >= 100);
  const marked = full.length > 0 ? ownFirst(full, page) : found.slice(0, 1);
  const drafts = marked.length > 1 ? marked : [withVisible(marked[0], visibleDraft($, titlesOf($)))];
  const isOne = drafts.length <= 1;
  const recipes = (drafts.length > 0 ? drafts : [{}]).map((draft) =>
    finishedOf(draft, page, { address, isOne }),
  );
  const isRead = recipes.some(({ sections, Steps }) => sections.length > 0 || Steps.length > 0);
  return {
    source: { kind: 'page', name: hostOf(address) },
    recipes: isRead || recipes[0]?.Name ? recipes : [],
    faults: isRead
      ? []
      : [{ where: address, key: 'noRecipe', message: 'The page marks no recipe in its text' }],
  };
}

/** Fills the gaps of a page's only recipe from its visible text. */
function withVisible(draft: Draft | undefined, visible: Draft): Draft {
  if (!draft) return visible;
  const { Name: _name, ...rest } = visible;
  return merged(draft, { ...rest, ...(!plainLine(draft.Name ?? '') && visible) });
}

const titlesOf = ($: CheerioAPI): string[] => [
  $('title').first().text(),
  $('meta[property="og:title"]').first().attr('content') ?? '',
];

function baseOf($: CheerioAPI, url: string): string {
  const href = $('base[href]').first().attr('href');
  try {
    return href ? new URL(href, url || undefined).href : url;
  } catch {
    return url;
  }
}

const hostOf = (address: string): string => (address ? new URL(address).hostname.replace(/^www\./, '') : '');

const scriptsIn = ($: CheerioAPI): unknown[] =>
  $('script[type*="ld+json" i]')
    .toArray()
    .flatMap((element) => jsonIn($(element).text()));

/** Merges drafts of the same recipe; later ones fill the gaps of earlier ones. */
function together(drafts: readonly Draft[]): Draft[] {
  const whole: Draft[] = [];
  for (const draft of drafts) {
    const [only, ...others] = whole;
    const same =
      whole.find((other) => isSame(other, draft)) ??
      (only && others.length === 0 && isPart(only, draft) ? only : undefined);
    if (same) whole[whole.indexOf(same)] = merged(same, draft);
    else whole.push(draft);
  }
  return whole;
}

/** Returns whether one draft is only a part of the page's single recipe: it lacks lines, steps or a name. */
const isPart = (one: Draft, other: Draft): boolean =>
  [one, other].some((draft) => fullness(draft) < 200 || !plainLine(draft.Name ?? ''));

/** Puts the recipe with the page's name first. */
function ownFirst(drafts: readonly Draft[], page: Draft): Draft[] {
  const title = plainLine(page.Name ?? '').toLowerCase();
  const isOwn = (draft: Draft) => title !== '' && title.includes(plainLine(draft.Name ?? '').toLowerCase());
  const full = (draft: Draft) => (fullness(draft) >= 200 ? 1 : 0);
  return [...drafts].sort(
    (one, other) => full(other) - full(one) || Number(isOwn(other)) - Number(isOwn(one)),
  );
}

/** Completes a recipe; the page's metadata is used only for missing values. */
function finishedOf(
  draft: Draft,
  page: Draft,
  { address, isOne }: { address: string; isOne: boolean },
): ReadRecipe {
  const of = <T>(own: T | undefined, other: T | undefined, isEmpty: (value: T) => boolean) =>
    own === undefined || isEmpty(own) ? other : own;
  return toRecipe({
    ...draft,
    Name: of(draft.Name, page.Name, (text) => plainLine(text) === ''),
    Description: of(draft.Description, isOne ? page.Description : '', (text) => plainLine(text) === ''),
    images: of(draft.images, isOne ? page.images : [], (list) => list.length === 0),
    language: draft.language || page.language,
    sourceUrl: isOne ? address || draft.sourceUrl : draft.sourceUrl || address,
  });
}
