import type { Weighed } from '../domain/amount/convert';
import type { StoredAmount } from '../domain/amount/storedAmount';
import type { DietaryFlag, DishType } from '../domain/dish/types';
import { LIMITS } from '../domain/limits';
import type { Language } from '../domain/language';
import { storedAmountOf } from '../domain/import/lineAmount';
import type { ImportLine } from '../domain/import/record';
import type { ImportRecipe } from './types';

export interface DishLine extends StoredAmount {
  /** The name as written. */
  readonly name: string;
  readonly note: string;
  readonly product: number;
}
/** A recipe in the form of POST dishes; its pictures are added later. */
export interface DishInput {
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly language: Language;
  readonly ingredients: readonly DishLine[];
  readonly sections: readonly { readonly title: string; readonly ingredients: readonly DishLine[] }[];
  readonly Steps: readonly { readonly description: string; readonly minutes: number | null }[];
  readonly TimeToCook: number | null;
  readonly prepTime: number | null;
  /** Null if the source does not state it; the dish then has none either. */
  readonly servingAmount: number | null;
  readonly sourceUrl: string | null;
  readonly types: readonly DishType[];
  readonly dietaryFlags: readonly DietaryFlag[];
}

/**
 * Converts an imported recipe into a dish. `productOf` returns the product of a line; `weightsOf` returns the product's
 * known measures, which convert cups and pieces to grams unless the person has changed the amount.
 */
export function dishInput(
  recipe: Omit<ImportRecipe, 'key' | 'warnings'>,
  productOf: (line: ImportLine) => number,
  weightsOf: (product: number) => Weighed | null = () => null,
): DishInput {
  const { Name, Description, Note, language, TimeToCook, servingAmount, sourceUrl, sections, types } = recipe;
  const linesIn = (section: number | null) =>
    recipe.ingredients
      .filter((line) => line.section === section)
      .map((line): DishLine => {
        const product = productOf(line);
        const name = line.name.slice(0, LIMITS.ingredientName.max);
        return { ...storedAmountOf(line, weightsOf(product), language), name, note: line.note, product };
      });
  return {
    Name,
    Description,
    Note,
    language,
    ingredients: linesIn(null),
    sections: sections
      .map(({ title }, at) => ({ title, ingredients: linesIn(at) }))
      .filter(({ ingredients }) => ingredients.length > 0),
    Steps: recipe.Steps.map(({ description, minutes }) => ({ description, minutes })),
    TimeToCook,
    prepTime: recipe.prepTime ?? null,
    servingAmount,
    sourceUrl: sourceUrl || null,
    types,
    dietaryFlags: recipe.dietaryFlags,
  };
}
