import type { CheerioAPI } from 'cheerio/slim';
import type { ImageRef } from '../../types';
import { parseHtml, htmlOf, type Selection } from '../page/dom';
import { plainLine } from '../plain';
import type { Draft } from '../recipe';
import { sectionsIn } from '../sections';
import { withoutNumbers } from '../steps';
import { servingsIn } from '../yields';
import { fault, contentOf, timesOf, type AppContent } from './content';

const FIGURES = /^recipeNut(\w+)$/;

/** Reads Recipe Keeper's recipes.html; its words are translated, its itemprops are not. */
export function readRecipeKeeper(text: string): AppContent {
  const $ = parseHtml(text);
  const boxes = $('.recipe-details').toArray();
  if (boxes.length === 0) return fault('noRecipe', 'There is no recipe in the file');
  return contentOf(boxes.map((box) => draftOf($, $(box))));
}

function draftOf($: CheerioAPI, box: Selection): Draft {
  const prop = (name: string) =>
    box
      .find(`[itemprop="${name}"]`)
      .toArray()
      .map((one) => $(one));
  const value = (one: Selection) => one.attr('content') ?? plainLine(htmlOf(one));
  const first = (name: string) => prop(name).map(value).find(Boolean) ?? '';
  const paragraphs = (name: string) =>
    prop(name).flatMap((part) =>
      part
        .find('p')
        .toArray()
        .map((one) => htmlOf($(one))),
    );
  const source = prop('recipeSource')[0];
  return {
    uid: first('recipeId') || null,
    Name: first('name'),
    servingAmount: servingsIn(first('recipeYield')),
    yield: first('recipeYield'),
    ...timesOf(first('totalTime'), first('prepTime'), first('cookTime')),
    sections: sectionsIn(paragraphs('recipeIngredients')),
    steps: withoutNumbers(paragraphs('recipeDirections').map(plainLine).filter(Boolean)).map((step) => ({
      text: step,
    })),
    images: pictures($, box),
    tags: ['recipeCourse', 'recipeCategory', 'recipeCollection'].flatMap((name) => prop(name).map(value)),
    rating: Number(first('recipeRating')) || null,
    sourceUrl: source?.find('a').attr('href') ?? (source ? value(source) : ''),
    sourceName: source ? value(source) : '',
    notes: [paragraphs('recipeNotes').join('<br>')],
    nutrition: nutritionOf($, box),
  };
}

/** Keeps web addresses; anything else is a file beside the page. */
export function fileOrAddress(source: string | undefined): ImageRef[] {
  const address = source?.trim() ?? '';
  if (!address || /^data:/i.test(address)) return [];
  return /^https?:/i.test(address) ? [{ url: address }] : [{ entry: decoded(address.replace(/^\.\//, '')) }];
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const pictures = ($: CheerioAPI, box: Selection): ImageRef[] =>
  box
    .find('img.recipe-photo, .recipe-photos-div img, [itemprop^="photo"], img[class*="recipe-photo"]')
    .toArray()
    .flatMap((one) => fileOrAddress($(one).attr('src')));

const nutritionOf = ($: CheerioAPI, box: Selection): string[] =>
  box
    .find('meta[itemprop^="recipeNut"]')
    .toArray()
    .flatMap((one) => {
      const name = FIGURES.exec($(one).attr('itemprop') ?? '')?.[1] ?? '';
      const amount = $(one).attr('content')?.trim();
      return amount && amount !== '0'
        ? [`${name.replace(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase()} ${amount}`]
        : [];
    });
