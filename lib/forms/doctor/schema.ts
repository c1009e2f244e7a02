import * as yup from 'yup';
import { examinationName, isBlankResult, type ExaminationValues, type ResultValues } from './values';
import { LIMITS, MEDICAL_LIMITS, textLength } from '../../domain/limits';
import { cleanText } from '../../domain/text/clean';
import { isDay, isTime } from '../../domain/time/day';
import { figure } from '../schema/figure';
import { message } from '../schema/message';

const atMost = ({ max }: { max: number }) =>
  yup
    .string()
    .test('length', message('tooLong', { max }), (text) => textLength(cleanText(text ?? '')) <= max);
const filled = (schema: yup.StringSchema) =>
  schema.test('filled', message('required'), (text) => Boolean(text?.trim()));
const day = filled(yup.string()).test('date', message('date'), (text) => !text?.trim() || isDay(text));

export const visitSchema = yup.object({
  doctor: filled(atMost(MEDICAL_LIMITS.doctor)),
  specialty: atMost(MEDICAL_LIMITS.specialty),
  day,
  time: filled(yup.string()).test('time', message('time'), (text) => !text?.trim() || isTime(text)),
  place: atMost(MEDICAL_LIMITS.place),
  Note: atMost(LIMITS.note),
});

const value = () => figure(MEDICAL_LIMITS.value);

/** Accepts an empty row; any other needs a parameter and a value. */
const row = yup.lazy((given: ResultValues) =>
  isBlankResult(given)
    ? yup.mixed()
    : yup.object({
        parameter: filled(atMost(MEDICAL_LIMITS.parameter)),
        value: value().test('given', message('number'), (value) => value !== null && value !== undefined),
        unit: atMost(MEDICAL_LIMITS.unit),
        low: value(),
        high: value().test(
          'lowHigh',
          message('lowHigh'),
          (high, { parent: { low } }: { parent: ResultValues }) => {
            return typeof low !== 'number' || typeof high !== 'number' || low <= high;
          },
        ),
      }),
);

interface Examination {
  readonly parent: Partial<ExaminationValues>;
}
export const examinationSchema = yup.object({
  Name: atMost(MEDICAL_LIMITS.name).test(
    'filled',
    message('required'),
    (Name = '', { parent }: Examination) => {
      const { results = [] } = parent;
      return examinationName({ Name, results }) !== '';
    },
  ),
  day,
  results: yup
    .array()
    .of(row as never)
    .max(MEDICAL_LIMITS.results.max, message('tooMany', { max: MEDICAL_LIMITS.results.max })),
});
