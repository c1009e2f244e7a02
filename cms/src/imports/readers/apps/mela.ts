import type { Draft } from '../recipe';
import { stepsFromText } from '../markdown';
import { valueOf, type Node } from '../schema/nodes';
import { sectionsIn } from '../sections';
import { servingsIn } from '../yields';
import { fromJson, namesIn, nodesIn, said, timesOf, type Found } from './found';

/** Reads a recipe of Mela: the JSON of a .melarecipe file. */
export const readMela = (text: string): Found =>
  fromJson(text, (values) => nodesIn(values, 'recipes').map(draftOf));

function draftOf(node: Node): Draft {
  const link = said(node, 'link');
  return {
    uid: said(node, 'id') || null,
    Name: said(node, 'title'),
    Description: said(node, 'text'),
    servingAmount: servingsIn(said(node, 'yield')),
    yield: said(node, 'yield'),
    ...timesOf(said(node, 'totalTime'), said(node, 'prepTime'), said(node, 'cookTime')),
    sections: sectionsIn(said(node, 'ingredients').split(/\r?\n/)),
    steps: stepsFromText(said(node, 'instructions')),
    images: namesIn(valueOf(node, 'images')).map((base64) => ({ base64 })),
    tags: namesIn(valueOf(node, 'categories')),
    sourceUrl: link,
    sourceName: link,
    notes: [said(node, 'notes')],
    nutrition: [said(node, 'nutrition').replace(/\s*\n\s*/g, ', ')],
  };
}
