import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { PlanNutrients } from '@/components/day/sums/PlanNutrients';
import { NO_PARTS } from '@/lib/domain/mealplan/record';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import { given } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildPerson } from '../../../support/builders/builders';
import { buildEater, buildEntry, buildPlanDish, dayWith } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { answer, api, many, server, strapiError } from '../../../support/servers/server';

const lobio = { of: 4, amounts: { iron: 3, zinc: 8 }, known: { iron: 4, zinc: 4 } };
const liver = { of: 2, amounts: { iron: 10 }, known: { iron: 2 } };

/** Answers lists of dishes by their filters, and records each query. */
function answerDishes() {
  const asked: string[] = [];
  server.use(
    http.get(api('/dishes'), ({ request }) => {
      const query = decodeURIComponent(new URL(request.url).search);
      asked.push(query);
      if (query.includes('[owner]'))
        return HttpResponse.json(many([{ id: 9, Name: 'Liver', nutrients: liver }]));
      if (query.includes('=8')) return HttpResponse.json(many([{ id: 8, Name: 'Saved', nutrients: null }]));
      return HttpResponse.json(many([{ id: 1, nutrients: lobio }]));
    }),
  );
  return asked;
}

const eaters = [buildEater({ key: 'me', user: 7 }), buildEater({ key: 'kid', factor: 0.5 })];
const sumsOf = (days: PlanDay[], parts = NO_PARTS) => ({ table: { days, parts, eaters }, isMine: true });
const line = async (name: string) => (await screen.findByText(name)).closest('li');

function signIn() {
  signInAs();
  answer('/users/me', buildPerson());
}

test('a day shows the reader’s own share of its dishes and products', async () => {
  signIn();
  const asked = answerDishes();
  answer('/products', many([{ id: 7, Name: 'Apple', fibre: 2.5, nutrients: { vitaminC: 8 } }]));
  const day = dayWith(
    buildEntry({ dish: 1, servings: 3 }),
    buildEntry({ kind: 'product', dish: null, product: 7, amount: 300, unit: 'gr' }),
  );
  renderPart(<PlanNutrients sums={sumsOf([day])} days={[day]} of="day" />);
  expect(await line('Iron')).toHaveTextContent('6 of 14 mg 43% from 4 of 5 ingredients');
  expect(await line('Vitamin C')).toHaveTextContent('16 of 80 mg 20% from 1 of 5 ingredients');
  expect(screen.queryByText(/This week/)).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test('a week shows its shortages and the reader’s recipes that help', async () => {
  signIn();
  const asked = answerDishes();
  answer('/saves', many([{ id: 31, dish: { data: { id: 8, attributes: { Name: 'Saved' } } } }]));
  const days = [dayWith(buildEntry({ dish: 1 })), dayWith(buildEntry({ dish: 1 })), dayWith()];
  renderPart(<PlanNutrients sums={sumsOf(days)} days={days} of="week" />);
  expect(await screen.findByText('This week is short of: Iron (21%).')).toBeInTheDocument();
  expect(await line('Iron')).toHaveTextContent('3 of 14 mg 21%'); // the average of a day
  const recipe = await screen.findByRole('link', { name: 'Liver' });
  expect(recipe).toHaveAttribute('href', '/dishes/9');
  expect(within(given(recipe.closest('li'))).getByText('Iron (71%)')).toBeInTheDocument();
  expect(asked).toHaveLength(3);
});

test('a recipe missing from the lists is read through the plan; a closed one counts as unknown', async () => {
  signIn();
  server.use(http.get(api('/dishes'), () => HttpResponse.json(many([]))));
  answer('/dishes/2', { data: { id: 2, attributes: { nutrients: lobio } } });
  answer('/dishes/3', strapiError(404), 404);
  const day = dayWith(buildEntry({ dish: 2 }), buildEntry({ dish: 3 }), buildEntry({ dish: 4 }));
  const parts = { ...NO_PARTS, dishes: { 4: buildPlanDish({ id: 4, isClosed: true }) } };
  renderPart(<PlanNutrients sums={sumsOf([day], parts)} days={[day]} of="day" />);
  expect(await line('Iron')).toHaveTextContent('3 of 14 mg 21% from 4 of 6 ingredients');
});

test('a visitor sees a portion for one, without closed products', async () => {
  answerDishes();
  const days = [
    dayWith(
      buildEntry({ dish: 1 }),
      buildEntry({ kind: 'product', dish: null, product: 7, amount: 300, unit: 'gr' }),
    ),
  ];
  renderPart(<PlanNutrients sums={{ ...sumsOf(days), isMine: false }} days={days} of="week" />);
  expect(await line('Zinc')).toHaveTextContent('8 of 10 mg 80% from 4 of 5 ingredients');
  expect(screen.getByText(/A portion for one on an average day/)).toBeInTheDocument();
  expect(screen.getByText('This week is short of: Iron (21%).')).toBeInTheDocument();
});
