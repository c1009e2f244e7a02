import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Questions } from '@/components/import/Questions';
import type { Import, ImportQuestion } from '@/lib/domain/import/record';
import { signInAs } from '../../support/auth';
import { anImport, brought, broughtLine, HAZELNUT_FLOUR } from '../../support/import';
import { renderPart } from '../../support/render';
import { api, one, server } from '../../support/server';
import { onDesktop } from '../../support/wide';

const HAZELNUT: ImportQuestion = { ...HAZELNUT_FLOUR, recipes: ['torte', 'cake'] };
const SVANURI: ImportQuestion = {
  ...HAZELNUT,
  name: 'svanuri marili',
  text: '2 tbsp svanuri marili',
  lines: 1,
  recipes: ['torte'],
  proposals: [],
};
const flour = broughtLine({ text: '150 g hazelnut flour', name: 'hazelnut flour' });
const recipes = [
  brought({
    key: 'torte',
    Name: 'Hazelnut torte',
    sections: [{ title: 'Batter' }],
    ingredients: [
      flour,
      broughtLine({ section: 0 }),
      broughtLine({ text: '2 tbsp svanuri marili', name: 'svanuri marili', section: 0 }),
    ],
    Steps: ['Beat.', 'Fold in the hazelnut flour.'].map((description) => ({ description, minutes: null })),
  }),
  brought({ key: 'cake', Name: 'Apple cake', ingredients: [flour] }),
];
const first = anImport({ recipes, questions: [HAZELNUT, SVANURI] });

let answers: unknown[] = [];
beforeEach(() => {
  signInAs();
  answers = [];
  server.use(
    http.put(api('/imports/5'), async ({ request }) => {
      const { data } = (await request.json()) as { data: { answers: unknown[] } };
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
      <output>{now.recipes?.map(({ ingredients }) => ingredients[0].product ?? 'open').join()}</output>
    </>
  );
}
const held = (text: string) => expect(screen.getByText(text, { selector: 'output' })).toBeInTheDocument();

test('one tap answers a word in every recipe, with nothing chosen before, and can be taken back', async () => {
  const { user } = renderPart(<Held />);
  const row = (await screen.findByText('hazelnut flour')).closest('li') as HTMLElement;
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

test('keys answer the row that has the focus, and go on', async () => {
  renderPart(<Held />);
  const row = (await screen.findByText('hazelnut flour')).closest('li') as HTMLElement;
  row.focus();
  fireEvent.keyDown(row, { key: '2' });
  await waitFor(() => expect(answers).toEqual([{ name: 'hazelnut flour', product: null, food: 40 }]));
  const next = screen.getByText('svanuri marili').closest('li') as HTMLElement;
  await waitFor(() => expect(next).toHaveFocus());
  fireEvent.keyDown(next, { key: 'n' });
  await waitFor(() => expect(answers.at(-1)).toEqual({ name: 'svanuri marili', own: true }));
  expect(screen.getByRole('heading', { name: 'All ingredients are settled' })).toBeInTheDocument();
});

test('what could not be kept is asked again', async () => {
  server.use(http.put(api('/imports/5'), () => HttpResponse.json({}, { status: 500 })));
  const { user } = renderPart(<Held />);
  const row = (await screen.findByText('hazelnut flour')).closest('li') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: /New product/ }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: '2 ingredients to settle' })).toBeInTheDocument(),
  );
});

test('on a desk a recipe stands beside the question: its lines as written, the one in question and its step marked', async () => {
  onDesktop();
  const { user } = renderPart(<Held />);
  const pane = await screen.findByRole('complementary', { name: 'Hazelnut torte' });
  const marked = () => within(pane).getAllByText('hazelnut flour', { selector: 'mark' });
  expect(marked().map((mark) => mark.closest('li, p')?.textContent)).toEqual([
    '150 g hazelnut flour',
    'Step 2 Fold in the hazelnut flour.',
  ]);
  expect(within(pane).getByText('2 eggs')).toBeInTheDocument();
  expect(within(pane).getByRole('heading', { name: 'Batter' })).toBeInTheDocument();
  expect(pane).toHaveTextContent('1 of 2');
  await user.click(within(pane).getByRole('button', { name: 'Apple cake' }));
  expect(screen.getByRole('complementary', { name: 'Apple cake' })).toHaveTextContent('2 of 2');
  // another question shows its own
  screen.getByText('svanuri marili').closest('li')?.focus();
  const other = await screen.findByRole('complementary', { name: 'Hazelnut torte' });
  expect(within(other).queryByText('hazelnut flour', { selector: 'mark' })).not.toBeInTheDocument();
  expect(within(other).getByText('svanuri marili', { selector: 'mark' })).toBeInTheDocument();
});

test('on a phone the questions stand alone', async () => {
  renderPart(<Held />);
  await screen.findByText('hazelnut flour');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
