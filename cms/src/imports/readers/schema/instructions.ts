import { plainLine } from '../plain';
import { titled } from '../sections';
import { isInformative, stepsIn, type Instruction } from '../steps';
import { imagesOf } from './images';
import { jsonIn } from './json';
import { isNode, listOf, textOf, typesOf, valueOf, type SchemaNode } from './nodes';

const DEEPEST = 8;

/** Reads instructions in any form: one text, HTML, or lists of texts, steps and sections, also mixed. */
export function instructionsOf(value: unknown, base: string, depth = 0): Instruction[] {
  if (depth > DEEPEST) return [];
  const parts = listOf(value);
  const [alone] = parts.length === 1 ? parts : [];
  if (typeof alone === 'string') {
    if (/^\s*[[{]/.test(alone)) return instructionsOf(nodesOf(alone), base, depth + 1);
    return stepsIn(alone).map((text) => ({ text }));
  }
  const read = withMarkers(parts, base, depth);
  const [only, ...others] = read;
  const isWhole = only && others.length === 0 && depth === 0 && !only.title && !only.images;
  return isWhole ? stepsIn(only.text).map((text) => ({ text })) : read;
}

/** Parses steps written as JSON in a text; a truncated "[{" yields none. */
const nodesOf = (text: string): unknown[] => jsonIn(text).filter((one) => typeof one === 'object');

/** Uses a section without steps (RecipeSage) as the title of the following step. */
function withMarkers(parts: readonly unknown[], base: string, depth: number): Instruction[] {
  const steps: Instruction[] = [];
  let waiting = '';
  for (const part of parts) {
    const marker = isNode(part) && isBareSection(part) ? nameOf(part) : '';
    if (marker) {
      waiting = titled(marker);
      continue;
    }
    const [first, ...others] = partOf(part, base, depth);
    if (!first) continue;
    steps.push({ ...first, ...(waiting && !first.title && { title: waiting }) }, ...others);
    waiting = '';
  }
  return steps;
}

function partOf(part: unknown, base: string, depth: number): Instruction[] {
  if (typeof part === 'string' || typeof part === 'number')
    return part === '' ? [] : [{ text: String(part) }];
  if (!isNode(part)) return [];
  return isSection(part) || isWrapper(part) ? sectionOf(part, base, depth) : stepOf(part, base);
}

const isSection = (node: SchemaNode) =>
  typesOf(node).includes('howtosection') || typesOf(node).includes('itemlist');

const isBareSection = (node: SchemaNode): boolean =>
  isSection(node) && childrenOf(node).length === 0 && !textOf(valueOf(node, 'text'));

/** Returns whether a "step" contains complete steps and is thus a section. */
const isWrapper = (node: SchemaNode): boolean =>
  childrenOf(node).some((child) => isNode(child) && /^howto(?:step|section)$/.test(typesOf(child)[0] ?? ''));

function childrenOf(node: SchemaNode): unknown[] {
  const items = listOf(valueOf(node, 'itemListElement', 'steps', 'step'));
  return items.map((item) =>
    isNode(item) && typesOf(item).includes('listitem') ? (item.item ?? item) : item,
  );
}

const nameOf = (node: SchemaNode): string => plainLine(textOf(valueOf(node, 'name', 'headline')));

function sectionOf(node: SchemaNode, base: string, depth: number): Instruction[] {
  const children = childrenOf(node);
  const steps: Instruction[] =
    children.length > 0
      ? instructionsOf(children, base, depth + 1)
      : stepsIn(textOf(valueOf(node, 'text', 'description'))).map((text) => ({ text }));
  const title = titled(nameOf(node));
  const [first, ...others] = steps;
  if (!first) return [];
  const isSaid = !title || plainLine(first.text) === title || !isInformative(title, '');
  return isSaid ? steps : [{ ...first, title: [title, first.title].filter(Boolean).join(': ') }, ...others];
}

function stepOf(node: SchemaNode, base: string): Instruction[] {
  const own = textOf(valueOf(node, 'text'));
  const inner = childrenOf(node)
    .map((child) => (isNode(child) ? textOf(valueOf(child, 'text', 'name')) : textOf(child)))
    .filter(Boolean)
    .join(' ');
  const name = nameOf(node);
  const text = own || inner || textOf(valueOf(node, 'description')) || name;
  if (!plainLine(text)) return [];
  const images = imagesOf(valueOf(node, 'image'), base);
  const title = isInformative(name, plainLine(text)) ? name.replace(/\s*[:.]$/, '') : '';
  return [{ text, ...(title && { title }), ...(images.length > 0 && { images }) }];
}
