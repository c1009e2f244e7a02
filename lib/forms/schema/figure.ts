import * as yup from 'yup';
import { message } from './message';

/** Accepts a number within a range; empty means "not known". */
export const figure = ({ min, max }: { min: number; max: number }) =>
  yup
    .mixed()
    .nullable()
    .test(
      'number',
      message('number'),
      (value) => value === null || value === undefined || typeof value === 'number',
    )
    .test(
      'range',
      message('range', { min, max }),
      (value) => typeof value !== 'number' || (value >= min && value <= max),
    );
