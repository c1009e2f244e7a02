import type { Substitute } from '@/lib/domain/substitutes/types';

/** What may stand in for walnuts; a test names only what matters to it. */
export const buildSubstitute = (given: Partial<Substitute> = {}): Substitute => ({
  food: 700,
  Name: 'Sunflower seeds',
  NameKa: 'მზესუმზირის გული',
  ratio: 1,
  note: 'Toast them.',
  noteKa: 'მოხალეთ.',
  category: 'pulses',
  allergens: [],
  gramsPerMl: null,
  gramsPerPiece: null,
  pieceName: null,
  lent: true,
  ...given,
});
