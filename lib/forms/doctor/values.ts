import { nameKey } from '../../domain/text/clean';
import type { Day } from '../../domain/time/day';
import type { Examination, MedicalFile, Visit } from '../../domain/doctor/types';
import { needed, numberOf, type Typed } from '../typed';

export interface VisitValues {
  doctor: string;
  specialty: string;
  day: string;
  time: string;
  place: string;
  Note: string;
  files: readonly MedicalFile[];
}
export interface ResultValues {
  key: string;
  parameter: string;
  value: Typed;
  unit: string;
  low: Typed;
  high: Typed;
}
export interface ExaminationValues {
  Name: string;
  day: string;
  visit: string;
  results: ResultValues[];
  files: readonly MedicalFile[];
}

const orNull = (text: string): string | null => text.trim() || null;

/** Returns the visit to send; `startsAt` was computed from day, time and the person's time zone. */
export const visitInput = (values: VisitValues, startsAt: string) => ({
  doctor: values.doctor.trim(),
  specialty: orNull(values.specialty),
  startsAt,
  place: orNull(values.place),
  Note: orNull(values.Note),
  files: values.files.map(({ id }) => id),
});

export type VisitInput = ReturnType<typeof visitInput>;

export const blankResult = (key: string): ResultValues => ({
  key,
  parameter: '',
  value: null,
  unit: '',
  low: null,
  high: null,
});

/** Tells whether a row is empty; Formik passes undefined for an empty text. */
export const isBlankResult = ({ parameter, value, unit, low, high }: Partial<ResultValues>): boolean =>
  !parameter?.trim() && !unit?.trim() && [value, low, high].every((one) => one === null || one === undefined);

/** Returns an examination's name: as typed, else the parameter of its single value, else ''. */
export function examinationName({ Name, results }: Pick<ExaminationValues, 'Name' | 'results'>): string {
  const [only, ...others] = results.filter((row) => !isBlankResult(row));
  return Name?.trim() || (others.length === 0 && only?.parameter?.trim()) || '';
}

/**
 * Tells whether an examination needs a typed name: several values, or files alone, cannot name it; a single value can.
 */
export function isNameNeeded({ results, files }: Pick<ExaminationValues, 'results' | 'files'>): boolean {
  const filled = results.filter((row) => !isBlankResult(row)).length;
  return filled > 1 || (filled === 0 && files.length > 0);
}

/** Returns the examination to send, without empty rows. */
export const examinationInput = (values: ExaminationValues) => ({
  Name: examinationName(values),
  day: values.day,
  visit: values.visit ? Number(values.visit) : null,
  results: values.results
    .filter((row) => !isBlankResult(row))
    .map(({ key, parameter, value, unit, low, high }) => ({
      key,
      parameter: parameter.trim(),
      value: needed(numberOf(value)),
      unit: orNull(unit),
      low: numberOf(low),
      high: numberOf(high),
    })),
  files: values.files.map(({ id }) => id),
});

export type ExaminationInput = ReturnType<typeof examinationInput>;

export const examinationValues = (examination: Examination): ExaminationValues => ({
  Name: examination.Name,
  day: examination.day,
  visit: examination.visit ? String(examination.visit.id) : '',
  results: examination.results.map(({ key, parameter, value, unit, low, high }) => ({
    key,
    parameter,
    value,
    unit: unit ?? '',
    low: low ?? null,
    high: high ?? null,
  })),
  files: examination.files,
});

/** Returns the rows of the latest examination with this name, ready for new values; undefined if there is none. */
export function rowsLike(
  name: string,
  examinations: readonly Examination[],
  newKey: () => string,
): ResultValues[] | undefined {
  const last = examinations
    .filter((one) => nameKey(one.Name) === nameKey(name))
    .sort((one, other) => other.day.localeCompare(one.day))[0];
  return last && examinationValues(last).results.map((row) => ({ ...row, key: newKey(), value: null }));
}

/** Returns the unit and range of a parameter's latest measurement; undefined if there is none. */
export function knownParameter(
  parameter: string,
  examinations: readonly Examination[],
): Pick<ResultValues, 'unit' | 'low' | 'high'> | undefined {
  const last = examinations
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .flatMap((one) => examinationValues(one).results)
    .find((row) => nameKey(row.parameter) === nameKey(parameter));
  return last && { unit: last.unit, low: last.low, high: last.high };
}

/** Finds the latest visit to the doctor, to prefill a new one. */
export const lastVisitTo = (doctor: string, visits: readonly Visit[]): Visit | undefined =>
  [...visits]
    .sort((one, other) => other.startsAt.localeCompare(one.startsAt))
    .find((visit) => nameKey(visit.doctor) === nameKey(doctor));

const PAST_YEARS = 5;
const COMING_YEARS = 2;
const yearsFrom = (day: Day, years: number): Day =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** Tells whether a date is so far away that it may be a typing error. */
export function isFarDay(day: Day, today: Day): boolean {
  return day < yearsFrom(today, -PAST_YEARS) || day > yearsFrom(today, COMING_YEARS);
}
