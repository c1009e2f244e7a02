import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Draft } from '../recipe';
import { plainLine } from '../plain';
import { isNode, listOf, textOf, valueOf, type SchemaNode } from '../schema/nodes';
import { sectionsIn } from '../sections';
import { withoutNumbers } from '../steps';
import { servingsIn } from '../yields';
import { fault, contentOf, namesIn, textIn, timesOf, type AppContent } from './content';
import { fileOrAddress } from './recipeKeeper';

/** XML parser that ignores entities declared by the file; XML's own entities are decoded later together with HTML's. */
const parser = new XMLParser({
  processEntities: false,
  parseTagValue: false,
  ignoreAttributes: true,
  trimValues: true,
});

const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/gi;

/** Reads the XML of Cookmate (My CookBook): one recipe or many. */
export function readCookmate(source: string): AppContent {
  const text = source.replace(DOCTYPE, '');
  if (XMLValidator.validate(text) !== true) return fault('notXml', 'The file is not XML');
  const root: unknown = parser.parse(text);
  const book = isNode(root) ? valueOf(root, 'cookbook') : undefined;
  const recipes = listOf(isNode(book) ? book.recipe : isNode(root) ? root.recipe : undefined).filter(isNode);
  return recipes.length > 0
    ? contentOf(recipes.map(draftOf))
    : fault('noRecipe', 'There is no recipe in the file');
}

/** Returns the `li` elements of a part; a part without them is a text of lines. */
function linesOf(node: SchemaNode, name: string): string[] {
  return listOf(node[name]).flatMap((part) =>
    isNode(part) ? listOf(part.li).map((one) => textOf(one)) : textOf(part).split(/\r?\n/),
  );
}

function draftOf(node: SchemaNode): Draft {
  const source = textIn(node, 'source');
  return {
    uid: textIn(node, 'id', 'uuid') || null,
    Name: textIn(node, 'title'),
    Description: linesOf(node, 'description').join('\n'),
    language: textIn(node, 'lang'),
    servingAmount: servingsIn(textIn(node, 'quantity')),
    yield: textIn(node, 'quantity'),
    ...timesOf(textIn(node, 'totaltime'), textIn(node, 'preptime'), textIn(node, 'cooktime')),
    sections: sectionsIn(linesOf(node, 'ingredient')),
    steps: withoutNumbers(linesOf(node, 'recipetext').map(plainLine).filter(Boolean)).map((step) => ({
      text: step,
    })),
    images: [...listOf(node.image), ...listOf(node.imagepath), ...listOf(node.imageurl)].flatMap((one) =>
      fileOrAddress(textOf(one)),
    ),
    tags: [...namesIn(node.category), ...namesIn(node.tag)],
    rating: Number(textIn(node, 'rating')) || null,
    sourceUrl: textIn(node, 'url') || source,
    sourceName: source,
    notes: [linesOf(node, 'comments').join('\n')],
    video: textIn(node, 'video'),
    nutrition: linesOf(node, 'nutrition'),
  };
}
