import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cookbooks } from '@/components/cookbook/Cookbooks';
import { at } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, many } from '../../support/servers/server';

const book = {
  id: 4,
  Name: 'Feast',
  Description: 'For guests.',
  visibility: 'public',
  hidden: false,
  cover: { id: 9, url: '/uploads/feast.webp' },
  recipeCount: 12,
};

test('a visitor finds public cookbooks, with picture and size, and makes none', async () => {
  answer('/cookbooks', many([book]));
  renderPart(<Cookbooks />, { path: '/cookbooks' });
  const row = at(await screen.findAllByRole('listitem'), 0);
  expect(within(row).getByRole('link', { name: 'Feast' })).toHaveAttribute('href', '/cookbooks/4');
  expect(row).toHaveTextContent('12 recipes');
  expect(row.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/uploads/feast.webp'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a person without cookbooks learns their purpose, and an empty public list says so', async () => {
  signInAs({ id: 7 });
  answer('/cookbooks', many([]));
  const { unmount } = renderPart(<Cookbooks />, { path: '/cookbooks' });
  expect(await screen.findByRole('heading', { name: 'No cookbooks yet' })).toBeInTheDocument();
  unmount();
  renderPart(<Cookbooks />, { path: '/cookbooks?part=public' });
  expect(await screen.findByRole('heading', { name: 'No public cookbooks yet' })).toBeInTheDocument();
});
