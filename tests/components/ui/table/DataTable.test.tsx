import { screen, waitFor, within } from '@testing-library/react';
import { Check } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import type { BulkAction, Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/DataTable';
import { ApiError } from '@/lib/api/errors';
import * as files from '@/lib/browser/saveFile';
import { at } from '@/tests/support/at';
import { currentPath } from '../../../support/router';
import { renderPart } from '../../../support/render';

interface Thing {
  readonly id: number;
  readonly name: string;
  readonly grams: number;
}
const THINGS: readonly Thing[] = [
  { id: 1, name: 'Salt', grams: 1000 },
  { id: 2, name: 'Rice', grams: 20 },
  { id: 3, name: 'Oil', grams: 3 },
  { id: 4, name: 'Tea', grams: 0 },
];
const COLUMNS: readonly Column<Thing>[] = [
  { key: 'name', label: 'Name', sort: 'name', text: ({ name }) => name },
  {
    key: 'grams',
    label: 'Weight',
    sort: 'grams',
    isFigure: true,
    text: ({ grams }) => (grams > 0 ? `${grams} gr` : null),
    value: ({ grams }) => grams,
  },
  { key: 'extra', label: 'Number', isExtra: true, text: ({ id }) => `No ${id}` },
];

function show(given: Partial<Parameters<typeof DataTable<Thing>>[0]> = {}) {
  const onSort = vi.fn();
  const opened = vi.fn();
  const all = { most: 2000, read: async () => THINGS };
  const part = renderPart(
    <DataTable
      name="things"
      caption="Things"
      rows={THINGS}
      columns={COLUMNS}
      opens={({ id }) => (id === 1 ? '/things/1' : () => opened(id))}
      all={all}
      onSort={onSort}
      {...given}
    />,
  );
  return { ...part, onSort, opened };
}
const action = (given: Partial<BulkAction<Thing>> = {}): BulkAction<Thing> => ({
  key: 'check',
  label: 'Check',
  icon: Check,
  run: vi.fn(async () => undefined),
  ...given,
});
const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const ticked = () =>
  THINGS.filter(({ name }) => (tick(name) as HTMLInputElement).checked).map(({ name }) => name);

test('a heading sorts, then reverses, and announces its order', async () => {
  const { user, onSort } = show({ sort: 'grams' });
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  expect(heading('Weight')).toHaveAttribute('aria-sort', 'ascending');
  expect(heading('Name')).toHaveAttribute('aria-sort', 'none');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Weight' }));
  expect(onSort.mock.calls).toEqual([['name'], ['-grams']]);
});

test('a line reads each cell completely, with a dash for unknown values', () => {
  show();
  const row = screen.getByRole('row', { name: /Tea/ });
  expect(within(row).getByRole('rowheader')).toHaveAttribute('title', 'Tea');
  expect(within(row).getByRole('cell')).toHaveTextContent('–');
});

test('columns are chosen in the menu and remembered in this browser', async () => {
  const first = show();
  expect(screen.queryByRole('columnheader', { name: 'Number' })).toBeNull();
  await first.user.click(screen.getByRole('button', { name: 'Columns' }));
  await first.user.click(screen.getByRole('checkbox', { name: 'Number' }));
  await first.user.click(screen.getByRole('checkbox', { name: 'Weight' }));
  expect(screen.getByRole('cell', { name: 'No 3' })).toBeVisible();
  first.unmount();
  show();
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['Name', 'Number']);
});

test('arrows and letters move between rows, and Enter opens', async () => {
  const { user, opened } = show({ actions: [action()] });
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Salt' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}k');
  expect(screen.getByRole('button', { name: 'Rice' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([[2]]);
  expect(currentPath()).toBe('/');
});

test('rows are selected by key, by range and by tick, and cleared by Escape', async () => {
  const { user } = show({ actions: [action()] });
  await user.keyboard('jx{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(ticked()).toEqual(['Salt', 'Rice', 'Oil']);
  expect(screen.getByText('3 rows selected')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(ticked()).toEqual([]);

  await user.click(tick('Rice'));
  await user.keyboard('{Shift>}');
  await user.click(tick('Tea'));
  await user.keyboard('{/Shift}');
  expect(ticked()).toEqual(['Rice', 'Oil', 'Tea']);
  await user.click(screen.getByRole('checkbox', { name: 'Select every row of this page' }));
  expect(ticked()).toHaveLength(4);
});

test('Georgian keyboard keys work by position', async () => {
  const { user } = show({ actions: [action()] });
  await user.keyboard('[KeyJ]');
  await user.keyboard(' ');
  expect(ticked()).toEqual(['Salt']);
});

test('keys do nothing while typing, and ? lists them', async () => {
  const { user } = show({ actions: [action()], children: <input aria-label="Search" /> });
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('jx?');
  expect(screen.getByRole('textbox')).toHaveValue('jx?');
  expect(ticked()).toEqual([]);
  await user.tab();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('an action on several rows continues after a refusal, whose row stays selected with the reason', async () => {
  const done: number[] = [];
  const run = vi.fn(async ({ id }: Thing) => {
    if (id === 2) throw new ApiError('conflict', 'no', { code: 'person.lastAdmin' });
    done.push(id);
  });
  const onChanged = vi.fn();
  const back: number[] = [];
  const undo = async ({ id }: Thing) => void back.push(id);
  const { user } = show({ actions: [action({ run, undo, fits: ({ id }) => id < 4 })], onChanged });
  await user.click(screen.getByRole('checkbox', { name: 'Select every row of this page' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(screen.getByText('Check: 2 rows done')).toBeVisible());
  expect(done).toEqual([1, 3]);
  expect(screen.getByText(/^Rice: This is the last Admin/)).toBeVisible();
  expect(screen.getByText('1 row failed')).toBeVisible();
  expect(ticked()).toEqual(['Rice']);
  expect(onChanged).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByText('Undone')).toBeVisible());
  expect(back).toEqual([1, 3]);
});

test('the selection is passed on, and a question answered with no does nothing', async () => {
  const run = vi.fn(async () => undefined);
  const ask = vi.fn(async () => false);
  const choices = [{ value: 'blue', label: 'Blue' }];
  const { user } = show({ actions: [action({ run, choices, ask })] });
  await user.click(tick('Oil'));
  const colour = async () => {
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await user.click(screen.getByRole('button', { name: 'Blue' }));
  };
  await colour();
  expect(ask).toHaveBeenCalledWith(1, 'blue');
  expect(run).not.toHaveBeenCalled();
  ask.mockResolvedValue(true);
  await colour();
  await waitFor(() => expect(run).toHaveBeenCalledWith(THINGS[2], 'blue'));
  await screen.findByText('Blue: 1 row done');
});

test('the file holds the shown columns, raw figures, and every filtered row', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const more = [...THINGS, { id: 9, name: 'Plums, dried', grams: 7 }];
  const { user } = show({ all: { most: 2000, read: async () => more } });
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [file, name] = at(saved.mock.calls, 0);
  expect(name).toBe('supra-things.csv');
  const text = await file.text();
  expect(text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
    'Name,Weight',
    'Salt,1000',
    'Rice,20',
    'Oil,3',
    'Tea,0',
    '"Plums, dried",7',
    '',
  ]);
});
