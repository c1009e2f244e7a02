import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { CookbookView } from '@/components/cookbook/CookbookView';
import type { Cookbook } from '@/lib/domain/dish/cookbook';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, api, dataOf, many, one, server } from '../../support/servers/server';

const dish = (id: number, Name: string, isClosed = false) => ({ id, Name, DishImages: [], isClosed });
const book = (parts: Partial<Cookbook> = {}): Cookbook => ({
  id: 4,
  Name: 'Feast',
  Description: '',
  visibility: 'public',
  hidden: false,
  image: null,
  dishes: [dish(7, 'Khachapuri'), dish(8, '', true), dish(9, 'Lobio')],
  owner: { id: 7, Name: 'Mariam' },
  collaborators: [],
  ...parts,
});

test('a reader sees the recipes in order, and closed ones marked as closed', async () => {
  renderPart(<CookbookView cookbook={book()} />);
  const rows = within(await screen.findByRole('list', { name: 'Feast' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.trim())).toEqual(['Khachapuri', 'A private recipe', 'Lobio']);
  expect(screen.getByRole('link', { name: 'Lobio' })).toHaveAttribute('href', '/dishes/9');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an editor removes recipes, while closed ones stay, and adds search results', async () => {
  signInAs({ id: 7 });
  answer('/dishes', many([dish(12, 'Satsivi')]));
  const sent: unknown[] = [];
  const note = async (request: Request) => {
    sent.push([request.method, await dataOf(request)]);
    return HttpResponse.json(one({ id: 4, Name: 'Feast' }));
  };
  server.use(
    http.put(api('/cookbooks/4'), ({ request }) => note(request)),
    http.post(api('/cookbooks/4/add'), ({ request }) => note(request)),
  );
  const { user } = renderPart(<CookbookView cookbook={book()} />);
  await user.click(await screen.findByRole('button', { name: 'Remove: Khachapuri' }));
  await waitFor(() => expect(sent).toEqual([['PUT', { dishes: [8, 9] }]]));
  await user.type(await screen.findByRole('combobox', { name: 'Add a recipe' }), 'sats');
  await user.click(await screen.findByRole('option', { name: 'Satsivi' }));
  await waitFor(() => expect(sent[1]).toEqual(['POST', { dish: 12 }]));
});

test('the page opens with the cover, or the first recipe’s, and the number of recipes', async () => {
  const picture = { id: 3, url: '/uploads/first.jpg', formats: null };
  const shown = { ...dish(9, 'Lobio'), DishImages: [picture] };
  const { container } = renderPart(
    <CookbookView cookbook={book({ dishes: [dish(7, 'Khachapuri'), shown] })} />,
  );
  expect(await screen.findByText('2 recipes')).toBeInTheDocument();
  expect(container.querySelector('header img')).toHaveAttribute('src', expect.stringContaining('first.jpg'));
});
