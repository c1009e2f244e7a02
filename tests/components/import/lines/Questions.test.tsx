import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Questions } from '@/components/import/lines/Questions';
import type { Import, ImportQuestion } from '@/lib/domain/import/record';
import { at, atLeast, given } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildProduct } from '../../../support/builders/dish';
import { buildImport, importedRecipe, importedLine, HAZELNUT_FLOUR } from '../../../support/builders/import';
import { renderPart } from '../../../support/render';
import { answer, api, dataOf, many, one, record, server } from '../../../support/servers/server';
import { onDesktop } from '../../../support/wide';

const HAZELNUT: ImportQuestion = { ...HAZELNUT_FLOUR, recipes: ['torte', 'cake'] };
const SVANURI: ImportQuestion = {
  ...HAZELNUT,
  told: [],
  name: 'svanuri marili',
  text: '2 tbsp svanuri marili',
  lines: 1,
  recipes: ['torte'],
  proposals: [],
};
const flour = importedLine({ text: '150 g hazelnut flour', amount: 150, unit: 'gr', name: 'hazelnut flour' });
const recipes = [
  importedRecipe({
    key: 'torte',
    Name: 'Hazelnut torte',
    sections: [{ title: 'Batter' }],
    ingredients: [
      flour,
      importedLine({ section: 0 }),
      importedLine({
        text: '2 tbsp svanuri marili',
        unit: 'Table Spoon',
        name: 'svanuri marili',
        section: 0,
      }),
    ],
    Steps: ['Beat.', 'Fold in the hazelnut flour.'].map((description) => ({ description, minutes: null })),
  }),
  importedRecipe({ key: 'cake', Name: 'Apple cake', ingredients: [flour] }),
];
const first = buildImport({ recipes, questions: [HAZELNUT, SVANURI] });

let answers: unknown[] = [];
beforeEach(() => {
  signInAs();
  answers = [];
  server.use(
    http.put(api('/imports/5'), async ({ request }) => {
      const data = await dataOf<{ answers: unknown[] }>(request);
      answers.push(...data.answers);
      return HttpResponse.json(one(first));
    }),
  );
});

function Held() {
  const [now, setNow] = useState<Import>(first);
  return (
    <>
      <Questions one={now} onChange={setNow} />
      <output>{now.recipes?.map(({ ingredients }) => at(ingredients, 0).product ?? 'open').join()}</output>
    </>
  );
}
const sureEggs = recipes.map((recipe) => ({
  ...recipe,
  ingredients: [flour, importedLine({ product: 1 })],
}));
function Sure() {
  const [now, setNow] = useState<Import>({ ...first, recipes: sureEggs });
  return <Questions one={now} onChange={setNow} />;
}
const held = (text: string) => expect(screen.getByText(text, { selector: 'output' })).toBeInTheDocument();

test('one tap answers a word in every recipe, with nothing preselected, and can be undone', async () => {
  const { user } = renderPart(<Held />);
  const row = given((await screen.findByText('hazelnut flour')).closest('li'));
  expect(row).toHaveTextContent('in 2 recipes');
  expect(within(row).getByRole('button', { name: /Wheat flour/ })).toHaveTextContent('loses Nuts');
  await user.click(within(row).getByRole('button', { name: /Ground hazelnuts/ }));
  expect(screen.getByRole('heading', { name: '1 ingredient to settle' })).toBeInTheDocument();
  held('31,31');
  await waitFor(() => expect(answers).toEqual([{ name: 'hazelnut flour', product: 31, food: null }]));

  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(screen.getByRole('heading', { name: '2 ingredients to settle' })).toBeInTheDocument();
  held('open,open');
  await waitFor(() => expect(answers.at(-1)).toEqual({ name: 'hazelnut flour' }));
});

test('keys answer the focused row, and move on', async () => {
  renderPart(<Held />);
  const row = given((await screen.findByText('hazelnut flour')).closest('li'));
  row.focus();
  fireEvent.keyDown(row, { key: '2' });
  await waitFor(() => expect(answers).toEqual([{ name: 'hazelnut flour', product: null, food: 40 }]));
  const next = given(screen.getByText('svanuri marili').closest('li'));
  await waitFor(() => expect(next).toHaveFocus());
  fireEvent.keyDown(next, { key: 'n' });
  await waitFor(() => expect(answers.at(-1)).toEqual({ name: 'svanuri marili', own: true }));
  expect(screen.getByRole('heading', { name: 'All ingredients are settled' })).toBeInTheDocument();
});

test('keys answer from a button of the row too, and never while typing', async () => {
  const { user } = renderPart(<Held />);
  const row = given((await screen.findByText('hazelnut flour')).closest('li'));
  const chip = within(row).getByRole('button', { name: /Wheat flour/ });
  expect(chip).toHaveTextContent('loses Nuts · adds Gluten');
  await user.click(within(row).getByRole('button', { name: 'Another…' }));
  fireEvent.keyDown(within(row).getByRole('combobox'), { key: '2' });
  chip.focus();
  await user.keyboard('1');
  await waitFor(() => expect(answers).toEqual([{ name: 'hazelnut flour', product: 31, food: null }]));
});

