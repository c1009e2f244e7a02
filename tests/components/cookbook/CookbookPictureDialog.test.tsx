import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { CookbookPictureDialog } from '@/components/cookbook/CookbookPictureDialog';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { api, dataOf, one, server } from '../../support/servers/server';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0, 0, 0, 0]);

test('a cookbook gets one picture, and returns to that of its first recipe', async () => {
  signInAs({ id: 7 });
  const sent: unknown[] = [];
  server.use(
    http.post(api('/upload'), () => HttpResponse.json([{ id: 31, attributes: { url: '/uploads/a.webp' } }])),
    http.put(api('/cookbooks/4'), async ({ request }) => {
      sent.push(await dataOf(request));
      return HttpResponse.json(one({ id: 4, Name: 'Feast' }));
    }),
  );
  const onClose = vi.fn();
  const open = (image: { id: number; url: string } | null) =>
    renderPart(<CookbookPictureDialog cookbook={{ id: 4, image }} onClose={onClose} />);
  const { user, unmount } = open(null);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/that of its first recipe/)).toBeInTheDocument();
  await user.upload(dialog.getByLabelText('Add a photo'), new File([PNG], 'a.png', { type: 'image/png' }));
  expect(await dialog.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
  expect(dialog.queryByText('Add a photo')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ image: 31 }]);

  unmount();
  open({ id: 31, url: '/uploads/a.webp' });
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: /^Remove/ }));
  const question = await screen.findByRole('dialog', { name: /Remove photo 1/ });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ image: 31 }, { image: null }]));
});
