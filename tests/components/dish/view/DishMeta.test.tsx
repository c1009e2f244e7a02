import { expect, test } from 'vitest';
import { DishMeta } from '@/components/dish/view/DishMeta';
import type { Dish } from '@/lib/domain/dish/record';
import { buildDish } from '@/tests/support/builders/dish';
import { collectHead } from '@/tests/support/head';
import { renderPart } from '@/tests/support/render';

const SITE = 'http://localhost:3000';

function headOf(given: Partial<Dish> = {}) {
  const head = collectHead();
  renderPart(head.inHead(<DishMeta dish={buildDish(given)} />));
  return head;
}

test('a public recipe tells its data and the way to it', () => {
  const head = headOf();
  expect(head.title()).toBe('Imeretian khachapuri · Supra');
  expect(head.meta('og:type')).toEqual(['article']);
  expect(head.meta('og:locale:alternate')).toEqual([]);
  expect(head.data('Recipe')).toMatchObject([{ url: `${SITE}/dishes/7`, name: 'Imeretian khachapuri' }]);
  expect(head.data('BreadcrumbList')).toMatchObject([
    {
      itemListElement: [
        { name: 'Supra', item: `${SITE}/` },
        { name: 'All Recipes', item: `${SITE}/dishes` },
        { name: 'Imeretian khachapuri', item: `${SITE}/dishes/7` },
      ],
    },
  ]);
});

test('its translation is told as the same page in the other language', () => {
  const head = headOf({ language: 'ka', translationOf: { id: 8, Name: 'Khachapuri', language: 'en' } });
  expect(head.links('canonical')).toEqual([`${SITE}/dishes/7`]);
  expect(head.links('alternate')).toEqual([`ka ${SITE}/dishes/7`, `en ${SITE}/dishes/8`]);
  expect(head.meta('og:locale')).toEqual(['ka_GE']);
  expect(head.meta('og:locale:alternate')).toEqual(['en_GB']);
});

test.each([{ visibility: 'private' }, { hidden: true }] as const)(
  'a recipe that is not for everybody is not indexed and has no data: %o',
  (given) => {
    const head = headOf(given);
    expect(head.meta('robots')).toEqual(['noindex']);
    expect([...head.data('Recipe'), ...head.data('BreadcrumbList')]).toEqual([]);
  },
);
