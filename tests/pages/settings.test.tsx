import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { timeZoneLabel } from '@/lib/format/timeZones';
import { putAllInSight } from '../support/inSight';
import { answer, api, server, strapiError } from '../support/server';
import { openSettings, takePut } from '../support/settings';
import { write } from '../support/write';

afterEach(() => vi.unstubAllGlobals());

test('targets are typed in lari and kept in tetri; empty is not counted', async () => {
  const bodies = takePut();
  const { user, panel } = await openSettings();
  const targets = panel('My daily targets');
  write(targets.getByRole('textbox', { name: 'Calories' }), '2000');
  write(targets.getByRole('textbox', { name: 'Cost per day' }), '25,5');
  await user.click(targets.getByRole('button', { name: /^Save.*–/ }));
  await screen.findByText('Your targets are saved');
  expect(bodies).toEqual([
    { targets: { calories: 2000, fats: null, carbs: null, prots: null, costTetriPerDay: 2550 } },
  ]);
});

test('who eats at home is said again, and who was there keeps name and portion', async () => {
  const bodies = takePut();
  const household = [
    { Name: 'Mariam', factor: 1 },
    { Name: 'Nika', factor: 0.75 },
  ];
  const { user } = await openSettings({ household });
  const panel = within(await screen.findByRole('region', { name: 'How many eat at your table?' }));
  expect(panel.getByRole('group', { name: 'Children' })).toHaveTextContent('1');
  await user.click(panel.getByRole('button', { name: 'Children: one more' }));
  await user.click(panel.getByRole('button', { name: /^Save.*–/ }));
  await screen.findByText('Your household is saved');
  expect(bodies).toEqual([{ household: [...household, { Name: 'Child 2', factor: 0.5 }] }]);
});

test('targets are worked out by Mifflin–St Jeor; the figures of the body are not sent', async () => {
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
  expect(bodies).toEqual([]);
  await user.click(targets.getByRole('button', { name: /^Save.*–/ }));
  await waitFor(() =>
    expect(bodies).toEqual([
      { targets: { calories: 1820, prots: 91, carbs: 228, fats: 61, costTetriPerDay: null } },
    ]),
  );
});

test('sex and birth year are kept, and taken away again', async () => {
  const bodies = takePut();
  const { user, panel } = await openSettings();
  const intakes = panel('Vitamins and minerals for me');
  const save = () => user.click(intakes.getByRole('button', { name: /^Save.*–/ }));
  await user.selectOptions(intakes.getByRole('combobox', { name: 'Sex' }), 'Female');
  write(intakes.getByRole('textbox', { name: 'Birth year' }), '1890');
  await save();
  expect(await intakes.findByText(/from 1900 to/)).toBeInTheDocument();
  write(intakes.getByRole('textbox', { name: 'Birth year' }), '1990');
  await save();
  await screen.findByText('Your sex and birth year are saved');
  await user.selectOptions(intakes.getByRole('combobox', { name: 'Sex' }), 'Not said');
  await user.clear(intakes.getByRole('textbox', { name: 'Birth year' }));
  await save();
  await waitFor(() =>
    expect(bodies).toEqual([
      { sex: 'female', birthYear: 1990 },
      { sex: null, birthYear: null },
    ]),
  );
});

test('diet and allergens are sent as lists', async () => {
  const bodies = takePut();
  const { user, panel } = await openSettings();
  const food = panel('What I eat');
  await user.click(food.getByRole('checkbox', { name: 'Vegan' }));
  await user.click(food.getByRole('checkbox', { name: 'Fasting (Orthodox)' }));
  await user.click(food.getByRole('checkbox', { name: 'Nuts' }));
  await user.click(food.getByRole('button', { name: /^Save.*–/ }));
  await waitFor(() => expect(bodies).toEqual([{ diet: ['Vegan', 'fasting'], allergens: ['nuts'] }]));
  await screen.findByText('Your diet and allergens are saved');
});

test('with the CMS away the form stays as typed and says so', async () => {
  server.use(http.put(api('/users/7'), () => HttpResponse.json(strapiError(503), { status: 503 })));
  const { user, panel } = await openSettings();
  const profile = panel('Profile');
  const name = profile.getByRole('textbox', { name: /^Name/ });
  write(name, 'ნინო');
  await user.click(profile.getByRole('button', { name: /^Save.*–/ }));
  expect(await profile.findByText(/The server is busy/)).toBeInTheDocument();
  expect(name).toHaveValue('ნინო');
});

test('what the CMS refuses stands at its field', async () => {
  const errors = [{ path: ['phone'], key: 'phone', message: 'phone' }];
  server.use(
    http.put(api('/users/7'), () => HttpResponse.json(strapiError(400, { errors }), { status: 400 })),
  );
  const { user, panel } = await openSettings();
  const profile = panel('Profile');
  await user.click(profile.getByRole('button', { name: /^Save.*–/ }));
  await waitFor(() =>
    expect(profile.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      /Please enter a phone number/,
    ),
  );
});

test('nobody is asked about codes until one says so', async () => {
  const bodies = takePut();
  const { user, panel } = await openSettings();
  await screen.findByRole('region', { name: 'Codes on packs' });
  const codes = panel('Codes on packs');
  const ask = codes.getByRole('checkbox', { name: 'Look up unknown codes at Open Food Facts' });
  expect(ask).not.toBeChecked();
  await user.click(ask);
  await user.click(codes.getByRole('button', { name: /^Save.*–/ }));
  await screen.findByText('Your choice about unknown codes is saved');
  expect(bodies).toEqual([{ openFoodFacts: true }]);
});

test('a courier is not asked what they eat', async () => {
  await openSettings({ Rolee: 'Courier' });
  expect(screen.queryByRole('region', { name: 'What I eat' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Language and theme' })).toBeInTheDocument();
});

test.each([
  ['en', 'Asia/Tbilisi', 'Tbilisi (GMT+4)'],
  ['ka', 'Asia/Tbilisi', 'თბილისი (GMT+4)'],
  ['ka', 'America/New_York', /^New York \(GMT-[45]\)$/],
])('in %s the zone %s is named as people know it', (language, zone, said) => {
  const label = timeZoneLabel(zone, language);
  if (typeof said === 'string') expect(label).toBe(said);
  else expect(label).toMatch(said);
});

test('what is always at home is marked and taken off again, with what many have proposed', async () => {
  const marked: unknown[] = [];
  server.use(
    http.post(api('/shoplists/staples'), async ({ request }) => {
      marked.push(((await request.json()) as { data: unknown }).data);
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
  // Enter at once finds what is called so, and leaves what nothing is called
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

test('each button that saves says what it saves', async () => {
  await openSettings();
  const names = () => screen.getAllByRole('button', { name: /^Save/ }).map(({ textContent }) => textContent);
  await waitFor(() => expect(names().length).toBeGreaterThan(4));
  expect(new Set(names()).size).toBe(names().length);
});
