import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { DishView } from '@/components/dish/view/DishView';
import { RunningTimers } from '@/components/dish/cook/RunningTimers';
import type { Dish } from '@/lib/domain/dish/record';
import { signInAs } from '../../../support/builders/auth';
import { buildImage } from '../../../support/builders/builders';
import { buildDish, buildIngredient, buildProduct, newKey } from '../../../support/builders/dish';
import { buildFood } from '../../../support/builders/food';
import { buildEater, buildEntry, buildPlan, dayWith } from '../../../support/builders/mealplan';
import { renderApp, renderPart } from '../../../support/render';
import { answer, api, dataOf, many, one, server } from '../../../support/servers/server';
import { onDesktop } from '../../../support/wide';

const show = (parts: Partial<Dish> = {}, options = {}) => {
  const changed = vi.fn();
  return { changed, ...renderPart(<DishView dish={buildDish(parts)} onChanged={changed} />, options) };
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('an address can open cook mode at once', async () => {
  renderPart(<DishView dish={buildDish()} onChanged={vi.fn()} cook={{ isAsked: true, onEnd: vi.fn() }} />);
  expect(await screen.findByRole('heading', { name: /^Step 1 of / })).toBeInTheDocument();
});

test('cook mode opened from a plan says for whom, until other servings are chosen', async () => {
  signInAs();
  const entry = '5b0b7e0c-1c53-4f0a-9a5a-0f4bb1a7c0de';
  const shares = [
    { eater: 'ana', servings: 0.8 },
    { eater: 'nika', servings: 1.2 },
  ];
  const eaters = [buildEater({ key: 'ana', Name: 'Ana' }), buildEater({ key: 'nika', Name: 'Nika' })];
  answer('/saves', many([]));
  answer('/mealplans/5', one(buildPlan({ eaters, days: [dayWith(buildEntry({ key: entry, shares }))] })));
  const place = { source: 'mealplan', id: 5, entry } as const;
  const { user } = renderPart(
    <DishView
      dish={buildDish()}
      onChanged={vi.fn()}
      servings={2}
      cook={{ isAsked: true, onEnd: vi.fn(), place }}
    />,
  );
  const cooking = await screen.findByRole('dialog');
  expect(await within(cooking).findByText('2 servings · Ana 0.8 · Nika 1.2')).toBeInTheDocument();
  await user.click(within(cooking).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'One serving more' }));
  await user.click(screen.getByRole('button', { name: 'Cook' }));
  expect(await within(await screen.findByRole('dialog')).findByText('3 servings')).toBeInTheDocument();
});

test('servings rescale amounts in place, and reset', async () => {
  const { user } = show();
  expect(screen.getByText('500 g')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One serving more' }));
  await user.click(screen.getByRole('button', { name: 'One serving more' }));
  expect(screen.getByText('750 g')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Calories/ })).toHaveTextContent('455 kcal'); // a serving stays a serving
  await user.click(screen.getByRole('button', { name: 'Back to 4' }));
  expect(screen.getByText('500 g')).toBeInTheDocument();
});

/** Returns the times of the recipe rendered last. */
const times = (named = 'Preparation time') =>
  screen.getAllByText(named).at(-1)?.nextElementSibling?.textContent?.replace(/\s+/g, ' ');

test('preparation is beside the total time, or left out if unknown', () => {
  show({ TimeToCook: 45, prepTime: 15 });
  expect(times()).toBe('45 min · 15 min prep');
  show({ TimeToCook: 50 });
  expect(times()).toBe('50 min');
  show({ TimeToCook: null, prepTime: 5 });
  expect(times()).toBe('5 min prep');
});

test('preparation is shown in Georgian', () => {
  show({ TimeToCook: 45, prepTime: 15 }, { language: 'ka' });
  expect(times('მომზადების დრო')).toBe('45 წთ · მოსამზადებელი დრო 15 წთ');
});

