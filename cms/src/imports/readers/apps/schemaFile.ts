import type { Draft } from '../recipe';
import { draftOf } from '../schema/draft';
import { ALL, isNode, listOf, recipesIn, textOf, valueOf, type SchemaNode } from '../schema/nodes';
import { fromJson, textIn, timesOf, type AppContent } from './content';

/** Reads a file of schema.org recipes: RecipeSage's export, Nextcloud's recipe.json, Supra's own, and others. */
export const readSchemaFile = (text: string): AppContent =>
  fromJson(text, (values) => recipesIn(values.map(withType), ALL).map(fileDraft));

/** Adds the type that Nextcloud's oldest files lack. */
const withType = (value: unknown): unknown =>
  isNode(value) && !('@type' in value) && 'recipeIngredient' in value
    ? { ...value, '@type': 'Recipe' }
    : value;

function fileDraft(node: SchemaNode): Draft {
  const draft = draftOf(node, '');
  const { author, ...rest } = draft;
  const basis = textIn(node, 'isBasedOn', 'url');
  return {
    ...rest,
    ...(author && { author }),
    uid: draft.uid ?? (textIn(node, 'id', '@id') || null),
    times: timesOf(
      textIn(node, 'totalTime'),
      textIn(node, 'prepTime'),
      textIn(node, 'cookTime', 'performTime'),
    ).times,
    sourceUrl: draft.sourceUrl || basis,
    sourceName: textIn(node, 'creditText') || basis,
    notes: listOf(valueOf(node, 'comment')).map(textOfComment),
    rating: ratingOf(valueOf(node, 'aggregateRating')),
  };
}

const textOfComment = (value: unknown): string => (isNode(value) ? textIn(value, 'text') : textOf(value));

/** Returns the rating, which in a file of one's own recipes is one's own. */
function ratingOf(value: unknown): number | null {
  const rating = isNode(value) ? Number(textIn(value, 'ratingValue')) : Number.NaN;
  return Number.isFinite(rating) ? rating : null;
}
