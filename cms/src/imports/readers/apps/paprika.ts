import type { ImageRef } from '../../types';
import type { Draft } from '../recipe';
import { stepsFromText } from '../markdown';
import { imagesOf } from '../schema/images';
import { isNode, listOf, valueOf, type SchemaNode } from '../schema/nodes';
import { sectionsIn } from '../sections';
import { servingsIn } from '../yields';
import { numberIn, fromJson, namesIn, nodesIn, textIn, timesOf, type AppContent } from './content';

/** Reads a recipe of Paprika 3: the JSON of an unpacked .paprikarecipe file. */
export const readPaprika = (text: string): AppContent =>
  fromJson(text, (values) => nodesIn(values, 'recipes').map(draftOf));

function draftOf(node: SchemaNode): Draft {
  return {
    uid: textIn(node, 'uid') || null,
    Name: textIn(node, 'name'),
    Description: textIn(node, 'description'),
    servingAmount: servingsIn(textIn(node, 'servings')),
    yield: textIn(node, 'servings'),
    ...timesOf(textIn(node, 'total_time'), textIn(node, 'prep_time'), textIn(node, 'cook_time')),
    sections: sectionsIn(textIn(node, 'ingredients').split(/\r?\n/)),
    steps: stepsFromText(textIn(node, 'directions')),
    images: imagesIn(node),
    tags: namesIn(valueOf(node, 'categories')),
    rating: numberIn(node, 'rating'),
    sourceUrl: textIn(node, 'source_url'),
    sourceName: textIn(node, 'source'),
    notes: [textIn(node, 'notes')],
    difficulty: textIn(node, 'difficulty'),
    nutrition: [textIn(node, 'nutritional_info').replace(/\s*\n\s*/g, ', ')],
  };
}

/**
 * Returns the pictures: large ones are in `photos`, a square crop of the first in `photo_data`; the web address is used
 * only if there are none.
 */
function imagesIn(node: SchemaNode): ImageRef[] {
  const large = listOf(valueOf(node, 'photos'))
    .filter(isNode)
    .map((photo) => textIn(photo, 'data'));
  const held = [...large, textIn(node, 'photo_data')].filter(Boolean);
  const images = large.some(Boolean) ? large.filter(Boolean) : held;
  return images.length > 0 ? images.map((base64) => ({ base64 })) : imagesOf(textIn(node, 'image_url'), '');
}
