import type { ImageRef } from '../../types';
import type { Draft } from '../recipe';
import { stepsFromText } from '../markdown';
import { imagesOf } from '../schema/images';
import { isNode, listOf, valueOf, type Node } from '../schema/nodes';
import { sectionsIn } from '../sections';
import { servingsIn } from '../yields';
import { counted, fromJson, namesIn, nodesIn, said, timesOf, type Found } from './found';

/** Reads a recipe of Paprika 3: the JSON of an unpacked .paprikarecipe file. */
export const readPaprika = (text: string): Found =>
  fromJson(text, (values) => nodesIn(values, 'recipes').map(draftOf));

function draftOf(node: Node): Draft {
  return {
    uid: said(node, 'uid') || null,
    Name: said(node, 'name'),
    Description: said(node, 'description'),
    servingAmount: servingsIn(said(node, 'servings')),
    yield: said(node, 'servings'),
    ...timesOf(said(node, 'total_time'), said(node, 'prep_time'), said(node, 'cook_time')),
    sections: sectionsIn(said(node, 'ingredients').split(/\r?\n/)),
    steps: stepsFromText(said(node, 'directions')),
    images: imagesIn(node),
    tags: namesIn(valueOf(node, 'categories')),
    rating: counted(node, 'rating'),
    sourceUrl: said(node, 'source_url'),
    sourceName: said(node, 'source'),
    notes: [said(node, 'notes')],
    difficulty: said(node, 'difficulty'),
    nutrition: [said(node, 'nutritional_info').replace(/\s*\n\s*/g, ', ')],
  };
}

/**
 * Returns the pictures: large ones are in `photos`, a square crop of the first in `photo_data`; the web address is used
 * only if there are none.
 */
function imagesIn(node: Node): ImageRef[] {
  const large = listOf(valueOf(node, 'photos'))
    .filter(isNode)
    .map((photo) => said(photo, 'data'));
  const held = [...large, said(node, 'photo_data')].filter(Boolean);
  const images = large.some(Boolean) ? large.filter(Boolean) : held;
  return images.length > 0 ? images.map((base64) => ({ base64 })) : imagesOf(said(node, 'image_url'), '');
}
