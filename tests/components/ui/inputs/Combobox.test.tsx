import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox, type ComboOption } from '@/components/ui/inputs/Combobox';

function Field({ options, onCreate }: { options: readonly ComboOption[]; onCreate: () => void }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Ingredient"
      value={text}
      onType={setText}
      options={text ? options : null}
      onChoose={() => undefined}
      createLabel={`Add “${text}”`}
      onCreate={onCreate}
      isCreateChosen
    />
  );
}

test('Enter on an unknown word moves to the row that creates it, and only the next Enter takes it', async () => {
  const onCreate = vi.fn();
  const user = userEvent.setup();
  render(<Field options={[]} onCreate={onCreate} />);
  const field = screen.getByRole('combobox', { name: 'Ingredient' });
  await user.type(field, 'ekala');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}');
  expect(onCreate).not.toHaveBeenCalled();
  const row = screen.getByRole('option', { name: 'Add “ekala”' });
  expect(field).toHaveAttribute('aria-activedescendant', row.id);
  await user.keyboard('{Enter}');
  expect(onCreate).toHaveBeenCalledTimes(1);
});

test('the arrows reach every row in both directions', async () => {
  const user = userEvent.setup();
  render(<Field options={[]} onCreate={() => undefined} />);
  const field = screen.getByRole('combobox');
  for (const key of ['{ArrowDown}', '{ArrowUp}']) {
    await user.clear(field);
    await user.type(field, 'ekala');
    await user.keyboard(key);
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  }
});

test('a row is named by its words, followed by its figure', async () => {
  const user = userEvent.setup();
  const tomato = { id: 'food-1', label: 'Tomato', origin: 'from the food table, raw', figure: '18 kcal' };
  render(<Field options={[tomato]} onCreate={() => undefined} />);
  await user.type(screen.getByRole('combobox'), 'tom');
  const row = screen.getByRole('option', { name: 'Tomato from the food table, raw' });
  expect(row).toHaveAccessibleDescription('18 kcal');
});

interface WrittenProps {
  readonly isFirstMeant?: boolean;
  readonly onTaken: (what: string) => void;
}
/** Field that adds the typed text, beside one row. */
function Written({ isFirstMeant, onTaken }: WrittenProps) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Add"
      value={text}
      onType={setText}
      options={text ? [{ id: 'egg', label: 'Egg' }] : null}
      onChoose={(id) => onTaken(id)}
      onWritten={() => onTaken(text)}
      isFirstMeant={isFirstMeant}
    />
  );
}

test.each([
  ['the text as written, whether the rows are open or not', false, ['eggs', 'eggs', 'eggs']],
  ['the row of that name, whether the rows are open or not', true, ['egg', 'egg', 'egg']],
])('Enter always takes something: %s', async (_, isFirstMeant, wanted) => {
  const taken: string[] = [];
  const user = userEvent.setup();
  render(<Written isFirstMeant={isFirstMeant} onTaken={(what) => taken.push(what)} />);
  await user.type(screen.getByRole('combobox'), 'eggs{Enter}');
  await user.keyboard('{Enter}'); // the options have closed
  await user.type(screen.getByRole('combobox'), '{Backspace}s{Escape}{Enter}');
  expect(taken).toEqual(wanted);
});

test('the highlighted row is forgotten with the rows', async () => {
  const taken: string[] = [];
  const user = userEvent.setup();
  render(<Written onTaken={(what) => taken.push(what)} />);
  await user.type(screen.getByRole('combobox'), 'eggs{ArrowDown}{Escape}{Enter}');
  expect(taken).toEqual(['eggs']);
});
