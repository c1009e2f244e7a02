import type { Draft } from '../recipe';
import { sectionsIn } from '../sections';
import { minutesIn, totalMinutes } from '../times';
import { servingsIn } from '../yields';
import { htmlLines, plainLine } from '../plain';
import { imagesOf, webAddress } from './images';
import { instructionsOf } from './instructions';
import { isNode, listOf, textOf, textsOf, valueOf, type SchemaNode } from './nodes';

/** Converts a schema.org recipe of any origin into a draft; `base` is the page's address. */
export function draftOf(node: SchemaNode, base: string): Draft {
  const sourceUrl = addressOf(node, base);
  return {
    uid: uidOf(node),
    Name: textOf(valueOf(node, 'name', 'headline', 'title')),
    Description: textOf(valueOf(node, 'description', 'summary')),
    language: textOf(valueOf(node, 'inLanguage')),
    ...yieldOf(node),
    ...timesOf(node),
    sections: sectionsIn(
      linesOf(valueOf(node, 'recipeIngredient', 'recipeIngredients', 'ingredients', 'ingredient')),
    ),
    steps: instructionsOf(
      valueOf(node, 'recipeInstructions', 'instructions', 'recipeInstruction', 'step', 'steps'),
      base,
    ),
    images: imagesOf(valueOf(node, 'image', 'images', 'photo', 'thumbnailUrl'), base),
    tags: tagsOf(node),
    author: textsOf(valueOf(node, 'author')).join(', '),
    sourceUrl,
    equipment: textsOf(valueOf(node, 'tool', 'tools')),
    video: videoOf(valueOf(node, 'video'), base),
    nutrition: nutritionOf(valueOf(node, 'nutrition')),
  };
}

function uidOf(node: SchemaNode): string | null {
  const identifier = listOf(valueOf(node, 'identifier'))[0];
  const id = isNode(identifier) ? valueOf(identifier, 'value') : identifier;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function addressOf(node: SchemaNode, base: string): string {
  const [url] = listOf(valueOf(node, 'url', 'isBasedOn', 'mainEntityOfPage'));
  const text = isNode(url) ? url['@id'] : url;
  return typeof text === 'string' ? (webAddress(text, base) ?? '') : '';
}

/** Returns ingredient lines; a multi-line text is split, an object with an amount is written out. */
export function linesOf(value: unknown, depth = 0): string[] {
  const parts = listOf(value);
  if (parts.length === 1 && typeof parts[0] === 'string') {
    const text = parts[0];
    return /<li\b|<br|<p\b|<div\b|\n/i.test(text) ? htmlLines(text) : [text];
  }
  return parts.flatMap((part): string[] => {
    if (!isNode(part)) return [textOf(part)];
    const children = valueOf(part, 'itemListElement', 'item');
    if (children !== undefined && depth < 5) return [...titleOf(part), ...linesOf(children, depth + 1)];
    const amount = [valueOf(part, 'requiredQuantity', 'amount', 'quantity', 'value')].map((one) =>
      textOf(one),
    )[0];
    const unit = textOf(valueOf(part, 'unitText', 'unit', 'unitCode'));
    const name = textOf(valueOf(part, 'name', 'text', 'ingredient', '@value'));
    return [[amount === name ? '' : amount, unit, name].filter(Boolean).join(' ')];
  });
}

const titleOf = (node: SchemaNode): string[] => {
  const name = plainLine(textOf(valueOf(node, 'name')));
  return name ? [`## ${name}`] : [];
};

/**
 * Returns the servings from the first yield that names its unit, otherwise from a bare count, and the longest text for
 * the note ("4", "4 servings").
 */
function yieldOf(node: SchemaNode): Pick<Draft, 'servingAmount' | 'yield'> {
  const values = listOf(valueOf(node, 'recipeYield', 'yield', 'recipeServings', 'servings'));
  const texts = values.map((value) => {
    if (!isNode(value)) return textOf(value);
    const count = textOf(valueOf(value, 'maxValue', 'value', 'minValue'));
    return [count, textOf(valueOf(value, 'unitText'))].filter(Boolean).join(' ');
  });
  const worded = texts.filter((text) => /\p{L}/u.test(text));
  const counts = (worded.length > 0 ? worded : texts).map(servingsIn);
  return {
    servingAmount: counts.find((count) => count !== null) ?? null,
    yield: [...texts].sort((one, other) => other.length - one.length)[0],
  };
}

function timesOf(node: SchemaNode): Pick<Draft, 'TimeToCook' | 'prepTime' | 'cookTime'> {
  const [total, prep, cook, perform] = ['totalTime', 'prepTime', 'cookTime', 'performTime'].map((name) =>
    durationOf(valueOf(node, name)),
  );
  const cookTime = cook ?? perform;
  return { TimeToCook: totalMinutes(total, prep, cookTime), prepTime: prep, cookTime };
}

function durationOf(value: unknown): number | null {
  for (const one of listOf(value)) {
    const text = isNode(one) ? valueOf(one, 'maxValue', 'value', 'minValue', 'name', '@value') : one;
    const minutes = typeof text === 'string' || typeof text === 'number' ? minutesIn(text) : null;
    if (minutes) return minutes;
  }
  return null;
}

const tagsOf = (node: SchemaNode): string[] =>
  ['recipeCategory', 'recipeCuisine', 'keywords', 'suitableForDiet'].flatMap((name) =>
    textsOf(valueOf(node, name)).map((text) =>
      text.replace(/^https?:\/\/schema\.org\/(\w+?)(?:Diet)?$/i, '$1'),
    ),
  );

function videoOf(value: unknown, base: string): string {
  const video = listOf(value)[0];
  const url = isNode(video) ? valueOf(video, 'url', 'contentUrl', 'embedUrl') : video;
  return typeof url === 'string' ? (webAddress(url, base) ?? '') : '';
}

const FIGURES = /^(?:calories|(?:\w+)Content|servingSize)$/;

/** Returns a serving's nutrition as texts: "calories 250 kcal", "fat 9 g". */
export function nutritionOf(value: unknown): string[] {
  const node = listOf(value)[0];
  if (typeof node === 'string') return [node];
  if (!isNode(node)) return [];
  return Object.entries(node).flatMap(([key, one]) => {
    const text = FIGURES.test(key) ? plainLine(textOf(one)) : '';
    const name = key.replace(/Content$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return text && text !== '0' ? [`${name} ${text}`] : [];
  });
}
