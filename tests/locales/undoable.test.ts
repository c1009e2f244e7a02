import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { atLeast } from '@/tests/support/at';
import { flatTexts } from '../support/texts';

const read = (language: string, file: string) =>
  new Map(flatTexts(JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8'))));
const textOf = (language: string, key: string): string => {
  const [file, path] = atLeast(2, key.split(':'));
  return read(language, file).get(path) ?? '';
};

/** Questions whose “yes” can be undone, and the text that says so or says what stays. */
const WITH_UNDO: Readonly<Record<string, string>> = {
  'mealplan/planner/dialogs/DayDialog.tsx': 'planner:planner.undoable',
  'mealplan/planner/dialogs/WeekDialog.tsx': 'planner:planner.undoable',
  'mealplan/planner/dialogs/RemovableDialog.tsx': 'planner:planner.undoable',
  'people/PeopleTable.tsx': 'people:blockText',
  'people/ReportTable.tsx': 'people:bulk.hideText',
};
/** Questions of the planner about things that its “Undo” does not restore, or before an action. */
const WITHOUT_UNDO = ['dialogs/EatersField.tsx', 'Planner.tsx', 'PlannerNotes.tsx'];

test.each(Object.entries(WITH_UNDO))('%s does not claim to be irreversible', (file, key) => {
  const source = readFileSync(`components/${file}`, 'utf8');
  expect(source).toContain(key.slice(file.startsWith('people') ? 'people:'.length : 0));
  expect(textOf('en', key)).not.toMatch(/can ?not undo|cannot be undone|for good|lost/i);
  expect(textOf('ka', key)).not.toMatch(/ვეღარ (გააუქმებთ|აღადგენთ|დააბრუნებთ)|სამუდამოდ|დაიკარგება/);
  expect(textOf('en', key)).not.toContain(textOf('en', 'common:confirm.undo'));
  expect(textOf('ka', key)).not.toContain(textOf('ka', 'common:confirm.undo'));
});

test('the planner’s questions mention “Undo”', () => {
  for (const [language, quoted] of [
    ['en', `“${textOf('en', 'common:action.undo')}”`],
    ['ka', `„${textOf('ka', 'common:action.undo')}“`],
  ] as const)
    expect(textOf(language, 'planner:planner.undoable')).toContain(quoted);
});

test('every question of the planner is listed', () => {
  const asking = readdirSync('components/mealplan/planner', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => readFileSync(`components/mealplan/planner/${file}`, 'utf8').includes('useConfirm('));
  const known = Object.keys(WITH_UNDO)
    .filter((file) => file.startsWith('mealplan/planner/'))
    .map((file) => file.replace('mealplan/planner/', ''));
  expect(asking.sort()).toEqual([...known, ...WITHOUT_UNDO].sort());
});

test('irreversible questions use the specification’s sentence', () => {
  expect(textOf('en', 'common:confirm.undo')).toBe('By continuing this action you can not undo it');
});
