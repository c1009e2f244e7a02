import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { DishShelf } from '@/components/mealplan/planner/shelf/ShelfLists';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import { PlanEditorProvider } from '@/context/mealplan/PlanEditorContext';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../../support/builders/auth';
import { putAllInSight } from '../../../../support/inSight';
import {
  buildDay,
  buildEntry,
  buildMeal,
  buildPlan,
  buildPlanDish,
} from '../../../../support/builders/mealplan';
import { renderPart } from '../../../../support/render';
import { api, server } from '../../../../support/servers/server';

const porridge = buildPlanDish({ id: 7, Name: 'Porridge' });
const plan = buildPlan({
  days: [buildDay({ meals: [buildMeal({ type: 'Breakfast', entries: [buildEntry({ dish: 7 })] })] })],
  parts: { dishes: { 7: porridge }, products: {}, exercises: {}, supplements: {} },
});

const PAGE = 24;
const dishes = Array.from({ length: 30 }, (_, at) => ({ id: 100 + at, attributes: { Name: `Dish ${at}` } }));

/** Serves the CMS's dishes in pages; returns the queries. */
function serves(all: readonly unknown[]) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(api('/dishes'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const page = Number(searchParams.get('pagination[page]') ?? 1);
      const pagination = { page, pageSize: PAGE, pageCount: 2, total: all.length };
      return HttpResponse.json({ data: all.slice((page - 1) * PAGE, page * PAGE), meta: { pagination } });
    }),
  );
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const show = (fits?: 'Breakfast') =>
  renderPart(
    <MealplanProvider>
      <PlanEditorProvider plan={plan}>
        <DishShelf fits={fits} row={({ name, children }) => <button aria-label={name}>{children}</button>} />
      </PlanEditorProvider>
    </MealplanProvider>,
  );
const rows = () => within(screen.getByRole('list')).getAllByRole('button');

test('for breakfast, earlier breakfasts come first, then dishes meant for it', async () => {
  signInAs();
  const asked = serves([dishes[0], { id: 7, attributes: { Name: 'Porridge' } }]);
  const { user } = show('Breakfast');
  expect(await screen.findByText('At this meal on other days')).toBeInTheDocument();
  expect(rows().map((row) => row.getAttribute('aria-label'))).toEqual(['Porridge', 'Dish 0']);
  expect(at(asked, 0).get('filters[types][$contains]')).toBe('Breakfast');
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(at(asked, 1).get('filters[types][$contains]')).toBeNull();
});

test('the private one of two equal names says so', async () => {
  signInAs();
  const alike = (id: number, visibility: string) => ({ id, attributes: { Name: 'Porridge', visibility } });
  serves([alike(7, 'public'), alike(8, 'private')]);
  show();
  await screen.findByText('Private');
  expect(rows().map((row) => row.textContent?.includes('Private'))).toEqual([false, true]);
});

test('the shelf loads more near its end, until there is no more', async () => {
  signInAs();
  putAllInSight();
  const asked = serves(dishes);
  show();
  await waitFor(() => expect(rows()).toHaveLength(30));
  expect(asked.map((one) => one.get('pagination[page]') ?? '1')).toEqual(['1', '2']);
});
