import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { ScanButton } from '@/components/pantry/scan/ScanButton';
import type { ChangePantry } from '@/context/pantry/pantry';
import type { PantryItem } from '@/lib/domain/pantry/types';
import { switchOff } from '@/lib/offline/mode';
import { clearOfflineData } from '@/lib/offline/queue';
import { at } from '@/tests/support/at';
import { signInAs } from '@/tests/support/builders/auth';
import { closeCamera, openCamera } from '@/tests/support/servers/camera';
import { buildFood, offerOf } from '@/tests/support/builders/food';
import { buildThing } from '@/tests/support/builders/pantry';
import { renderPart } from '@/tests/support/render';
import { answer, api, dataOf, many, one, record, server, strapiError } from '@/tests/support/servers/server';

const MILK = { id: 7, Name: 'Milk', NameKa: 'რძე', category: 'dairy', verified: true };
const CODE = '4860103230584';
const OTHER = '4006381333931';
const KNOWN = { id: 1, code: CODE, Name: 'Milk', amount: 930, unit: 'ml', product: { data: record(MILK) } };

interface Given {
  readonly codes?: readonly (typeof KNOWN)[];
  readonly items?: readonly PantryItem[];
  readonly openFoodFacts?: boolean;
  readonly language?: 'en' | 'ka';
}

