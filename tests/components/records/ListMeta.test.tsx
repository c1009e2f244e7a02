import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cookbooks } from '@/components/cookbook/Cookbooks';
import { DishList } from '@/components/dish/list/DishList';
import { PlanList } from '@/components/mealplan/plan/PlanList';
import { buildCard } from '@/tests/support/builders/dish';
import { buildPlanCard } from '@/tests/support/builders/mealplan';
import { collectHead } from '@/tests/support/head';
import { renderPart } from '@/tests/support/render';
import { answer, many } from '@/tests/support/servers/server';

const SITE = 'http://localhost:3000';

async function listOfDishes(path: string, options = {}) {
  answer(
    '/dishes',
    many([buildCard(), buildCard({ id: 8, Name: 'Lobio' })], { page: 2, pageSize: 24, total: 26 }),
  );
  const head = collectHead();
  renderPart(head.inHead(<DishList />), { path, ...options });
  await screen.findByRole('link', { name: 'Lobio' });
  return head;
}

test('a page of the recipes keeps its number in its address, and counts its recipes on', async () => {
  const head = await listOfDishes('/dishes?page=2');
  expect(head.links('canonical')).toEqual([`${SITE}/dishes?page=2`]);
  expect(head.meta('robots')).toEqual([]);
  expect(head.meta('og:title')).toEqual(['All Recipes']);
  expect(head.data('ItemList')).toMatchObject([
    {
      numberOfItems: 26,
      itemListElement: [
        { position: 25, name: 'Imeretian khachapuri', url: `${SITE}/dishes/7` },
        { position: 26, name: 'Lobio', url: `${SITE}/dishes/8` },
      ],
    },
  ]);
});

test.each(['type=Lunch', 'q=lobio', 'sort=name', 'language=all', 'fits=1'])(
  'a list narrowed by %s is followed, but not indexed, and is the whole list by its address',
  async (narrowing) => {
    const head = await listOfDishes(`/dishes?${narrowing}`);
    expect(head.meta('robots')).toEqual(['noindex, follow']);
    expect(head.links('canonical')).toEqual([`${SITE}/dishes`]);
  },
);

test('in Georgian the list is at its Georgian address', async () => {
  const head = await listOfDishes('/dishes?lang=ka', { language: 'ka' });
  expect(head.links('canonical')).toEqual([`${SITE}/dishes?lang=ka`]);
  expect(head.meta('og:locale')).toEqual(['ka_GE']);
  expect(head.meta('og:locale:alternate')).toEqual(['en_GB']);
  expect(head.meta('robots')).toEqual([]);
});

test('the lists of plans and of public cookbooks name their records', async () => {
  answer('/mealplans', many([buildPlanCard({ id: 5, Name: 'A week of lobio' })]));
  answer('/cookbooks', many([{ id: 4, Name: 'Feast', visibility: 'public' }]));
  const [plans, cookbooks] = [collectHead(), collectHead()];
  renderPart(plans.inHead(<PlanList />), { path: '/mealplan/list' });
  renderPart(cookbooks.inHead(<Cookbooks />), { path: '/cookbooks' });
  await screen.findByRole('link', { name: 'A week of lobio' });
  await screen.findByRole('link', { name: 'Feast' });
  const named = (url: string) => [{ itemListElement: [{ position: 1, url: `${SITE}${url}` }] }];
  expect(plans.data('ItemList')).toMatchObject(named('/mealplan/5'));
  expect(plans.links('canonical')).toEqual([`${SITE}/mealplan/list`]);
  expect(cookbooks.data('ItemList')).toMatchObject(named('/cookbooks/4'));
  expect(cookbooks.links('canonical')).toEqual([`${SITE}/cookbooks`]);
});
