import type { ReadExtra } from '../../types';
import type { Draft } from '../recipe';
import { stepsFromText } from '../markdown';
import { imagesOf } from '../schema/images';
import { isNode, listOf, valueOf, type Node } from '../schema/nodes';
import { sectionsIn } from '../sections';
import { totalMinutes } from '../times';
import { servingsIn } from '../yields';
import { counted, fromJson, namesIn, nodesIn, said, type Found } from './found';

/** Reads a household's export of KitchenOwl: its recipes, and its shopping lists if their lines are included. */
export function readKitchenOwl(text: string): Found {
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
function listIn(node: Node): ReadExtra[] {
  const Name = said(node, 'name');
  const lines = listOf(valueOf(node, 'items'))
    .filter(isNode)
    .map((item) => ({ text: lineOf(item), checked: false }));
  return Name && lines.length > 0
    ? [{ collection: 'shoplists', uid: said(node, 'id') || Name, Name, data: { lines } }]
    : [];
}

function draftOf(node: Node): Draft {
  const [total, prep, cook] = ['time', 'prep_time', 'cook_time'].map((name) => counted(node, name));
  const source = said(node, 'source');
  return {
    Name: said(node, 'name'),
    servingAmount: servingsIn(counted(node, 'yields')),
    TimeToCook: totalMinutes(total, prep, cook),
    prepTime: prep || null,
    cookTime: cook || null,
    sections: sectionsIn(listOf(node.items).filter(isNode).map(lineOf)),
    steps: stepsFromText(said(node, 'description')),
    images: imagesOf(said(node, 'photo'), ''),
    tags: namesIn(valueOf(node, 'tags')),
    sourceUrl: source,
    sourceName: source,
  };
}

const lineOf = (node: Node): string =>
  [said(node, 'description'), said(node, 'name'), node.optional === true ? '(optional)' : '']
    .filter(Boolean)
    .join(' ');
