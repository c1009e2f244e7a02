import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { MyIntakes } from '@/components/supplement/MyIntakes';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, api, many, one, server } from '../../support/servers/server';

const omega = { id: 3, attributes: { Name: 'Omega-3', unit: 'pills', priceTetri: 5500, quantity: 60 } };
const intake = {
  id: 7,
  dosage: 1,
  times: ['14:00'],
  left: 5,
  from: null,
  until: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  supplement: { data: omega },
};

test('shows dose, supply, how long it lasts and the daily cost', async () => {
  signInAs();
  answer('/intakes', many([intake]));
  renderPart(<MyIntakes />);
  expect(await screen.findByText('lasts 5 days')).toBeInTheDocument();
  expect(screen.getByText(/1 pill at 14:00/)).toBeInTheDocument();
  expect(screen.getByText(/5 pills left/)).toBeInTheDocument();
  expect(screen.getByText(/0\.92 ₾ a day/)).toBeInTheDocument();
});

test('a change sends the supply only if typed, because it may have been counted meanwhile', async () => {
  signInAs();
  answer('/intakes', many([intake]));
  const sent: unknown[] = [];
  server.use(
    http.put(api('/intakes/7'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(one(intake));
    }),
  );
  const { user } = renderPart(<MyIntakes />);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /Change/ }));
    return within(await screen.findByRole('dialog'));
  };
  const save = async (dialog: ReturnType<typeof within>, count: number) => {
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(count));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const first = await open();
  await user.clear(first.getByLabelText(/Dose each time/));
  await user.click(first.getByRole('button', { name: 'Save' }));
  expect(await first.findByText('Please enter a valid amount')).toBeInTheDocument();
  await user.type(first.getByLabelText(/Dose each time/), '2');
  await save(first, 1);
  expect(sent[0]).toMatchObject({ data: { dosage: 2, times: ['14:00'] } });
  expect((sent[0] as { data: object }).data).not.toHaveProperty('left');

  const second = await open();
  await user.clear(second.getByLabelText(/Left at home/));
  await user.type(second.getByLabelText(/Left at home/), '60');
  await save(second, 2);
  expect(sent[1]).toMatchObject({ data: { left: 60 } });
});
