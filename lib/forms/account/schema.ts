import * as yup from 'yup';
import { LIMITS, PASSWORD_MIN, TARGET_RANGES, textLength } from '../../domain/limits';
import { BODY_RANGES } from '../../domain/nutrition/mifflin';
import { cleanText } from '../../domain/text/clean';
import { isEmail } from '../../domain/text/email';
import { isPhone, isWorldPhone } from '../../domain/text/phone';
import { number } from '../schema/fields';
import { figure } from '../schema/figure';
import { message } from '../schema/message';

const required = () => yup.string().test('filled', message('required'), (text) => Boolean(text?.trim()));
const email = () => required().test('email', message('email'), (text) => !text || isEmail(text));
const newPassword = () =>
  required().test(
    'length',
    message('password', { min: PASSWORD_MIN }),
    (text) => !text || textLength(text) >= PASSWORD_MIN,
  );
const { max } = LIMITS.personName;
const personName = () =>
  required().test(
    'length',
    message('personName', { max }),
    (text) => textLength(cleanText(text ?? '')) <= max,
  );
const phone = (is: (text: string) => boolean, key: string) =>
  yup.string().test('phone', message(key), (text) => !text || is(text));

export const loginSchema = yup.object({ email: email(), password: required() });
export const signUpSchema = yup.object({ Name: personName(), email: email(), password: newPassword() });
/** Accepts an existing password of any length. */
export const passwordSchema = yup.object({ password: required() });
export const emailSchema = yup.object({ email: email() });
export const newPasswordSchema = yup.object({ password: newPassword() });
export const testAccountSchema = yup.object({ Name: personName(), email: email() });
export const phoneSchema = yup.object({ phone: phone(isWorldPhone, 'phoneCode').concat(required()) });
export const codeSchema = yup.object({
  code: required().test('code', message('code'), (text) => !text || /^\d{6}$/.test(text.replace(/\s/g, ''))),
});

export const profileSchema = yup.object({ Name: personName(), phone: phone(isPhone, 'phone') });
export const targetsSchema = yup.object({
  targets: yup.object({
    calories: figure(TARGET_RANGES.calories),
    fats: figure(TARGET_RANGES.fats),
    carbs: figure(TARGET_RANGES.carbs),
    prots: figure(TARGET_RANGES.prots),
    cost: figure(TARGET_RANGES.cost),
  }),
});

export const learningSchema = yup.object({ height: number('range', BODY_RANGES.height) });

/** Rejects a birth year in the future, by the browser's clock, as a typing error. */
export const intakesSchema = yup.object({
  birthYear: number('range', {
    min: LIMITS.birthYear.min,
    max: new Date().getFullYear(),
    whole: true,
  }),
});
