import type { CheerioAPI } from 'cheerio/slim';
import type { SchemaNode } from '../schema/nodes';
import { htmlOf, type Selection } from './dom';

/** Attribute names of markup; microdata and RDFa differ only in these. */
interface Marks {
  readonly scope: string;
  readonly type: string;
  readonly property: string;
}
const MICRODATA: Marks = { scope: 'itemscope', type: 'itemtype', property: 'itemprop' };
const RDFA: Marks = { scope: 'typeof', type: 'typeof', property: 'property' };

const ADDRESSES = new Set([
  'image',
  'url',
  'photo',
  'thumbnailurl',
  'contenturl',
  'mainentityofpage',
  'embedurl',
]);
/** Names of data-vocabulary.org, the predecessor of schema.org. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  preptime: 'prepTime',
  cooktime: 'cookTime',
  totaltime: 'totalTime',
};
const DEEPEST = 6;

/** Returns the recipes marked up in a page as nodes like JSON-LD's; their texts are HTML. */
export const markedRecipes = ($: CheerioAPI): SchemaNode[] =>
  [MICRODATA, RDFA].flatMap((marks) =>
    $(`[${marks.type}]`)
      .toArray()
      .map((element) => $(element))
      .filter((scope) => /(?:^|[/:#\s])Recipe(?:$|\s)/i.test(scope.attr(marks.type) ?? ''))
      .map((scope) => nodeOf($, scope, marks, 0)),
  );

const OF_RECIPES = [
  'recipeIngredient',
  'ingredients',
  'recipeInstructions',
  'recipeYield',
  'totalTime',
  'prepTime',
  'cookTime',
]
  .map((name) => `[itemprop~="${name}"]`)
  .join(', ');

/** Returns recipe properties marked up without an enclosing recipe; empty without ingredient lines. */
export function looseRecipe($: CheerioAPI): SchemaNode[] {
  const node: Record<string, unknown[]> = {};
  for (const element of $(OF_RECIPES).toArray()) {
    const one = $(element);
    const isScope = one.attr('itemscope') !== undefined;
    for (const name of namesOf(one.attr('itemprop') ?? '')) {
      const value = isScope ? nodeOf($, one, MICRODATA, 1) : propertyValue(one, name);
      if (value !== '') (node[name] ??= []).push(value);
    }
  }
  for (const [name, values] of Object.entries(node)) node[name] = once(values);
  return node.recipeIngredient || node.ingredients ? [node] : [];
}

/** Removes the repetition of pages that contain everything twice, for wide and narrow screens. */
function once(values: unknown[]): unknown[] {
  const half = values.length / 2;
  const isTwice = half >= 1 && values.slice(0, half).every((value, at) => value === values[at + half]);
  return Number.isInteger(half) && isTwice ? values.slice(0, half) : values;
}

function nodeOf($: CheerioAPI, scope: Selection, marks: Marks, depth: number): SchemaNode {
  const node: Record<string, unknown> = { '@type': scope.attr(marks.type) ?? '' };
  const seen = new Map<string, unknown[]>();
  for (const element of scope.find(`[${marks.property}]`).toArray()) {
    const one = $(element);
    const owner = one.parents(`[${marks.scope}]`).first();
    if (owner.length > 0 && owner[0] !== scope[0]) continue;
    const isScope = one.attr(marks.scope) !== undefined && depth < DEEPEST;
    for (const name of namesOf(one.attr(marks.property) ?? '')) {
      const value = isScope ? nodeOf($, one, marks, depth + 1) : propertyValue(one, name);
      if (value === '') continue;
      const values = seen.get(name);
      if (values) values.push(value);
      else seen.set(name, [value]);
    }
  }
  for (const [name, values] of seen) node[name] = values.length === 1 ? values[0] : values;
  return isBare(node, marks) ? { ...node, text: htmlOf(scope) } : node;
}

/** Returns whether an item has no marked properties and is thus plain text. */
const isBare = (node: SchemaNode, marks: Marks): boolean =>
  Object.keys(node).length === 1 && !/recipe/i.test(String(node['@type'])) && marks.scope !== '';

const namesOf = (source: string): string[] =>
  source
    .trim()
    .split(/\s+/)
    .map((name) => name.replace(/^.*[/:#]/, ''))
    .map((name) => OLD_NAMES[name.toLowerCase()] ?? name)
    .filter(Boolean);

function propertyValue(element: Selection, name: string): string {
  const content = element.attr('content');
  const tag = element.prop('tagName')?.toLowerCase();
  if (content !== undefined && (content.trim() || tag === 'meta')) return content;
  if (tag === 'time' && element.attr('datetime')) return element.attr('datetime') ?? '';
  if (tag === 'data' || tag === 'meter') return element.attr('value') ?? htmlOf(element);
  if (ADDRESSES.has(name.toLowerCase()) || tag === 'img') return addressIn(element);
  return htmlOf(element);
}

function addressIn(element: Selection): string {
  const picture = element.is('img, source, a, link, iframe, [src], [href]')
    ? element
    : element.find('img, a').first();
  for (const name of ['data-src', 'data-lazy-src', 'data-original', 'src', 'href', 'resource']) {
    const value = picture.attr(name);
    if (value && !/^data:/i.test(value)) return value;
  }
  return '';
}
