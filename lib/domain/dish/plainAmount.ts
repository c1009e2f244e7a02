import type { Language } from '../language';
import type { Unit } from './types';

/** Unit words that other apps understand too, each a single word, as they take only one; an English piece has none. */
const UNIT_WORDS: Readonly<Record<Language, Readonly<Record<Unit, string>>>> = {
  en: {
    gr: 'g',
    ml: 'ml',
    Spoon: 'dessertspoon',
    'Tea Spoon': 'tsp',
    'Table Spoon': 'tbsp',
    Pinch: 'pinch',
    Piece: '',
  },
  ka: {
    gr: 'გ',
    ml: 'მლ',
    Spoon: 'კოვზი',
    'Tea Spoon': 'ჩ/კ',
    'Table Spoon': 'ს/კ',
    Pinch: 'მწიკვი',
    Piece: 'ცალი',
  },
};
/** Names of pieces: singular, plural. */
const PIECES: Readonly<Record<Language, Readonly<Record<string, readonly [string, string]>>>> = {
  en: {
    clove: ['clove', 'cloves'],
    bunch: ['bunch', 'bunches'],
    head: ['head', 'heads'],
    leaf: ['leaf', 'leaves'],
  },
  ka: {
    clove: ['კბილი', 'კბილი'],
    bunch: ['კონა', 'კონა'],
    head: ['თავი', 'თავი'],
    leaf: ['ფოთოლი', 'ფოთოლი'],
  },
};

interface WrittenLine {
  readonly amount: number | null;
  readonly amountTo?: number | null;
  readonly unit: Unit | null;
  readonly text?: string | null;
  readonly product?: { readonly pieceName?: string | null };
}

/**
 * Formats an amount for other programs: the original wording, otherwise "250 g", "1-2 tbsp", "3 cloves"; '' if it is to
 * taste.
 */
export function plainAmount(
  { amount, amountTo, unit, text, product }: WrittenLine,
  language: string,
): string {
  if (text || !amount || !unit) return text ?? '';
  const most = amountTo ?? amount;
  const number = amountTo ? `${roundedText(amount)}-${roundedText(amountTo)}` : roundedText(amount);
  const place = language === 'ka' ? 'ka' : 'en';
  const names = unit === 'Piece' ? PIECES[place][product?.pieceName ?? ''] : undefined;
  const word = names ? names[most > 1 ? 1 : 0] : UNIT_WORDS[place][unit];
  return [number, word].filter(Boolean).join(' ');
}

const roundedText = (value: number): string => String(Math.round(value * 1000) / 1000);
