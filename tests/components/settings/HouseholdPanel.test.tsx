import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { HouseholdPanel } from '@/components/settings/HouseholdPanel';
import type { Profile } from '@/context/account/users';
import type { Language } from '@/lib/domain/language';
import { signInAs } from '@/tests/support/builders/auth';
import { buildHousehold } from '@/tests/support/builders/pantry';
import { renderPart } from '@/tests/support/render';
import { answer, api, dataOf, many, one, server } from '@/tests/support/servers/server';

function setUp(household: Profile['household'] = [], language?: Language) {
  const me = { ...signInAs({ id: 1, Name: 'Mariam' }), household };
  const kept: unknown[] = [];
  answer('/users/me', me);
  answer('/households', many([buildHousehold()]));
  server.use(
    http.put(api('/users/1'), async ({ request }) => {
      kept.push((await dataOf<{ household: unknown }>(request)).household);
      return HttpResponse.json(one(me));
    }),
  );
  return { ...renderPart(<HouseholdPanel me={me} onSaved={vi.fn()} />, { language }), kept };
}
const MARIAM = { Name: 'Mariam', factor: 1 };
const GIORGI = { Name: 'Giorgi', factor: 1, user: 21 };
const ANA = { Name: 'ანა', factor: 1, user: 22 };

test.each<[Language, string]>([
  ['en', 'Ana'],
  ['ka', 'ანა'],
])('the whole household eats by default; unticking a person is saved at once (%s)', async (language, ana) => {
  const { user, kept } = setUp([], language);
  await user.click(await screen.findByRole('checkbox', { name: ana, checked: true }));
  await waitFor(() => expect(kept).toEqual([[{ ...MARIAM, user: 1 }, GIORGI]]));
});

test('a ticked person takes a free adult seat, and numbering continues', async () => {
  const said = [MARIAM, { Name: 'Adult 2', factor: 1 }, { Name: 'Child 1', factor: 0.5 }];
  const { user, kept } = setUp(said);
  await user.click(await screen.findByRole('checkbox', { name: 'Giorgi', checked: false }));
  expect(screen.getByRole('group', { name: 'Adults' })).toHaveTextContent('2');
  await user.click(screen.getByRole('checkbox', { name: 'Ana' }));
  expect(screen.getByRole('group', { name: 'Adults' })).toHaveTextContent('3');
  await waitFor(() => expect(kept.at(-1)).toEqual([MARIAM, GIORGI, ANA, said[2]]));
  await user.click(screen.getByRole('button', { name: 'Adults: one fewer' }));
  expect(screen.getByRole('checkbox', { name: 'Ana' })).not.toBeChecked();
});
