import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { CookbookActions } from '@/components/cookbook/CookbookActions';
import type { Cookbook } from '@/lib/domain/dish/cookbook';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { api, dataOf, one, server } from '../../support/servers/server';

const book: Cookbook = {
  id: 4,
  Name: 'Feast',
  Description: '',
  visibility: 'private',
  hidden: false,
  image: null,
  dishes: [{ id: 7, Name: 'Khachapuri', DishImages: [], isClosed: false }],
  owner: { id: 7, Name: 'Mariam' },
  collaborators: [],
};

test('the owner sees three actions, and the rare ones behind “More”', async () => {
  signInAs({ id: 7 });
  const sent: unknown[] = [];
  server.use(
    http.put(api('/cookbooks/4'), async ({ request }) => {
      sent.push(await dataOf(request));
      return HttpResponse.json(one({ id: 4, Name: 'Feast' }));
    }),
  );
  const { user, container } = renderPart(<CookbookActions cookbook={book} />);
  const more = await screen.findByRole('button', { name: 'More' });
  const names = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].map(
    (one) => one.textContent,
  );
  expect(names).toEqual(['Print', 'Co-authors', 'More']);
  await user.click(more);
  const menu = within(container.querySelector<HTMLElement>('.menu-sheet') ?? container);
  expect(menu.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Rename',
    'Describe',
    'Photo',
    'Make public',
    'Delete cookbook',
  ]);
  await user.click(menu.getByRole('button', { name: 'Make public' }));
  await waitFor(() => expect(sent).toEqual([{ visibility: 'public' }]));
});
