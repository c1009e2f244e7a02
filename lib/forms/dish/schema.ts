import { yupToFormErrors, type FormikErrors } from 'formik';
import * as yup from 'yup';
import { amountOf, lacksUnit } from './amount';
import {
  isBlankLine,
  isBlankSection,
  isBlankStep,
  linesIn,
  type DishValues,
  type LineValues,
  type OpenFigure,
  type SectionValues,
  type StepValues,
} from './values';
import type { Twin } from '../../domain/dish/record';
import { LIMITS, textLength } from '../../domain/limits';
import { isWebAddress } from '../../domain/text/address';
import { parseAmount } from '../../domain/text/amount';
import { typedMinutes } from '../../domain/time/duration';
import { cleanText } from '../../domain/text/clean';
import { atMost, prepTime, whole } from '../schema/fields';
import { message } from '../schema/message';

const lengthOf = (text: unknown): number => textLength(cleanText(String(text ?? '')));
const filled = (schema: yup.StringSchema, key = 'required') =>
  schema.test('filled', message(key), (text) => Boolean(text?.trim()));
const filledUnlessOpen = (name: OpenFigure, schema: yup.StringSchema, key: 'time' | 'required') =>
  schema.test(
    'filled',
    message(key),
    (text, { options }) => (options.context?.open ?? []).includes(name) || Boolean(text?.trim()),
  );

/** Tells whether a line has a valid amount within its limits; an empty one means "to taste". */
function isAmount(line: LineValues): boolean {
  const found = amountOf(line);
  if (!found) return false;
  const { amount, amountTo, text } = found;
  const isWithin = (one: number | null) =>
    one === null || (one > LIMITS.amount.above && one <= LIMITS.amount.max);
  return isWithin(amount) && isWithin(amountTo) && lengthOf(text) <= LIMITS.ingredientText.max;
}

/** Returns the product, or the food: its product is created before the recipe is sent. */
const productOrFood = ({ product, food }: LineValues) => product ?? food ?? null;
const isChosen = (line: LineValues): boolean => productOrFood(line) !== null;

/** Message that the food is not certain for these words, and what to do. */
const unknownFood = (name: string) => (name ? message('ingredientOpen', { name }) : message('required'));

/** Accepts a blank line, which is not sent. */
const line = yup.lazy((value: LineValues) =>
  isBlankLine(value)
    ? yup.mixed()
    : yup.object({
        amount: yup.string().test('amount', message('amount'), () => isAmount(value)),
        // until the food is chosen it is unknown if it is counted
        unit: yup
          .string()
          .test(
            'unit',
            message('unit'),
            () => !isChosen(value) || !lacksUnit({ ...value, product: productOrFood(value) }),
          ),
        note: atMost(LIMITS.ingredientNote.max),
        text: yup
          .string()
          .test(
            'length',
            message('ingredientName', { max: LIMITS.productName.max }),
            (text) => isChosen(value) || lengthOf(text) <= LIMITS.productName.max,
          )
          .test('chosen', unknownFood(value.text.trim()), () => isChosen(value)),
      }),
);

const lines = yup
  .array()
  .of(line as never)
  .max(LIMITS.ingredients.max, message('tooMany', { max: LIMITS.ingredients.max }));

const isAddress = (text: string | undefined): boolean =>
  !text?.trim() || (isWebAddress(text.trim()) && text.trim().length <= LIMITS.url.max);

const address = yup.string().test('url', message('url'), isAddress);

const step = yup.lazy((value: StepValues) =>
  isBlankStep(value)
    ? yup.mixed()
    : yup.object({
        description: filled(atMost(LIMITS.step.max), 'step'),
        minutes: whole('time', LIMITS.minutes, typedMinutes),
        images: yup.array().max(LIMITS.stepImages.max, message('tooMany', { max: LIMITS.stepImages.max })),
        video: address,
      }),
);

const emptySection = ({ title }: SectionValues) => message('sectionEmpty', { title: title.trim() });
/** Reports a section without lines at its first line; a section with neither name nor lines is accepted. */
const unwritten = (section: SectionValues) =>
  yup
    .array()
    .test('lines', (value, { createError, path }) =>
      value?.length ? createError({ path: `${path}[0].text`, message: emptySection(section) }) : true,
    );

const section = yup.lazy((value: SectionValues) =>
  isBlankSection(value)
    ? yup.mixed()
    : yup.object({
        title: filled(atMost(LIMITS.sectionTitle.max), 'section').test(
          'lines',
          emptySection(value),
          () => value.ingredients.length > 0,
        ),
        ingredients: value.ingredients.every(isBlankLine) ? unwritten(value) : lines,
      }),
);

/** Schema of the recipe form (specification §5); all messages are text keys of `validation`. */
export const dishSchema = yup
  .object({
    Name: filled(yup.string()).test('name', message('name', LIMITS.name), (text) => {
      const length = lengthOf(text);
      return length === 0 || (length >= LIMITS.name.min && length <= LIMITS.name.max);
    }),
    Description: atMost(LIMITS.description.max),
    Note: atMost(LIMITS.note.max),
    ingredients: lines,
    sections: yup
      .array()
      .of(section as never)
      .max(LIMITS.sections.max, message('tooMany', { max: LIMITS.sections.max })),
    Steps: yup
      .array()
      .of(step as never)
      .max(LIMITS.steps.max, message('tooMany', { max: LIMITS.steps.max })),
    DishImages: yup.array().max(LIMITS.images.max, message('tooMany', { max: LIMITS.images.max })),
    TimeToCook: filledUnlessOpen('TimeToCook', whole('time', LIMITS.minutes, typedMinutes), 'time'),
    prepTime,
    servingAmount: filledUnlessOpen('servingAmount', whole('range', LIMITS.servings), 'required'),
    cookedWeight: yup.string().test('weight', message('range', LIMITS.cookedWeight), (text) => {
      if (!text?.trim()) return true;
      const weight = parseAmount(text);
      return weight !== undefined && weight >= LIMITS.cookedWeight.min && weight <= LIMITS.cookedWeight.max;
    }),
    translationOf: yup
      .mixed<Twin>()
      .nullable()
      .test(
        'language',
        message('twinLanguage'),
        (twin, { parent }: { parent: DishValues }) => !twin || twin.language !== parent.language,
      ),
    sourceUrl: address,
  })
  .test('count', '', (values, context) => {
    const count = linesIn(values as unknown as DishValues).filter((one) => !isBlankLine(one)).length;
    if (count <= LIMITS.ingredients.max) return true;
    return context.createError({
      path: 'ingredients',
      message: message('tooMany', { max: LIMITS.ingredients.max }),
    });
  });

/**
 * Validates a typed recipe and returns its faults by field. Formik's own schema handling first turns every blank text
 * into undefined, and a blank line would no longer be one. Figures that a saved recipe has `open` may stay empty.
 */
export async function validateDish(
  values: DishValues,
  open: readonly OpenFigure[] = [],
): Promise<FormikErrors<DishValues>> {
  try {
    await dishSchema.validate(values, { abortEarly: false, context: { open } });
    return {};
  } catch (error) {
    if (error instanceof yup.ValidationError) return yupToFormErrors(error);
    throw error;
  }
}
