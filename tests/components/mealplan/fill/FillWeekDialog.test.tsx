import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { useShownDay } from '@/components/day/week/useShownDay';
import { FillWeekDialog } from '@/components/mealplan/fill/FillWeekDialog';
import { PlanEditorProvider, usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import type { Language } from '@/lib/domain/language';
import { NO_PARTS, type Plan } from '@/lib/domain/mealplan/record';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildHousehold } from '../../../support/builders/pantry';
import { servePlan } from '../../../support/builders/servePlan';
import {
  buildDay,
  buildEntry,
  buildMeal,
  buildPlan,
  buildPlanDish,
} from '../../../support/builders/mealplan';
import { buildProposal, planStream, proposedDay, proposes } from '../../../support/builders/proposal';
import { renderPart } from '../../../support/render';
import { onDesktop } from '../../../support/wide';
import { answer, api, dataOf, listed, many, server, strapiError } from '../../../support/servers/server';

const ME = { id: 7, Name: 'Mariam' };
const NAMES = ['Soup', 'Porridge', 'Stew', 'Salad', 'Trout'];
const dishes = NAMES.map((Name, at) => buildPlanDish({ id: at + 1, Name, calories: 500, costTetri: 200 }));
const plan = buildPlan({
  startDate: '2026-11-23',
  days: [
    buildDay({
      key: 'monday',
      meals: [buildMeal({ type: 'Lunch', entries: [buildEntry({ key: 'soup' })] })],
    }),
    buildDay({ key: 'tuesday' }),
  ],
  parts: { ...NO_PARTS, dishes: { 1: at(dishes, 0) } },
});
const first = [
  proposedDay(1, { Breakfast: 2, Lunch: 1, Dinner: 3 }),
  proposedDay(2, { Breakfast: 2, Lunch: 4, Dinner: 3 }),
];

let kept: unknown[];
beforeEach(() => {
  signInAs({ Name: 'Mariam', targets: { calories: 2000 }, allergens: ['peanuts'] });
  answer('/users/me/planning', { data: null });
  listed('/dishes', dishes);
  kept = [];
  server.use(
    http.put(api('/users/me/planning'), async ({ request }) => {
      kept.push(await dataOf(request));
      return HttpResponse.json({ data: null });
    }),
  );
});

function Desk({ onClose }: { onClose: () => void }) {
  const { values, history } = usePlanEditor();
  const shown = useShownDay(values.days, values);
  const laid = values.days.flatMap(({ meals }) =>
    meals.flatMap(({ type, entries }) => entries.map((entry) => `${type} ${entry.Name ?? entry.key}`)),
  );
  return (
    <>
      <p data-testid="plan">{laid.join(', ')}</p>
      <button type="button" onClick={history.undo}>
        take back
      </button>
      <FillWeekDialog shown={shown} onClose={onClose} />
    </>
  );
}

function open(of: Plan = plan, language: Language = 'en') {
  const onClose = vi.fn();
  const told = servePlan(of);
  const part = renderPart(
    <PlanEditorProvider plan={of}>
      <Desk onClose={onClose} />
    </PlanEditorProvider>,
    { language },
  );
  return { ...part, onClose, told };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('the dialog uses known facts about person and plan, and changes nothing until accepted', async () => {
  const asked = proposes(() => planStream(buildProposal({ days: first })));
  const { user, onClose, told } = open();
  expect(await screen.findByText('5 meals to fill')).toBeVisible();
  await user.click(await button('Plan it'));
  expect(await screen.findByText(/The plan is ready/)).toBeVisible();
  expect(asked[0]).toEqual({
    days: 2,
    meals: ['Breakfast', 'Lunch', 'Dinner'],
    eaters: [
      {
        Name: 'Mariam',
        factor: 1,
        targets: { calories: 2000, fats: null, carbs: null, prots: null },
        diet: [],
        allergens: ['peanuts'],
        user: 7,
      },
    ],
    from: ['public', 'mine', 'saved'],
    wishes: {},
    keep: [{ day: 1, meal: 'Lunch', dish: 1 }],
    startDate: '2026-11-23',
    seed: 0,
  });
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(kept[0]).not.toHaveProperty('keep');
  const monday = within(screen.getByRole('region', { name: /Monday/ }));
  expect(monday.getByText('in the plan')).toBeVisible();
  expect(monday.getAllByText('Porridge')[0]).toBeVisible();
  expect(screen.getByTestId('plan')).toHaveTextContent('Lunch soup');
  expect(told).toHaveLength(0);
  await user.click(await button('Use this plan'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('plan')).toHaveTextContent(
    'Breakfast Porridge, Lunch soup, Dinner Stew, Breakfast Porridge, Lunch Salad, Dinner Stew',
  );
  await waitFor(() => expect(told).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'take back' }));
  expect(screen.getByTestId('plan')).toHaveTextContent(/^Lunch soup$/);
  await waitFor(() => expect(told).toHaveLength(2));
});

