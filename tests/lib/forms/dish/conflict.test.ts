import { expect, test } from 'vitest';
import { CONFLICT_FIELDS, differences, resolved } from '@/lib/forms/dish/conflict';
import { blankDish } from '@/lib/forms/dish/values';
import { proposedSides } from '@/lib/forms/versions/fields';
import { buildLine, buildValues, newKey } from '../../../support/builders/dish';

const base = buildValues();

test('every field of the form is compared', () => {
  const compared: readonly string[] = [...CONFLICT_FIELDS, 'sections'];
  expect(Object.keys(blankDish('en', newKey)).filter((name) => !compared.includes(name))).toEqual([]);
});

test('a conflict names who changed what, but not equal changes', () => {
  const mine = { ...base, Name: 'Mine is this', Note: 'Hot', TimeToCook: '90' };
  const theirs = { ...base, Name: 'Theirs is this', Description: 'New', TimeToCook: '90' };
  expect(differences({ base, mine, theirs })).toEqual([
    { field: 'Name', changedBy: 'both' },
    { field: 'Description', changedBy: 'them' },
    { field: 'Note', changedBy: 'me' },
  ]);
});

test('a conflict proposes the only changed side and leaves the choice if both changed', () => {
  const found = differences({
    base,
    mine: { ...base, Name: 'One more', Note: 'A' },
    theirs: { ...base, Name: 'Another', Description: 'B' },
  });
  expect(proposedSides(found)).toEqual({ Note: 'mine', Description: 'theirs' });
});

test('a conflict takes the chosen parts of theirs, ingredients together with their sections', () => {
  const theirs = {
    ...base,
    Note: 'T',
    sections: [{ key: newKey(), title: 'Dough', ingredients: [buildLine()] }],
  };
  const mine = { ...base, Note: 'M', ingredients: [] };
  const result = resolved(mine, theirs, { ingredients: 'theirs', Note: 'mine' });
  expect(result).toMatchObject({ Note: 'M', ingredients: base.ingredients, sections: theirs.sections });
});
