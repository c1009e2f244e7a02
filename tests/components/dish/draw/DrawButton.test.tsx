import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { DrawButton } from '@/components/dish/draw/DrawButton';
import { NO_FILTERS } from '@/lib/forms/dish/filters';
import { at, given } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { api, one, server } from '../../../support/servers/server';

const META = { fitting: 3, lately: 0, isRound: false, ripe: [], lastCooked: null };
let asked: URLSearchParams[];

/** Gives the answers one after the other; a dish by its id and name. */
function answers(list: readonly [id: number | null, meta?: object][]) {
  server.use(
    http.get(api('/dishes/draw'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const [id, meta] = given(list[Math.min(asked.length, list.length) - 1]);
      const data = id === null ? null : one({ id, Name: `Recipe ${id}`, language: 'en' }).data;
      return HttpResponse.json({ data, meta: { ...META, ...meta } });
    }),
  );
}
beforeEach(() => {
  signInAs({ id: 7 });
  asked = [];
});

const open = async () => {
  const { user } = renderPart(<DrawButton />);
  await user.click(screen.getByRole('button', { name: 'What shall I cook?' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'What shall I cook?' })) };
};

test('the draw shows a library recipe with its reasons, and then another unseen one', async () => {
  const ripe = [{ id: 1, Name: 'Pumpkin', NameKa: 'გოგრა' }];
  answers([[5, { ripe }], [6, { lastCooked: '2026-10-01' }], [5, { isRound: true }], [6]]);
  const { user, dialog } = await open();
  expect(await dialog.findByRole('link', { name: 'Recipe 5' })).toBeInTheDocument();
  expect(dialog.getByText('In season: pumpkin')).toBeInTheDocument();
  expect(dialog.getByText('You have not cooked it yet')).toBeInTheDocument();
  expect(at(asked, 0).get('own')).toBe('mine,shared,saved');
  const another = async () => user.click(dialog.getByRole('button', { name: 'Another one' }));
  await another();
  expect(await dialog.findByText('Last cooked on 1 October 2026')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Open the recipe' })).toHaveAttribute('href', '/dishes/6');
  await another();
  expect(await dialog.findByText('You have seen everything that fits; we start over.')).toBeInTheDocument();
  await another();
  await waitFor(() => expect(asked.map((query) => query.get('seen'))).toEqual([null, '5', '5,6', '5']));
  expect(await dialog.findByRole('link', { name: 'Recipe 6' })).toBeInTheDocument();
});

test('the draw uses all recipes for an empty library, and says so if everything was eaten lately', async () => {
  answers([
    [null, { fitting: 0 }],
    [null, { fitting: 4, lately: 4 }],
  ]);
  const { dialog } = await open();
  expect(await dialog.findByText('You recently had everything that fits')).toBeInTheDocument();
  expect(asked.map((query) => query.get('own'))).toEqual(['mine,shared,saved', null]);
  expect(dialog.queryByRole('button', { name: 'Another one' })).not.toBeInTheDocument();
});

test('the draw respects the filters', async () => {
  answers([[null, { fitting: 0 }]]);
  const filters = { ...NO_FILTERS, cooked: 'never' as const, time: 30 };
  const { user } = renderPart(<DrawButton filters={filters} />);
  await user.click(screen.getByRole('button', { name: 'What shall I cook?' }));
  expect(await screen.findByText('No recipe fits')).toBeInTheDocument();
  expect(asked.map((query) => [query.get('cooked'), query.get('filters[TimeToCook][$lte]')])).toEqual([
    ['never', '30'],
  ]);
});

test('the draw never shows what the person does not eat', async () => {
  signInAs({ id: 7, allergens: ['nuts'], diet: ['Vegan'] });
  answers([
    [null, { fitting: 0 }],
    [null, { fitting: 0 }],
  ]);
  const { dialog } = await open();
  expect(await dialog.findByText('No recipe fits')).toBeInTheDocument();
  const wishes = asked.map((query) =>
    [...query].filter(([key]) => key.includes('$and')).map(([, value]) => value),
  );
  expect(wishes).toEqual([
    ['nuts', 'nuts', 'Vegan', 'allergens'],
    ['nuts', 'nuts', 'Vegan', 'allergens'],
  ]);
});
