import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EatenCard } from '@/components/day/eaten/EatenCard';
import { useEaten } from '@/context/day/eaten';
import { dismissRefused, clearOfflineData } from '@/lib/offline/queue';
import { switchOff } from '@/lib/offline/mode';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { answer, api, dataOf, many, one, server } from '../../../support/servers/server';
import { write } from '../../../support/write';

const TODAY = '2026-11-22';
const log = (id: number, given: object = {}) => ({
  id,
  day: TODAY,
  key: `00000000-0000-4000-8000-00000000000${id}`,
  Name: 'Banana',
  amount: 1,
  unit: 'Piece',
  text: null,
  calories: 105,
  fats: 0.4,
  carbs: 27,
  prots: 1.3,
  nutrients: null,
  product: { data: { id: 7, attributes: { Name: 'Banana', NameKa: 'ბანანი' } } },
  ...given,
});

function Card() {
  const { logs, isRefused } = useEaten({ from: '2026-11-21', to: TODAY });
  return <EatenCard day={TODAY} today={TODAY} logs={logs} isRefused={isRefused} />;
}

type Sent = Record<string, unknown>;
let sent: Sent[];
let gone: string[];
beforeEach(() => {
  signInAs({ id: 7 });
  sent = [];
  gone = [];
  server.use(
    http.post(api('/logs'), async ({ request }) => {
      const data = await dataOf<Sent>(request);
      sent.push(data);
      return HttpResponse.json(
        one(log(9, { ...data, calories: 210, product: undefined, Name: 'As the CMS has it' })),
      );
    }),
    http.delete(api('/logs/:id'), ({ params }) => {
      gone.push(String(params.id));
      return HttpResponse.json(one(log(Number(params.id))));
    }),
  );
});
afterEach(async () => {
  switchOff(false);
  await clearOfflineData();
  dismissRefused();
});

describe('usual food', () => {
  test('is logged in two taps, and shown as the CMS computed it', async () => {
    answer('/logs', many([log(1, { day: '2026-11-15' })]));
    const { user } = renderPart(<Card />);
    await user.click(await screen.findByRole('button', { name: 'I ate …' }));
    const dialog = await screen.findByRole('dialog', { name: 'What did you eat?' });
    await user.click(await within(dialog).findByRole('button', { name: /Banana/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      kind: 'food',
      day: TODAY,
      product: 7,
      amount: 1,
      unit: 'Piece',
      state: 'done',
    });
    expect(sent[0]).not.toHaveProperty('calories');
    expect(await screen.findByRole('button', { name: 'Change: As the CMS has it' })).toHaveTextContent(
      '210 kcal',
    );
  });

  test('is copied from yesterday, except what is there already', async () => {
    answer(
      '/logs',
      many([
        log(1, { day: '2026-11-21' }),
        log(2, { day: '2026-11-21', Name: 'Soup', product: { data: null }, unit: null }),
        log(3),
      ]),
    );
    const { user } = renderPart(<Card />);
    await user.click(await screen.findByRole('button', { name: 'Copy from yesterday' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ Name: 'Soup', day: TODAY })]));
  });
});

