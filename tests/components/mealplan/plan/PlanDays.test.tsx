import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { PlanDays } from '@/components/mealplan/plan/PlanDays';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import type { Eater } from '@/lib/domain/mealplan/types';
import { at, given } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import {
  buildDay,
  buildEater,
  buildEntry,
  buildMeal,
  buildPlanDish,
  dayWith,
} from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { answer, api, many, server } from '../../../support/servers/server';
import { onDesktop } from '../../../support/wide';

const parts = { dishes: {}, products: {}, exercises: {}, supplements: {} };
const days = Array.from({ length: 14 }, (_, at) =>
  buildDay({
    key: `day-${at}`,
    meals: [buildMeal({ entries: [buildEntry({ kind: 'text', text: `Dish ${at}` })] })],
  }),
);

afterEach(() => vi.useRealTimers());

test('a plan from a Sunday is a week of seven days, and finds the marks of all', async () => {
  signInAs();
  const asked = vi.fn();
  const mark = {
    id: 3,
    attributes: {
      day: '2026-11-28',
      kind: 'entry',
      key: at(at(at(days, 6).meals, 0).entries, 0).key,
      state: 'done',
    },
  };
  server.use(
    http.get(api('/logs'), ({ request }) => {
      asked(decodeURIComponent(request.url));
      return HttpResponse.json({
        data: [mark],
        meta: { pagination: { page: 1, pageCount: 1, pageSize: 100, total: 1 } },
      });
    }),
  );
  vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z'), toFake: ['Date'] });
  renderPart(
    <MealplanProvider>
      <PlanDays
        table={{ days, parts, eaters: [] }}
        placement={{ startDate: '2026-11-22' }}
        source={{ type: 'mealplan', id: 1 }}
      />
    </MealplanProvider>,
  );
  expect(await screen.findByText(/Week 1 of 2/)).toBeInTheDocument();
  const strip = screen.getByRole('navigation', { name: 'Days of the week' });
  expect(within(strip).getAllByRole('button')).toHaveLength(7);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(at(asked.mock.calls, 0)[0]).toMatch(/gte]=2026-11-16.*lte]=2026-11-29/);
});

test('days with own prices say so once, and others do not', async () => {
  signInAs();
  // the next day's recipes say what to begin the evening before
  answer('/dishes', many([]));
  const dish = buildPlanDish({ costTetri: 450 });
  const week = [dayWith(buildEntry({ dish: 1, servings: 2 })), dayWith(buildEntry({ dish: 1, servings: 1 }))];
  const draw = (hasOwnCost: boolean) =>
    renderPart(
      <MealplanProvider>
        <PlanDays
          table={{ days: week, parts: { ...parts, dishes: { 1: { ...dish, hasOwnCost } } }, eaters: [] }}
          placement={{ startDate: null }}
          source={null}
        />
      </MealplanProvider>,
    );
  const { unmount } = draw(true);
  expect(await screen.findAllByText('Cost based on prices you paid.')).toHaveLength(1);
  const sum = screen.getByRole('region', { name: 'The week' });
  expect(within(sum).getByText(/13\.50\s₾/)).toBeInTheDocument();
  unmount();
  draw(false);
  expect(await screen.findByRole('region', { name: 'The week' })).toBeInTheDocument();
  expect(screen.queryByText('Cost based on prices you paid.')).not.toBeInTheDocument();
});

test('today is the wide column of the week, and is marked in place', async () => {
  onDesktop();
  signInAs();
  server.use(http.get(api('/logs'), () => HttpResponse.json(many([]))));
  vi.useFakeTimers({ now: Date.parse('2026-11-24T08:00:00Z'), toFake: ['Date'] });
  renderPart(
    <MealplanProvider>
      <PlanDays
        table={{ days: days.slice(0, 7), parts, eaters: [] }}
        placement={{ startDate: '2026-11-23' }}
        source={{ type: 'mealplan', id: 1 }}
      />
    </MealplanProvider>,
  );
  expect(await screen.findByRole('button', { name: 'I ate it: Dish 1' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^I ate it:/ })).toHaveLength(1);
  const today = given(screen.getByText('Dish 1').closest('ol'));
  expect(today.style.getPropertyValue('--columns').split('1.8fr')).toHaveLength(2);
});

test('a desktop shows meals as bands across the week: named on the first day, with a time where a day differs', async () => {
  onDesktop();
  signInAs();
  const dish = buildPlanDish({ calories: 400 });
  const lunch = (time: string, servings: number) =>
    buildDay({
      key: `day-${time}-${servings}`,
      meals: [
        buildMeal({
          type: 'Lunch',
          time,
          entries: [buildEntry({ key: `${time}-${servings}`, dish: 1, servings })],
        }),
      ],
    });
  const week = [
    buildDay({ key: 'first', meals: [] }),
    lunch('13:00', 1),
    lunch('15:00', 1),
    lunch('13:00', 2),
  ];
  renderPart(
    <MealplanProvider>
      <PlanDays
        table={{ days: week, parts: { ...parts, dishes: { 1: dish } }, eaters: [] }}
        placement={{ startDate: null }}
        source={null}
      />
    </MealplanProvider>,
  );
  await screen.findAllByText('400 kcal');
  const columns = screen.getAllByRole('listitem').filter((one) => one.querySelector('header'));
  const bands = columns.map((one) => one.querySelector('[aria-hidden]:has(time)')?.textContent?.trim());
  expect(bands).toEqual(['Lunch 13:00', '', '15:00', '']);
  for (const column of columns.slice(1)) {
    expect(within(column).getByRole('heading', { level: 4, name: /^Lunch/ })).toBeInTheDocument();
    expect(column.querySelector('[data-look="column"]')).not.toBeNull();
  }
});

