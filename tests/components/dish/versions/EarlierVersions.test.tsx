import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { EarlierVersions } from '@/components/dish/versions/EarlierVersions';
import type { Dish } from '@/lib/domain/dish/record';
import { signInAs } from '../../../support/builders/auth';
import { buildDish } from '../../../support/builders/dish';
import { renderPart } from '../../../support/render';
import { answer, api, one, server } from '../../../support/servers/server';

const AT = '2026-11-20T08:30:00.000Z';
const WHEN = '20 Nov 2026, 12:30';
const by = { data: { id: 3, attributes: { Name: 'Nino' } } };
const version = (id: number, given: object = {}) => ({
  id,
  attributes: { by, at: AT, changed: ['Name', 'sections', 'unheardOf'], ...given },
});
const now = buildDish({ Note: 'Slowly.' });
const { id: _id, ...then } = buildDish({ ...now, Name: 'Megrelian khachapuri' });

function show(dish: Dish = now) {
  signInAs();
  const changed = vi.fn();
  return { changed, ...renderPart(<EarlierVersions dish={dish} onChanged={changed} onClose={vi.fn()} />) };
}

test('versions show who changed what and when, except fields unknown to the form', async () => {
  answer('/dishes/7/versions', { data: [version(2), version(1, { by: { data: null }, changed: ['Note'] })] });
  show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(`${WHEN}NinoChanged: Name, Ingredients`);
  expect(second).toHaveTextContent('Deleted accountChanged: Note');
});

test('an unchanged recipe says so', async () => {
  answer('/dishes/7/versions', { data: [] });
  show();
  expect(await screen.findByText('The recipe has not been changed in the last 90 days.')).toBeInTheDocument();
});

test('old and new values are side by side, and the old version is restored', async () => {
  answer('/dishes/7/versions', { data: [version(2)] });
  answer('/dishes/7/versions/2', { data: version(2, { body: then }) });
  const sent: unknown[] = [];
  server.use(
    http.post(api('/dishes/7/restore'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(one({ ...now, Name: 'Megrelian khachapuri' }));
    }),
  );
  const { user, changed } = show();
  await user.click(await screen.findByRole('button', { name: /^Compare with/ }));
  const field = await screen.findByRole('region', { name: 'Name' });
  expect(field).toHaveTextContent('ThenMegrelian khachapuriNowImeretian khachapuri');
  expect(screen.getAllByRole('region')).toEqual([field]);
  // nothing in it takes the focus, so the keyboard scrolls the group itself
  expect(screen.getByRole('group', { name: `Before ${WHEN.replace(' ', '\u00A0')}` })).toHaveAttribute(
    'tabindex',
    '0',
  );
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(`The recipe is as it was before ${WHEN}.`)).toBeInTheDocument();
  expect(sent).toEqual([{ data: { version: 2, updatedAt: now.updatedAt } }]);
  expect(changed).toHaveBeenCalledWith(expect.objectContaining({ Name: 'Megrelian khachapuri' }));

  answer('/dishes/7/versions', { data: [version(3), version(2)] });
  await user.click(screen.getByRole('button', { name: 'Undo restoring' }));
  await waitFor(() => expect(sent[1]).toEqual({ data: { version: 3, updatedAt: now.updatedAt } }));
  await waitFor(() => expect(screen.queryByText(/^The recipe is as it was/)).not.toBeInTheDocument());
});

test('a failed restore says so, and the recipe stays', async () => {
  answer('/dishes/7/versions', { data: [version(2)] });
  server.use(
    http.post(api('/dishes/7/restore'), () =>
      HttpResponse.json(
        { error: { status: 403, name: 'ForbiddenError', message: 'No', details: {} } },
        { status: 403 },
      ),
    ),
  );
  const { user, changed } = show();
  const row = await screen.findByRole('listitem');
  await user.click(within(row).getByRole('button', { name: /^Restore/ }));
  expect(await screen.findByText(/The earlier version could not be restored/)).toBeInTheDocument();
  expect(changed).not.toHaveBeenCalled();
});
