import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { ENGLISH_CITIES, georgianCities, timeZoneLabel } from '@/lib/format/timeZones';
import { putAllInSight } from '../support/inSight';
import { answer, api, dataOf, server, strapiError } from '../support/servers/server';
import { openSettings, takePut } from '../support/settings';
import { write } from '../support/write';

afterEach(() => vi.unstubAllGlobals());

test('leaving a field saves it: targets are typed in lari and stored in tetri, and empty means none', async () => {
  const bodies = takePut();
  const { user, panel } = await openSettings();
  const targets = panel('My daily targets');
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  const kcal = targets.getByRole('textbox', { name: 'Calories' });
  await user.type(kcal, '2000');
  expect(bodies).toEqual([]);
  await user.tab();
  const kept = { calories: 2000, fats: null, carbs: null, prots: null, costTetriPerDay: null };
  await waitFor(() => expect(bodies).toEqual([{ targets: kept }]));
  // announced once to screen readers, and shown at the field itself
  await waitFor(() => expect(targets.getByRole('status')).toHaveTextContent('Saved: My daily targets'));
  expect(kcal.closest('.field')).toHaveTextContent('Saved');
  expect(targets.getByRole('textbox', { name: 'Fats' }).closest('.field')).not.toHaveTextContent('Saved');
  await user.type(targets.getByRole('textbox', { name: 'Cost per day' }), '25,5{Enter}');
  await waitFor(() => expect(bodies[1]).toEqual({ targets: { ...kept, costTetriPerDay: 2550 } }));
  await user.tab();
  await user.tab();
  expect(bodies).toHaveLength(2);
});

test('the index names the parts in their order', async () => {
  putAllInSight();
  await openSettings();
  const index = within(await screen.findByRole('navigation', { name: 'All settings' }));
  const named = index.getAllByRole('link').map(({ textContent }) => textContent);
  const headings = () =>
    [...document.querySelectorAll('[id^="part-"]')].map((part) =>
      part.querySelector('h2')?.textContent?.trim(),
    );
  await waitFor(() => expect(headings()).toEqual(named));
  expect(named).toHaveLength(14);
});

test('the eaters are set again, and earlier ones keep name and portion', async () => {
  const bodies = takePut();
  const household = [
    { Name: 'Mariam', factor: 1 },
    { Name: 'Nika', factor: 0.75 },
  ];
  const { user } = await openSettings({ household });
  const panel = within(await screen.findByRole('region', { name: 'Who eats with you' }));
  expect(panel.getByRole('group', { name: 'Children' })).toHaveTextContent('1');
  await user.click(panel.getByRole('button', { name: 'Children: one more' }));
  await waitFor(() =>
    expect(bodies).toEqual([{ household: [...household, { Name: 'Child 2', factor: 0.5 }] }]),
  );
  expect(await panel.findByText('Saved: Who eats with you')).toBeInTheDocument();
});

test('targets are computed by Mifflin–St Jeor; the body’s figures are not sent', async () => {
  const bodies = takePut();
  const { user, panel } = await openSettings();
  const targets = panel('My daily targets');
  await user.click(targets.getByRole('button', { name: 'Work them out for me' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Mifflin–St Jeor equation/)).toBeInTheDocument();
  write(dialog.getByLabelText(/^Age/), '12');
  write(dialog.getByLabelText(/^Height/), '165');
  write(dialog.getByLabelText(/^Weight/), '60');
  await user.click(dialog.getByRole('button', { name: 'Use these targets' }));
  expect(await dialog.findByText('Please enter a number from 18 to 110')).toBeInTheDocument();
  write(dialog.getByLabelText(/^Age/), '30');
  expect(await dialog.findByText('1,820 kcal a day.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Use these targets' }));
  await waitFor(() => expect(targets.getByRole('textbox', { name: 'Calories' })).toHaveValue('1820'));
  await waitFor(() =>
    expect(bodies).toEqual([
      { targets: { calories: 1820, prots: 91, carbs: 228, fats: 61, costTetriPerDay: null } },
    ]),
  );
});

