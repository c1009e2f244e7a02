import { resultFaults } from '../../domain/doctor/results';
import { MEDICAL_LIMITS } from '../../domain/limits';
import { fieldErrors } from '../../records/http/errors';
import { type BodyOf, day, media, number, parts, relation, text } from '../../records/fields';
import type { Collection } from '../../records/types';
import { ownGuards, ownedBy } from '../shared';
import { wordTermsOf } from '../words';

const figure = (rest = {}) => number({ ...MEDICAL_LIMITS.value, key: 'number', ...rest });
const result = {
  parameter: text({ required: true, ...MEDICAL_LIMITS.parameter }),
  value: figure({ required: true }),
  unit: text({ ...MEDICAL_LIMITS.unit }),
  low: figure(),
  high: figure(),
};

const fields = {
  owner: relation('users', { setBy: 'none', show: 'never' }),
  Name: text({ required: true, ...MEDICAL_LIMITS.name, column: 'name' }),
  day: day({ required: true, column: 'text' }),
  visit: relation('visits'),
  results: parts(result, MEDICAL_LIMITS.results.max, { json: true }),
  files: media({ many: true, ...MEDICAL_LIMITS.files, isPrivate: true }),
};

/** Examinations with their values; only their owner reads them, not even Admin. */
export const examinations: Collection<BodyOf<typeof fields>> = {
  name: 'examinations',
  uid: 'api::examination.examination',
  fields,
  ...ownedBy('owner'),
  terms: ({ Name, results }) => wordTermsOf([Name, ...results.map(({ parameter }) => parameter)]),
  hooks: {
    guards: ownGuards,
    async check(input) {
      const faults = resultFaults(input.results ?? []);
      if (faults.length) throw fieldErrors(faults);
    },
  },
};

declare module '../../records/types' {
  interface CollectionMap {
    examinations: BodyOf<typeof fields>;
  }
}
