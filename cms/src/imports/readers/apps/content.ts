import type { Fault, ReadExtra, ReadRecipe } from '../../types';
import { isNode, listOf, textOf, valueOf, type SchemaNode } from '../schema/nodes';
import { jsonIn } from '../schema/json';
import { toRecipe, type Draft } from '../recipe';
import { minutesIn, totalMinutes } from '../times';

/** Content of an app's file; an unreadable part does not affect the others. */
export interface AppContent {
  readonly recipes: readonly ReadRecipe[];
  readonly faults: readonly Fault[];
  readonly extras?: readonly ReadExtra[];
}

/** Parses a JSON file and reads its values; returns a fault if it is not JSON. */
export function fromJson(text: string, read: (values: readonly unknown[]) => Draft[]): AppContent {
  const values = jsonIn(text);
  if (values.length === 0) return fault('notJson', 'The file is not JSON');
  return contentOf(read(values));
}

/** Converts drafts into recipes; drafts without name, lines and steps become faults. */
export function contentOf(drafts: readonly Draft[]): AppContent {
  const recipes = drafts.map(toRecipe);
  const isEmpty = ({ Name, sections, Steps }: ReadRecipe) =>
    !Name && sections.length === 0 && Steps.length === 0;
  if (recipes.every(isEmpty)) return fault('noRecipe', 'There is no recipe in the file');
  return {
    recipes: recipes.filter((recipe) => !isEmpty(recipe)),
    faults: recipes.flatMap((recipe, at) =>
      isEmpty(recipe) ? [{ where: String(at + 1), key: 'emptyRecipe', message: 'The recipe is empty' }] : [],
    ),
  };
}

export const fault = (key: string, message: string): AppContent => ({
  recipes: [],
  faults: [{ where: '', key, message }],
});

/** Returns the nodes of a value that is one node or a list of them, or that holds them under one of the names. */
export function nodesIn(values: readonly unknown[], ...names: readonly string[]): SchemaNode[] {
  return listOf(values)
    .filter(isNode)
    .flatMap((node) => {
      const inner = names.length > 0 ? valueOf(node, ...names) : undefined;
      return inner === undefined ? [node] : listOf(inner).filter(isNode);
    });
}

/** Returns the text under one of these names, '' if there is none. */
export const textIn = (node: SchemaNode, ...names: readonly string[]): string =>
  textOf(valueOf(node, ...names));

/** Returns the number under one of these names, even if it is written as text; null if there is none. */
export function numberIn(node: SchemaNode, ...names: readonly string[]): number | null {
  const text = textIn(node, ...names)
    .trim()
    .replace(',', '.');
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : null;
}

/** Returns the names in a list of texts or of nodes with a name. */
export const namesIn = (value: unknown): string[] =>
  listOf(value)
    .map((one) => textOf(one))
    .filter(Boolean);

/** Formats an amount without trailing zeros: "1.5000" becomes "1.5"; '' for none and for 0. */
export function amountOf(value: unknown): string {
  const number = Number(textOf(value).replace(',', '.'));
  return Number.isFinite(number) && number > 0 ? String(Math.round(number * 1000) / 1000) : '';
}

/** Returns the total time and its parts, and in `times` the original texts that are no numbers. */
export function timesOf(
  total: string,
  prep: string,
  cook: string,
): Pick<Draft, 'TimeToCook' | 'prepTime' | 'cookTime' | 'times'> {
  const minutes = [total, prep, cook].map(minutesIn);
  const unread = [total, prep, cook].filter(
    (text, at) => text.trim() && minutes[at] === null && /\p{L}/u.test(text) && !/^P[\dT]/.test(text),
  );
  return {
    TimeToCook: totalMinutes(minutes[0], minutes[1], minutes[2]),
    prepTime: minutes[1],
    cookTime: minutes[2],
    times: unread,
  };
}
