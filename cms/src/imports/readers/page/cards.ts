import type { CheerioAPI } from 'cheerio/slim';
import type { Draft } from '../recipe';
import type { ReadSection } from '../../types';
import { plainLine } from '../plain';
import { imagesOf } from '../schema/images';
import { titled } from '../sections';
import { stepsIn, type Instruction } from '../steps';
import { minutesIn, totalMinutes } from '../times';
import { servingsIn } from '../yields';
import { htmlOf, type Selection } from './dom';

/** CSS selectors of a recipe plug-in's parts; `heads` are titles between lines. */
export interface Card {
  readonly box: string;
  readonly name: string;
  readonly description?: string;
  readonly yield: string;
  readonly total: string;
  readonly parts: readonly string[];
  readonly ingredients: string;
  readonly ingredientHeads: string;
  readonly line: string;
  readonly instructions: string;
  readonly instructionHeads: string;
  readonly step: string;
  readonly notes?: string;
  readonly image: string;
}

const LISTED = {
  ingredientHeads: 'h3, h4, h5, p > strong',
  line: 'li',
  instructionHeads: 'h3, h4, h5',
  step: 'li',
};

/** WP Recipe Maker, Tasty Recipes, Create; EasyRecipe and ZipList, two common old ones; hRecipe and h-recipe. */
export const CARDS: readonly Card[] = [
  {
    box: '.wprm-recipe',
    name: '.wprm-recipe-name',
    description: '.wprm-recipe-summary',
    yield: '.wprm-recipe-servings-with-unit, .wprm-recipe-servings',
    total: '.wprm-recipe-total-time-container .wprm-recipe-time, .wprm-recipe-total_time',
    parts: [
      '.wprm-recipe-prep-time-container .wprm-recipe-time, .wprm-recipe-prep_time',
      '.wprm-recipe-cook-time-container .wprm-recipe-time, .wprm-recipe-cook_time',
    ],
    ingredients: '.wprm-recipe-ingredient-group',
    ingredientHeads: '.wprm-recipe-ingredient-group-name',
    line: '.wprm-recipe-ingredient',
    instructions: '.wprm-recipe-instruction-group',
    instructionHeads: '.wprm-recipe-instruction-group-name',
    step: '.wprm-recipe-instruction',
    notes: '.wprm-recipe-notes',
    image: '.wprm-recipe-image img',
  },
  {
    ...LISTED,
    box: '.tasty-recipes',
    name: '.tasty-recipes-title, h2',
    description: '.tasty-recipes-description',
    yield: '.tasty-recipes-yield',
    total: '.tasty-recipes-total-time',
    parts: ['.tasty-recipes-prep-time', '.tasty-recipes-cook-time'],
    ingredients: '.tasty-recipes-ingredients-body, .tasty-recipe-ingredients, .tasty-recipes-ingredients',
    instructions: '.tasty-recipes-instructions-body, .tasty-recipe-instructions, .tasty-recipes-instructions',
    notes: '.tasty-recipes-notes-body, .tasty-recipes-notes',
    image: '.tasty-recipes-image img',
  },
  {
    ...LISTED,
    box: '.mv-create-card',
    name: '.mv-create-title',
    description: '.mv-create-description',
    yield: '.mv-create-yield',
    total: '.mv-create-time-total .mv-create-time-format',
    parts: ['.mv-create-time-prep .mv-create-time-format', '.mv-create-time-active .mv-create-time-format'],
    ingredients: '.mv-create-ingredients',
    instructions: '.mv-create-instructions',
    notes: '.mv-create-notes-content',
    image: '.mv-create-image',
  },
  {
    box: '.easyrecipe',
    name: '.ERSName',
    description: '.ERSSummary',
    yield: '.ERSServes span, .yield',
    total: '.ERSTime:contains("Total") .ERSTimeItem',
    parts: ['.ERSTime:contains("Prep") .ERSTimeItem', '.ERSTime:contains("Cook") .ERSTimeItem'],
    ingredients: '.ERSIngredients',
    ingredientHeads: '.ERSSectionHead, .ERSSeparator',
    line: '.ingredient',
    instructions: '.ERSInstructions',
    instructionHeads: '.ERSSectionHead, .ERSSeparator',
    step: '.instruction',
    notes: '.ERSNotes',
    image: '.photo',
  },
  {
    box: '#zlrecipe-container, .zlrecipe-container-border',
    name: '#zlrecipe-title',
    description: '#zlrecipe-summary',
    yield: '#zlrecipe-yield',
    total: '#zlrecipe-total-time',
    parts: ['#zlrecipe-prep-time', '#zlrecipe-cook-time'],
    ingredients: '#zlrecipe-ingredients-list',
    ingredientHeads: '.ingredient-label',
    line: '.ingredient',
    instructions: '#zlrecipe-instructions-list',
    instructionHeads: '.instruction-label',
    step: '.instruction',
    notes: '#zlrecipe-notes-list',
    image: '.photo',
  },
  {
    box: '.h-recipe',
    name: '.p-name',
    description: '.p-summary',
    yield: '.p-yield',
    total: '.dt-duration',
    parts: [],
    ingredients: '',
    ingredientHeads: '',
    line: '.p-ingredient',
    instructions: '',
    instructionHeads: '',
    step: '.e-instructions',
    image: '.u-photo',
  },
  {
    box: '.hrecipe',
    name: '.fn',
    description: '.summary',
    yield: '.yield',
    total: '.duration',
    parts: ['.preptime, .prepTime', '.cooktime, .cookTime'],
    ingredients: '',
    ingredientHeads: '',
    line: '.ingredient',
    instructions: '',
    instructionHeads: '',
    step: '.instructions',
    image: '.photo',
  },
];

