import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { PeopleList } from '@/components/people/PeopleList';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, api, many, one, server, strapiError } from '../../support/servers/server';

const person = (given: object = {}) => ({
  id: 12,
  Name: 'Luka',
  email: 'luka@example.com',
  phone: null,
  Rolee: 'User',
  blocked: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...given,
});

test('a role changes after a question, and not if the person goes back', async () => {
  signInAs({ Rolee: 'Admin' });
  answer('/users', many([person()]));
  const sent: unknown[] = [];
  server.use(
    http.post(api('/users/12/role'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(one(person({ Rolee: 'Courier' })));
    }),
  );
  const { user } = renderPart(<PeopleList />);
  const role = await screen.findByRole('combobox', { name: 'Role of Luka' });
  await user.selectOptions(role, 'Courier');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(role).toHaveValue('User');

  await user.selectOptions(role, 'Courier');
  await user.click(await screen.findByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(sent).toEqual([{ data: { Rolee: 'Courier' } }]));
});

test.each([
  ['person.lastAdmin', 'en', 'This is the last Admin. Make someone else an Admin first.'],
  ['person.lastAdmin', 'ka', 'ეს ერთადერთი ადმინისტრატორია. ჯერ სხვა დანიშნეთ ადმინისტრატორად.'],
  ['person.listedAdmin', 'en', /ADMIN_EMAILS.*they stay Admin and cannot be blocked/],
  ['person.listedAdmin', 'ka', /ADMIN_EMAILS.*დაბლოკვა შეუძლებელია/],
] as const)(
  '%s: the refusal says why (%s), and the list shows the stored state',
  async (code, language, text) => {
    const me = signInAs({ Rolee: 'Admin' });
    answer('/users', many([person({ id: me.id, Name: 'Nino', Rolee: 'Admin' })]));
    const refused = () => HttpResponse.json(strapiError(409, { code }), { status: 409 });
    server.use(
      http.post(api(`/users/${me.id}/role`), refused),
      http.post(api(`/users/${me.id}/block`), refused),
    );
    const { user } = renderPart(<PeopleList />, { language });
    const press = async (name: string) =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    const role = await screen.findByRole('combobox', { name: /Nino/ });
    await user.selectOptions(role, 'User');
    await press(language === 'en' ? 'Change role' : 'როლის შეცვლა');
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    expect(role).toHaveValue('Admin');

    await waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 5000 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: language === 'en' ? /^Block/ : /^დაბლოკვა/ }));
    await press(language === 'en' ? 'Block' : 'დაბლოკვა');
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  },
);

test('a blocked person says so and can be unblocked', async () => {
  signInAs({ Rolee: 'Admin' });
  answer('/users', many([person({ blocked: true })]));
  let isAsked = false;
  server.use(
    http.post(api('/users/12/unblock'), () => {
      isAsked = true;
      answer('/users', many([person()]));
      return HttpResponse.json(one(person()));
    }),
  );
  const { user } = renderPart(<PeopleList />, { language: 'ka' });
  expect(await screen.findByText('luka@example.com')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Luka$/ }));
  await waitFor(() => expect(isAsked).toBe(true));
});
