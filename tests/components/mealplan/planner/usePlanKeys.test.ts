import { fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePlanKeys } from '@/components/mealplan/planner/usePlanKeys';

const plan = vi.hoisted(() => ({ save: vi.fn(), select: vi.fn(), modal: null as { name: string } | null }));
vi.mock('@/context/PlanEditorContext', () => ({ usePlanEditor: () => ({ save: plan.save, history: {} }) }));
vi.mock('@/context/MealplanContext', () => ({
  useMealplan: () => ({ modal: plan.modal, select: plan.select }),
}));

beforeEach(() => {
  vi.clearAllMocks();
  plan.modal = null;
});

test('Escape lets go of what was chosen on the shelf, unless it closes a dialog', () => {
  const { rerender } = renderHook(() => usePlanKeys());
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(plan.select).toHaveBeenCalledWith(null);
  plan.modal = { name: 'settings' };
  rerender();
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(plan.select).toHaveBeenCalledTimes(1);
});

test('Ctrl+S saves', () => {
  renderHook(() => usePlanKeys());
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(plan.save).toHaveBeenCalled();
});
