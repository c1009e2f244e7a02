import * as yup from 'yup';
import { ORDER_LIMITS } from '@/lib/domain/order/types';
import { addressShape, labelShape, needed, short } from './address';
import { message } from './message';

const PHONE = /^[+\d][\d ()-]{4,}$/;
const chosen = () => yup.string().test('filled', message('required'), (text) => Boolean(text?.trim()));

/** The checkout's form; whether a district is needed depends on the shop. */
export const checkoutSchema = (hasZones: boolean) =>
  yup.object({
    recipient: yup.object({
      Name: needed(ORDER_LIMITS.recipientName.max),
      phone: needed(30).matches(PHONE, { message: message('phone'), excludeEmptyString: true }),
    }),
    address: yup.object(addressShape),
    ...labelShape,
    zone: hasZones ? chosen() : yup.string(),
    window: chosen(),
    Note: short(ORDER_LIMITS.note),
  });
