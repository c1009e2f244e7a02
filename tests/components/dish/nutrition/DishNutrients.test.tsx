import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { DishNutrients } from '@/components/dish/nutrition/DishNutrients';
import { signInAs } from '../../../support/builders/auth';
import { buildPerson } from '../../../support/builders/builders';
import { renderPart } from '../../../support/render';
import { answer, api, one, server, strapiError } from '../../../support/servers/server';

const nutrients = { of: 4, amounts: { iron: 8 }, known: { iron: 4 } };
const iron = async () => (await screen.findByText('Iron')).closest('li');

function answerDish(body: object) {
  const asked: string[] = [];
  server.use(
    http.get(api('/dishes/5'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(one({ id: 5, ...body }));
    }),
  );
  return asked;
}

test('a visitor sees an adult’s needs, with only the one field', async () => {
  const asked = answerDish({ nutrients });
  renderPart(<DishNutrients id={5} />);
  expect(await iron()).toHaveTextContent('8 of 14 mg 57%');
  expect(asked.map(decodeURIComponent)).toEqual(['?fields[0]=nutrients']);
  expect(screen.queryByRole('link', { name: /birth year/ })).not.toBeInTheDocument();
});

test('a person with personal data sees their own needs', async () => {
  signInAs();
  answerDish({ nutrients });
  answer('/users/me', { ...buildPerson(), sex: 'female', birthYear: 1990 });
  renderPart(<DishNutrients id={5} />);
  expect(await iron()).toHaveTextContent('8 of 16 mg 50%');
});

test('an adult’s needs stand in while the settings are unavailable', async () => {
  signInAs();
  answerDish({ nutrients });
  answer('/users/me', strapiError(500), 500);
  renderPart(<DishNutrients id={5} />);
  expect(await iron()).toHaveTextContent('57%');
});

test('a recipe without known figures says so; a failed read can be retried', async () => {
  answerDish({ nutrients: null });
  const { unmount } = renderPart(<DishNutrients id={5} />);
  expect(await screen.findByText('No data on it yet.')).toBeInTheDocument();
  unmount();
  answer('/dishes/6', strapiError(500), 500);
  renderPart(<DishNutrients id={6} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
