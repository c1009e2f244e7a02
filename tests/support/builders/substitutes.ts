import type { ShopItem } from '@/lib/domain/shoplist/types';
import type { Substitute } from '@/lib/domain/substitutes/types';

/** Builds a substitute for walnuts; a test gives only the fields that matter to it. */
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

/** Builds a line of walnuts on a list. */
export const buildLine = (given: Partial<ShopItem> = {}): ShopItem => ({
  id: 1,
  key: 'old',
  product: { id: 3, Name: 'Walnuts', NameKa: 'ნიგოზი', allergens: ['nuts'] },
  Name: 'Walnuts',
  amount: 150,
  unit: 'gr',
  category: 'pulses',
  checked: false,
  checkedBy: null,
  atHome: false,
  there: null,
  from: [],
  fault: null,
  delivery: null,
  order: null,
  ...given,
});
