import { expect, test } from 'vitest';
import { EntryLine } from '@/components/day/agenda/EntryLine';
import { signInAs } from '../../../support/builders/auth';
import { buildEater, buildEntry, buildPlanDish, dayWith } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';

test.each([
  [1, '2 servings'],
  [0.5, '1.5 servingsmy portion: 0.5'],
])('a portion of %d hides the obvious', async (factor, said) => {
  const me = signInAs();
  const entry = buildEntry();
  const eaters = [buildEater({ factor, user: me.id }), buildEater({ key: 'other', Name: 'Nika' })];
  const parts = {
    dishes: { 1: buildPlanDish({ calories: null }) },
    products: {},
    exercises: {},
    supplements: {},
  };
  const table = { days: [dayWith(entry)], eaters, parts };
  const { findByText } = renderPart(<EntryLine entry={entry} table={table} />);
  const served = await findByText(/servings$/);
  expect(served.parentElement?.textContent).toBe(said);
});

const shared = (mine: number, hers: number) => [
  { eater: 'me', servings: mine },
  { eater: 'other', servings: hers },
];
const parts = {
  dishes: { 1: buildPlanDish({ calories: null }) },
  products: {},
  exercises: {},
  supplements: {},
};

test.each([
  [shared(0.8, 1.2), 'your plate 0.8 of 2Nika\u00a01.2'],
  [shared(0, 1.2), '1.2 servingsNika\u00a01.2'],
])('shares are said person by person, the reader first: %j', async (shares, said) => {
  const me = signInAs();
  const entry = buildEntry({ shares });
  const eaters = [
    buildEater({ key: 'me', Name: 'Ana', user: me.id }),
    buildEater({ key: 'other', Name: 'Nika' }),
  ];
  const table = { days: [dayWith(entry)], eaters, parts };
  const { findByText } = renderPart(<EntryLine entry={entry} table={table} />);
  expect((await findByText(/^Nika/)).parentElement?.textContent).toBe(said);
});

test('a reader without access to the names sees the sum alone', async () => {
  signInAs();
  const entry = buildEntry({ shares: shared(0.8, 1.3) });
  const eaters = [buildEater({ key: 'me', Name: '' }), buildEater({ key: 'other', Name: '' })];
  const table = { days: [dayWith(entry)], eaters, parts };
  const { findByText } = renderPart(<EntryLine entry={entry} table={table} />);
  expect((await findByText(/servings$/)).parentElement?.textContent).toBe('2.1 servings');
});

test('the recipe of a dish with shares knows the entry; any other has its servings alone', async () => {
  signInAs();
  const key = '5b0b7e0c-1c53-4f0a-9a5a-0f4bb1a7c0de';
  const eaters = [buildEater({ key: 'me' }), buildEater({ key: 'other' })];
  const source = { type: 'mealplan', id: 5 } as const;
  const hrefOf = async (shares: ReturnType<typeof shared> | null) => {
    const entry = buildEntry({ key, shares });
    const table = { days: [dayWith(entry)], eaters, parts, source };
    const { findByRole, unmount } = renderPart(<EntryLine entry={entry} table={table} />);
    const href = (await findByRole('link')).getAttribute('href');
    unmount();
    return href;
  };
  expect(await hrefOf(shared(0.8, 1.2))).toBe(`/dishes/1?servings=2&of=mealplan-5-${key}`);
  expect(await hrefOf(null)).toBe('/dishes/1?servings=2');
});
