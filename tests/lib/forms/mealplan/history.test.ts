import { expect, test } from 'vitest';
import { redo, startHistory, stepTo, undo } from '@/lib/forms/mealplan/history';

test('steps are taken back and forth again', () => {
  const two = stepTo(stepTo(startHistory('a'), 'b'), 'c');
  expect([undo(two).present, undo(undo(two)).present, redo(undo(two)).present]).toEqual(['b', 'a', 'c']);
});

test('a new step ends what could be done again; the same value is no step', () => {
  const back = undo(stepTo(startHistory('a'), 'b'));
  expect(stepTo(back, 'c').future).toEqual([]);
  expect(stepTo(back, 'a')).toBe(back);
  expect(undo(startHistory('a')).present).toBe('a');
});
