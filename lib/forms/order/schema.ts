import * as yup from 'yup';
import { ORDER_LIMITS } from '../../domain/order/types';
import { isPhone } from '../../domain/text/phone';
import { addressShape, labelShape, needed, short } from '../address/schema';
import { message } from '../schema/message';

const chosen = () => yup.string().test('filled', message('required'), (text) => Boolean(text?.trim()));

/** Schema of the checkout form; the shop determines if a district is needed. */
export const checkoutSchema = (hasZones: boolean) =>
  // in the form's order, in which the faults are listed
  yup.object({
    zone: hasZones ? chosen() : yup.string(),
    address: yup.object(addressShape),
    ...labelShape,
    recipient: yup.object({
      Name: needed(ORDER_LIMITS.recipientName.max),
      phone: chosen().test('phone', message('phone'), (text) => !text?.trim() || isPhone(text.trim())),
    }),
    window: chosen(),
    Note: short(ORDER_LIMITS.note),
  });
