import { expect, test } from 'vitest';
import { placeOf } from '@/components/calendar/item/placeOf';
import { useItemFacts } from '@/components/calendar/item/useItemFacts';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import { signInAs } from '../../../support/builders/auth';
import { buildItem } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';

const key = '5b0b7e0c-1c53-4f0a-9a5a-0f4bb1a7c0de';
const Facts = ({ item }: { item: CalendarItem }) => <p data-testid="facts">{useItemFacts()(item, true)}</p>;
const served = { key, dish: 3, servings: 2.5, share: 0.32 };

test.each([
  [{ plates: [{ Name: 'Nika', servings: 1.2 }] }, 'Lunch · your plate 0.8 of 2.5 · Nika\u00a01.2'],
  [{ plates: [{ Name: '', servings: 1.2 }] }, 'Lunch · your plate 0.8 of 2.5'],
  [{}, 'Lunch · my portion: 0.8'],
])('the reader’s own plate comes first, then those of the others: %j', async (given, facts) => {
  signInAs();
  const { findByTestId } = renderPart(<Facts item={buildItem({ ...served, ...given })} />);
  expect((await findByTestId('facts')).textContent).toBe(facts);
});

test('a dish with shares leads to its recipe with the entry that says for whom it is', () => {
  const item = buildItem({ ...served, plates: [] });
  expect(placeOf(item)).toBe(`/dishes/3?servings=2.5&of=mealplan-5-${key}`);
  expect(placeOf(buildItem(served))).toBe('/dishes/3?servings=2.5');
});
