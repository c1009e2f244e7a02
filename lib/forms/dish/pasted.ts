import { guessedMeals } from '../../domain/dish/meals/guess';
import type { ParsedLine, ParsedRecipe } from '../../domain/dish/parse';
import { parsedAmount } from '../../domain/dish/parse/amountText';
import { searchTextOf, noteBy } from '../../domain/dish/parse/searchText';
import { fitsPrep } from '../../domain/dish/times';
import { LIMITS } from '../../domain/limits';
import { isBlankLine, isBlankStep, type DishValues, type LineValues, type NewKey } from './values';

/** Line of a pasted text as form values, with its source text. */
export interface PastedLine {
  readonly line: LineValues;
  readonly source: string;
  /** Search text for products and foods: the name, with the state mentioned in the line. */
  readonly meant: string;
  /** Index of its section; -1 outside any. */
  readonly section: number;
  readonly isTaken: boolean;
  /** True if a person chose to create a separate product for it. */
  readonly isOwn?: boolean;
}

/** Converts the lines of a pasted recipe, ready to be matched to products. */
export function pastedLines(recipe: ParsedRecipe, language: string, newKey: NewKey): PastedLine[] {
  const read = (section: number) => (parsed: ParsedLine) => ({
    line: {
      key: newKey(),
      ...parsedAmount(parsed, language),
      note: noteBy(parsed).slice(0, LIMITS.ingredientNote.max),
      text: parsed.name,
      product: null,
    },
    source: parsed.text,
    meant: searchTextOf(parsed),
    section,
    isTaken: true,
  });
  return [
    ...recipe.ingredients.map(read(-1)),
    ...recipe.sections.flatMap(({ ingredients }, index) => ingredients.map(read(index))),
  ];
}

/** Name, times and servings of a pasted recipe, editable before it is taken. */
export interface PastedFacts {
  readonly Name: string;
  readonly TimeToCook: string;
  readonly prepTime: string;
  readonly servingAmount: string;
}

export const pastedFacts = ({ Name, TimeToCook, prepTime, servingAmount }: ParsedRecipe): PastedFacts => ({
  Name,
  TimeToCook: String(TimeToCook ?? ''),
  prepTime: fitsPrep({ TimeToCook, prepTime }) ? String(prepTime ?? '') : '',
  servingAmount: String(servingAmount ?? ''),
});

interface Pasted {
  readonly recipe: ParsedRecipe;
  readonly facts?: PastedFacts;
  readonly lines: readonly PastedLine[];
}

/** Merges a pasted recipe into the form: lines and steps go after existing ones, a text only fills an empty field. */
export function withPasted(
  values: DishValues,
  { recipe, facts = pastedFacts(recipe), lines }: Pasted,
  newKey: NewKey,
): DishValues {
  const of = (section: number) =>
    lines
      .filter((one) => one.section === section && one.isTaken)
      .map(({ line, meant }) => ({ ...line, name: meant.slice(0, LIMITS.ingredientName.max) }));
  const sections = recipe.sections.map(({ title }, index) => ({
    key: newKey(),
    title,
    ingredients: of(index),
  }));
  const steps = recipe.Steps.map(({ description, minutes }) => ({
    key: newKey(),
    description,
    minutes: minutes ? String(minutes) : '',
    images: [],
    video: '',
  }));
  const isUntouched =
    !values.Name.trim() && values.ingredients.every(isBlankLine) && values.Steps.every(isBlankStep);
  return {
    ...values,
    Name: values.Name || facts.Name,
    Description: values.Description || recipe.Description,
    Note: values.Note || recipe.Note,
    sourceUrl: values.sourceUrl || (recipe.sourceUrl ?? ''),
    ...(!values.TimeToCook && {
      TimeToCook: facts.TimeToCook,
      prepTime: values.prepTime || facts.prepTime,
    }),
    servingAmount: isUntouched && facts.servingAmount ? facts.servingAmount : values.servingAmount,
    types:
      values.types.length > 0
        ? values.types
        : guessedMeals({ Name: values.Name || facts.Name, ingredients: lines.map(({ line }) => line.text) }),
    language: isUntouched ? recipe.language : values.language,
    ingredients: [...values.ingredients.filter((line) => !isBlankLine(line)), ...of(-1)],
    sections: [...values.sections, ...sections.filter(({ ingredients }) => ingredients.length > 0)],
    Steps: [...values.Steps.filter((step) => !isBlankStep(step)), ...steps],
  };
}
