import { api, type ApiRecord } from '../support/api';
import { made, unique } from '../support/records';

type Given = Record<string, unknown>;
type By = { token: string };

/** A Monday that no other test uses. */
export const MONDAY = '2027-03-01';
export const TUESDAY = '2027-03-02';
export const SUNDAY = '2027-03-07';

export const makeExercise = async (by: By, given: Given = {}): Promise<ApiRecord> =>
  made(
    await api(by).post('exercises', {
      Name: unique('Easy run'),
      duration: 30,
      burnedCalories: 255,
      ...given,
    }),
  );
export const makeSupplement = async (by: By, given: Given = {}): Promise<ApiRecord> =>
  made(
    await api(by).post('supplements', { Name: unique('Vitamin D'), unit: 'drops', quantity: 300, ...given }),
  );

export const monday = (given: Given = {}): Given => ({
  weekday: 1,
  time: '07:30',
  endTime: '08:00',
  ...given,
});
export const scheduleBody = (exercise: number, given: Given = {}): Given => ({
  exercise,
  days: [monday()],
  ...given,
});
export const intakeBody = (supplement: number, given: Given = {}): Given => ({
  supplement,
  dosage: 2,
  times: ['09:00'],
  ...given,
});

export const calendar = async (by: By, from = MONDAY, to = SUNDAY) =>
  made<Record<string, unknown>[]>(await api(by).get(`users/me/calendar?from=${from}&to=${to}`));