test('a private recipe read through a plan names the plan, and offers only reading', async () => {
  signInAs();
  const through = { id: 7, Name: 'Our week', subscription: null };
  const { user } = show({ owner: { id: 99, Name: 'Ana' }, visibility: 'private', through });
  const link = await screen.findByRole('link', { name: 'Shared in the plan “Our week”' });
  expect(link).toHaveAttribute('href', '/mealplan/7');
  expect(screen.getByRole('button', { name: 'Cook' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
  for (const name of ['Save', 'Share', 'Copy to mine']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('a recipe without servings is shown as written, and its editor is asked', async () => {
  signInAs();
  answer('/saves', many([]));
  const open = buildDish({ servingAmount: null, calories: null, costTetri: null });
  const { unmount } = renderPart(<DishView dish={open} onChanged={vi.fn()} servings={3} />);
  expect(screen.getByText('500 g')).toBeInTheDocument();
  expect(screen.getByText('Servings are not known')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'One serving more' })).not.toBeInTheDocument();
  expect(await screen.findByRole('columnheader', { name: /per 100/ })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'per serving' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add servings' })).not.toBeInTheDocument();
  unmount();
  renderPart(<DishView dish={{ ...open, owner: { id: 7, Name: 'Ana' } }} onChanged={vi.fn()} />);
  expect(await screen.findByRole('link', { name: 'Add servings' })).toHaveAttribute('href', '/dishes/7/edit');
});

test('half a serving from a plan stays, and the buttons lead to whole ones', async () => {
  const { user } = renderPart(<DishView dish={buildDish()} onChanged={vi.fn()} servings={2.5} />);
  expect(screen.getByText('2.5 servings')).toBeInTheDocument();
  expect(screen.getByText('313 g')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One serving fewer' }));
  expect(screen.getByText('2 servings')).toBeInTheDocument();
});

test('a ticked ingredient stays ticked after a reload', async () => {
  const dish = { ingredients: [buildIngredient()] };
  const { user, unmount } = show(dish);
  await user.click(screen.getByRole('checkbox', { name: /Wheat flour/ }));
  unmount();
  show(dish);
  expect(screen.getByRole('checkbox', { name: /Wheat flour/ })).toBeChecked();
});

test('incomplete figures say "at least", and name the incomplete products, with the way to fix them', async () => {
  signInAs();
  answer('/saves', many([]));
  const sauce = buildProduct({ id: 44, Name: 'Sauce', calories: null, costTetri: null });
  show({ ingredients: [buildIngredient(), buildIngredient({ product: sauce, unit: 'Piece', amount: 1 })] });
  expect(await screen.findByText(/Sauce: calories, price, weight of a piece/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fill in' })).toHaveAttribute('href', '/products/44/edit');
  expect(screen.getByRole('row', { name: /Calories/ })).toHaveTextContent('at least 455 kcal');
});

test('two taps on an incomplete recipe link a product to its food', async () => {
  signInAs();
  answer('/saves', many([]));
  const sauce = buildProduct({ id: 44, Name: 'Tomato', calories: null, verified: false });
  const dear = buildProduct({ id: 45, Name: 'Saffron', costTetri: null, verified: false });
  const sent: unknown[] = [];
  answer('/foods', many([buildFood()]));
  server.use(
    http.post(api('/products/44/same-as'), async ({ request }) => {
      sent.push(await dataOf(request));
      return HttpResponse.json(one({ ...sauce, calories: 18 }));
    }),
  );
  const { user } = show({ ingredients: [sauce, dear].map((product) => buildIngredient({ product })) });
  // a food has no price, so it does not help if only the price is missing
  await user.click(await screen.findByRole('button', { name: 'Same as…' }));
  await user.click(await screen.findByRole('button', { name: /^Tomato\s?18\skcal/ }));
  await waitFor(() => expect(sent).toEqual([{ food: 900 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('unknown allergens are shown as unknown to a person with an allergy', async () => {
  signInAs({ allergens: ['nuts'] });
  answer('/saves', many([]));
  show({ ingredients: [buildIngredient({ product: buildProduct({ Name: 'Secret', allergens: null }) })] });
  expect(await screen.findByText('Allergens not known: Secret')).toBeInTheDocument();
});

test('a person is warned of their allergens and diet, in their language', async () => {
  signInAs({ allergens: ['milk'], diet: ['Vegan'] });
  answer('/saves', many([]));
  const cheese = buildProduct({
    id: 2,
    Name: 'Sulguni',
    NameKa: 'სულგუნი',
    origin: 'dairy',
    allergens: ['milk'],
  });
  show({ ingredients: [buildIngredient({ product: cheese })] }, { language: 'ka' });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('შეიცავს ალერგენს „რძე“: სულგუნი');
  expect(note).toHaveTextContent('არ შეესაბამება დიეტას „ვეგანური“: სულგუნი');
});

test('a visitor reads, shares and prints, and is offered nothing else', async () => {
  const { user } = show();
  const main = screen.getByRole('article');
  await user.click(within(main).getByRole('button', { name: 'More' }));
  const names = within(main)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual(expect.arrayContaining(['Cook', 'Share', 'Print']));
  expect(names.join()).not.toMatch(/Save|Delete|Report|Copy/);
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test('a recipe without a picture gives its space to the ingredients on a phone', () => {
  const gallery = () => screen.getByRole('heading', { level: 1 }).closest('header')?.firstElementChild;
  const { unmount } = show();
  expect(gallery()).toHaveAttribute('data-bare');
  unmount();
  show({ DishImages: [buildImage()] });
  expect(gallery()).not.toHaveAttribute('data-bare');
});

test('two timers run in parallel, and an ended one says so', async () => {
  const step = (minutes: number) => ({ key: newKey(), description: 'Boil.', minutes, images: [], video: '' });
  renderPart(
    <>
      <DishView dish={buildDish({ Steps: [step(1), step(10)] })} onChanged={vi.fn()} />
      <RunningTimers />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /Timer: 10.min/ }));
  await screen.findByRole('timer'); // the timer's chunk loads with the first one
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  fireEvent.click(screen.getByRole('button', { name: /Timer: 1.min/ }));
  fireEvent.click(screen.getByRole('button', { name: /Timer: 10.min/ }));
  act(() => vi.advanceTimersByTime(30_000));
  expect(screen.getAllByRole('timer').map((timer) => timer.textContent)).toEqual(['0:30', '9:30']);
  const away = screen.getAllByRole('link', { name: /Step \d+ Imeretian khachapuri/ });
  expect(away.map((link) => link.getAttribute('href'))).toEqual(['/dishes/7#step-1', '/dishes/7#step-2']);
  act(() => vi.advanceTimersByTime(31_000));
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain('Step 1: time is up');
  fireEvent.click(screen.getByText('Stop'));
  expect(screen.getAllByRole('timer')).toHaveLength(1);
});

test('a recipe’s timer runs on other pages and after a reload, until stopped', async () => {
  const timer = { key: '7/a', dish: { id: 7, Name: 'Lobio' }, step: 3, total: 600, left: 600 };
  window.localStorage.setItem('timers', JSON.stringify([{ ...timer, endsAt: Date.now() + 600_000 }]));
  const { user } = renderPart(<RunningTimers />);
  expect(await screen.findByRole('link', { name: /Step 3 Lobio/ })).toHaveAttribute(
    'href',
    '/dishes/7#step-3',
  );
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(window.localStorage.getItem('timers')).toBeNull();
});

test('a step shows its ingredients, with amounts for the chosen servings', async () => {
  const chicken = buildProduct({ id: 3, Name: 'Chicken legs', NameKa: 'ქათმის ბარკალი' });
  const step = (description: string) => ({
    key: newKey(),
    description,
    minutes: null,
    images: [],
    video: '',
  });
  const { user } = show({
    ingredients: [buildIngredient(), buildIngredient({ product: chicken, amount: 800 })],
    Steps: [step('Brown the chicken.'), step('Dust it with the flour.'), step('Turn the chicken.')],
  });
  const steps = () => screen.getAllByRole('listitem').filter(({ id }) => id.startsWith('step-'));
  await screen.findByText('Brown the chicken.');
  expect(steps().map(({ textContent }) => textContent?.replace(/\u00A0/g, ' '))).toEqual([
    'Brown the chicken.Chicken legs 800 g',
    'Dust it with the flour.Wheat flour 500 g',
    'Turn the chicken.',
  ]);
  await user.click(screen.getByRole('button', { name: 'One serving more' }));
  expect(steps()[0]).toHaveTextContent('Chicken legs 1');
});

test('pictures follow taps, arrow keys and swipes, and stop at the ends', async () => {
  const pictures = [1, 2, 3].map((number) => ({
    ...buildImage({ url: `/uploads/${number}.webp` }),
    formats: null,
    alternativeText: `Picture ${number}`,
  }));
  const { user } = show({ DishImages: pictures });
  const shown = () => screen.getByRole('img', { name: /Picture/ });
  expect(shown()).toHaveAttribute('src', '/uploads/1.webp');
  await user.click(screen.getByRole('button', { name: 'Show photo 2 of 3' }));
  expect(shown()).toHaveAccessibleName('Picture 2');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toHaveAccessibleName('Picture 3');
  expect(screen.getByRole('button', { name: 'Show photo 3 of 3' })).toHaveFocus();
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(shown(), { touches: [{ clientX: from, clientY: 100 }] });
    fireEvent.touchEnd(shown(), { changedTouches: [{ clientX: to, clientY: 105 }] });
  };
  swipe(50, 250);
  expect(shown()).toHaveAccessibleName('Picture 2');
  swipe(250, 50);
  swipe(250, 50);
  expect(shown()).toHaveAccessibleName('Picture 3');
});

test('unsafe text is shown as plain text', () => {
  const Description = '<img src=x onerror=alert(1)>';
  show({
    Description,
    Steps: [{ key: newKey(), description: '<script>1</script>', minutes: null, images: [], video: '' }],
  });
  expect(screen.getByText(Description)).toBeInTheDocument();
  expect(document.querySelector('script, img[src="x"]')).toBeNull();
});

test('the heart answers at once and shows how many have saved the recipe', async () => {
  signInAs();
  answer('/saves', many([]));
  server.use(http.post(api('/dishes/7/save'), () => HttpResponse.json(one(buildDish()))));
  const { user, changed } = show();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeInTheDocument();
  await waitFor(() => expect(changed).toHaveBeenCalledWith(expect.objectContaining({ saveCount: 4 })));
});

test('the recipe in the other language is one tap away', () => {
  show({ translationOf: { id: 12, Name: 'იმერული ხაჭაპური', language: 'ka' } });
  const link = screen.getByRole('link', { name: 'In Georgian' });
  expect(link).toHaveAttribute('href', '/dishes/12');
  expect(link).toHaveAttribute('hreflang', 'ka');
});

test('a recipe in one language offers no other', () => {
  show();
  expect(screen.queryByRole('link', { name: /^In / })).not.toBeInTheDocument();
});

test('scaled amounts stay measurable, unscaled ones stay as written', async () => {
  const egg = buildProduct({ id: 3, Name: 'Egg' });
  const { user } = show({
    servingAmount: 6,
    ingredients: [buildIngredient({ amount: 2.17, unit: 'Piece', product: egg })],
  });
  const line = screen.getByRole('checkbox', { name: /Egg/ }).closest('li');
  expect(line).toHaveTextContent('2.17Egg');
  for (let less = 0; less < 3; less += 1) {
    await user.click(screen.getByRole('button', { name: 'One serving fewer' }));
  }
  expect(line).toHaveTextContent('1Egg');
});

test('a step shows its timer, and pauses, resumes and stops it', async () => {
  show({ Steps: [{ key: newKey(), description: 'Boil.', minutes: 1, images: [], video: '' }] });
  await screen.findByText('Boil.');
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  fireEvent.click(screen.getByRole('button', { name: /Timer: 1.min/ }));
  act(() => vi.advanceTimersByTime(10_000));
  fireEvent.click(screen.getByRole('button', { name: '0:50 left' }));
  act(() => vi.advanceTimersByTime(10_000));
  fireEvent.click(screen.getByRole('button', { name: '0:50 left, paused' }));
  act(() => vi.advanceTimersByTime(51_000));
  fireEvent.click(screen.getByRole('button', { name: 'Time is up' }));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Timer: 1.min/ })).toBeInTheDocument();
});

test('a printed step shows its duration; calories and cost are labelled as per serving', async () => {
  show({ Steps: [{ key: newKey(), description: 'Bake until golden.', minutes: 12, images: [], video: '' }] });
  expect(await screen.findByText('Bake until golden.')).toHaveTextContent('Bake until golden. (12 min)');
  expect(
    within(screen.getByRole('banner'))
      .getByText(/455.kcal/)
      .closest('li'),
  ).toHaveTextContent('per serving');
});

test('sharing and printing are behind "More", which a press elsewhere closes', async () => {
  const { user } = show();
  const more = screen.getByRole('button', { name: 'More', expanded: false });
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

test('cook mode resumes at its step after a reload, and marks the step’s ingredients', async () => {
  const step = (description: string) => ({
    key: newKey(),
    description,
    minutes: null,
    images: [],
    video: '',
  });
  const dish = { Steps: [step('Heat the oven.'), step('Knead the flour.')] };
  const first = show(dish);
  await first.user.click(screen.getByRole('button', { name: 'Cook' }));
  await first.user.click(await screen.findByRole('button', { name: 'Next step' }));
  first.unmount();
  const { user } = show(dish);
  await user.click(screen.getByRole('button', { name: 'Cook' }));
  const cook = within(await screen.findByRole('dialog'));
  expect(await cook.findByText('Step 2 of 2')).toBeInTheDocument();
  expect(cook.getByRole('checkbox', { name: /Wheat flour, needed in this step/ })).toBeInTheDocument();
  await user.click(cook.getByRole('button', { name: 'Previous' }));
  expect(cook.queryByText(/needed in this step/)).not.toBeInTheDocument();
});

test.each([
  ['private', 'Link copied. The recipe is private: only those with access can open it.', 'warning'],
  ['public', 'Link copied', 'success'],
] as const)('copying the link of a %s recipe says who can open it', async (visibility, said, tone) => {
  signInAs({ id: 55 });
  answer('/saves', many([]));
  const { user } = renderApp(<DishView dish={buildDish({ visibility })} onChanged={vi.fn()} />);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(said)).toHaveClass(`alert-${tone}`);
});

test('measures and degrees follow the reader’s choice, which is remembered', async () => {
  const flour = buildProduct({ gramsPerMl: 125 / 240 });
  const line = buildIngredient({ amount: 187.5, unit: 'gr', text: '1½ cups', product: flour });
  const { user } = show({
    servingAmount: 4,
    ingredients: [line],
    Steps: [
      { key: newKey(), description: 'Bake at 180°C for 20 minutes.', minutes: null, images: [], video: '' },
    ],
  });
  expect(screen.getByText('1½ cups')).toHaveTextContent('1½ cups · 190 g');
  await user.click(screen.getByRole('button', { name: 'cups, oz, °F' }));
  for (let more = 0; more < 4; more += 1)
    await user.click(screen.getByRole('button', { name: 'One serving more' }));
  expect(screen.getByText('3 cups')).toHaveTextContent('3 cups · 375 g');
  expect(await screen.findByText('Bake at 180°C (350°F) for 20 minutes.')).toBeInTheDocument();
  expect(window.localStorage.getItem('measures')).toBe('us');
  await user.click(screen.getByRole('button', { name: 'g, ml, °C' }));
  expect(screen.getByText('375 g')).toBeInTheDocument();
});

test('a time in a step has its timer, and "to taste" has no number', async () => {
  const salt = buildIngredient({ amount: null, unit: null, text: 'to taste' });
  show({
    ingredients: [salt],
    Steps: [{ key: newKey(), description: 'Simmer for 30 minutes.', minutes: null, images: [], video: '' }],
  });
  expect(await screen.findByRole('button', { name: /30.min/ })).toBeInTheDocument();
  expect(screen.getByText('to taste')).toBeInTheDocument();
});

test('a line shows the amount at home, for the chosen servings', async () => {
  signInAs();
  answer('/saves', many([]));
  const [flour, salt, rest] = [buildIngredient(), buildIngredient(), buildIngredient()];
  const asked: (string | null)[] = [];
  server.use(
    http.get(api('/dishes/:id/at-home'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('servings'));
      const lines = [
        { key: flour.key, isEnough: true, there: 600, unit: 'gr', until: '2000-01-01' },
        { key: salt.key, isEnough: false, there: 150, unit: 'gr', until: null },
      ];
      const short = [
        { key: salt.key, amount: 50, unit: 'gr' },
        { key: rest.key, amount: null, unit: null },
      ];
      return HttpResponse.json({ data: { missing: 2, lines, short, takes: [] } });
    }),
  );
  const { user } = show({ ingredients: [flour, salt, rest] });
  expect(await screen.findByText('1 at home · 2 short')).toBeInTheDocument();
  const [first, second, third] = screen.getAllByRole('checkbox').map((box) => box.closest('li'));
  expect(first).toHaveTextContent(/600.g at home, expired 1 Jan$/);
  expect(second).toHaveTextContent(/short of 50.g, 150.g at home$/);
  expect(third).toHaveTextContent(/to buy$/);
  await user.click(screen.getByRole('button', { name: 'One serving more' }));
  await waitFor(() => expect(asked).toEqual(['4', '5']));
});

test('a line shows its original words, and the food they are counted as', () => {
  show({ ingredients: [buildIngredient({ name: 'hazelnut flour' })] });
  const line = screen.getByRole('checkbox', { name: /hazelnut flour/ }).closest('label');
  expect(line).toHaveTextContent('hazelnut flour · counted as Wheat flour');
});

test('an editor is asked to check doubtful words, and confirms them', async () => {
  const me = signInAs({ allergens: ['nuts'] });
  answer('/saves', many([]));
  const sent: unknown[] = [];
  server.use(
    http.put(api('/dishes/7'), async ({ request }) => {
      sent.push(await dataOf(request));
      return HttpResponse.json(one(buildDish({ id: 7 })));
    }),
  );
  const { user } = show({ id: 7, owner: { id: me.id, Name: me.Name }, lookAgain: ['hazelnut flour'] });
  const note = await screen.findByRole('region', { name: 'Look at 1 ingredient again' });
  expect(note).toHaveTextContent('hazelnut flour: this may be another food');
  expect(await screen.findByText('Allergens not known: hazelnut flour')).toBeInTheDocument();
  expect(within(note).getByRole('link', { name: 'Edit the recipe' })).toHaveAttribute(
    'href',
    '/dishes/7/edit',
  );
  await user.click(within(note).getByRole('button', { name: 'It is all correct' }));
  await waitFor(() => expect(sent).toEqual([{ lookAgain: [] }]));
});

test('a person who may not edit is only warned', async () => {
  signInAs({ allergens: ['nuts'] });
  answer('/saves', many([]));
  show({ owner: { id: 99, Name: 'Ana' }, lookAgain: ['hazelnut flour'] });
  expect(await screen.findByText('Allergens not known: hazelnut flour')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /again/ })).not.toBeInTheDocument();
});

test('a desktop’s first screen has “Edit” for editors, the rating and the number of cookings', async () => {
  onDesktop();
  signInAs({ id: 55 });
  answer('/saves', many([]));
  answer('/dish-notes', many([{ id: 3, rating: 4, Note: '' }]));
  answer('/cookings', many([{ id: 1, ref: newKey(), dish: 7, day: '2026-11-01', Note: '', image: null }]));
  show({ owner: { id: 55, Name: 'Mariam' } });
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  const rated = await screen.findByRole('link', { name: /4/ });
  expect(rated).toHaveAttribute('href', '#mine');
  expect(screen.getByRole('link', { name: 'Cooked once, on 1 November 2026' })).toHaveAttribute(
    'href',
    '#mine',
  );
});

test('a step with two times has two timers, which run separately', async () => {
  const description = 'Brown the beef for 10 minutes, then simmer for 1 hour.';
  show({ Steps: [{ key: newKey(), description, minutes: null, images: [], video: '' }] });
  await screen.findByText(description);
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  fireEvent.click(screen.getByRole('button', { name: /Timer: 1.h/ }));
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: '59:00 left' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /Timer: 10.min/ }));
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: '58:00 left' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '9:00 left' })).toBeInTheDocument();
});

test('an address may open cook mode, which reports its end', async () => {
  const ended = vi.fn();
  const { user } = renderPart(
    <DishView dish={buildDish()} onChanged={vi.fn()} servings={2} cook={{ isAsked: true, onEnd: ended }} />,
  );
  const mode = await screen.findByRole('dialog');
  expect(within(mode).getByText(/^Step 1 of/)).toBeInTheDocument();
  expect(ended).not.toHaveBeenCalled();
  await user.click(within(mode).getByRole('button', { name: 'Close' }));
  expect(ended).toHaveBeenCalledOnce();
});

test('a desktop prints a recipe from its actions, with the servings of its steps', async () => {
  onDesktop();
  const { user } = show();
  const print = screen.getByRole('button', { name: 'Print' });
  expect(print.closest('.menu-dropdown')).toBeNull();
  expect(screen.getByText('Amounts at each step are for 4 servings')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One serving more' }));
  expect(screen.getByText('Amounts at each step are for 5 servings')).toBeInTheDocument();
});
