import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { MyNote } from '@/components/dish/view/mine/MyNote';
import { signInAs } from '@/tests/support/builders/auth';
import { renderPart } from '@/tests/support/render';
import { answer, api, dataOf, many, one, server } from '@/tests/support/servers/server';

const sent: unknown[] = [];
beforeEach(() => {
  signInAs();
  sent.length = 0;
  server.use(
    http.post(api('/dish-notes'), async ({ request }) => {
      const data = await dataOf<{ rating?: number; Note?: string }>(request);
      sent.push(data);
      return HttpResponse.json(one({ id: 3, rating: 4, Note: '', ...data }));
    }),
  );
});

test('a recipe gets a star rating, which can be removed', async () => {
  const { user } = renderPart(<MyNote dish={7} />);
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked());
  await user.click(screen.getByRole('button', { name: 'Remove the rating' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { dish: 7, rating: 4 },
      { dish: 7, rating: null },
    ]),
  );
});

test('an existing note is shown and changed', async () => {
  answer('/dish-notes', many([{ id: 3, rating: null, Note: 'Less salt' }]));
  const { user } = renderPart(<MyNote dish={7} />);
  expect(await screen.findByText('Less salt')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change the note' }));
  await user.type(await screen.findByRole('textbox', { name: 'My note' }), ', more dill');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Less salt, more dill')).toBeInTheDocument();
  expect(sent).toEqual([{ dish: 7, Note: 'Less salt, more dill' }]);
});