const UNSEEN =
  '.sr-only, .screen-reader-text, .wprm-checkbox-container, input, button, svg, .wprm-recipe-adjustable-servings-container';

/** Returns the recipes of plug-in cards on a page, in page order. */
export const cardsIn = ($: CheerioAPI, base: string): Draft[] =>
  CARDS.flatMap((card) =>
    $(card.box)
      .toArray()
      .map((element) => $(element))
      .filter((box) => box.parents(card.box).length === 0)
      .map((box) => cardOf($, box, card, base)),
  );

function cardOf($: CheerioAPI, source: Selection, card: Card, base: string): Draft {
  const box = source.clone();
  box.find(UNSEEN).remove();
  const html = (selector: string | undefined) => (selector ? htmlOf(box.find(selector).first()) : '');
  const minutes = (selector: string) => minutesIn(declaredIn($, box, selector));
  const [prepTime, cookTime] = card.parts.map(minutes);
  const picture = box.find(card.image).first();
  return {
    Name: html(card.name),
    Description: html(card.description),
    servingAmount: servingsIn(declaredIn($, box, card.yield)),
    TimeToCook: totalMinutes(minutes(card.total), prepTime, cookTime),
    prepTime,
    cookTime,
    sections: groupsOf($, box, card),
    steps: stepsOf($, box, card),
    notes: [html(card.notes)],
    images: imagesOf(picture.attr('data-src') ?? picture.attr('data-lazy-src') ?? picture.attr('src'), base),
  };
}

/** Returns an element's machine-readable value, otherwise its texts; a time may consist of several parts. */
function declaredIn($: CheerioAPI, box: Selection, selector: string): string {
  const found = box.find(selector);
  const outer = found
    .toArray()
    .map((one) => $(one))
    .filter((one) => one.parents(selector).length === 0);
  const marked = outer.map((one) => {
    const inner = one.is('[datetime], data[value]') ? one : one.find('[datetime], data[value]').first();
    return inner.attr('datetime') ?? inner.attr('value');
  });
  return plainLine(marked.find(Boolean) ?? outer.map(htmlOf).join(' '));
}

function groupsOf($: CheerioAPI, box: Selection, card: Card): ReadSection[] {
  const groups: { title: string; lines: string[] }[] = [{ title: '', lines: [] }];
  for (const [isHead, html] of partsOf($, box, card.ingredients, card.ingredientHeads, card.line)) {
    const text = plainLine(html).replace(/^▢\s*/u, '');
    if (isHead) groups.push({ title: titled(text), lines: [] });
    else groups.at(-1)?.lines.push(text.replace(/\s+,/g, ','));
  }
  return groups.filter(({ lines }) => lines.length > 0);
}

function stepsOf($: CheerioAPI, box: Selection, card: Card): Instruction[] {
  const steps: Instruction[] = [];
  let title = '';
  const parts = partsOf($, box, card.instructions, card.instructionHeads, card.step);
  const isWhole = parts.length === 1;
  for (const [isHead, html] of parts) {
    if (isHead) title = titled(plainLine(html));
    else {
      const texts = isWhole ? stepsIn(html) : [html];
      texts.forEach((text, at) => steps.push({ text, ...(title && at === 0 && { title }) }));
      title = '';
    }
  }
  return steps.filter(({ text }) => plainLine(text) !== '');
}

/** Returns headings and lines inside a part of the card, in page order; lists inside a line belong to that line. */
function partsOf(
  $: CheerioAPI,
  box: Selection,
  inside: string,
  heads: string,
  line: string,
): [boolean, string][] {
  const rooms = inside ? box.find(inside) : box;
  const found = rooms.find([heads, line].filter(Boolean).join(', '));
  const elements = [...new Set(found.toArray())].map((element) => $(element));
  return elements
    .filter((one) => one.parents(line).length === 0)
    .map((one) => [Boolean(heads) && !one.is(line) && one.is(heads), htmlOf(one)]);
}
