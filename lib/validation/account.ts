import * as yup from 'yup';
import { LIMITS, textLength } from '@/lib/domain/limits';
import { cleanText } from '@/lib/domain/text/clean';
import { isEmail } from '@/lib/domain/text/email';
import { message } from './message';

/** The least our forms ask of a password; the identity provider itself would take six. */
export const PASSWORD_MIN = 8;

const PHONE = /^\+\d{8,15}$/;

/** A phone number as the provider wants it: + and digits only. */
export const cleanPhone = (text: string): string => text.replace(/[\s().-]/g, '');

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
const phone = () =>
  yup.string().test('phone', message('phone'), (text) => !text || PHONE.test(cleanPhone(text)));

export const loginSchema = yup.object({ email: email(), password: required() });
export const signUpSchema = yup.object({ Name: personName(), email: email(), password: newPassword() });
/** Whoever has a password types the one they have, however short. */
export const passwordSchema = yup.object({ password: required() });
export const emailSchema = yup.object({ email: email() });
export const newPasswordSchema = yup.object({ password: newPassword() });
export const testAccountSchema = yup.object({ Name: personName(), email: email() });
export const phoneSchema = yup.object({ phone: phone().concat(required()) });
export const codeSchema = yup.object({
  code: required().test('code', message('code'), (text) => !text || /^\d{6}$/.test(text.replace(/\s/g, ''))),
});

/** Targets a day: whole lari and grams within reason; empty is "not counted". */
export const TARGET_MAX = {
  calories: 20_000,
  fats: 2_000,
  carbs: 2_000,
  prots: 2_000,
  cost: 10_000,
} as const;
const target = (most: number) =>
  yup
    .mixed()
    .nullable()
    .test(
      'number',
      message('number'),
      (value) => value === null || value === undefined || typeof value === 'number',
    )
    .test('range', message('range', { min: 0, max: most }), (value) => {
      return typeof value !== 'number' || (value >= 0 && value <= most);
    });

export const profileSchema = yup.object({ Name: personName(), phone: phone() });
export const targetsSchema = yup.object({
  targets: yup.object({
    calories: target(TARGET_MAX.calories),
    fats: target(TARGET_MAX.fats),
    carbs: target(TARGET_MAX.carbs),
    prots: target(TARGET_MAX.prots),
    cost: target(TARGET_MAX.cost),
  }),
});
