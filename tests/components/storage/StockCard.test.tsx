import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StockCard } from '@/components/storage/StockCard';
import type { Stock } from '@/lib/domain/storage/record';
import { given } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';

const PRODUCT = { id: 3, Name: 'Milk', NameKa: 'რძე', category: 'dairy', pieceName: null };
const lot = (given: Partial<Stock>) =>
  ({ id: 1, product: PRODUCT, quantity: 500, reserved: 0, unit: 'ml', place: 'A1', ...given }) as Stock;

test.each([
  ['2026-11-24', /^Until.*24/],
  ['2026-11-20', /^Until.*20/],
  ['2026-12-24', undefined],
])('a card’s header shows the nearest date (%s)', (expiresOn, said) => {
  signInAs({ Rolee: 'Courier' });
  const lots = [lot({ expiresOn: '2027-01-01' }), lot({ id: 2, expiresOn })];
  renderPart(<StockCard product={PRODUCT} lots={lots} today="2026-11-22" onChanged={() => undefined} />);
  const head = given(screen.getByRole('heading', { name: 'Milk' }).closest('header'));
  if (said) expect(within(head).getByText(said)).toBeVisible();
  else expect(within(head).queryByText(/^Until/)).toBeNull();
});