/** Renders the scanner of a person whose household knows these codes; returns what they put away and linked. */
async function setUp({ codes = [KNOWN], items = [], openFoodFacts = false, language }: Given = {}) {
  const linked: Record<string, unknown>[] = [];
  const change = vi.fn<ChangePantry>();
  signInAs({ openFoodFacts });
  answer('/barcodes', many(codes));
  answer('/products', many([]));
  answer('/products/offer', offerOf([MILK], [buildFood()]));
  answer('/foods/names', { data: [] });
  server.use(
    http.post(api('/barcodes/link'), async ({ request }) => {
      const data = await dataOf<Record<string, unknown>>(request);
      linked.push(data);
      return HttpResponse.json(
        one({ ...KNOWN, ...data, product: { data: data.product ? record(MILK) : null } }),
      );
    }),
  );
  const places = ['fridge', 'freezer', 'cupboard'];
  const { user } = renderPart(<ScanButton {...{ items, places, change }} />, { language });
  await user.click(await screen.findByRole('button', { name: language ? 'სკანირება' : 'Scan' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = async (name: string | RegExp) => user.click(await dialog.findByRole('button', { name }));
  const write = async (digits: string) => {
    await user.type(await dialog.findByRole('textbox'), `${digits}{Enter}`);
  };
  const put = () => change.mock.calls.map(([one]) => one);
  return { user, dialog, press, write, put, linked };
}

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  closeCamera();
  act(() => switchOff(false));
  await act(() => clearOfflineData());
});

test('a known code is put away with one more tap; shown again it is one more pack; all of it can be undone', async () => {
  const camera = openCamera();
  const { user, dialog, press, put } = await setUp();
  await camera.hold(CODE);
  expect(dialog.getByText('930 ml')).toBeInTheDocument();
  await camera.hold();
  await camera.hold(CODE);
  expect(dialog.getByText(/^1.86.l$/)).toBeInTheDocument();
  expect(dialog.getByRole('status')).toHaveTextContent('Milk: 2 packs');
  await press('Add to At home');
  expect(put()).toMatchObject([{ op: 'add', product: 7, amount: 1860, unit: 'ml', place: 'fridge' }]);
  await waitFor(() => expect(camera.isClosed()).toBe(true));
  await user.click(
    await screen.findByRole('button', { name: 'Undo: what was scanned and added to At home' }),
  );
  expect(put()[1]).toMatchObject({ op: 'remove', key: at(put(), 0).key });
});

test('the digits work without a camera; amount, place and date can be set', async () => {
  const { user, dialog, press, write, put } = await setUp();
  await write('4 860103 230585');
  expect(await dialog.findByRole('alert')).toHaveTextContent('One of the digits is wrong or missing');
  await user.clear(dialog.getByRole('textbox'));
  await write('4 860103 230584');
  await write(CODE);
  await press('One pack less: Milk');
  expect(await dialog.findByText('930 ml')).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Place'), 'Freezer');
  await user.clear(dialog.getByLabelText('Best before'));
  await user.type(dialog.getByLabelText('Best before'), '2027-01-31');
  await press('Add to At home');
  expect(put()).toMatchObject([{ amount: 930, place: 'freezer', expiresOn: '2027-01-31' }]);
});

test('a new code is named once, with the size of a pack', async () => {
  const { user, dialog, press, write, put, linked } = await setUp({ codes: [] });
  await write(OTHER);
  const asked = await dialog.findByText('New code: 4006381333931');
  // above the form and the camera, whose space the suggestions take
  expect(asked.compareDocumentPosition(dialog.getByRole('textbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.type(
    dialog.getByRole('combobox', { name: 'What is it, and how much is in a pack?' }),
    'milk 1 l',
  );
  await user.click(await screen.findByRole('option', { name: /Milk/ }));
  await waitFor(() => expect(linked).toMatchObject([{ code: OTHER, product: 7, amount: 1000, unit: 'ml' }]));
  await write(OTHER);
  expect(await dialog.findByText('2 l')).toBeInTheDocument();
  await press('Add to At home');
  expect(put()).toMatchObject([{ op: 'add', product: 7 }]);
});

test('a code’s product can be corrected', async () => {
  const { user, dialog, press, write, linked } = await setUp();
  await write(CODE);
  await press('This is not Milk');
  expect(dialog.queryByText('930 ml')).toBeNull();
  await user.type(await dialog.findByRole('combobox', { name: /What is it/ }), 'cyclamens');
  await user.click(await screen.findByRole('option', { name: /Add as written/ }));
  await waitFor(() => expect(linked).toMatchObject([{ code: CODE, Name: 'cyclamens' }]));
  expect(await dialog.findByText('cyclamens')).toBeInTheDocument();
});

test('an offline code is linked and waits; a known one is put away', async () => {
  const { user, dialog, press, write, put, linked } = await setUp();
  act(() => switchOff(true));
  await write(CODE);
  await write(OTHER);
  await user.type(await dialog.findByRole('combobox', { name: /What is it/ }), 'cyclamens');
  await user.click(await screen.findByRole('option', { name: /Add as written/ }));
  await press('Add to At home');
  expect(put()).toMatchObject([{ product: 7 }, { Name: 'cyclamens', amount: 1 }]);
  expect(linked).toEqual([]);
  act(() => switchOff(false));
  await waitFor(() => expect(linked).toMatchObject([{ code: OTHER, Name: 'cyclamens' }]));
});

const FACT = {
  code: OTHER,
  Name: 'Semi-skimmed milk',
  brand: 'Sante',
  amount: 930,
  unit: 'ml',
  product: record(MILK),
  food: null,
  source: {
    name: 'Open Food Facts contributors',
    licence: 'ODbL',
    url: 'https://world.openfoodfacts.org/product/1',
  },
};

test('Open Food Facts is asked with consent; its answer is one tap, and its source is named', async () => {
  server.use(http.post(api('/barcodes/look-up'), () => HttpResponse.json({ data: FACT })));
  const { dialog, press, write, linked } = await setUp({ openFoodFacts: true });
  await write(OTHER);
  expect(await dialog.findByText('Semi-skimmed milk · Sante · 930 ml')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Open Food Facts contributors' })).toHaveAttribute(
    'href',
    FACT.source.url,
  );
  expect(dialog.getByText(/ODbL/)).toBeInTheDocument();
  expect(linked).toEqual([]);
  await press('It is Milk');
  await waitFor(() => expect(linked).toMatchObject([{ code: OTHER, product: 7, amount: 930, unit: 'ml' }]));
});

test('nobody is asked without consent', async () => {
  const asked = vi.fn(() => HttpResponse.json({ data: FACT }));
  server.use(http.post(api('/barcodes/look-up'), asked));
  const { dialog, write } = await setUp();
  await write(OTHER);
  expect(await dialog.findByRole('combobox', { name: /What is it/ })).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

test('a missing answer is reported, and the code can still be named', async () => {
  const refusal = strapiError(409, { code: 'barcode.unanswered' });
  server.use(http.post(api('/barcodes/look-up'), () => HttpResponse.json(refusal, { status: 409 })));
  const { dialog, write } = await setUp({ openFoodFacts: true });
  await write(OTHER);
  expect(await screen.findByText(/Open Food Facts did not answer/)).toBeInTheDocument();
  expect(dialog.getByRole('combobox', { name: /What is it/ })).toBeInTheDocument();
});

test('existing items grow, in Georgian', async () => {
  const there = buildThing({
    product: { ...MILK },
    Name: 'Milk',
    amount: 500,
    unit: 'ml',
    expiresOn: null,
  });
  const { dialog, press, write, put } = await setUp({
    items: [{ ...there, place: 'cellar' }],
    language: 'ka',
  });
  await write(CODE);
  expect(await dialog.findByText('რძე')).toBeInTheDocument();
  expect(await dialog.findByText('930 მლ')).toBeInTheDocument();
  await press('მარაგში დამატება');
  expect(put()).toMatchObject([{ op: 'move', key: there.key, delta: 930, reason: 'bought' }]);
});
