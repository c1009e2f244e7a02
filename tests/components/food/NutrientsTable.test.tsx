import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NutrientsTable } from '@/components/food/NutrientsTable';
import type { DetailTotals } from '@/lib/domain/food/nutrients';
import { referenceIntakes } from '@/lib/domain/nutrition/reference';
import { given } from '@/tests/support/at';
import { renderPart } from '../../support/render';

const details: DetailTotals = {
  of: 11,
  amounts: { iron: 7, salt: 7.5, vitaminA: 1234.5, fibre: 0 },
  known: { iron: 9, salt: 11, vitaminA: 11, fibre: 11 },
};
const adult = { intakes: referenceIntakes(null, 2026), isPersonal: false, canSay: true };
const line = (name: string) => given(screen.getByText(name).closest('li'));

describe('the table', () => {
  test('shows the amount, its share of the needs, and the number of known ingredients', () => {
    renderPart(<NutrientsTable details={details} mine={adult} of="dish" />);
    expect(line('Iron')).toHaveTextContent('Iron 7 of 14 mg 50% from 9 of 11 ingredients');
    expect(line('Vitamin A')).toHaveTextContent('1,235 of 800 µg 154%');
    expect(line('Vitamin A')).not.toHaveTextContent('from');
    expect(line('Fibre')).toHaveTextContent('0 of 25 g 0%');
    expect(screen.getByText(/based on all 11 ingredients/)).toBeInTheDocument();
  });

  test('distinguishes unknown from absent', () => {
    renderPart(<NutrientsTable details={details} mine={adult} of="dish" />);
    expect(line('Zinc')).toHaveTextContent('Zinc not known from 0 of 11 ingredients');
  });

  test('marks only amounts above a limit as too much', () => {
    renderPart(<NutrientsTable details={details} mine={adult} of="dish" />);
    expect(line('Salt')).toHaveTextContent('7.5 of at most 6 g 125%');
    expect(line('Salt')).toHaveAttribute('data-over', 'true');
    expect(line('Vitamin A')).toHaveAttribute('data-over', 'false');
  });

  test('names its sources, and the basis of the needs', () => {
    renderPart(<NutrientsTable details={details} mine={adult} of="dish" />);
    expect(screen.getByText(/1169\/2011, Annex XIII; fibre by EFSA/)).toHaveTextContent(
      /Standard Reference, release 26/,
    );
    expect(screen.getByRole('link', { name: 'Add your sex and birth year' })).toHaveAttribute(
      'href',
      '/settings#settings-intakes',
    );
  });

  test('measures a woman of 36 by her own needs', () => {
    const intakes = referenceIntakes({ sex: 'female', birthYear: 1990 }, 2026);
    renderPart(
      <NutrientsTable details={details} mine={{ intakes, isPersonal: true, canSay: false }} of="day" />,
    );
    expect(line('Iron')).toHaveTextContent('7 of 16 mg 44%');
    expect(screen.getByText(/EFSA’s dietary reference values for your sex and age/)).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('is available in Georgian', () => {
    renderPart(<NutrientsTable details={details} mine={adult} of="week" />, { language: 'ka' });
    expect(line('რკინა')).toHaveTextContent('7 / 14 მგ 50% ცნობილია 11 ინგრედიენტიდან 9');
    expect(within(line('ვიტამინი A')).getByText(/1 235 \/ 800 მკგ/)).toBeInTheDocument();
  });

  test.each([null, { of: 0, amounts: {}, known: {} }])('says so if nothing is known', (none) => {
    renderPart(<NutrientsTable details={none} mine={adult} of="dish" />);
    expect(screen.getByText('No data on it yet.')).toBeInTheDocument();
  });
});
