import * as yup from 'yup';
import { textLength } from '../../domain/limits';
import { ADDRESS_BOOK_LIMITS } from '../../domain/order/addresses';
import { ORDER_LIMITS } from '../../domain/order/types';
import { cleanText } from '../../domain/text/clean';
import { message } from '../schema/message';

const filled = (text: string | undefined) => Boolean(text?.trim());
export const short = (max: number) =>
  yup
    .string()
    .test('length', message('tooLong', { max }), (text) => textLength(cleanText(text ?? '')) <= max);
export const needed = (max: number) => short(max).test('filled', message('required'), filled);
const line = short(ORDER_LIMITS.addressLine);

/** Lines of an address, as in the checkout and the address book. */
export const addressShape = {
  street: needed(ORDER_LIMITS.addressLine),
  building: line,
  entrance: line,
  floor: line,
  flat: line,
  doorCode: line,
  landmark: line,
};
/** Label of an address; the kind `own` needs a text. */
export const labelShape = {
  own: short(ADDRESS_BOOK_LIMITS.label).when('kind', {
    is: 'own',
    then: () => needed(ADDRESS_BOOK_LIMITS.label),
  }),
};
export const addressSchema = yup.object({ ...addressShape, ...labelShape });
