import { parseRecipe, type ParsedLine } from '../../domain/dish/parse';
import type { Reading } from '../types';
import { frontMatterOf } from './frontMatter';
import { withFacts } from './frontFacts';
import { toRecipe, type Draft } from './recipe';

/** Breaks a line much longer than a step may be at spaces; nobody wrote it as one line. */
const PIECE = /.{1,2999}(?:\s|$)|.{1,3000}/gsu;
const broken = (line: string): string[] => (line.length > 3000 ? (line.match(PIECE) ?? []) : [line]);

/** Reads a recipe from pasted text or a file named `name`; front matter between dashes adds facts. */
export function readText(source: string, name = ''): Reading {
  const front = frontMatterOf(source);
  const draft = draftOf(front?.body ?? source);
  const found = toRecipe(front ? withFacts(draft, front.facts, name) : draft);
  const isRead = found.sections.length > 0 || found.Steps.length > 0;
  return {
    source: { kind: 'text', name: '' },
    recipes: isRead ? [found] : [],
    faults: isRead
      ? []
      : [{ where: '', key: 'noRecipe', message: 'The text holds neither ingredients nor steps' }],
  };
}

function draftOf(text: string): Draft {
  const recipe = parseRecipe(text.split('\n').flatMap(broken).join('\n'));
  const linesOf = (lines: readonly ParsedLine[]) => unique(lines.map((line) => line.text));
  return {
    Name: recipe.Name,
    Description: recipe.Description,
    language: recipe.language,
    servingAmount: recipe.servingAmount ?? null,
    TimeToCook: recipe.TimeToCook ?? null,
    prepTime: recipe.prepTime ?? null,
    cookTime: recipe.cookTime ?? null,
    yield: recipe.yield,
    sections: [
      { title: '', lines: linesOf(recipe.ingredients) },
      ...recipe.sections.map(({ title, ingredients }) => ({ title, lines: linesOf(ingredients) })),
    ],
    steps: recipe.Steps.map(({ description, minutes }) => ({
      text: description,
      ...(minutes && { minutes }),
    })),
    sourceUrl: recipe.sourceUrl ?? '',
    notes: [recipe.Note],
  };
}

/** Removes repeated lines: both halves of a line with two ingredients carry the whole text. */
const unique = (lines: readonly string[]): string[] =>
  lines.filter((line, at) => at === 0 || line !== lines[at - 1]);