test('a tap adds people of the household, and accepting adds them to the plan', async () => {
  answer('/households', many([buildHousehold({ owner: { id: 21, Name: 'Giorgi' }, members: [ME] })]));
  const asked = proposes(() => planStream(buildProposal({ days: first })));
  const { user, told } = open();
  await user.click(await screen.findByText('Who eats, and what each needs'));
  await user.click(await button('Add: Giorgi'));
  expect(screen.queryByRole('button', { name: 'Add: Giorgi' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'From your household' })).toHaveFocus();
  await user.click(await button('Plan it'));
  await screen.findByText(/The plan is ready/);
  expect(at(asked, 0).eaters).toMatchObject([{ Name: 'Mariam' }, { Name: 'Giorgi', factor: 1 }]);
  expect(told).toHaveLength(0);
  await user.click(await button('Use this plan'));
  await waitFor(() => expect(told.at(-1)).toHaveProperty('eaters'));
  expect(told.at(-1)).toMatchObject({
    eaters: [
      { Name: 'Mariam', factor: 1, user: ME.id },
      { Name: 'Giorgi', factor: 1, user: 21 },
    ],
  });
});

test.each([
  ['en', 'Uses up what expires', 'Cream, 400 ml (until 24 Nov)Stew, Monday 23 November'],
  ['ka', 'ვადის გასვლამდე იხარჯება', 'ნაღები, 400 მლ'],
] as const)('the dialog names the food it saves, and where (%s)', async (language, title, said) => {
  const cream = {
    key: 'cream',
    Name: 'Cream of the market',
    product: { id: 4, Name: 'Cream', NameKa: 'ნაღები' },
    expiresOn: '2026-11-24',
    until: 2,
    amount: 500,
    unit: 'ml' as const,
    day: 1,
    meal: 'Dinner' as const,
    dish: 3,
    taken: 400,
  };
  const eggs = { ...cream, key: 'eggs', Name: 'Eggs of Gio', product: null, unit: null, taken: null };
  proposes(() => planStream(buildProposal({ days: first, saved: [cream, eggs] })));
  const { user } = open(plan, language);
  await user.click(await button(language === 'en' ? 'Plan it' : 'დაგეგმვა'));
  const saved = within(await screen.findByRole('region', { name: title }));
  const [one, other] = saved.getAllByRole('listitem');
  expect(one).toHaveTextContent(said);
  expect(other).toHaveTextContent(/^Eggs of Gio \(/);
});

test('locked meals stay when the rest is refilled with another seed', async () => {
  const second = [at(first, 0), proposedDay(2, { Breakfast: 2, Lunch: 5, Dinner: 3 })];
  const asked = proposes((_, times) => planStream(buildProposal({ days: times === 1 ? first : second })));
  const { user } = open();
  await user.click(await button('Plan it'));
  await user.click(await button('Lock: Salad'));
  expect(await button('Lock: Salad')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await button('Refill the rest'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({
    seed: 1,
    keep: [
      { day: 1, meal: 'Lunch', dish: 1 },
      { day: 2, meal: 'Lunch', dish: 4 },
    ],
  });
  expect(await screen.findByText('Trout')).toBeVisible();
});

test('a longer search only improves the plan, and says if there is no better one', async () => {
  const found = [
    buildProposal({ days: first, score: 80 }),
    buildProposal({ days: [at(first, 0), proposedDay(2, { Breakfast: 2, Lunch: 5, Dinner: 3 })], score: 95 }),
    buildProposal({ days: [at(first, 0), proposedDay(2, { Breakfast: 5, Lunch: 4, Dinner: 3 })], score: 70 }),
  ];
  const asked = proposes((_, times) =>
    planStream(...(times === 1 ? found.slice(0, 1) : found.slice(1, times))),
  );
  const { user } = open();
  await user.click(await button('Plan it'));
  await user.click(await button('Keep looking'));
  expect(await screen.findByText(/Nothing better was found/)).toBeVisible();
  expect(screen.queryByText('Trout')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keep looking' })).not.toBeInTheDocument();
  expect(asked[1]).toEqual({ ...asked[0], seconds: 10 });
  await user.click(await button('Fill all again'));
  expect(await screen.findByText(/The plan is ready/)).toBeVisible();
  expect(asked[2]).not.toHaveProperty('seconds');
  expect(await screen.findByText('Trout')).toBeVisible();
});

test('"other" shows the changes of three more dishes, and places the chosen one', async () => {
  proposes(() => planStream(buildProposal({ days: first })));
  const asked: unknown[] = [];
  server.use(
    http.post(api('/mealplans/propose/others'), async ({ request }) => {
      asked.push(await dataOf(request));
      const difference = { calories: 120.4, fats: 0, carbs: 0, prots: -8, costTetri: 150 };
      return HttpResponse.json({ data: { others: [{ dish: 5, servings: 1, difference, score: 2 }] } });
    }),
  );
  const { user } = open();
  await user.click(await button('Plan it'));
  await user.click(await button('Another dish instead of “Salad”'));
  const group = await screen.findByRole('group', { name: 'Instead of “Salad”' });
  const other = await within(group).findByRole('button', { name: /Trout/ });
  expect(other).toHaveTextContent('+120 kcal · −8 g protein · +1.50 ₾');
  expect(asked[0]).toMatchObject({ slot: { day: 2, meal: 'Lunch' }, plan: first });
  expect(asked[0]).not.toHaveProperty('keep');
  await user.click(other);
  expect(screen.queryByText('Salad')).not.toBeInTheDocument();
  expect(await button('Lock: Trout')).toHaveAttribute('aria-pressed', 'true');
});

const shortfalls = [
  {
    key: 'empty',
    day: 2,
    values: {
      meal: 'Lunch',
      took: [{ by: 'weekdayMinutes', dishes: 12 }],
      loosenings: [{ wish: 'weekdayMinutes', value: 45, dishes: 7 }],
    },
  },
  {
    key: 'target',
    day: 1,
    values: {
      eater: 'Mariam',
      nutrient: 'prots',
      target: 60,
      amount: 46,
      difference: -14,
      instead: { meal: 'Dinner', dish: 5, servings: 1.5, costTetri: 120, difference: 0 },
    },
  },
  { key: 'budget', values: { budgetTetri: 10_000, costTetri: 12_050 } },
] as const;

test.each([
  [
    'en',
    'Plan it',
    [
      'Tuesday 24 November, lunch stays empty: nothing fits. The time on weekdays rules out 12 recipes.',
      'Monday 23 November: 14 g of protein short (46 of 60 g). With “Trout” instead (dinner) it fits. That costs 1.20 ₾ more.',
      'It costs 120.50 ₾: 20.50 ₾ over the budget of 100.00 ₾.',
    ],
  ],
  [
    'ka',
    'დაგეგმვა',
    [
      'სამშაბათი, 24 ნოემბერი, სადილი: ცარიელი რჩება, შესაფერისი არაფერია. სამუშაო დღის დროში ვერ ეტევა 12 რეცეპტი.',
      'ორშაბათი, 23 ნოემბერი: აკლია 14 გ ცილა (46 / 60 გ). სანაცვლოდ „Trout“ რომ ავიღოთ (ვახშამი), მიზანი შესრულდება. ღირებულებას დაემატება 1,20 ₾.',
      'ღირებულება – 120,50 ₾, ბიუჯეტი – 100,00 ₾: ზედმეტია 20,50 ₾.',
    ],
  ],
] as const)('misfits are explained in sentences (%s)', async (language, go, sentences) => {
  onDesktop(); // on a phone all but the first are folded
  proposes(() => planStream(buildProposal({ days: first, shortfalls })));
  const { user } = open(plan, language);
  await user.click(await button(go));
  for (const sentence of sentences)
    expect(
      await screen.findByText((text) => text.replaceAll('\u00A0', ' ').trim() === sentence),
    ).toBeVisible();
});

test('loosening a wish plans again, and the link to the wishes shows it', async () => {
  const asked = proposes(() => planStream(buildProposal({ days: first, shortfalls })));
  const { user } = open();
  await user.click(await button('Plan it'));
  await user.click(await button(/^Weekdays up to 45\smin \(7 recipes\)/));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ wishes: { weekdayMinutes: 45 }, seed: 0 });
  await user.click(await button('Change wishes'));
  expect(await screen.findByText('weekdays up to 45 min')).toBeVisible();
});

test('one press swaps in a dish that fixes a target, in the right amount', async () => {
  proposes(() => planStream(buildProposal({ days: first, shortfalls })));
  const { user, told } = open();
  await user.click(await button('Plan it'));
  await user.click(await button(/^Swap/));
  expect(await button('Lock: Trout')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(/14 g of protein short/)).not.toBeInTheDocument();
  await user.click(await button('Use this plan'));
  await waitFor(() => expect(told).toHaveLength(1));
  const trout = expect.objectContaining({ dish: 5, servings: 1.5 });
  const dinner = expect.objectContaining({ type: 'Dinner', entries: [trout] });
  expect(at(at(told, 0).days, 0).meals).toContainEqual(dinner);
});

test('a refusal appears above the form, and typed text stays', async () => {
  proposes((_, times) =>
    times === 1
      ? HttpResponse.json(strapiError(429), { status: 429, headers: { 'Retry-After': '120' } })
      : planStream(buildProposal({ days: first })),
  );
  const { user } = open();
  await user.click(await screen.findByText('Time, money and wishes'));
  await user.type(screen.getByLabelText('Budget for these days'), '150');
  await user.click(await button('Plan it'));
  expect(await screen.findByText(/try again in 2 minutes/)).toBeVisible();
  expect(screen.getByText('up to 150.00 ₾', { exact: false })).toBeVisible();
  await user.click(await button('Plan it'));
  expect(await screen.findByText(/of 150.00/)).toBeVisible();
});

test('stored planning preferences fill the form', async () => {
  answer('/users/me/planning', { data: { meals: ['Dinner'], from: ['mine'], wishes: { fasting: true } } });
  const asked = proposes(() => planStream(buildProposal({ days: first })));
  const { user } = open();
  expect(await screen.findByText('2 meals to fill')).toBeVisible();
  await user.click(await button('Plan it'));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ meals: ['Dinner'], from: ['mine'], wishes: { fasting: true } });
});

