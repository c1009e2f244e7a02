import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShopToday } from '@/components/order/admin/ShopToday';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { answer } from '../../../support/servers/server';

test('each note of the day leads to a table of just that', async () => {
  signInAs({ Rolee: 'Admin' });
  const named = [{ id: 4, Name: 'Walnuts', NameKa: null }];
  const counts = { unassigned: 1, late: 2, open: 3, unconfirmed: 1, reports: 1 };
  answer('/shop/day', { data: { ...counts, low: named, expiring: named, lacking: named } });
  // no updates arrive meanwhile
  answer('/live', {}, 503);
  renderPart(<ShopToday />);
  await screen.findByRole('link', { name: '2 orders are late' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/orders?state=placed',
    '/orders?show=late',
    '/orders?show=unconfirmed',
    '/storage?show=low',
    '/storage?show=expiring',
    '/products?state=lacking',
    '/users?part=reports',
  ]);
});
