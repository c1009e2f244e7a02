import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PantryShelves } from '@/components/pantry/PantryShelves';
import type { PantryChange } from '@/lib/domain/pantry/change';
import type { PantryItem } from '@/lib/domain/pantry/types';
import { given } from '@/tests/support/at';
import { signInAs } from '@/tests/support/builders/auth';
import { buildThing } from '@/tests/support/builders/pantry';
import { renderPart } from '@/tests/support/render';
import { answer } from '@/tests/support/servers/server';

const EGGS = buildThing();
const SALT = buildThing({ id: 2, key: 'salt', Name: 'Salt', place: 'cupboard' });
const FROZEN = { ...EGGS, place: 'freezer' };

interface Given {
  /** Items after the first change, and after the second. */
  readonly afterwards: readonly (readonly PantryItem[])[];
  readonly told: PantryChange[];
  readonly things?: readonly PantryItem[];
}

/**
 * Pantry (eggs and salt by default) that changes a moment after the call, as a real one does, which writes the change
 * down first.
 */
function Page({ afterwards, told, things = [EGGS, SALT] }: Given) {
  const [items, setItems] = useState(things);
  return (
    <PantryShelves
      shown={{ items, waiting: new Set() }}
      change={(change) => {
        const next = given(afterwards[told.push(change) - 1]);
        setTimeout(() => setItems(next), 5);
      }}
    />
  );
}

const setUp = (...afterwards: Given['afterwards']) => setUpWith(undefined, ...afterwards);

function setUpWith(things: Given['things'], ...afterwards: Given['afterwards']) {
  signInAs();
  answer('/foods/names', { data: [] });
  const told: PantryChange[] = [];
  return { ...renderPart(<Page {...{ afterwards, told, things }} />), told };
}
const shelf = async (name: string) => within(await screen.findByRole('region', { name }));

test('an item moved to another place stays open there, with the focus on the moving control', async () => {
  const { user, told } = setUp([FROZEN, SALT]);
  await user.click(screen.getByRole('button', { name: 'More: Eggs' }));
  const select = await screen.findByRole('combobox', { name: 'Place' });
  await user.selectOptions(select, 'Freezer');
  const freezer = await shelf('Freezer');
  await waitFor(() => expect(freezer.getByRole('combobox', { name: 'Place' })).toHaveFocus());
  expect(told).toMatchObject([{ op: 'set', key: EGGS.key, place: 'freezer' }]);
  expect(select).not.toBeInTheDocument();
  expect(freezer.getByRole('button', { name: 'More: Eggs' })).toHaveAttribute('aria-expanded', 'true');
});

test('the focus stays at the item’s name if the control is gone', async () => {
  const { user, told } = setUp([{ ...EGGS, amount: 0, level: 'gone' }, SALT]);
  await user.click(screen.getByRole('button', { name: 'More: Eggs' }));
  await user.click(await screen.findByRole('button', { name: 'Thrown away' }));
  const gone = await shelf('Used up');
  expect(told).toMatchObject([{ op: 'set', key: EGGS.key, level: 'gone', reason: 'thrown' }]);
  await waitFor(() => expect(gone.getByRole('button', { name: 'More: Eggs' })).toHaveFocus());
});

test('a person who has moved on is not called back', async () => {
  const { user } = setUp([FROZEN, SALT]);
  await user.click(screen.getByRole('button', { name: 'More: Eggs' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Place' }), 'Freezer');
  screen.getByRole('button', { name: 'More: Salt' }).focus();
  await shelf('Freezer');
  expect(screen.getByRole('button', { name: 'More: Salt' })).toHaveFocus();
});

test('a tap restores a removed item as it was', async () => {
  const { user, told } = setUp([SALT], [EGGS, SALT]);
  await user.click(screen.getByRole('button', { name: 'More: Eggs' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Removed: Eggs')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More: Eggs' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo: Eggs' }));
  const fridge = await shelf('Fridge');
  expect(await fridge.findByRole('button', { name: 'More: Eggs' })).toBeVisible();
  const { key, Name, amount, unit, place } = EGGS;
  expect(told.at(-1)).toMatchObject({ op: 'add', key, Name, amount, unit, place, reason: 'counted' });
});

test('a step down takes no more than there is', async () => {
  const flour = buildThing({ Name: 'Flour', amount: 30, unit: 'gr' });
  const { user, told } = setUpWith([flour], [flour]);
  await user.click(await screen.findByRole('button', { name: /^Use 30\D*: Flour$/ }));
  expect(told).toMatchObject([{ op: 'move', delta: -30, reason: 'cooked' }]);
});
