import type { Weighed } from '../domain/amount/convert';
import type { KeptAmount } from '../domain/amount/kept';
import type { DietaryFlag, DishType } from '../domain/dish/types';
import { LIMITS } from '../domain/limits';
import type { Language } from '../domain/language';
import { keptOf } from '../domain/import/kept';
import type { ImportLine } from '../domain/import/record';
import type { ImportRecipe } from './types';

export interface DishLine extends KeptAmount {
  /** The words as they were written. */
  readonly name: string;
  readonly note: string;
  readonly product: number;
}
/** A recipe as POST dishes takes it; its pictures come later. */
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
  /** Null where nobody has said it: it stays open. */
  readonly servingAmount: number | null;
  readonly sourceUrl: string | null;
  readonly types: readonly DishType[];
  readonly dietaryFlags: readonly DietaryFlag[];
}

/**
 * An imported recipe as a dish. `productOf` says which product each line is; `weightsOf` what is known of that product's
 * measures, by which cups and pieces become grams while the person has not changed the amount.
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
        return { ...keptOf(line, weightsOf(product), language), name, note: line.note, product };
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
