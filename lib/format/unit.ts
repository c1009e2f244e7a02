import { UNITS, type Unit } from '@/lib/domain/dish/types';
import type { Language } from '@/lib/domain/language';
import en from '@/locales/en/unit.json';
import ka from '@/locales/ka/unit.json';

const WORDS = { en, ka } as const;

/** What a unit is called beside an amount: grams short, as they are read; a piece by the product's own word (clove, bunch). */
export const unitName = (unit: Unit, language: Language, pieceName?: string | null): string =>
  unit === 'gr' ? WORDS[language].short.gr : choiceName(unit, language, pieceName);

function choiceName(unit: Unit, language: Language, pieceName?: string | null): string {
  const words = WORDS[language];
  const piece =
    unit === 'Piece' && pieceName ? words.piece[pieceName as keyof typeof words.piece] : undefined;
  return piece ?? words.long[unit];
}

interface UnitChoice {
  readonly value: Unit;
  readonly label: string;
}

/** Every unit, as a select offers them. */
export const unitChoices = (language: Language, pieceName?: string | null): UnitChoice[] =>
  UNITS.map((value) => ({ value, label: choiceName(value, language, pieceName) }));
