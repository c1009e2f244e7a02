import { expect, test } from 'vitest';
import { chosenOf, differencesIn, proposedSides } from '@/lib/forms/versions/fields';

const base = { Name: 'Easy run', tag: 'Cardio', duration: 30, Images: [{ id: 1, url: '/a' }] };
const FIELDS = ['Name', 'tag', 'duration', 'Images'] as const;

test('changes are told apart by author; equal changes are no difference', () => {
  const mine = { ...base, Name: 'Slow run', tag: 'Run', duration: 20 };
  const theirs = { ...base, Name: 'Quick run', tag: 'Run', Images: [] };
  const found = differencesIn(FIELDS, { base, mine, theirs });
  expect(found).toEqual([
    { field: 'Name', changedBy: 'both' },
    { field: 'duration', changedBy: 'me' },
    { field: 'Images', changedBy: 'them' },
  ]);
  expect(proposedSides(found)).toEqual({ duration: 'mine', Images: 'theirs' });
  expect(chosenOf({ base, mine, theirs }, { ...proposedSides(found), Name: 'theirs' })).toEqual({
    Name: 'Quick run',
    tag: 'Run',
    duration: 20,
    Images: [],
  });
});

test('a nested record is equal if its id is, however much of it was read', () => {
  const mine = { ...base, Images: [{ id: 1, url: '/a', formats: {} }] };
  expect(differencesIn(FIELDS, { base, mine: mine, theirs: base })).toEqual([]);
});
