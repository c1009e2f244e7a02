import type { CheerioAPI } from 'cheerio/slim';
import type { ReadSection } from '../../types';
import type { Draft } from '../recipe';
import type { Instruction } from '../steps';
import { bareLists } from './bare';
import { factOf, factsOf, factTexts, type Fact } from './facts';
import { headingOf, type Heading } from './headings';
import type { LineRange } from './items';
import { ingredientsAt, stepsAt, type DetectedList } from './lists';
import { BOLD, lineAt, visiblePage, type VisiblePage } from './lines';
import { titleIn } from './title';

type Place = Heading & { readonly at: number };

/** Reads a recipe from a page without markup: lists by their headings, yield and times by the words beside them. */
export function visibleDraft($: CheerioAPI, titles: readonly string[]): Draft {
  const strict = draftIn(visiblePage($, true), titles);
  return strict.sections?.length || strict.steps?.length ? strict : draftIn(visiblePage($, false), titles);
}

function draftIn(page: VisiblePage, titles: readonly string[]): Draft {
  const places = placesIn(page);
  const { ingredients, steps } = listsIn(page, places);
  const first = Math.min(ingredients?.at ?? Infinity, steps?.at ?? Infinity);
  const facts = factsIn(page, places, { ingredients, steps, first });
  return {
    Name: titleIn(page, first, titles),
    sections: ingredients?.list ?? [],
    steps: steps?.list ?? [],
    ...factsOf(facts),
  };
}

/** A page with more headings of lists is no recipe. */
const MOST_HEADINGS = 40;

/** Returns all headings of parts, at most `MOST_HEADINGS` per part. */
function placesIn(page: VisiblePage): Place[] {
  const counts = { ingredients: 0, steps: 0, other: 0 };
  return page.lines.flatMap((line, at): Place[] => {
    const heading = headingOf(line);
    if (!heading || ++counts[heading.part] > MOST_HEADINGS) return [];
    return [{ ...heading, at }];
  });
}

/** Returns the lists under their headings; without such headings only unmistakable lists. */
function listsIn(page: VisiblePage, places: readonly Place[]): Pick<Taken, 'ingredients' | 'steps'> {
  const isHeaded = places.some(({ part }) => part !== 'other');
  if (!isHeaded) return bareLists(page) ?? { ingredients: undefined, steps: undefined };
  const ingredients = ingredientsIn(page, places);
  return { ingredients, steps: stepsIn(page, places, ingredients) };
}

/** Returns the first ingredient list and those under further headings after it ("Ingredients for the sauce"). */
function ingredientsIn(page: VisiblePage, places: readonly Place[]): DetectedList<ReadSection> | undefined {
  let whole: DetectedList<ReadSection> | undefined;
  for (const { part, at, rest } of places) {
    if (part !== 'ingredients' && whole) break;
    if (part !== 'ingredients' || (whole && at < whole.room[1])) continue;
    const found = ingredientsAt(page, at);
    if (!found) continue;
    if (!whole) whole = { ...found, list: titledBy(found.list, rest) };
    else if (rest && !isCopy(whole.list, found.list))
      whole = {
        ...whole,
        room: [whole.room[0], found.room[1]],
        list: [...whole.list, ...titledBy(found.list, rest)],
      };
  }
  return whole;
}

const titledBy = (sections: readonly ReadSection[], rest: string): ReadSection[] =>
  sections.map((section, at) =>
    at === 0 && !section.title && rest && !/\d/.test(rest) ? { ...section, title: rest } : section,
  );

const isCopy = (some: readonly ReadSection[], others: readonly ReadSection[]): boolean => {
  const lines = new Set(some.flatMap((section) => section.lines));
  return others.some((section) => section.lines.some((line) => lines.has(line)));
};

/** Returns the steps after the ingredients, otherwise those before. */
function stepsIn(
  page: VisiblePage,
  places: readonly Place[],
  ingredients: DetectedList<ReadSection> | undefined,
): DetectedList<Instruction> | undefined {
  const from = ingredients?.room[1] ?? 0;
  const heads = places.filter(({ part }) => part === 'steps').map(({ at }) => at);
  const [after, before] = [heads.filter((at) => at >= from), heads.filter((at) => at < from)];
  let best: DetectedList<Instruction> | undefined;
  for (const at of [...after, ...before]) {
    const isWithin = ingredients && at > ingredients.at && at < from;
    const found = isWithin ? undefined : stepsAt(page, at);
    if (!found) continue;
    if (found.list.length > 1) return found;
    best ??= found;
  }
  return best;
}

interface Taken {
  readonly ingredients: DetectedList<ReadSection> | undefined;
  readonly steps: DetectedList<Instruction> | undefined;
  readonly first: number;
}

/** Maximum number of lines before and after a recipe that are searched for facts. */
const MOST_LINES = 600;

/** Reads facts from the lines beside the lists; after the lists only certain ones, and none beyond the recipe. */
function factsIn(page: VisiblePage, places: readonly Place[], { ingredients, steps, first }: Taken): Fact[] {
  const facts: Fact[] = [];
  const rest = places.find(({ at }) => at === ingredients?.at)?.rest;
  if (rest) facts.push(...factsOfText(rest).map((fact) => ({ ...fact, isUnsure: false })));
  const isIn = (found: { readonly room: LineRange } | undefined, at: number) =>
    found !== undefined && at >= found.room[0] && at < found.room[1];
  const last = Math.max(ingredients?.room[1] ?? 0, steps?.room[1] ?? 0);
  const end = places.find(({ part, at }) => part === 'other' && at >= last)?.at ?? page.lines.length;
  const from = Math.max(0, Math.min(first, end) - MOST_LINES);
  for (let at = from; at < Math.min(end, from + 2 * MOST_LINES); at++) {
    const { text, isLink, rank } = lineAt(page, at);
    if (isLink || rank < BOLD - 3 || isIn(steps, at)) continue;
    // "For 4 people:" may stand below the heading.
    const isList = isIn(ingredients, at);
    if (isList && at > first + 2) continue;
    const found = factsOfText(text);
    facts.push(...found.filter((fact) => (isList ? 'yield' in fact : !fact.isUnsure || at < first)));
  }
  return facts;
}

const factsOfText = (text: string): Fact[] => {
  const whole = factOf(text);
  if (whole && factTexts(text).length < 2) return [whole];
  return factTexts(text).flatMap((part) => factOf(part) ?? []);
};
