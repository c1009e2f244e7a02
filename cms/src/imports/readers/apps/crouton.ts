import type { Draft } from '../recipe';
import { plainLine } from '../plain';
import { isNode, listOf, textOf, valueOf, type SchemaNode } from '../schema/nodes';
import { sectionsIn } from '../sections';
import type { Instruction } from '../steps';
import { totalMinutes } from '../times';
import { servingsIn } from '../yields';
import { amountOf, numberIn, fromJson, namesIn, nodesIn, textIn, type AppContent } from './content';

const WORDS: Readonly<Record<string, string>> = {
  ITEM: '',
  TEASPOON: 'tsp',
  TABLESPOON: 'tbsp',
  CUP: 'cup',
  MILLS: 'ml',
  GRAMS: 'g',
  KGS: 'kg',
  POUND: 'lb',
  OUNCE: 'oz',
  FLUID_OUNCE: 'fl oz',
  LITRES: 'l',
  DECILITER: 'dl',
};

/** Reads a recipe of Crouton: the JSON of a .crumb file. */
export const readCrouton = (text: string): AppContent =>
  fromJson(text, (values) => nodesIn(values, 'recipes').map(draftOf));

function draftOf(node: SchemaNode): Draft {
  const [prep, cook] = [minutes(numberIn(node, 'duration')), minutes(numberIn(node, 'cookingDuration'))];
  return {
    uid: textIn(node, 'uuid') || null,
    Name: textIn(node, 'name'),
    servingAmount: servingsIn(numberIn(node, 'serves')),
    TimeToCook: totalMinutes(null, prep, cook),
    prepTime: prep || null,
    cookTime: cook || null,
    sections: sectionsIn(inOrder(node.ingredients).map(lineOf)),
    steps: stepsOf(inOrder(node.steps)),
    images: namesIn(valueOf(node, 'images')).map((base64) => ({ base64 })),
    tags: namesIn(valueOf(node, 'tags')),
    sourceUrl: textIn(node, 'webLink'),
    sourceName: textIn(node, 'sourceName'),
    notes: [textIn(node, 'notes')],
    nutrition: [textIn(node, 'neutritionalInfo', 'nutritionalInfo').replace(/\s*,?\s*\n\s*/g, ', ')],
  };
}

/** Converts a duration, normally minutes; values of 36 hours or more were stored in seconds. */
const minutes = (value: number | null): number | null =>
  value === null ? null : value >= 2160 && value % 60 === 0 ? value / 60 : value;

const inOrder = (value: unknown): SchemaNode[] =>
  listOf(value)
    .filter(isNode)
    .sort((one, other) => (numberIn(one, 'order') ?? 0) - (numberIn(other, 'order') ?? 0));

function lineOf(node: SchemaNode): string {
  const name = isNode(node.ingredient) ? textIn(node.ingredient, 'name') : textOf(node.ingredient);
  const quantity = isNode(node.quantity) ? node.quantity : {};
  const type = textIn(quantity, 'quantityType').toUpperCase();
  if (type === 'SECTION') return `## ${name}`;
  const amounts = [amountOf(quantity.amount), amountOf(quantity.secondaryAmount)].filter(Boolean).join('-');
  const unit = WORDS[type] ?? type.toLowerCase().replaceAll('_', ' ');
  return [amounts, amounts ? unit : '', name].filter(Boolean).join(' ');
}

function stepsOf(nodes: readonly SchemaNode[]): Instruction[] {
  const steps: Instruction[] = [];
  let title = '';
  for (const node of nodes) {
    const text = textIn(node, 'step');
    if (node.isSection === true) title = plainLine(text);
    else {
      steps.push({ text, ...(title && { title }) });
      title = '';
    }
  }
  return steps;
}