test('a target learns only if the person asks, and what helps it is asked then', async () => {
  const bodies = takePut();
  const { user, panel } = await openSettings();
  await screen.findByRole('region', { name: 'A target that learns' });
  const targets = panel('A target that learns');
  const learns = targets.getByRole('checkbox', { name: 'Let my calorie target follow what I use' });
  expect(targets.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(learns);
  await waitFor(() => expect(bodies).toEqual([{ learnsTargets: true }]));
  await user.selectOptions(targets.getByRole('combobox', { name: 'My weight' }), 'Lose slowly');
  await waitFor(() => expect(bodies[1]).toEqual({ weightGoal: 'lose' }));
  const height = targets.getByRole('textbox', { name: 'Height' });
  await user.type(height, '17{Enter}');
  await waitFor(() => expect(height).toHaveAccessibleDescription(/from 120 to 230/));
  await user.type(height, '2{Enter}');
  await waitFor(() => expect(bodies[2]).toEqual({ height: 172 }));
  await user.selectOptions(targets.getByRole('combobox', { name: 'Activity' }), 'Not said');
  expect(bodies).toHaveLength(3);
});

test('an invalid value stays as typed with the reason, and lets the rest be saved', async () => {
  const bodies = takePut();
  const { user, panel } = await openSettings();
  const intakes = panel('Vitamins and minerals');
  const year = intakes.getByRole('textbox', { name: 'Birth year' });
  await user.type(year, '1890');
  await user.selectOptions(intakes.getByRole('combobox', { name: 'Sex' }), 'Female');
  await waitFor(() => expect(bodies).toEqual([{ sex: 'female' }]));
  expect(year).toHaveValue('1890');
  expect(year).toHaveAccessibleDescription(/from 1900 to/);
  write(year, '1990');
  await user.click(year);
  await user.tab();
  await waitFor(() => expect(bodies[1]).toEqual({ birthYear: 1990 }));
  await user.selectOptions(intakes.getByRole('combobox', { name: 'Sex' }), 'Not said');
  await user.clear(year);
  await user.tab();
  await waitFor(() => expect(bodies.slice(2)).toEqual([{ sex: null }, { birthYear: null }]));
});

test('choices are saved at once, one call after the other', async () => {
  const bodies = takePut();
  const { user, panel } = await openSettings();
  const food = panel('What I eat');
  await user.click(food.getByRole('checkbox', { name: 'Vegan' }));
  await user.click(food.getByRole('checkbox', { name: 'Fasting (Orthodox)' }));
  await user.click(food.getByRole('checkbox', { name: 'Nuts' }));
  await waitFor(() => {
    const all: object = Object.assign({}, ...bodies);
    expect(all).toEqual({ diet: ['Vegan', 'fasting'], allergens: ['nuts'] });
  });
  expect(await food.findByText('Saved: What I eat')).toBeInTheDocument();
});

test('only a tick lets search engines list the person’s page', async () => {
  const bodies = takePut();
  const { user, panel } = await openSettings();
  const box = panel('Profile').getByRole('checkbox', { name: 'Let search engines list my page' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(() => expect(bodies).toEqual([{ listed: true }]));
  await user.click(box);
  await waitFor(() => expect(bodies[1]).toEqual({ listed: false }));
});

test('a failed value stays as typed, says so, and is retried', async () => {
  server.use(http.put(api('/users/7'), () => HttpResponse.json(strapiError(503), { status: 503 })));
  const { user, panel } = await openSettings();
  const profile = panel('Profile');
  const name = profile.getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'ნინო');
  await user.tab();
  expect(await profile.findByText(/The server is busy/)).toBeInTheDocument();
  expect(name).toHaveValue('ნინო');
  expect(profile.queryByText(/^Saved/)).not.toBeInTheDocument();
  // leaving now asks a question
  const elsewhere = screen
    .getAllByRole('link')
    .find((link) => /^\/[a-z]+$/.test(link.getAttribute('href') ?? ''));
  await user.click(elsewhere!);
  const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving Profile?' }));
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  const bodies = takePut();
  await user.click(profile.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(bodies).toEqual([{ Name: 'ნინო' }]));
  expect(await profile.findByText('Saved: Profile')).toBeInTheDocument();
  expect(profile.queryByText(/The server is busy/)).not.toBeInTheDocument();
});

test('an offline value waits, and is sent once online', async () => {
  server.use(http.put(api('/users/7'), () => HttpResponse.error()));
  answer('/health', {});
  const { user, panel } = await openSettings();
  const targets = panel('My daily targets');
  await user.type(targets.getByRole('textbox', { name: 'Protein' }), '90');
  await user.tab();
  expect(await targets.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  const bodies = takePut();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(await targets.findByText('Saved: My daily targets')).toBeInTheDocument();
});

test('a refusal by the CMS appears at its field', async () => {
  const errors = [{ path: ['phone'], key: 'phone', message: 'phone' }];
  server.use(
    http.put(api('/users/7'), () => HttpResponse.json(strapiError(400, { errors }), { status: 400 })),
  );
  const { user, panel } = await openSettings();
  const profile = panel('Profile');
  await user.type(profile.getByRole('textbox', { name: 'Phone' }), '555 12 34 56');
  await user.tab();
  await waitFor(() =>
    expect(profile.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      /Please enter a phone number/,
    ),
  );
});

test('code lookups are off until a person allows them', async () => {
  const bodies = takePut();
  const { user, panel } = await openSettings();
  await screen.findByRole('region', { name: 'Codes on packs' });
  const codes = panel('Codes on packs');
  const ask = codes.getByRole('checkbox', { name: 'Look up unknown codes at Open Food Facts' });
  expect(ask).not.toBeChecked();
  await user.click(ask);
  await waitFor(() => expect(bodies).toEqual([{ openFoodFacts: true }]));
  expect(await codes.findByText('Saved: Codes on packs')).toBeInTheDocument();
});

test('a courier is not asked about food', async () => {
  await openSettings({ Rolee: 'Courier' });
  expect(screen.queryByRole('region', { name: 'What I eat' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Language and theme' })).toBeInTheDocument();
});

test.each([
  ['en', 'Asia/Tbilisi', 'Tbilisi (GMT+4)'],
  ['ka', 'Asia/Tbilisi', 'თბილისი (GMT+4)'],
  ['ka', 'America/New_York', /^ნიუ-იორკი \(GMT-[45]\)$/],
])('in %s the zone %s has its common name', async (language, zone, said) => {
  const label = timeZoneLabel(zone, language === 'ka' ? await georgianCities() : ENGLISH_CITIES);
  if (typeof said === 'string') expect(label).toBe(said);
  else expect(label).toMatch(said);
});

test('staples are set and unset, with common proposals', async () => {
  const marked: unknown[] = [];
  server.use(
    http.post(api('/shoplists/staples'), async ({ request }) => {
      marked.push(await dataOf(request));
      return HttpResponse.json({ data: { usual: [], staples: [] } });
    }),
  );
  putAllInSight();
  const { user } = await openSettings();
  const home = within(await screen.findByRole('region', { name: 'Always at home' }));
  await user.click(await home.findByRole('button', { name: 'Sugar' }));
  expect(await home.findByRole('button', { name: 'Remove: Sugar' })).toBeInTheDocument();
  expect(home.queryByRole('button', { name: 'Sugar' })).toBeNull();
  await user.click(home.getByRole('button', { name: 'Remove: Salt' }));
  await waitFor(() => expect(home.queryByRole('button', { name: 'Remove: Salt' })).toBeNull());
  answer('/products/offer', { data: { products: [], foods: [] } });
  write(home.getByRole('combobox', { name: 'Add what you always have' }), 'marili');
  await user.click(await home.findByRole('option', { name: 'Salt' }));
  expect(await home.findByRole('button', { name: 'Remove: Salt' })).toBeInTheDocument();
  await waitFor(() =>
    expect(marked).toEqual([
      { product: 32, isStaple: true },
      { product: 31, isStaple: false },
      { product: 31, isStaple: true },
    ]),
  );
  // an immediate Enter finds the product of that name, and ignores unknown names
  const field = home.getByRole('combobox', { name: 'Add what you always have' });
  answer('/products/offer', { data: { products: [{ id: 40, Name: 'Vinegar' }], foods: [] } });
  await user.type(field, 'vinegar{Enter}');
  await waitFor(() => expect(marked.at(-1)).toEqual({ product: 40, isStaple: true }));
  expect(field).toHaveValue('');
  await user.type(field, 'wine{Enter}');
  expect(await home.findByText(/^No product is called “wine”/)).toBeInTheDocument();
  expect(field).toHaveValue('wine');
  expect(marked).toHaveLength(4);
});

test('an index leads to every existing part', async () => {
  await openSettings();
  const index = within(screen.getByRole('navigation', { name: 'All settings' }));
  const links = index.getAllByRole('link');
  expect(links).toHaveLength(14);
  for (const link of links) {
    const place = document.querySelector(link.getAttribute('href') ?? '');
    expect(place, link.textContent ?? '').not.toBeNull();
  }
  expect(index.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'location');
});
