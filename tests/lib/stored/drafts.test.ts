import { expect, test } from 'vitest';
import { dishDrafts, importDrafts, correctionDrafts, planDrafts } from '@/lib/stored/drafts';
import { NO_PARTS } from '@/lib/domain/mealplan/record';
import { valuesOfPlan } from '@/lib/forms/mealplan/values';
import { at } from '@/tests/support/at';
import { buildValues } from '../../support/builders/dish';
import { buildPlan } from '../../support/builders/mealplan';

const draft = (Name: string, savedAt: string) => {
  const values = buildValues({ Name });
  return { values, base: values, savedAt };
};

test('a draft comes back as it was left', () => {
  const kept = {
    ...draft('Lobio of mine', '2026-11-20T10:00:00.000Z'),
    dish: 5,
    updatedAt: '2026-11-01T00:00:00.000Z',
  };
  dishDrafts.write(dishDrafts.keyOf(7, 5), kept);
  expect(dishDrafts.read(dishDrafts.keyOf(7, 5))).toMatchObject(kept);
  dishDrafts.write(dishDrafts.keyOf(7, 5), null);
  expect(dishDrafts.read(dishDrafts.keyOf(7, 5))).toBeNull();
});

test('a person sees only their own drafts, the latest first', () => {
  dishDrafts.write(dishDrafts.keyOf(7), draft('New one', '2026-11-20T10:00:00.000Z'));
  dishDrafts.write(dishDrafts.keyOf(7, 5), draft('Changed one', '2026-11-20T11:00:00.000Z'));
  dishDrafts.write(dishDrafts.keyOf(8), draft("Somebody else's", '2026-11-20T12:00:00.000Z'));
  expect(dishDrafts.list(7).map(({ values }) => values.Name)).toEqual(['Changed one', 'New one']);
});

test.each(['nonsense', '{}', '{"version":0,"values":{},"base":{},"savedAt":"x"}'])(
  '%s is no draft',
  (text) => {
    window.localStorage.setItem(dishDrafts.keyOf(7), text);
    expect(dishDrafts.read(dishDrafts.keyOf(7))).toBeNull();
  },
);

test('an older draft’s single step picture becomes the first of its pictures', () => {
  const kept = draft('Lobio of mine', '2026-11-20T10:00:00.000Z');
  const { images: _images, video: _video, ...step } = at(kept.values.Steps, 0);
  const values = {
    ...kept.values,
    Steps: [
      { ...step, image: { id: 3, url: '/uploads/a.jpg' } },
      { ...step, image: null },
    ],
  };
  const key = dishDrafts.keyOf(7, 5);
  window.localStorage.setItem(key, JSON.stringify({ version: 1, ...kept, values }));
  expect(dishDrafts.read(key)?.values.Steps).toEqual([
    { ...step, images: [{ id: 3, url: '/uploads/a.jpg' }], video: '' },
    { ...step, images: [], video: '' },
  ]);
  expect(dishDrafts.read(key)?.base.Steps).toEqual(kept.base.Steps);
});

test('a plan’s draft needs its days and the records for their ids', () => {
  const key = planDrafts.keyOf(7, 5);
  expect(key).toBe('draft:mealplan:7:5');
  const plan = valuesOfPlan(buildPlan());
  const kept = {
    values: plan,
    base: plan,
    parts: NO_PARTS,
    updatedAt: '',
    savedAt: '2026-11-20T10:00:00.000Z',
  };
  planDrafts.write(key, kept);
  expect(planDrafts.read(key)).toMatchObject(kept);
  window.localStorage.setItem(key, JSON.stringify({ version: 1, ...kept, parts: undefined }));
  expect(planDrafts.read(key)).toBeNull();
});

test.each([
  ['no lists', { Steps: undefined, ingredients: undefined }],
  ['lists of nothing', { ingredients: [null] }],
  ['a text in place of a list', { types: 'Lunch' }],
  ['a number in place of a name', { Name: 7 }],
])('a draft with %s is invalid, in its content and its original', (_what, odd) => {
  const { values, base, savedAt } = draft('Lobio of mine', '2026-11-20T10:00:00.000Z');
  const key = dishDrafts.keyOf(7, 5);
  for (const parts of [
    { values: { ...values, ...odd }, base },
    { values, base: { ...base, ...odd } },
  ]) {
    window.localStorage.setItem(key, JSON.stringify({ version: 1, savedAt, ...parts }));
    expect(dishDrafts.read(key)).toBeNull();
  }
  window.localStorage.setItem(key, JSON.stringify({ version: 1, values, base, savedAt: 5 }));
  expect(dishDrafts.list(7)).toEqual([]);
});

test.each([
  [importDrafts, { values: { text: 7, page: '' } }],
  [importDrafts, { values: { text: 'Soup', page: 7 } }],
  [correctionDrafts, { values: { Name: 'Soup' }, base: { Name: 'Soup' } }],
  [planDrafts, { values: { days: 7 }, base: { days: 7 }, parts: NO_PARTS }],
  [planDrafts, { values: valuesOfPlan(buildPlan()), base: valuesOfPlan(buildPlan()), parts: {} }],
])(
  'the fields that an import, a corrected recipe or a plan needs must be there too (%#)',
  (drafts, parts) => {
    const key = drafts.keyOf(7, 5);
    window.localStorage.setItem(key, JSON.stringify({ version: 1, savedAt: '2026-11-20', ...parts }));
    expect(drafts.read(key)).toBeNull();
  },
);