test.each([
  [
    'en',
    ['Time, money and wishes', 'Keep the fasting days', 'Fish on the days that allow it'],
    'Plan it',
    ['Wednesday or Friday: no oil or wine', 'Nativity fast: fish allowed'],
    'Friday 27 November, lunch: “Soup” stays, though it is a fasting day.',
  ],
  [
    'ka',
    ['დრო, ფული და სურვილები', 'მარხვის დღეების დაცვა', 'თევზი თევზით ხსნილ დღეებში'],
    'დაგეგმვა',
    ['ოთხშაბათ-პარასკევის მარხვა: ზეთისა და ღვინის გარეშე', 'შობის მარხვა: თევზით ხსნილია'],
    'პარასკევი, 27 ნოემბერი, სადილი: კერძი „Soup“ რჩება, თუმცა მარხვის დღეა.',
  ],
] as const)(
  'whoever keeps fasts says how, and the days name them (%s)',
  async (language, [fold, fasting, fish], go, notes, said) => {
    const kept = { key: 'keptFast', day: 1, values: { meal: 'Lunch', dish: 1, fast: 'oil' } } as const;
    const asked = proposes(() => planStream(buildProposal({ days: first, shortfalls: [kept] })));
    const { user } = open({ ...plan, startDate: '2026-11-27' }, language);
    await user.click(await screen.findByText(fold));
    expect(screen.queryByLabelText(fish)).not.toBeInTheDocument();
    await user.click(screen.getByLabelText(fasting));
    await user.click(screen.getByLabelText(fish));
    await user.click(await button(go));
    for (const note of notes) expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
    expect(asked[0]).toMatchObject({ wishes: { fasting: true, fastingFish: true } });
    expect(at(asked, 0).wishes).not.toHaveProperty('fastingNoOil');
  },
);

