import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { AddToCookbook } from '@/components/cookbook/AddToCookbook';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, api, dataOf, many, one, server } from '../../support/servers/server';

const dish = { id: 12, Name: 'Satsivi' };

function catching() {
  const sent: unknown[] = [];
  const note = async (request: Request) => {
    sent.push([new URL(request.url).pathname, await dataOf(request)]);
    return HttpResponse.json(one({ id: 4, Name: 'Feast' }));
  };
  server.use(
    http.post(api('/cookbooks'), ({ request }) => note(request)),
    http.post(api('/cookbooks/:id/add'), ({ request }) => note(request)),
  );
  return sent;
}
const opened = async () => {
  const { user } = renderPart(<AddToCookbook dish={dish} />);
  await user.click(screen.getByRole('button', { name: 'Add to cookbook' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, add: await dialog.findByRole('button', { name: 'Add to cookbook' }) };
};

test('lets a person without cookbooks name the first one, which takes the recipe', async () => {
  signInAs({ id: 7 });
  answer('/cookbooks', many([]));
  const sent = catching();
  const { user, dialog, add } = await opened();
  expect(add).toBeDisabled();
  await user.type(await dialog.findByRole('textbox', { name: 'Name of the new cookbook' }), 'Feast');
  await user.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.map((one) => (one as [string, unknown])[1])).toEqual([{ Name: 'Feast' }, { dish: 12 }]);
});

test('proposes the first of a person’s cookbooks, and lets them choose another or a new one', async () => {
  signInAs({ id: 7 });
  answer(
    '/cookbooks',
    many([
      { id: 2, Name: 'Easter' },
      { id: 5, Name: 'Winter' },
    ]),
  );
  const sent = catching();
  const { user, dialog, add } = await opened();
  const choice = await dialog.findByRole('combobox', { name: 'Which cookbook' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Easter', 'Winter', 'Create cookbook']);
  await user.selectOptions(choice, 'Winter');
  await user.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([[expect.stringMatching(/\/cookbooks\/5\/add$/), { dish: 12 }]]);
});
