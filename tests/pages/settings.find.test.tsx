import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '@/components/settings/SettingsFind'; // loaded first, because a busy machine is slow
import { putAllInSight } from '../support/inSight';
import { openSettings } from '../support/settings';
import { write } from '../support/write';

beforeEach(() => putAllInSight());

const field = (name = 'Find a setting') => screen.findByRole('searchbox', { name });
const index = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#part-'));
const indexed = () => index().map(({ textContent }) => textContent);
const part = (name: string) => document.getElementById(`part-${name}`)!;
/** Returns the visible parts. */
const seen = () =>
  [...document.querySelectorAll('[id^="part-"]:not([hidden])')].map(({ id }) => id.slice('part-'.length));

test('index and parts narrow to matching titles or labels; an empty field shows all', async () => {
  const { user } = await openSettings();
  const all = seen();
  await user.type(await field(), 'nuts');
  expect(seen()).toEqual(['food']);
  expect(indexed()).toEqual(['What I eat']);
  expect(await screen.findByText('1 part found')).toHaveAttribute('role', 'status');
  await user.clear(await field());
  // finds it despite a typo, and every word counts
  await user.type(await field(), 'quite hours');
  expect(seen()).toEqual(['reminders']);
  await user.keyboard('{Escape}');
  expect(await field()).toHaveValue('');
  expect(seen()).toEqual(all);
  expect(indexed()).toHaveLength(all.length);
});

test('a search without results says so', async () => {
  const { user } = await openSettings();
  await user.type(await field(), 'zeppelin');
  const said = await screen.findByText('No setting is called “zeppelin”.');
  expect(said).toHaveAttribute('role', 'status');
  expect(seen()).toEqual([]);
  expect(index()).toEqual([]);
});

test('"/" focuses this search rather than the global one, Enter the first match', async () => {
  const { user } = await openSettings();
  const input = await field();
  await user.keyboard('/');
  expect(input).toHaveFocus();
  expect(input).toHaveValue('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('theme{Enter}');
  expect(part('appearance')).toHaveFocus();
  await user.tab();
  expect(part('appearance')).toContainElement(document.activeElement as HTMLElement);
});

test('unfinished input in a hidden part stays', async () => {
  const { user, panel } = await openSettings();
  const name = panel('Profile').getByRole('textbox', { name: /^Name/ });
  await user.type(name, ' II');
  const begun = (name as HTMLInputElement).value;
  write(await field(), 'theme');
  expect(part('profile')).not.toBeVisible();
  write(await field(), '');
  expect(name).toHaveValue(begun);
});

test('every title and label of a part finds it', async () => {
  await openSettings({ household: [{ Name: 'Mariam', factor: 1 }] });
  await waitFor(() => expect(document.querySelectorAll('[id^="part-"] h2')).toHaveLength(seen().length));
  const labels = seen().flatMap((name) =>
    [...part(name).querySelectorAll('h2, h3, label, legend, .form-label')].map(
      (label) => [name, label.textContent ?? ''] as const,
    ),
  );
  expect(labels.length).toBeGreaterThan(40);
  const input = await field();
  const lost = labels.filter(([name, label]) => {
    write(input, label.slice(0, 60));
    return !seen().includes(name);
  });
  expect(lost).toEqual([]);
});
