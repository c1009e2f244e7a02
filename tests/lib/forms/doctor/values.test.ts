import { expect, test } from 'vitest';
import type { Visit } from '@/lib/domain/doctor/types';
import {
  blankResult,
  examinationInput,
  examinationName,
  isFarDay,
  knownParameter,
  lastVisitTo,
  rowsLike,
} from '@/lib/forms/doctor/values';
import { at } from '@/tests/support/at';

const results = [{ key: 'a', parameter: 'Iron', value: 12, unit: 'µg', low: 5, high: null }];
const examination = { id: 1, Name: 'Iron test', day: '2026-01-01', results, files: [], updatedAt: '' };

test('empty rows are not sent', () => {
  const values = { Name: ' CBC ', day: '2026-11-20', visit: '', results: [blankResult('x')], files: [] };
  expect(examinationInput(values)).toEqual({
    Name: 'CBC',
    day: '2026-11-20',
    visit: null,
    results: [],
    files: [],
  });
});

test('the rows of the last examination of that name come without their values', () => {
  const newer = {
    ...examination,
    id: 2,
    day: '2026-03-01',
    results: [{ ...at(results, 0), parameter: 'Ferritin' }],
  };
  expect(rowsLike('iron  TEST', [newer, examination], () => 'new')).toEqual([
    { key: 'new', parameter: 'Ferritin', value: null, unit: 'µg', low: 5, high: null },
  ]);
  expect(rowsLike('X-ray', [newer], () => 'new')).toBeUndefined();
});

test('a parameter gets the unit and range of its last use', () => {
  const newer = {
    ...examination,
    id: 2,
    day: '2026-03-01',
    results: [{ ...at(results, 0), unit: 'µmol/L' }],
  };
  expect(knownParameter(' iron ', [examination, newer])).toEqual({ unit: 'µmol/L', low: 5, high: null });
  expect(knownParameter('Zinc', [newer])).toBeUndefined();
});

test('a doctor gets the details of the last visit', () => {
  const visit = (id: number, startsAt: string, place: string): Visit => ({
    id,
    startsAt,
    place,
    doctor: 'Dr Ana',
    files: [],
    updatedAt: '',
  });
  const visits = [visit(1, '2026-01-01T08:00:00Z', 'old'), visit(2, '2026-05-01T08:00:00Z', 'new')];
  expect(lastVisitTo('dr ana', visits)?.place).toBe('new');
});

test.each([
  ['2016-11-20', true],
  ['2021-11-20', false],
  ['2021-11-19', true],
  ['2028-11-20', false],
  ['2029-01-01', true],
])('%s is far from 20 November 2026: %s', (day, isFar) => expect(isFarDay(day, '2026-11-20')).toBe(isFar));

test('a single value names the examination if no name is typed, several do not', () => {
  const ferritin = { ...blankResult('a'), parameter: ' Ferritin ', value: 31 };
  const blank = blankResult('b');
  expect(examinationName({ Name: '', results: [ferritin, blank] })).toBe('Ferritin');
  expect(examinationName({ Name: ' CBC ', results: [ferritin] })).toBe('CBC');
  expect(examinationName({ Name: ' ', results: [ferritin, { ...ferritin, key: 'c' }] })).toBe('');
  expect(examinationName({ Name: '', results: [blank] })).toBe('');
});
