import type { Draft } from '../recipe';
import { plainMarkdown, markdownImages, stepsFromText } from '../markdown';
import { plainLine } from '../plain';
import { nutritionOf } from '../schema/draft';
import { isNode, listOf, textOf, valueOf, type SchemaNode } from '../schema/nodes';
import { sectionsIn } from '../sections';
import type { Instruction } from '../steps';
import { servingsIn } from '../yields';
import { amountOf, numberIn, fromJson, namesIn, nodesIn, textIn, timesOf, type AppContent } from './content';

/** Reads one or several recipes of Mealie: the export uses names_like_this, the API namesLikeThis. */
export const readMealie = (text: string): AppContent =>
  fromJson(text, (values) => nodesIn(values, 'recipes', 'items').map(mealieDraft));

/** Converts a recipe stored by Mealie, in either spelling of its fields. */
export function mealieDraft(node: SchemaNode): Draft {
  const isBare = valueOf(listSettings(node), 'disableAmount', 'disable_amount') === true;
  const lines = listOf(valueOf(node, 'recipeIngredient', 'recipe_ingredient', 'ingredients'));
  return {
    uid: textIn(node, 'id', 'slug') || null,
    Name: textIn(node, 'name'),
    Description: plainMarkdown(textIn(node, 'description')),
    ...yieldOf(node),
    ...timesOf(
      textIn(node, 'totalTime', 'total_time'),
      textIn(node, 'prepTime', 'prep_time'),
      textIn(node, 'performTime', 'perform_time', 'cookTime', 'cook_time'),
    ),
    sections: sectionsIn(lines.flatMap((line) => mealieLine(line, isBare))),
    steps: listOf(valueOf(node, 'recipeInstructions', 'recipe_instructions', 'instructions')).flatMap(
      mealieStep,
    ),
    tags: [valueOf(node, 'tags'), valueOf(node, 'recipeCategory', 'recipe_category', 'categories')].flatMap(
      namesIn,
    ),
    rating: numberIn(node, 'rating'),
    sourceUrl: textIn(node, 'orgURL', 'org_url', 'orgUrl'),
    notes: listOf(valueOf(node, 'notes')).map(noteIn),
    equipment: namesIn(valueOf(node, 'tools')),
    nutrition: nutritionOf(valueOf(node, 'nutrition')),
  };
}

const listSettings = (node: SchemaNode): SchemaNode => {
  const settings = valueOf(node, 'settings');
  return isNode(settings) ? settings : {};
};

function yieldOf(node: SchemaNode): Pick<Draft, 'servingAmount' | 'yield'> {
  const servings = numberIn(node, 'recipeServings', 'recipe_servings');
  const quantity = amountOf(valueOf(node, 'recipeYieldQuantity', 'recipe_yield_quantity'));
  const text = [quantity, textIn(node, 'recipeYield', 'recipe_yield')].filter(Boolean).join(' ');
  return { servingAmount: servings ? servingsIn(servings) : servingsIn(text), yield: text };
}

/** Returns a line as text. A line never parsed has everything in `note`; in a parsed one `note` is the remark. */
export function mealieLine(value: unknown, isBare: boolean): string[] {
  if (!isNode(value)) return [textOf(value)];
  const title = plainLine(textIn(value, 'title'));
  const [unit, food] = ['unit', 'food'].map((name) => namesIn(value[name])[0] ?? '');
  const note = textIn(value, 'note');
  const isWhole = isBare || value.disableAmount === true || value.disable_amount === true || (!unit && !food);
  const referenced = isNode(value.referencedRecipe) ? textIn(value.referencedRecipe, 'name') : '';
  const parts = [amountOf(value.quantity), unit, food || referenced].filter(Boolean).join(' ');
  const line =
    isWhole && !referenced
      ? note || textIn(value, 'originalText', 'original_text', 'display')
      : [parts, note].filter(Boolean).join(', ');
  return [...(title ? [`## ${title}`] : []), ...(line.trim() ? [line] : [])];
}

function mealieStep(value: unknown): Instruction[] {
  if (!isNode(value)) return stepsFromText(textOf(value));
  const title = textIn(value, 'title') || textIn(value, 'summary');
  const text = textIn(value, 'text');
  const images = markdownImages(text);
  return [{ text: plainMarkdown(text), ...(title && { title }), ...(images.length > 0 && { images }) }];
}

function noteIn(value: unknown): string {
  if (!isNode(value)) return textOf(value);
  return [textIn(value, 'title'), plainMarkdown(textIn(value, 'text'))].filter(Boolean).join(': ');
}
