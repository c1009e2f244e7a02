import { expect, test } from 'vitest';
import { mapHistory, redo, startHistory, stepTo, undo } from '@/lib/forms/mealplan/history';

test('steps are undone and redone', () => {
  const two = stepTo(stepTo(startHistory('a'), 'b'), 'c');
  expect([undo(two).present, undo(undo(two)).present, redo(undo(two)).present]).toEqual(['b', 'a', 'c']);
});

test('a new step ends the redo; an equal value is no step', () => {
  const back = undo(stepTo(startHistory('a'), 'b'));
  expect(stepTo(back, 'c').future).toEqual([]);
  expect(stepTo(back, 'a')).toBe(back);
  expect(undo(startHistory('a')).present).toBe('a');
});

test('every step is changed; a step that cannot be ends the history', () => {
  const three = undo(stepTo(stepTo(stepTo(startHistory('a'), 'b'), 'c'), 'd'));
  expect(mapHistory(three, (step) => `${step}!`)).toEqual({
    past: ['a!', 'b!'],
    present: 'c!',
    future: ['d!'],
  });
  expect(mapHistory(three, (step) => (step === 'a' ? null : step))?.past).toEqual(['b']);
  expect(mapHistory(three, (step) => (step === 'c' ? null : step))).toBeNull();
});
