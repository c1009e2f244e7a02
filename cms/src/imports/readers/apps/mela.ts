import type { Draft } from '../recipe';
import { stepsFromText } from '../markdown';
import { valueOf, type SchemaNode } from '../schema/nodes';
import { sectionsIn } from '../sections';
import { servingsIn } from '../yields';
import { fromJson, namesIn, nodesIn, textIn, timesOf, type AppContent } from './content';

/** Reads a recipe of Mela: the JSON of a .melarecipe file. */
export const readMela = (text: string): AppContent =>
  fromJson(text, (values) => nodesIn(values, 'recipes').map(draftOf));

function draftOf(node: SchemaNode): Draft {
  const link = textIn(node, 'link');
  return {
    uid: textIn(node, 'id') || null,
    Name: textIn(node, 'title'),
    Description: textIn(node, 'text'),
    servingAmount: servingsIn(textIn(node, 'yield')),
    yield: textIn(node, 'yield'),
    ...timesOf(textIn(node, 'totalTime'), textIn(node, 'prepTime'), textIn(node, 'cookTime')),
    sections: sectionsIn(textIn(node, 'ingredients').split(/\r?\n/)),
    steps: stepsFromText(textIn(node, 'instructions')),
    images: namesIn(valueOf(node, 'images')).map((base64) => ({ base64 })),
    tags: namesIn(valueOf(node, 'categories')),
    sourceUrl: link,
    sourceName: link,
    notes: [textIn(node, 'notes')],
    nutrition: [textIn(node, 'nutrition').replace(/\s*\n\s*/g, ', ')],
  };
}
