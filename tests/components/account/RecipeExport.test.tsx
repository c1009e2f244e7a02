import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RecipeExport } from '@/components/account/RecipeExport';
import * as users from '@/lib/api/account/users';
import * as save from '@/lib/browser/saveFile';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';

test('requests each format by name and saves it', async () => {
  signInAs();
  const asked = vi
    .spyOn(users, 'exportRecipes')
    .mockImplementation(async (format) => ({ file: new Blob(), name: `of ${format}` }));
  const saved = vi.spyOn(save, 'saveFile').mockImplementation(() => undefined);
  const { user } = renderPart(<RecipeExport />);
  for (const name of ['Recipe files', 'Mealie', 'Paprika']) {
    await user.click(await screen.findByRole('button', { name: `Download: ${name}` }));
    await screen.findByText('Your recipes are downloaded');
  }
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(3));
  expect(asked.mock.calls).toEqual([['jsonld'], ['mealie'], ['paprika']]);
  expect(saved.mock.calls.map(([, name]) => name)).toEqual(['of jsonld', 'of mealie', 'of paprika']);
  expect(screen.getByRole('link', { name: 'Print a cookbook' })).toHaveAttribute('href', '/dishes/print');
});

test('explains each format in Georgian', async () => {
  signInAs();
  renderPart(<RecipeExport />, { language: 'ka' });
  expect(await screen.findByRole('heading', { name: 'ჩემი რეცეპტები სხვა აპისთვის' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^ჩამოტვირთვა: / })).toHaveLength(3);
});
