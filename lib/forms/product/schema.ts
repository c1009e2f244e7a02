import * as yup from 'yup';
import { LIMITS, textLength } from '../../domain/limits';
import { PRODUCT_RANGES } from './values';
import { SUBSTITUTE_LIMITS } from '../../domain/substitutes/types';
import { parseAmount } from '../../domain/text/amount';
import { cleanText } from '../../domain/text/clean';
import { message } from '../schema/message';

const { max } = LIMITS.productName;
const name = yup
  .string()
  .test('length', message('ingredientName', { max }), (text) => textLength(cleanText(text ?? '')) <= max);

const { ratio: RATIO, note: NOTE } = SUBSTITUTE_LIMITS;
const note = yup
  .string()
  .test('length', message('tooLong', NOTE), (text) => textLength(cleanText(text ?? '')) <= NOTE.max);

const figures = Object.fromEntries(
  Object.entries(PRODUCT_RANGES).map(([field, range]) => [
    field,
    yup.string().test('range', message('range', range), (text) => {
      if (!text?.trim()) return true;
      const number = parseAmount(text);
      return number !== undefined && number >= range.min && number <= range.max;
    }),
  ]),
);

/** Schema of the product form: only the name is required, and all given values must be valid. */
export const productSchema = yup.object({
  Name: name.test('filled', message('required'), (text) => Boolean(text?.trim())),
  NameKa: name,
  ...figures,
  substitutes: yup.array().of(
    yup.object({
      ratio: yup.string().test('range', message('range', RATIO), (text) => {
        const number = parseAmount(text ?? '');
        return number !== undefined && number >= RATIO.min && number <= RATIO.max;
      }),
      note,
      noteKa: note,
    }),
  ),
});
