import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShortOf } from '@/components/food/ShortOf';
import type { DetailTotals } from '@/lib/domain/food/nutrients';
import { referenceIntakes } from '@/lib/domain/nutrition/reference';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, many } from '../../support/servers/server';

const mine = { intakes: referenceIntakes(null, 2026), isPersonal: false, canSay: true };
const week = (iron: number, known = 5): DetailTotals => ({
  of: 5,
  amounts: { iron, zinc: 10 },
  known: { iron: known, zinc: 5 },
});

test('says that nothing is short, and then requests no recipes', () => {
  signInAs();
  renderPart(<ShortOf details={week(12)} mine={mine} />);
  expect(screen.getByText(/Nothing we have enough data on falls short/)).toBeInTheDocument();
});

test('ignores nutrients that are barely known', () => {
  signInAs();
  renderPart(<ShortOf details={week(1, 3)} mine={mine} />);
  expect(screen.queryByText(/Iron/)).not.toBeInTheDocument();
});

test('says so if none of the reader’s recipes would help', async () => {
  signInAs();
  answer('/dishes', many([]));
  answer('/saves', many([]));
  renderPart(<ShortOf details={week(3)} mine={mine} />, { language: 'ka' });
  expect(screen.getByText('ამ კვირას აკლია: რკინა (21%).')).toBeInTheDocument();
  expect(await screen.findByText(/არც თქვენს და არც შენახულ რეცეპტებში/)).toBeInTheDocument();
});

test('reports no shortage for an empty week', () => {
  const { container } = renderPart(<ShortOf details={{ of: 0, amounts: {}, known: {} }} mine={mine} />);
  expect(container).not.toHaveTextContent(/week/);
});
