import { fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePlanKeys } from '@/components/mealplan/planner/usePlanKeys';
import * as mealplanContext from '@/context/mealplan/MealplanContext';
import * as planContext from '@/context/mealplan/PlanEditorContext';
import type { Days } from '@/lib/domain/mealplan/edit';
import { given } from '@/tests/support/at';
import { buildDay, buildEntry, buildMeal } from '../../../support/builders/mealplan';

const lunch = buildMeal({
  key: 'lunch',
  entries: [buildEntry({ key: 'soup' }), buildEntry({ key: 'bread' })],
});
const monday = buildDay({ key: 'mon', meals: [lunch] });
const days: Days = [monday];
const plan = {
  save: vi.fn(),
  select: vi.fn(),
  openModal: vi.fn(),
  edit: vi.fn(),
  show: vi.fn(),
  modal: null as { name: string } | null,
};

const at = (index: number) => ({ index, date: index === 8 ? '2026-11-24' : null, day: monday });
const shown = {
  weeks: [[at(0)], [at(7)], [at(14)]],
  week: 1,
  placed: [at(0), { ...at(7), day: buildDay({ key: 'tue' }) }, at(8), at(14)],
  today: '2026-11-24',
  show: plan.show,
};
const press = (key: string, on: Element | Window = window) => fireEvent.keyDown(on, { key });

beforeEach(() => {
  vi.clearAllMocks();
  plan.modal = null;
  const editor = { save: plan.save, history: {}, values: { days }, edit: plan.edit };
  vi.spyOn(planContext, 'usePlanEditor').mockReturnValue(editor as never);
  vi.spyOn(mealplanContext, 'useMealplan').mockImplementation(
    () => ({ modal: plan.modal, select: plan.select, openModal: plan.openModal }) as never,
  );
  document.body.innerHTML = `
    <section data-day="mon"><div data-meal="lunch">
      <li data-entry="soup"><button data-stop>Soup</button></li>
      <li data-entry="bread"><button data-stop>Bread</button></li>
    </div></section>
    <section data-day="tue"><div data-meal="dinner"><button data-stop>Add</button></div></section>
    <aside data-shelf><input type="search" /></aside>`;
});
const stop = (index: number) => document.querySelectorAll<HTMLElement>('[data-stop]')[index];

test('Escape clears the selection on the shelf, unless it closes a dialog', () => {
  const { rerender } = renderHook(() => usePlanKeys(shown));
  press('Escape');
  expect(plan.select).toHaveBeenCalledWith(null);
  plan.modal = { name: 'settings' };
  rerender();
  press('Escape');
  expect(plan.select).toHaveBeenCalledTimes(1);
});

test('Ctrl+S saves', () => {
  renderHook(() => usePlanKeys(shown));
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(plan.save).toHaveBeenCalled();
});

test('arrows move between entries, and to adjacent days', () => {
  renderHook(() => usePlanKeys(shown));
  press('ArrowDown');
  expect(document.activeElement).toBe(stop(0));
  press('ArrowDown', stop(0));
  expect(document.activeElement).toBe(stop(1));
  press('ArrowRight', stop(1));
  expect(document.activeElement).toBe(stop(2));
  press('ArrowRight', stop(2)); // the day after is not on the screen
  expect(plan.show).toHaveBeenCalledWith(8);
});

test('keys add to and remove the focused entry', () => {
  renderHook(() => usePlanKeys(shown));
  press('a', stop(1));
  expect(plan.openModal).toHaveBeenCalledWith({ name: 'addEntry', meal: 'lunch' });
  press('Delete', stop(0));
  expect(document.activeElement).toBe(stop(1));
  const change: (all: Days) => Days = given(plan.edit.mock.calls[0])[0];
  expect(given(given(change(days)[0]).meals[0]).entries.map(({ key }) => key)).toEqual(['bread']);
});

test('the shelf, the weeks, today and the list of keys each have a key', () => {
  renderHook(() => usePlanKeys(shown));
  press('?');
  expect(plan.openModal).toHaveBeenCalledWith({ name: 'keys' });
  for (const key of ['[', ']', 't']) press(key);
  expect(plan.show.mock.calls).toEqual([[0], [14], [8]]);
  press('f');
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test('keys are plain letters in a field and under a dialog', () => {
  const { rerender } = renderHook(() => usePlanKeys(shown));
  press('a', given(document.querySelector('input')));
  press('?', given(document.querySelector('input')));
  plan.modal = { name: 'entry' };
  rerender();
  press('a', stop(0));
  expect(plan.openModal).not.toHaveBeenCalled();
});