test('a failed answer is asked again', async () => {
  server.use(http.put(api('/imports/5'), () => HttpResponse.json({}, { status: 500 })));
  const { user } = renderPart(<Held />);
  const row = given((await screen.findByText('hazelnut flour')).closest('li'));
  await user.click(within(row).getByRole('button', { name: /New product/ }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: '2 ingredients to settle' })).toBeInTheDocument(),
  );
});

test('a desktop shows a recipe beside the question: its lines as written, with the questioned line and step marked', async () => {
  onDesktop();
  const { user } = renderPart(<Held />);
  const pane = await screen.findByRole('complementary', { name: 'Hazelnut torte' });
  const marked = () => within(pane).getAllByText('hazelnut flour', { selector: 'mark' });
  expect(marked().map((mark) => mark.closest('li, p')?.textContent)).toEqual([
    '150 g hazelnut flour',
    'Step 2 Fold in the hazelnut flour.',
  ]);
  expect(within(pane).getByText('Batter')).toBeInTheDocument();
  expect(pane).toHaveTextContent('1 of 2');
  await user.click(within(pane).getByRole('button', { name: 'Apple cake' }));
  expect(screen.getByRole('complementary', { name: 'Apple cake' })).toHaveTextContent('2 of 2');
  // another question shows its own recipe
  screen.getByText('svanuri marili', { selector: 'strong' }).closest('li')?.focus();
  const other = await screen.findByRole('complementary', { name: 'Hazelnut torte' });
  expect(within(other).queryByText('hazelnut flour', { selector: 'mark' })).not.toBeInTheDocument();
  expect(within(other).getByText('svanuri marili', { selector: 'mark' })).toBeInTheDocument();
});