test('fish on the days that allow it may fill what the fast left empty', async () => {
  const empty = {
    key: 'empty',
    day: 1,
    values: {
      meal: 'Dinner',
      took: [{ by: 'fasting', dishes: 9 }],
      loosenings: [{ wish: 'fastingFish', dishes: 2 }],
    },
  } as const;
  answer('/users/me/planning', { data: { wishes: { fasting: true, fastingNoOil: true } } });
  const asked = proposes(() => planStream(buildProposal({ days: first, shortfalls: [empty] })));
  const { user } = open();
  await user.click(await button('Plan it'));
  await user.click(await button(/^Fish on the days that allow it \(2 recipes\)/));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ wishes: { fasting: true, fastingFish: true, fastingNoOil: true } });
});

test('there is nothing to plan if everything is filled', async () => {
  const { user } = open();
  const meals = within(await screen.findByRole('group', { name: 'Meals' }));
  for (const meal of ['Breakfast', 'Dinner']) await user.click(meals.getByRole('checkbox', { name: meal }));
  await user.click(screen.getByRole('checkbox', { name: /^Tue/ }));
  expect(await screen.findByText(/has something already/)).toBeVisible();
  expect(await button('Plan it')).toHaveAttribute('aria-disabled', 'true');
});

test('a search without a result says so, and offers nothing to accept', async () => {
  const empty = first.map((one) => ({ ...one, meals: one.meals.map((meal) => ({ ...meal, entries: [] })) }));
  proposes(() => planStream(buildProposal({ days: empty, shortfalls: [shortfalls[0]] })));
  const { user } = open();
  await user.click(await button('Plan it'));
  expect(await screen.findByText('No recipe fits these wishes: no meal was filled.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use this plan' })).toBeNull();
  expect(screen.queryByText(/The plan is ready/)).toBeNull();
});
