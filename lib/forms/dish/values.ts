import type { OfferedFood } from '../../domain/food/offer';
import type { Language } from '../../domain/language';
import { amountOf, amountValues, sentAmount, type AmountBefore } from './amount';
import { linesOf } from '../../domain/dish/lines';
import { productName, type Product } from '../../domain/product/record';
import { amountText, parseAmount } from '../../domain/text/amount';
import { typedMinutes } from '../../domain/time/duration';
import type { Dish, DishImage, Ingredient, Twin } from '../../domain/dish/record';
import type { DietaryFlag, DishType, IngredientLine, Unit, Visibility } from '../../domain/dish/types';
import { needed } from '../typed';
import { keysOf } from '../../domain/keysOf';

/** Line of the form: the amount as typed ("1½ cups"), and the text typed for the product until one is chosen. */
export interface LineValues {
  readonly key: string;
  readonly amount: string;
  /** Unit chosen by hand; '' derives it from the food and the text. */
  readonly unit: Unit | '';
  readonly note: string;
  readonly text: string;
  /** Name as it was written, whatever product it counts as; absent if the product was chosen by hand. */
  readonly name?: string | null;
  readonly product: Product | null;
  /** Chosen food whose product is still being created. */
  readonly food?: OfferedFood | null;
  /** State of the amount when the line was read. */
  readonly before?: AmountBefore;
  /** Search text for the product of a line that was typed as a whole. */
  readonly meant?: string;
}
export interface SectionValues {
  readonly key: string;
  readonly title: string;
  readonly ingredients: readonly LineValues[];
}
export interface StepValues {
  readonly key: string;
  readonly description: string;
  readonly minutes: string;
  readonly images: readonly DishImage[];
  readonly video: string;
}
/** Recipe form's values, in the specification's names. */
export interface DishValues {
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly types: readonly DishType[];
  readonly dietaryFlags: readonly DietaryFlag[];
  /** Absent in drafts from before tags existed. */
  readonly tags?: readonly string[];
  readonly ingredients: readonly LineValues[];
  readonly sections: readonly SectionValues[];
  readonly Steps: readonly StepValues[];
  readonly DishImages: readonly DishImage[];
  readonly TimeToCook: string;
  /** Absent in drafts from before this field existed. */
  readonly prepTime?: string;
  readonly servingAmount: string;
  readonly cookedWeight: string;
  readonly visibility: Visibility;
  readonly sourceUrl: string;
  readonly language: Language;
  readonly translationOf: Twin | null;
}
/** Returns a new key for a part of the record; passed in, so that functions stay deterministic. */
export type NewKey = () => string;

export const blankLine = (newKey: NewKey): LineValues => ({
  key: newKey(),
  amount: '',
  unit: '',
  note: '',
  text: '',
  product: null,
});
export const blankStep = (newKey: NewKey): StepValues => ({
  key: newKey(),
  description: '',
  minutes: '',
  images: [],
  video: '',
});
export const blankSection = (newKey: NewKey): SectionValues => ({
  key: newKey(),
  title: '',
  ingredients: [blankLine(newKey)],
});

/** Returns a new recipe's values: one line and one step to begin with, private by default. */
export const blankDish = (language: Language, newKey: NewKey): DishValues => ({
  Name: '',
  Description: '',
  Note: '',
  types: [],
  dietaryFlags: [],
  tags: [],
  ingredients: [blankLine(newKey)],
  sections: [],
  Steps: [blankStep(newKey)],
  DishImages: [],
  TimeToCook: '',
  prepTime: '',
  servingAmount: '4',
  cookedWeight: '',
  visibility: 'private',
  sourceUrl: '',
  language,
  translationOf: null,
});

/** Figures that imports may leave open; the form does not require them of a recipe that was saved without. */
const CAN_BE_OPEN = ['TimeToCook', 'servingAmount'] as const;
export type OpenFigure = (typeof CAN_BE_OPEN)[number];
export const openFigures = (dish: Dish | null): readonly OpenFigure[] =>
  CAN_BE_OPEN.filter((name) => dish?.[name] === null);

/** Returns a saved recipe's form values, in the interface's language. */
export function valuesOf(dish: Dish, language: Language): DishValues {
  const line = (one: Ingredient): LineValues => ({
    key: one.key,
    note: one.note,
    text: one.product ? productName(one.product, language) : '',
    ...(one.name && { name: one.name }),
    product: one.product ?? null,
    ...amountValues(one, language),
  });
  return {
    Name: dish.Name,
    Description: dish.Description,
    Note: dish.Note,
    types: dish.types,
    dietaryFlags: dish.dietaryFlags,
    tags: dish.tags ?? [],
    ingredients: dish.ingredients.map(line),
    sections: dish.sections.map((section) => ({ ...section, ingredients: section.ingredients.map(line) })),
    Steps: dish.Steps.map((step) => ({ ...step, minutes: amountText(step.minutes, language) })),
    DishImages: dish.DishImages,
    TimeToCook: amountText(dish.TimeToCook, language),
    prepTime: amountText(dish.prepTime, language),
    servingAmount: amountText(dish.servingAmount, language),
    cookedWeight: amountText(dish.cookedWeight, language),
    visibility: dish.visibility,
    sourceUrl: dish.sourceUrl,
    language: dish.language === 'ka' ? 'ka' : 'en',
    translationOf: dish.translationOf,
  };
}

