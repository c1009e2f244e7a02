import type { ReadExtra } from '../../types';
import type { Draft } from '../recipe';
import { stepsFromText } from '../markdown';
import { imagesOf } from '../schema/images';
import { isNode, listOf, valueOf, type SchemaNode } from '../schema/nodes';
import { sectionsIn } from '../sections';
import { totalMinutes } from '../times';
import { servingsIn } from '../yields';
import { numberIn, fromJson, namesIn, nodesIn, textIn, type AppContent } from './content';

/** Reads a household's export of KitchenOwl: its recipes, and its shopping lists if their lines are included. */
export function readKitchenOwl(text: string): AppContent {
  let extras: ReadExtra[] = [];
  const read = fromJson(text, (values) => {
    const lists = nodesIn(values).flatMap((node) => listOf(valueOf(node, 'shoppinglists')));
    extras = lists.filter(isNode).flatMap(listIn);
    return nodesIn(values, 'recipes')
      .filter((node) => 'items' in node || 'description' in node)
      .map(draftOf);
  });
  return { ...read, extras };
}

/** Returns a list with its lines; the usual export contains only the names of lists. */
function listIn(node: SchemaNode): ReadExtra[] {
  const Name = textIn(node, 'name');
  const lines = listOf(valueOf(node, 'items'))
    .filter(isNode)
    .map((item) => ({ text: lineOf(item), checked: false }));
  return Name && lines.length > 0
    ? [{ collection: 'shoplists', uid: textIn(node, 'id') || Name, Name, data: { lines } }]
    : [];
}

function draftOf(node: SchemaNode): Draft {
  const [total, prep, cook] = ['time', 'prep_time', 'cook_time'].map((name) => numberIn(node, name));
  const source = textIn(node, 'source');
  return {
    Name: textIn(node, 'name'),
    servingAmount: servingsIn(numberIn(node, 'yields')),
    TimeToCook: totalMinutes(total, prep, cook),
    prepTime: prep || null,
    cookTime: cook || null,
    sections: sectionsIn(listOf(node.items).filter(isNode).map(lineOf)),
    steps: stepsFromText(textIn(node, 'description')),
    images: imagesOf(textIn(node, 'photo'), ''),
    tags: namesIn(valueOf(node, 'tags')),
    sourceUrl: source,
    sourceName: source,
  };
}

const lineOf = (node: SchemaNode): string =>
  [textIn(node, 'description'), textIn(node, 'name'), node.optional === true ? '(optional)' : '']
    .filter(Boolean)
    .join(' ');
