import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import SettingsPage from '@/pages/settings';
import { signInAs } from './builders/auth';
import { buildPerson } from './builders/builders';
import { renderApp } from './render';
import { answer, api, dataOf, many, one, record, server } from './servers/server';

const SALT = { id: 31, Name: 'Salt', NameKa: 'მარილი' };
const SUGAR = { id: 32, Name: 'Sugar', NameKa: 'შაქარი' };

/** Opens the settings of this person, who always has salt at home. */
export async function openSettings(parts: Parameters<typeof buildPerson>[0] = {}) {
  signInAs(parts);
  answer('/users/me', buildPerson(parts));
  answer('/users/me/feed', { data: { url: null, kinds: [] } });
  answer('/shoplists/usual', { data: { usual: [], staples: [record(SALT)] } });
  answer('/products', many([SALT, SUGAR]));
  answer('/foods/names', { data: [] });
  answer('/users/me/reminders', { data: { kinds: [], quiet: null, devices: [], publicKey: '' } });
  const { user } = renderApp(<SettingsPage />, { path: '/settings' });
  await screen.findByRole('region', { name: 'Profile' });
  return { user, panel: (name: string) => within(screen.getByRole('region', { name })) };
}

/** Answers every PUT of the person and records its body. */
export function takePut() {
  const bodies: unknown[] = [];
  server.use(
    http.put(api('/users/7'), async ({ request }) => {
      bodies.push(await dataOf(request));
      return HttpResponse.json(one(buildPerson()));
    }),
  );
  return bodies;
}