/** Converts the form for the CMS: relations and media are ids, blank lines and steps are left out. */
export function inputOf(values: DishValues) {
  const {
    ingredients,
    sections,
    Steps,
    DishImages,
    TimeToCook,
    prepTime,
    servingAmount,
    cookedWeight,
    ...rest
  } = withoutBlanks(values);
  const line = ({ key, note, name, ...amount }: LineValues) => ({
    key,
    ...sentAmount(amount),
    name: name ?? null,
    note: note.trim(),
    product: needed(amount.product?.id),
  });
  return {
    ...rest,
    Name: rest.Name.trim(),
    tags: rest.tags ?? [],
    ingredients: ingredients.map(line),
    sections: sections.map(({ key, title, ingredients: lines }) => ({
      key,
      title: title.trim(),
      ingredients: lines.map(line),
    })),
    Steps: Steps.map(({ key, description, minutes, images, video }) => ({
      key,
      description: description.trim(),
      minutes: typedMinutes(minutes) ?? null,
      images: images.map(({ id }) => id),
      video: video.trim() || null,
    })),
    DishImages: DishImages.map(({ id }) => id),
    TimeToCook: typedMinutes(TimeToCook) ?? null,
    prepTime: typedMinutes(prepTime ?? '') ?? null,
    servingAmount: parseAmount(servingAmount) ?? null,
    cookedWeight: parseAmount(cookedWeight) ?? null,
    sourceUrl: rest.sourceUrl.trim() || null,
    // drafts from before translations were linked have none
    translationOf: rest.translationOf?.id ?? null,
  };
}

export type DishBody = ReturnType<typeof inputOf>;
/** Fields of a recipe to send, with the revision that the form started from. */
export interface DishInput extends Readonly<Partial<DishBody>> {
  readonly collaborators?: readonly number[];
  readonly lookAgain?: readonly string[];
  readonly updatedAt?: string;
}

/** Returns only the fields that differ from the saved ones, so that other people's changes are not overwritten. */
export function changesOf(base: DishValues, values: DishValues): DishInput {
  const [before, now] = [inputOf(base), inputOf(values)];
  const isChanged = (field: keyof DishBody) => JSON.stringify(before[field]) !== JSON.stringify(now[field]);
  const changed = keysOf(now).filter(isChanged);
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as DishInput;
}

export const isBlankLine = ({ amount, note, text, product, food }: LineValues): boolean =>
  !product && !food && ![amount, note, text].some((value) => value.trim());
export const isBlankStep = ({ description, minutes, images, video }: StepValues): boolean =>
  images.length === 0 && ![description, minutes, video].some((value) => value.trim());
export const isBlankSection = ({ title, ingredients }: SectionValues) =>
  !title.trim() && ingredients.every(isBlankLine);

/** Returns the values without blank lines, steps and sections. */
export function withoutBlanks(values: DishValues): DishValues {
  const written = (lines: readonly LineValues[]) => lines.filter((line) => !isBlankLine(line));
  return {
    ...values,
    ingredients: written(values.ingredients),
    sections: values.sections
      .filter((section) => !isBlankSection(section))
      .map((section) => ({ ...section, ingredients: written(section.ingredients) })),
    Steps: values.Steps.filter((step) => !isBlankStep(step)),
  };
}

/** Applies `change` to each line; returns the same object if no line changes. */
export function withLines(values: DishValues, change: (line: LineValues) => LineValues): DishValues {
  const changed = linesIn(values).some((line) => change(line) !== line);
  if (!changed) return values;
  return {
    ...values,
    ingredients: values.ingredients.map(change),
    sections: values.sections.map((section) => ({
      ...section,
      ingredients: section.ingredients.map(change),
    })),
  };
}

/** Lists every line of the form, those outside sections first. */
export const linesIn = (values: Pick<DishValues, 'ingredients' | 'sections'>): LineValues[] =>
  linesOf(values);

/** Lists the lines that can be counted already, with a product and a valid amount. */
export const countedLines = (lines: readonly LineValues[]): IngredientLine[] =>
  lines.flatMap((line) => {
    const amount = amountOf(line);
    return line.product && amount ? [{ ...amount, product: line.product }] : [];
  });
