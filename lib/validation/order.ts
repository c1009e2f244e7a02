import * as yup from 'yup';
import { textLength } from '@/lib/domain/limits';
import { ORDER_LIMITS } from '@/lib/domain/order/types';
import { cleanText } from '@/lib/domain/text/clean';
import { message } from './message';

const PHONE = /^[+\d][\d ()-]{4,}$/;
const filled = (text: string | undefined) => Boolean(text?.trim());
const short = (max: number) =>
  yup
    .string()
    .test('length', message('tooLong', { max }), (text) => textLength(cleanText(text ?? '')) <= max);
const needed = (max: number) => short(max).test('filled', message('required'), filled);
const line = short(ORDER_LIMITS.addressLine);

/** The checkout's form; whether a district is needed depends on the shop. */
export const checkoutSchema = (hasZones: boolean) =>
  yup.object({
    recipient: yup.object({
      Name: needed(ORDER_LIMITS.recipientName.max),
      phone: needed(30).matches(PHONE, { message: message('phone'), excludeEmptyString: true }),
    }),
    address: yup.object({
      street: needed(ORDER_LIMITS.addressLine),
      ...{ building: line, entrance: line, floor: line, flat: line, doorCode: line, landmark: line },
    }),
    zone: hasZones ? yup.string().test('filled', message('required'), filled) : yup.string(),
    window: yup.string().test('filled', message('required'), filled),
    Note: short(ORDER_LIMITS.note),
  });
