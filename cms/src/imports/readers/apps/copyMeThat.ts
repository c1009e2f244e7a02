import type { CheerioAPI } from 'cheerio/slim';
import { htmlOf, parseHtml, type Selection } from '../page/dom';
import { plainLine } from '../plain';
import type { Draft } from '../recipe';
import { sectionsIn } from '../sections';
import type { Instruction } from '../steps';
import { servingsIn } from '../yields';
import { fault, contentOf, type AppContent } from './content';
import { fileOrAddress } from './recipeKeeper';

/** Reads Copy Me That's recipes.html. Its ids repeat in each recipe, so elements are searched within one. */
export function readCopyMeThat(text: string): AppContent {
  const $ = parseHtml(text);
  const boxes = $('div.recipe').toArray();
  if (boxes.length === 0) return fault('noRecipe', 'There is no recipe in the file');
  return contentOf(boxes.map((box) => draftOf($, $(box))));
}

function draftOf($: CheerioAPI, box: Selection): Draft {
  const html = (selector: string) => htmlOf(box.find(selector).first());
  const all = (selector: string) =>
    box
      .find(selector)
      .toArray()
      .map((one) => $(one));
  return {
    uid: box.attr('id') ?? null,
    Name: html('[id="name"]'),
    Description: html('[id="description"]'),
    servingAmount: servingsIn(html('[id="recipeYield"]')),
    yield: html('[id="recipeYield"]'),
    sections: sectionsIn(
      all('[id="recipeIngredients"] > *, .recipeIngredient, .recipeIngredient_subheader')
        .filter((one) => one.is('[class*="recipeIngredient"]') && !one.is('[class*="spacer"]'))
        .filter((one, at, list) => list.findIndex((other) => other[0] === one[0]) === at)
        .map((one) => (one.is('.recipeIngredient_subheader') ? `## ${plainLine(htmlOf(one))}` : htmlOf(one))),
    ),
    steps: stepsOf(all('.instruction, .instruction_subheader')),
    images: all('img.recipeImage').flatMap((one) => fileOrAddress(one.attr('src'))),
    tags: all('.recipeCategory').map(htmlOf),
    rating: Number(plainLine(html('[id="ratingValue"]'))) || null,
    sourceUrl: box.find('a[id="original_link"]').attr('href') ?? '',
    notes: [all('[id="recipeNotes"]').map(htmlOf).join('<br>')],
  };
}

function stepsOf(parts: readonly Selection[]): Instruction[] {
  const steps: Instruction[] = [];
  let title = '';
  for (const part of parts) {
    const text = htmlOf(part);
    if (part.is('.instruction_subheader')) title = plainLine(text).replace(/\s*:$/, '');
    else {
      steps.push({ text, ...(title && { title }) });
      title = '';
    }
  }
  return steps;
}
