import type { ReadSection } from '../../types';
import { plainMarkdown, markdownImages } from '../markdown';
import { plainLine } from '../plain';
import type { Draft } from '../recipe';
import { isNode, listOf, valueOf, type SchemaNode } from '../schema/nodes';
import type { Instruction } from '../steps';
import { totalMinutes } from '../times';
import { titled } from '../sections';
import { servingsIn } from '../yields';
import { amountOf, numberIn, fromJson, namesIn, nodesIn, textIn, type AppContent } from './content';

/** Reads Tandoor's recipe.json, or a list of such recipes. */
export const readTandoor = (text: string): AppContent =>
  fromJson(text, (values) => nodesIn(values, 'recipes').map(draftOf));

function draftOf(node: SchemaNode): Draft {
  const steps = listOf(valueOf(node, 'steps'))
    .filter(isNode)
    .sort((one, other) => (numberIn(one, 'order') ?? 0) - (numberIn(other, 'order') ?? 0));
  const [working, waiting] = [numberIn(node, 'working_time'), numberIn(node, 'waiting_time')];
  return {
    uid: textIn(node, 'id', 'uuid') || null,
    Name: textIn(node, 'name'),
    Description: plainMarkdown(textIn(node, 'description')),
    servingAmount: servingsIn(numberIn(node, 'servings')),
    yield: [numberIn(node, 'servings') ?? '', textIn(node, 'servings_text')].join(' ').trim(),
    TimeToCook: totalMinutes(null, working, waiting),
    prepTime: working || null,
    cookTime: waiting || null,
    sections: steps.flatMap(sectionsOf),
    steps: steps.flatMap(stepOf),
    tags: namesIn(valueOf(node, 'keywords')),
    sourceUrl: textIn(node, 'source_url'),
    nutrition: nutritionOf(valueOf(node, 'nutrition')),
  };
}

const ingredientsOf = (step: SchemaNode): SchemaNode[] =>
  listOf(step.ingredients)
    .filter(isNode)
    .sort((one, other) => (numberIn(one, 'order') ?? 0) - (numberIn(other, 'order') ?? 0));

function lineOf(node: SchemaNode): string {
  const [unit, food] = ['unit', 'food'].map((name) => namesIn(node[name])[0] ?? '');
  const amount = node.no_amount === true ? '' : amountOf(node.amount);
  const note = plainLine(textIn(node, 'note'));
  const line = [amount, amount ? unit : '', food].filter(Boolean).join(' ');
  return line && note ? `${line}, ${note}` : line || note;
}

/** Returns a step's ingredients under the step's name; a header among them opens another section. */
function sectionsOf(step: SchemaNode): ReadSection[] {
  const sections: { title: string; lines: string[] }[] = [{ title: titled(textIn(step, 'name')), lines: [] }];
  for (const node of ingredientsOf(step)) {
    if (node.is_header === true)
      sections.push({ title: titled(textIn(node, 'note') || lineOf(node)), lines: [] });
    else sections.at(-1)?.lines.push(lineOf(node));
  }
  return sections.filter(({ lines }) => lines.length > 0);
}

function stepOf(step: SchemaNode): Instruction[] {
  const lines = ingredientsOf(step).map(lineOf);
  const source = textIn(step, 'instruction')
    .replace(/\{\{\s*ingredients\[(\d+)\]\s*\}\}/g, (_whole, at: string) => lines[Number(at)] ?? '')
    .replace(/\{%[\s\S]*?%\}/g, '')
    .replace(/\{\{\s*scale\(([^)]*)\)\s*\}\}/g, '$1')
    .replace(/\{\{[\s\S]*?\}\}/g, '');
  const text = plainMarkdown(source);
  if (!plainLine(text)) return [];
  const images = markdownImages(source);
  const title = plainLine(textIn(step, 'name'));
  const minutes = numberIn(step, 'time');
  return [
    { text, ...(title && { title }), ...(minutes && { minutes }), ...(images.length > 0 && { images }) },
  ];
}

const nutritionOf = (value: unknown): string[] =>
  isNode(value)
    ? ['calories', 'carbohydrates', 'fats', 'proteins'].flatMap((name) => {
        const amount = amountOf(value[name]);
        return amount ? [`${name} ${amount}`] : [];
      })
    : [];
