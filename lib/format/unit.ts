import { UNITS, type Unit } from '@/lib/domain/dish/types';
import type { Language } from '@/lib/domain/language';
import en from '@/locales/en/unit.json';
import ka from '@/locales/ka/unit.json';
import { isOneOf } from '@/lib/domain/isOneOf';
import { PIECE_NAMES } from '@/lib/domain/product/types';

const WORDS = { en, ka } as const;

/** Returns a unit's name beside an amount: g, tbsp; for a piece the product's own word (clove, bunch). */
export const unitName = (unit: Unit | 'kg' | 'l', language: Language, pieceName?: string | null): string =>
  pieceWord(unit, language, pieceName) ?? WORDS[language].long[unit];

function pieceWord(unit: string, language: Language, pieceName?: string | null): string | undefined {
  return unit === 'Piece' && isOneOf(PIECE_NAMES, pieceName) ? WORDS[language].piece[pieceName] : undefined;
}

interface UnitChoice {
  readonly value: Unit;
  readonly label: string;
}

/** Lists all units for a select, in the specification's words. */
export const unitChoices = (language: Language, pieceName?: string | null): UnitChoice[] =>
  UNITS.map((value) => ({
    value,
    label: pieceWord(value, language, pieceName) ?? (language === 'en' ? value : WORDS.ka.long[value]),
  }));
