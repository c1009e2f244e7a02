import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ReportList } from '@/components/people/ReportList';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { currentPath } from '../../support/router';
import { api, listed, one, server } from '../../support/servers/server';
import { onDesktop } from '../../support/wide';

const report = (id: number, subject: string, given: object = {}) => ({
  id,
  collection: 'dishes',
  record: id * 10,
  why: `What is wrong with ${subject}`,
  state: 'open',
  subject,
  subjectHidden: false,
  by: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...given,
});
let asked: URLSearchParams[];

beforeEach(() => {
  onDesktop();
  signInAs({ Rolee: 'Admin' });
  const reports = [report(1, 'Soup'), report(2, 'Milk', { collection: 'products' })];
  asked = listed('/reports', reports);
});
const open = () => renderPart(<ReportList />, { path: '/users?part=reports' });

test('reports are filtered and sorted in the address', async () => {
  const { user } = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Recipe');
  await waitFor(() => expect(asked.at(-1)?.get('filters[collection][$eq]')).toBe('dishes'));
  await user.click(await screen.findByRole('button', { name: 'When' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('createdAt:desc'));
  expect(currentPath()).toBe('/users?part=reports&kind=dishes&sort=-createdAt');
});

test('a row opens the whole report; several are hidden or dismissed, a product only dismissed', async () => {
  const done: string[] = [];
  server.use(
    http.post(api('/dishes/:id/hide'), ({ params }) => {
      done.push(`hide ${String(params.id)}`);
      return HttpResponse.json(one({ id: 10 }));
    }),
    http.put(api('/reports/:id'), async ({ params, request }) => {
      done.push(`${JSON.stringify(await request.json())} ${String(params.id)}`);
      return HttpResponse.json(one(report(Number(params.id), 'Soup')));
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Soup' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recipe' });
  expect(within(dialog).getByText('What is wrong with Soup')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const all = screen.getByRole('checkbox', { name: 'Select every row of this page' });
  await user.click(all);
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  const question = await screen.findByRole('dialog', { name: 'Hide 1 record?' });
  await user.click(within(question).getByRole('button', { name: 'Hide' }));
  await screen.findByText('Hide: 1 row done');
  await user.click(all);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await screen.findByText('Dismiss: 2 rows done');
  expect(done).toEqual(['hide 10', '{"data":{"state":"dismissed"}} 1', '{"data":{"state":"dismissed"}} 2']);
});
