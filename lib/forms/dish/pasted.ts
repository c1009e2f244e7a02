import type { ParsedLine, ParsedRecipe } from '../../domain/dish/parse';
import { isBlankLine, isBlankStep, type DishValues, type LineValues, type NewKey } from './values';
import { pastedAmount } from './pastedAmount';

/** A line of the pasted text as the form takes it, with what it was read from. */
export interface PastedLine {
  readonly line: LineValues;
  readonly source: string;
  /** Place of its section; -1 outside any. */
  readonly section: number;
  readonly isTaken: boolean;
}

/** The lines of a pasted recipe, ready to be matched to products. */
export function pastedLines(recipe: ParsedRecipe, language: string, newKey: NewKey): PastedLine[] {
  const read = (section: number) => (parsed: ParsedLine) => ({
    line: {
      key: newKey(),
      ...pastedAmount(parsed, language),
      note: parsed.note.slice(0, 200),
      text: parsed.name,
      product: null,
    },
    source: parsed.text,
    section,
    isTaken: true,
  });
  return [
    ...recipe.ingredients.map(read(-1)),
    ...recipe.sections.flatMap(({ ingredients }, index) => ingredients.map(read(index))),
  ];
}

/** The form with what was pasted: lines and steps go behind those written already, a text takes an empty place only. */
export function withPasted(
  values: DishValues,
  recipe: ParsedRecipe,
  lines: readonly PastedLine[],
  newKey: NewKey,
): DishValues {
  const of = (section: number) =>
    lines.filter((one) => one.section === section && one.isTaken).map(({ line }) => line);
  const sections = recipe.sections.map(({ title }, index) => ({
    key: newKey(),
    title,
    ingredients: of(index),
  }));
  const steps = recipe.Steps.map(({ description, minutes }) => ({
    key: newKey(),
    description,
    minutes: minutes ? String(minutes) : '',
    image: null,
  }));
  const isUntouched =
    !values.Name.trim() && values.ingredients.every(isBlankLine) && values.Steps.every(isBlankStep);
  return {
    ...values,
    Name: values.Name || recipe.Name,
    Description: values.Description || recipe.Description,
    Note: values.Note || recipe.Note,
    sourceUrl: values.sourceUrl || (recipe.sourceUrl ?? ''),
    TimeToCook: values.TimeToCook || String(recipe.TimeToCook ?? ''),
    servingAmount: isUntouched && recipe.servingAmount ? String(recipe.servingAmount) : values.servingAmount,
    language: isUntouched ? recipe.language : values.language,
    ingredients: [...values.ingredients.filter((line) => !isBlankLine(line)), ...of(-1)],
    sections: [...values.sections, ...sections.filter(({ ingredients }) => ingredients.length > 0)],
    Steps: [...values.Steps.filter((step) => !isBlankStep(step)), ...steps],
  };
}
