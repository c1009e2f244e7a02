import { expect, test } from 'vitest';
import { listFollowed, readSubscription } from '@/lib/api/mealplan/subscriptions';
import { answer, many, one } from '../../../support/servers/server';

test('a followed plan that was deleted keeps its copy and says so', async () => {
  answer('/subscriptions/9', one({ id: 9, Name: 'Lent', mealplan: null, days: [{ key: 'd1' }] }));
  expect(await readSubscription(9)).toMatchObject({
    mealplan: null,
    days: [{ key: 'd1', meals: [] }],
    shareProgress: false,
  });
});

test('the list counts the days and has the original plan', async () => {
  const mealplan = { data: { id: 5, attributes: { Name: 'Lent', Images: { data: [] } } } };
  answer(
    '/subscriptions',
    many([{ id: 9, Name: 'Lent', mealplan, days: [{ key: 'a' }, { key: 'b' }], newestVersion: 2 }]),
  );
  expect(await listFollowed()).toMatchObject([
    { id: 9, mealplan: 5, dayCount: 2, newestVersion: 2, Images: [] },
  ]);
});
