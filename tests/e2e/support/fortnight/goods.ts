import { keysOf } from '@/lib/domain/keysOf';
import type { Language } from '@/lib/domain/language';
import { given } from '@/tests/support/at';

/** Goods that the household eats in these two weeks, by the names of the demo's products. */
export type Good = 'chicken' | 'rice' | 'egg' | 'milk' | 'butter' | 'buckwheat' | 'mushrooms';
export type Amounts = Readonly<Partial<Record<Good, number>>>;

interface Sold {
  readonly en: string;
  readonly ka: string;
  readonly unit: 'gr' | 'ml' | 'Piece';
  /** Size of a pack, or the step in which it is sold. */
  readonly pack: number;
}
export const GOODS: Readonly<Record<Good, Sold>> = {
  chicken: { en: 'Chicken breast', ka: 'ქათმის ფილე', unit: 'gr', pack: 50 },
  rice: { en: 'Rice', ka: 'ბრინჯი', unit: 'gr', pack: 1000 },
  egg: { en: 'Egg', ka: 'კვერცხი', unit: 'Piece', pack: 10 },
  milk: { en: 'Milk', ka: 'რძე', unit: 'ml', pack: 1000 },
  butter: { en: 'Butter', ka: 'კარაქი', unit: 'gr', pack: 200 },
  buckwheat: { en: 'Buckwheat', ka: 'წიწიბურა', unit: 'gr', pack: 800 },
  mushrooms: { en: 'Mushrooms', ka: 'ქამა სოკო', unit: 'gr', pack: 50 },
};
export const ALL_GOODS: readonly Good[] = keysOf(GOODS);

/** Order for the first days, as people write it on a list. */
export const ORDERED = {
  amounts: { chicken: 600, egg: 10, milk: 2000, rice: 1000 },
  en: { chicken: 'chicken breast 600 g', egg: '10 eggs', milk: '2 l milk', rice: 'rice 1 kg' },
  ka: { chicken: 'ქათმის ფილე 600 გ', egg: '10 კვერცხი', milk: '2 ლ რძე', rice: 'ბრინჯი 1 კგ' },
} as const;

export interface Recipe {
  readonly name: string;
  readonly text: string;
  /** Amounts for its two servings. */
  readonly takes: Amounts;
}

/** Returns the household's recipes, as text that somebody sends. */
export function recipesOf(language: Language, tag: string): readonly Recipe[] {
  const write = (name: string, servings: string, lines: readonly string[], steps: readonly string[]) =>
    [`${name} ${tag}`, servings, '', ...lines, '', ...steps].join('\n');
  const takes = [
    { chicken: 600, rice: 200 },
    { egg: 4, milk: 100, butter: 20 },
    { buckwheat: 160, mushrooms: 300, butter: 20 },
  ];
  return WORDS[language].map(({ name, lines, steps }, at) => ({
    name: `${name} ${tag}`,
    text: write(name, language === 'ka' ? '2 ულუფა, 30 წუთი' : 'Serves 2, 30 minutes', lines, steps),
    takes: given(takes[at]),
  }));
}

const WORDS = {
  en: [
    {
      name: 'Chicken with rice',
      lines: ['600 g chicken breast', '200 g rice'],
      steps: ['1. Fry the chicken.', '2. Simmer it with the rice.'],
    },
    {
      name: 'Country omelette',
      lines: ['4 eggs', '100 ml milk', '20 g butter'],
      steps: ['1. Beat the eggs with the milk.', '2. Fry them in butter.'],
    },
    {
      name: 'Buckwheat with mushrooms',
      lines: ['160 g buckwheat', '300 g mushrooms', '20 g butter'],
      steps: ['1. Boil the buckwheat.', '2. Fry the mushrooms in butter.'],
    },
  ],
  ka: [
    {
      name: 'ქათამი ბრინჯით',
      lines: ['600 გ ქათმის ფილე', '200 გ ბრინჯი'],
      steps: ['1. შეწვით ქათამი.', '2. მოთუშეთ ბრინჯთან ერთად.'],
    },
    {
      name: 'სოფლური ომლეტი',
      lines: ['4 კვერცხი', '100 მლ რძე', '20 გ კარაქი'],
      steps: ['1. ათქვიფეთ კვერცხი რძესთან ერთად.', '2. შეწვით კარაქში.'],
    },
    {
      name: 'წიწიბურა სოკოთი',
      lines: ['160 გ წიწიბურა', '300 გ ქამა სოკო', '20 გ კარაქი'],
      steps: ['1. მოხარშეთ წიწიბურა.', '2. შეწვით სოკო კარაქში.'],
    },
  ],
} as const;

/** Multiplies the amounts of a recipe. */
export const scaled = (amounts: Amounts, factor: number): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([good, amount]) => [good, amount * factor]));

export function sumOf(...all: readonly Amounts[]): Amounts {
  const sum: Partial<Record<Good, number>> = {};
  for (const one of all)
    for (const good of ALL_GOODS) if (one[good] !== undefined) sum[good] = (sum[good] ?? 0) + one[good];
  return sum;
}

/** Returns what must be bought, in whole packs. */
export function missingOf(needed: Amounts, there: Amounts): Amounts {
  const lines = ALL_GOODS.flatMap((good) => {
    const rest = (needed[good] ?? 0) - (there[good] ?? 0);
    const { pack } = GOODS[good];
    return rest > 0 ? [[good, Math.ceil(rest / pack) * pack]] : [];
  });
  return Object.fromEntries(lines);
}
