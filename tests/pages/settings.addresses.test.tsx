import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { buildPerson } from '../support/builders/builders';
import { answer, api, dataOf, one, server, strapiError } from '../support/servers/server';
import { openSettings, takePut } from '../support/settings';
import { write } from '../support/write';

describe('the address book', () => {
  const HOME = { label: 'home', street: 'Rustaveli 1', flat: '12' };
  const WORK = { label: 'ბებო', street: 'Kojori 5' };
  const at = { updatedAt: '2026-11-22T00:00:00.000Z' };
  const open = async (addresses: object[]) => {
    answer('/shop', { data: [{ id: 1, attributes: { zones: [] } }] });
    const bodies = takePut();
    const { user, panel } = await openSettings({ addresses, ...at } as never);
    await screen.findByRole('region', { name: 'Addresses' });
    return { user, bodies, book: panel('Addresses') };
  };

  test('adds a new address, with each fault at its field', async () => {
    const { user, bodies, book } = await open([]);
    await user.click(book.getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Label' }), 'Something else');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Fill Required fields')).not.toHaveLength(0);
    expect(bodies).toEqual([]);
    write(dialog.getByRole('textbox', { name: /Your own label/ }), 'ბებო');
    write(dialog.getByRole('textbox', { name: /Street/ }), 'Kojori 5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your addresses are saved');
    expect(bodies).toMatchObject([{ addresses: [WORK], ...at }]);
  });

  test('changes one, makes another the default, and asks before deleting one', async () => {
    const { user, bodies, book } = await open([HOME, WORK]);
    expect(book.getAllByText('Default')).toHaveLength(1);
    await user.click(book.getByRole('button', { name: 'Make it the default: ბებო: Kojori 5' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ addresses: [WORK, HOME] });

    await user.click(book.getByRole('button', { name: 'Edit: Home: Rustaveli 1, flat 12' }));
    const dialog = within(await screen.findByRole('dialog'));
    write(dialog.getByRole('textbox', { name: /Floor/ }), '5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ addresses: [{ ...HOME, floor: '5' }, WORK] });

    await user.click(book.getByRole('button', { name: 'Delete: ბებო: Kojori 5' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete the address “ბებო”?' }));
    expect(bodies).toHaveLength(2);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(bodies).toHaveLength(3));
    expect(bodies[2]).toMatchObject({ addresses: [HOME] });
  });

  test('keeps changes made on another device meanwhile', async () => {
    const { user, bodies, book } = await open([HOME, WORK]);
    const now = { ...buildPerson(), addresses: [HOME, WORK, { street: 'New 3' }], updatedAt: 'later' };
    server.use(
      http.put(api('/users/7'), async ({ request }) => {
        bodies.push(await dataOf(request));
        if (bodies.length > 1) return HttpResponse.json(one(buildPerson()));
        answer('/users/me', now);
        return HttpResponse.json(strapiError(409, { code: 'record.changedSince' }), { status: 409 });
      }),
    );
    await user.click(book.getByRole('button', { name: /Make it the default/ }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ updatedAt: 'later', addresses: [WORK, HOME, { street: 'New 3' }] });
  });

  test('is full with ten', async () => {
    const { book } = await open(Array.from({ length: 10 }, (_, index) => ({ street: `Street ${index}` })));
    expect(book.getByText('You can save at most 10 addresses.')).toBeInTheDocument();
    expect(book.queryByRole('button', { name: 'Add an address' })).not.toBeInTheDocument();
  });
});
