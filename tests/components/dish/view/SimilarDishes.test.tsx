import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { SimilarDishes } from '@/components/dish/view/SimilarDishes';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { answer, api, many, server } from '../../../support/servers/server';

test('similar recipes are cards; without any there is nothing', async () => {
  let found: { id: number; Name: string }[] = [{ id: 4, Name: 'Lobiani' }];
  let asked = '';
  server.use(
    http.get(api('/dishes/:id/similar'), ({ params }) => {
      asked = String(params.id);
      return HttpResponse.json(many(found));
    }),
  );
  const { unmount } = renderPart(<SimilarDishes dish={12} />);
  expect(await screen.findByRole('region', { name: 'Similar recipes' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lobiani' })).toHaveAttribute('href', '/dishes/4');
  unmount();
  expect(asked).toBe('12');
  found = [];
  renderPart(<SimilarDishes dish={13} />);
  await waitFor(() => expect(asked).toBe('13'));
  expect(screen.queryByRole('region', { name: 'Similar recipes' })).not.toBeInTheDocument();
});

test('similar recipes exclude the reader’s allergens, also possible ones', async () => {
  signInAs({ allergens: ['nuts'] });
  answer(
    '/dishes/12/similar',
    many([
      { id: 4, Name: 'Lobiani', allergens: [], unknownAllergens: [] },
      { id: 5, Name: 'Pkhali', allergens: ['nuts'] },
      { id: 6, Name: 'Who knows', allergens: [], unknownFacts: ['allergens'] },
    ]),
  );
  renderPart(<SimilarDishes dish={12} />);
  expect(await screen.findByRole('link', { name: 'Lobiani' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
