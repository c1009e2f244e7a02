import type { DietaryFlag, DishType } from '../../domain/dish/types';
import type { ImportLine, ImportRecipe } from '../../domain/import/record';
import { keysOf } from '../../domain/keysOf';
import { amountText, parseAmount } from '../../domain/text/amount';
import { cleanLine } from '../../domain/text/clean';
import { typedMinutes } from '../../domain/time/duration';

interface ImportStepValues {
  readonly description: string;
  readonly minutes: string;
  /** Index in the source, whose pictures the step keeps; absent for a new one. */
  readonly at?: number;
}
/** Values of an imported recipe being corrected. */
export interface ImportValues {
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly servingAmount: string;
  readonly TimeToCook: string;
  readonly prepTime: string;
  readonly sections: readonly { readonly title: string }[];
  readonly ingredients: readonly ImportLine[];
  readonly Steps: readonly ImportStepValues[];
  /** Comma-separated. */
  readonly tags: string;
  readonly types: readonly DishType[];
  readonly dietaryFlags: readonly DietaryFlag[];
}

export const importValues = (recipe: ImportRecipe, language: string): ImportValues => ({
  Name: recipe.Name,
  Description: recipe.Description,
  Note: recipe.Note,
  servingAmount: amountText(recipe.servingAmount, language),
  TimeToCook: amountText(recipe.TimeToCook, language),
  prepTime: amountText(recipe.prepTime ?? null, language),
  sections: recipe.sections,
  ingredients: recipe.ingredients,
  Steps: recipe.Steps.map(({ description, minutes }, at) => ({
    description,
    minutes: amountText(minutes, language),
    at,
  })),
  tags: recipe.tags.join(', '),
  types: recipe.types,
  dietaryFlags: recipe.dietaryFlags,
});

const oneLine = (text: string): string => cleanLine(text).replace(/\s+/g, ' ').trim();

/** Splits comma-separated words, without duplicates regardless of case. */
export function wordsOf(text: string): string[] {
  const words = text
    .split(/[,;\n]/)
    .map(oneLine)
    .filter(Boolean);
  const known = new Set<string>();
  return words.filter((word) => {
    const key = word.toLowerCase();
    return !known.has(key) && known.add(key);
  });
}

const inputOf = (recipe: ImportRecipe, values: ImportValues) => ({
  Name: oneLine(values.Name),
  Description: values.Description.trim(),
  Note: values.Note.trim(),
  servingAmount: parseAmount(values.servingAmount) ?? null,
  TimeToCook: typedMinutes(values.TimeToCook) ?? null,
  prepTime: typedMinutes(values.prepTime) ?? null,
  sections: values.sections.map(({ title }) => ({ title: oneLine(title) })),
  ingredients: values.ingredients.filter(({ text }) => text.trim()),
  Steps: values.Steps.filter(({ description }) => description.trim()).map(({ description, minutes, at }) => ({
    ...(at !== undefined && recipe.Steps[at]),
    description: description.trim(),
    minutes: typedMinutes(minutes) ?? null,
  })),
  tags: wordsOf(values.tags),
  types: values.types,
  dietaryFlags: values.dietaryFlags,
});

/** Returns the changed fields for the CMS; a step keeps the pictures of its source. */
export function importChange(recipe: ImportRecipe, base: ImportValues, values: ImportValues) {
  const [before, now] = [inputOf(recipe, base), inputOf(recipe, values)];
  const changed = keysOf(now).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]));
  return { key: recipe.key, ...Object.fromEntries(changed.map((field) => [field, now[field]])) };
}