describe('a search result', () => {
  const found = () => {
    answer('/logs', many([]));
    answer('/dishes', many([{ id: 3, Name: 'Egg salad', calories: 320, fats: 1, carbs: 2, prots: 3 }]));
    const egg = { Name: 'Egg', NameKa: 'კვერცხი', calories: 150, gramsPerPiece: 50 };
    const white = {
      Name: 'Egg white',
      calories: 52,
      portions: [{ label: 'large', labelKa: 'დიდი', grams: 33 }],
    };
    answer('/products/offer', {
      data: { products: [{ id: 8, attributes: egg }], foods: [{ id: 90, attributes: white }] },
    });
  };

  test('takes an amount in a suitable measure, and shows its figures', async () => {
    found();
    const { user } = renderPart(<Card />);
    await user.click(await screen.findByRole('button', { name: 'I ate …' }));
    write(await screen.findByRole('searchbox'), 'egg');
    const rows = await screen.findAllByRole('button', { name: /Product|Recipe|Food/ });
    expect(rows.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
      expect.stringContaining('Product · 150 kcal per 100 g'),
      expect.stringContaining('Egg saladRecipe · 320 kcal per serving'),
      expect.stringContaining('Egg whiteFood · 52 kcal per 100 g'),
    ]);
    await user.click(at(rows, 0));
    const amount = await screen.findByRole('textbox', { name: 'How much' });
    expect(amount).toHaveValue('1');
    await user.clear(amount);
    await user.type(amount, '2,5');
    expect(screen.getByText(/188 kcal/)).toBeInTheDocument();
    await user.clear(amount);
    await user.click(screen.getByRole('button', { name: 'Log it' }));
    expect(screen.getByText('Please enter a valid amount')).toBeInTheDocument();
    write(amount, '2');
    await user.click(screen.getByRole('button', { name: 'Log it' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ product: 8, amount: 2, unit: 'Piece' }));
  });

  test('takes over an amount typed with the name', async () => {
    found();
    const { user } = renderPart(<Card />, { language: 'ka' });
    await user.click(await screen.findByRole('button', { name: 'ვჭამე …' }));
    write(await screen.findByRole('searchbox'), '2 ცალი კვერცხი');
    const row = await screen.findByRole('button', { name: /^კვერცხი/ });
    expect(row).toHaveTextContent(/150.კკალ/);
    await user.click(row);
    expect(await screen.findByRole('textbox', { name: 'რამდენი' })).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'ჩაწერა' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ product: 8, amount: 2, unit: 'Piece' }));
  });

  test('is logged by an immediate Enter if named so, with its amount; anything else by its name', async () => {
    found();
    const { user } = renderPart(<Card />);
    await user.click(await screen.findByRole('button', { name: 'I ate …' }));
    await user.type(await screen.findByRole('searchbox'), '2 eggs{Enter}');
    expect(await screen.findByRole('textbox', { name: 'How much' })).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Log it' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ product: 8, amount: 2, unit: 'Piece' }));
    await user.click(await screen.findByRole('button', { name: 'I ate …' }));
    await user.type(await screen.findByRole('searchbox'), 'egg nog{Enter}');
    await waitFor(() => expect(sent[1]).toMatchObject({ Name: 'egg nog' }));
    expect(sent[1]).not.toHaveProperty('product', 8);
  });

  test('marks a peeled weight as edible, and is sent that way', async () => {
    answer('/logs', many([]));
    answer('/dishes', many([]));
    const banana = {
      Name: 'Banana',
      calories: 89,
      edibleShare: 0.64,
      portions: [{ label: 'medium', labelKa: 'საშუალო', grams: 184.4 }],
    };
    answer('/products/offer', { data: { products: [], foods: [{ id: 91, attributes: banana }] } });
    const { user } = renderPart(<Card />);
    await user.click(await screen.findByRole('button', { name: 'I ate …' }));
    write(await screen.findByRole('searchbox'), 'banana');
    await user.click(await screen.findByRole('button', { name: /^Banana/ }));
    expect(await screen.findByRole('combobox', { name: 'Measured in' })).toHaveDisplayValue(
      /^medium \(118.g without skin\)$/,
    );
    expect(screen.getByText(/105 kcal/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log it' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ food: 91, peeled: true, text: '1 medium' }));
  });

  test('counts a food in its portions, in the reader’s words', async () => {
    found();
    const { user } = renderPart(<Card />, { language: 'ka' });
    await user.click(await screen.findByRole('button', { name: 'ვჭამე …' }));
    write(await screen.findByRole('searchbox'), 'egg');
    await user.click(await screen.findByRole('button', { name: /Egg white/ }));
    const amount = await screen.findByRole('textbox', { name: 'რამდენი' });
    write(amount, '2');
    expect(screen.getByRole('combobox', { name: 'საზომი' })).toHaveDisplayValue(/^დიდი \(33.გ\)$/);
    await user.click(screen.getByRole('button', { name: 'ჩაწერა' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ food: 90, amount: 66, unit: 'gr', text: '2 დიდი' }));
  });

  test('counts a recipe in servings, and logs an unknown food by its name', async () => {
    found();
    const { user } = renderPart(<Card />, { language: 'ka' });
    await user.click(await screen.findByRole('button', { name: 'ვჭამე …' }));
    write(await screen.findByRole('searchbox'), 'egg');
    await user.click(await screen.findByRole('button', { name: /რეცეპტი/ }));
    await user.click(await screen.findByRole('button', { name: 'ჩაწერა' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ dish: 3, amount: 1, unit: null }));
    await user.click(screen.getByRole('button', { name: 'ვჭამე …' }));
    await user.type(await screen.findByRole('searchbox'), 'egg nog');
    await user.click(await screen.findByRole('button', { name: /მხოლოდ დასახელების ჩაწერა/ }));
    await waitFor(() => expect(sent[1]).toMatchObject({ Name: 'egg nog' }));
  });
});

describe('a food log', () => {
  test('changes its amount under the same key', async () => {
    answer('/logs', many([log(1)]));
    const { user } = renderPart(<Card />);
    await user.click(await screen.findByRole('button', { name: 'Change: Banana' }));
    const amount = await screen.findByRole('textbox', { name: 'How much' });
    write(amount, '3');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ key: log(1).key, amount: 3, product: 7 }));
  });

  test('is removed, and restored by "Undo"', async () => {
    answer('/logs', many([log(1)]));
    const { user } = renderPart(<Card />);
    await user.click(await screen.findByRole('button', { name: 'Change: Banana' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed: Banana')).toBeInTheDocument();
    await waitFor(() => expect(gone).toEqual(['1']));
    expect(screen.queryByRole('button', { name: 'Change: Banana' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo: Banana' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ key: log(1).key, product: 7 }));
  });

  test('shows at once when made offline, says that it waits, and is sent later', async () => {
    answer('/logs', many([log(1, { day: '2026-11-20' })]));
    const { user } = renderPart(<Card />);
    await user.click(await screen.findByRole('button', { name: 'I ate …' }));
    const usual = await screen.findByRole('button', { name: /Banana/ });
    switchOff(true);
    await user.click(usual);
    expect(await screen.findByRole('button', { name: 'Change: Banana' })).toHaveTextContent(
      /105 kcal.*not sent yet/,
    );
    expect(sent).toEqual([]);
    switchOff(false);
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('not sent yet')).not.toBeInTheDocument());
  });

  test('says when it is refused', async () => {
    answer('/logs', many([log(1, { day: '2026-11-21' })]));
    server.use(http.post(api('/logs'), () => HttpResponse.json({}, { status: 400 })));
    const { user } = renderPart(<Card />);
    await user.click(await screen.findByRole('button', { name: 'Copy from yesterday' }));
    expect(await screen.findByText('Something you logged could not be saved.')).toBeInTheDocument();
  });
});