test('a phone shows the questions alone', async () => {
  renderPart(<Held />);
  await screen.findByText('hazelnut flour');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('each question shows the amount to be stored', async () => {
  renderPart(<Held />);
  const row = (await screen.findByText('hazelnut flour')).closest('li');
  expect(row).toHaveTextContent('Kept as 150 g');
  expect(screen.getByText('svanuri marili').closest('li')).toHaveTextContent('Kept as 2 tbsp');
});

test('a desktop shows every amount as stored and as written; open ones are marked', async () => {
  onDesktop();
  const cup = { label: 'cup', labelKa: null, grams: 200 };
  answer('/products', many([{ ...buildProduct({ id: 3, Name: 'Sugar' }), portions: [cup] }]));
  const sugar = { text: '1½ cups sugar', amount: 360, unit: 'ml', name: 'sugar', product: 3 } as const;
  renderPart(
    <Questions
      one={{ ...first, recipes: [{ ...at(recipes, 0), ingredients: [flour, importedLine(sugar)] }] }}
      onChange={() => undefined}
    />,
  );
  const pane = within(await screen.findByRole('complementary', { name: 'Hazelnut torte' }));
  expect(await pane.findByText('Sugar')).toBeInTheDocument();
  const rows = pane.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(0, 3)).toEqual([
    ['Kept as', 'Product', 'Written'],
    ['150\u00A0g', 'hazelnut flouropen', '150\u00A0g'],
    ['300\u00A0g', 'Sugar', '1½ cups'],
  ]);
});

test('a desktop names the allergen of an open word, with the answers that would lose it', async () => {
  onDesktop();
  renderPart(<Held />);
  const pane = await screen.findByRole('complementary', { name: 'Hazelnut torte' });
  expect(pane).toHaveTextContent('The words say: Nuts. While it is open, its recipes warn');
  expect(pane).toHaveTextContent('“Wheat flour” loses Nuts, so it is never chosen by itself.');
  screen.getByText('svanuri marili', { selector: 'strong' }).closest('li')?.focus();
  await waitFor(() => expect(screen.getByRole('complementary')).not.toHaveTextContent('The words say'));
});

test('certain lines are folded; in a review one gets another meaning, which is undone', async () => {
  answer('/products', many([1, 8].map((id) => buildProduct({ id, Name: id === 1 ? 'Egg' : 'Quail egg' }))));
  const quail = record(buildProduct({ id: 8, Name: 'Quail egg' }));
  answer('/products/offer', { data: { products: [quail], foods: [], guessed: false } });
  const { user } = renderPart(<Sure />);
  const fold = await screen.findByRole('button', { name: /^2 lines are sure/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  const list = await screen.findByRole('list', { name: 'Words that are sure' });
  const row = within(list).getByText('eggs', { ignore: '.visually-hidden' }).closest('li');
  await waitFor(() => expect(row).toHaveTextContent('eggsin 2 recipesEgg'));

  const other = within(list).getByRole('button', { name: /^Something else/ });
  await user.click(other);
  await user.click(within(list).getByRole('combobox', { name: 'What is meant' }));
  await user.click(await screen.findByRole('option', { name: /Quail egg/ }));
  await waitFor(() => expect(answers).toEqual([{ name: 'eggs', product: 8 }]));
  await waitFor(() => expect(list).toHaveTextContent('Quail egg'));
  expect(other).toHaveFocus();
  expect(screen.getByText('0 of 2 answered')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /^Undo.*eggs/ }));
  await waitFor(() => expect(answers.at(-1)).toEqual({ name: 'eggs', product: 1, food: null }));
  expect(list).not.toHaveTextContent('Quail egg');
});

const KNOWN = { calories: 628, costTetri: 320, allergens: ['nuts'], unknownAllergens: [] } as const;
const UNKNOWN = { calories: null, costTetri: null, allergens: null, unknownAllergens: [] };
const [hazelnuts, wheat] = atLeast(2, HAZELNUT.proposals);

test('a word’s possible foods show their allergens, energy and price, and unknown facts', async () => {
  const proposals = [
    { ...hazelnuts, ...KNOWN },
    { ...wheat, ...UNKNOWN },
    { ...wheat, Name: 'Raisins', ...UNKNOWN, calories: 299, allergens: [], unknownAllergens: ['sulphites'] },
  ];
  renderPart(
    <Questions one={{ ...first, questions: [{ ...HAZELNUT, proposals }] }} onChange={() => undefined} />,
  );
  const button = (name: RegExp) => screen.findByRole('button', { name });
  expect(await button(/^Ground hazelnuts/)).toHaveTextContent('Nuts · 100 g: 628 kcal, 3.20 ₾');
  expect(await button(/^Wheat flour/)).toHaveTextContent(/Allergens not known$/);
  expect(await button(/^Raisins/)).toHaveTextContent(/may contain Sulphites · 100 g: 299 kcal$/);
});

/** Stores changes to recipes, and answers with the changed import. */
function keepChanges() {
  const sent: unknown[] = [];
  server.use(
    http.put(api('/imports/5'), async ({ request }) => {
      const data = await dataOf<{ recipes: (typeof recipes)[number][] }>(request);
      const { key, ingredients } = at(data.recipes, 0);
      sent.push(ingredients[0]);
      const now = recipes.map((recipe) => (recipe.key === key ? { ...recipe, ingredients } : recipe));
      return HttpResponse.json(one({ ...first, recipes: now }));
    }),
  );
  return sent;
}

test('a desktop lets amount, unit and words be corrected in place, and undone', async () => {
  onDesktop();
  const sent = keepChanges();
  const { user } = renderPart(<Held />);
  const pane = within(await screen.findByRole('complementary', { name: 'Hazelnut torte' }));
  await user.click(await pane.findByRole('button', { name: 'Change: 150 g hazelnut flour' }));
  const fields = within(pane.getByRole('group', { name: 'Change “150 g hazelnut flour”' }));
  const amount = fields.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveFocus();
  expect(amount).toHaveValue('150');
  await user.clear(amount);
  await user.type(amount, 'much{Enter}');
  expect(fields.getByRole('alert')).toHaveTextContent('Please enter a valid amount, or none');
  expect(sent).toEqual([]);

  await user.clear(amount);
  await user.type(amount, '2–3');
  await user.selectOptions(fields.getByRole('combobox', { name: 'Unit' }), 'Table Spoon');
  const words = fields.getByRole('textbox', { name: 'Ingredient' });
  await user.clear(words);
  await user.type(words, 'ground hazelnuts{Enter}');
  const mended = { ...flour, amount: 2, amountTo: 3, unit: 'Table Spoon', name: 'ground hazelnuts' };
  await waitFor(() => expect(sent).toEqual([{ ...mended, product: null, food: null }]));
  expect(await pane.findByRole('row', { name: /^2–3\stbsp ground hazelnuts/ })).toBeInTheDocument();
  await waitFor(() =>
    expect(pane.getByRole('button', { name: 'Change: 150 g hazelnut flour' })).toHaveFocus(),
  );

  await user.click(screen.getByRole('button', { name: /^Undo ?150 g hazelnut flour/ }));
  await waitFor(() => expect(sent.at(-1)).toEqual(flour));
  expect(await pane.findByRole('row', { name: /^150\sg hazelnut flour/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('a failed correction stays open with its reason; Escape reverts it', async () => {
  onDesktop();
  server.use(http.put(api('/imports/5'), () => HttpResponse.json({}, { status: 500 })));
  const { user } = renderPart(<Held />);
  const pane = within(await screen.findByRole('complementary', { name: 'Hazelnut torte' }));
  await user.click(await pane.findByRole('button', { name: 'Change: 150 g hazelnut flour' }));
  const amount = pane.getByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '200{Enter}');
  await waitFor(() => expect(pane.getByRole('alert')).not.toBeEmptyDOMElement());
  await user.type(amount, '{Escape}');
  expect(pane.queryByRole('textbox', { name: 'Amount' })).not.toBeInTheDocument();
  expect(pane.getByRole('row', { name: /^150\sg hazelnut flour/ })).toBeInTheDocument();
});
