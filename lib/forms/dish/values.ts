import type { OfferedFood } from '../../domain/food/offer';
import type { Language } from '../../domain/language';
import { amountOf, amountValues, sentAmount, type AmountBefore } from './amount';
import { linesOf } from '../../domain/dish/lines';
import { productName, type Product } from '../../domain/product/record';
import { amountText, parseAmount } from '../../domain/text/amount';
import { typedMinutes } from '../../domain/time/duration';
import type { Dish, DishImage, Ingredient, Twin } from '../../domain/dish/record';
import type { DietaryFlag, DishType, IngredientLine, Unit, Visibility } from '../../domain/dish/types';

/** One line of the form: the amount as typed ("1½ cups"), and what was typed for the product until one is chosen. */
export interface LineValues {
  readonly key: string;
  readonly amount: string;
  /** The one chosen by hand; '' leaves it to the food and to what is written. */
  readonly unit: Unit | '';
  readonly note: string;
  readonly text: string;
  /** The words as they were written, whatever they are counted as; absent where the product was chosen by hand. */
  readonly name?: string | null;
  readonly product: Product | null;
  /** A food that was chosen and whose product is still being made. */
  readonly food?: OfferedFood | null;
  /** What the amount was when the line was read. */
  readonly before?: AmountBefore;
  /** The name by which its product is being looked for, of a line that was written as a whole. */
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
/** The recipe form's state, in the specification's names. */
export interface DishValues {
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly types: readonly DishType[];
  readonly dietaryFlags: readonly DietaryFlag[];
  /** A draft of before there were tags has none. */
  readonly tags?: readonly string[];
  readonly ingredients: readonly LineValues[];
  readonly sections: readonly SectionValues[];
  readonly Steps: readonly StepValues[];
  readonly DishImages: readonly DishImage[];
  readonly TimeToCook: string;
  /** A draft of before it was asked for has none. */
  readonly prepTime?: string;
  readonly servingAmount: string;
  readonly cookedWeight: string;
  readonly visibility: Visibility;
  readonly sourceUrl: string;
  readonly language: Language;
  readonly translationOf: Twin | null;
}
/** Makes a new key for a part of the record; chance is an argument. */
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

/** A new recipe: a line and a step to begin with, private until its author says otherwise. */
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

/** Figures that imports may leave open; nobody has to invent one for a recipe that was kept without it. */
const CAN_BE_OPEN = ['TimeToCook', 'servingAmount'] as const;
export type OpenFigure = (typeof CAN_BE_OPEN)[number];
export const openFigures = (dish: Dish | null): readonly OpenFigure[] =>
  CAN_BE_OPEN.filter((name) => dish?.[name] === null);

/** A kept recipe as the form shows it in the interface's language. */
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

/** What the form says, as the CMS takes it: relations and media are ids, blank lines and steps are left out. */
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
    product: amount.product?.id,
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
    // a draft of before there were links has none
    translationOf: rest.translationOf?.id ?? null,
  };
}

type DishBody = ReturnType<typeof inputOf>;
/** What of a recipe is sent, with the version that it began from. */
export interface DishInput extends Readonly<Partial<DishBody>> {
  readonly collaborators?: readonly number[];
  readonly lookAgain?: readonly string[];
  readonly updatedAt?: string;
}

/** Only the fields that differ from what is kept, so that nobody's other change is touched. */
export function changesOf(base: DishValues, values: DishValues): DishInput {
  const [before, now] = [inputOf(base), inputOf(values)];
  const isChanged = (field: keyof DishBody) => JSON.stringify(before[field]) !== JSON.stringify(now[field]);
  const changed = (Object.keys(now) as (keyof DishBody)[]).filter(isChanged);
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as DishInput;
}

export const isBlankLine = ({ amount, note, text, product, food }: LineValues): boolean =>
  !product && !food && ![amount, note, text].some((value) => value.trim());
export const isBlankStep = ({ description, minutes, images, video }: StepValues): boolean =>
  images.length === 0 && ![description, minutes, video].some((value) => value.trim());
export const isBlankSection = ({ title, ingredients }: SectionValues) =>
  !title.trim() && ingredients.every(isBlankLine);

/** The values without lines, steps and sections in which nothing was written. */
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

/** The values with each line as `change` gives it back; the lines stay the same where none has changed. */
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

/** Every line of the form, those outside the sections first. */
export const linesIn = (values: Pick<DishValues, 'ingredients' | 'sections'>): LineValues[] =>
  linesOf(values);

/** The lines of the form that can be counted already. */
export const countedLines = (lines: readonly LineValues[]): IngredientLine[] =>
  lines.flatMap((line) => {
    const amount = amountOf(line);
    return line.product && amount ? [{ ...amount, product: line.product }] : [];
  });
