import { expect, test } from 'vitest';
import { agendaOf } from '@/lib/domain/mealplan/agenda';
import { ALL_KINDS } from '@/lib/domain/mealplan/kinds';
import { buildDay, buildEntry, buildMeal } from '../../../support/mealplan';

const day = buildDay({
  meals: [buildMeal({ key: 'lunch', entries: [buildEntry()] }), buildMeal({ key: 'empty', type: 'Dinner' })],
  exercises: [{ key: 'run', exercise: 1, time: '07:00' }],
  supplements: [{ key: 'iron', supplement: 1 }],
  appointments: [{ key: 'dentist', title: 'Dentist', time: '18:00' }],
});

test('a day is in its order, without empty meals, what has no time last', () => {
  expect(agendaOf(day, ALL_KINDS).map(({ key }) => key)).toEqual(['run', 'lunch', 'dentist', 'iron']);
});

test('the filters take their kinds away', () => {
  expect(agendaOf(day, ['exercises', 'appointments']).map(({ key }) => key)).toEqual(['run', 'dentist']);
  expect(agendaOf(day, [])).toEqual([]);
});