test('the sum of a week is above its days, and equals the sum of their headers', async () => {
  onDesktop();
  signInAs();
  const dish = buildPlanDish({ calories: 400, costTetri: 450 });
  const week = [dayWith(buildEntry({ dish: 1, servings: 2 })), dayWith(buildEntry({ dish: 1, servings: 1 }))];
  renderPart(
    <MealplanProvider>
      <PlanDays
        table={{ days: week, parts: { ...parts, dishes: { 1: dish } }, eaters: [] }}
        placement={{ startDate: null }}
        source={null}
      />
    </MealplanProvider>,
  );
  const sum = await screen.findByRole('region', { name: 'The week' });
  const heads = screen.getAllByRole('listitem').flatMap((one) => one.querySelector('header summary') ?? []);
  expect(sum.compareDocumentPosition(at(heads, 0)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const money = (one: Element | null) =>
    parseFloat(
      [...(one?.querySelectorAll('span') ?? [])].find((part) => /^\d.*₾/.test(part.textContent))
        ?.textContent ?? '',
    );
  expect(heads).toHaveLength(2);
  expect(money(sum.querySelector('summary'))).toBeCloseTo(money(at(heads, 0)) + money(at(heads, 1)));
});

const meal = (type: 'Lunch' | 'Dinner', key: string) =>
  buildMeal({ type, entries: [buildEntry({ key, dish: 1, servings: 3 })] });
const lived = {
  days: [
    buildDay({ key: 'monday', meals: [meal('Lunch', 'one')] }),
    buildDay({ key: 'tuesday', meals: [meal('Lunch', 'two'), meal('Dinner', 'three')] }),
    buildDay({
      key: 'wednesday',
      meals: [
        buildMeal({ entries: [buildEntry({ key: 'four', kind: 'leftovers', dish: null, of: 'three' })] }),
      ],
    }),
  ],
  parts: { ...parts, dishes: { 1: buildPlanDish({ TimeToCook: 45 }) } },
};
const done = (day: string, key: string) => ({
  id: key.length,
  attributes: { day, kind: 'entry', key, state: 'done' },
});

/** Renders the plan on a Tuesday at noon, with its Monday and that day's lunch eaten. */
function liveOn(eaters: readonly Eater[] = []) {
  onDesktop();
  signInAs();
  answer('/dishes', many([]));
  const logs = [done('2026-11-23', 'one'), done('2026-11-24', 'two')];
  server.use(
    http.get(api('/logs'), () =>
      HttpResponse.json({
        data: logs,
        meta: { pagination: { page: 1, pageCount: 1, pageSize: 100, total: 2 } },
      }),
    ),
  );
  vi.useFakeTimers({ now: Date.parse('2026-11-24T09:00:00Z'), toFake: ['Date'] });
  return renderPart(
    <MealplanProvider>
      <PlanDays
        table={{ ...lived, eaters }}
        placement={{ startDate: '2026-11-23' }}
        source={{ type: 'mealplan', id: 1 }}
      />
    </MealplanProvider>,
  );
}

test('the next dish today is cooked from the plan, for the planned servings', async () => {
  liveOn();
  const cook = await screen.findByRole('link', { name: 'Cook' });
  expect(cook).toHaveAttribute('href', '/dishes/1?servings=3&cook=1');
  // lunch is eaten, so this one is the dinner's
  expect(cook.closest('li')?.querySelector('[aria-label="I ate it: Lobio in a clay pot"]')).not.toBeNull();
  expect(within(given(cook.closest('li'))).getByText('45 min')).toBeInTheDocument();
  expect(cook.closest('li')).toHaveTextContent('part stays for Wednesday');
  expect(screen.getAllByText(/^part stays for/)).toHaveLength(1);
});

test('headers of days show the progress of eating', async () => {
  liveOn();
  expect(await screen.findByText('1 of 2 eaten')).toBeInTheDocument();
  expect(screen.getByText('eaten').closest('header')).toHaveTextContent(/^Mon 23/);
  expect(screen.queryByText('0 of 1 eaten')).not.toBeInTheDocument();
});

test('a line of the week names the eaters, and their allergens', async () => {
  liveOn([buildEater(), buildEater({ Name: 'Nika', allergens: ['nuts'] })]);
  const week = await screen.findByRole('region', { name: 'The week' });
  expect(week).toHaveTextContent('Mariam · Nika');
  expect(week).toHaveTextContent('Not for Nika: Nuts');
});
