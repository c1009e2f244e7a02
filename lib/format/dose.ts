import type { Language } from '@/lib/domain/language';
import type { SupplementUnit } from '@/lib/domain/supplement/types';
import en from '@/locales/en/unit.json';
import ka from '@/locales/ka/unit.json';
import { formatNumber } from './number';

const WORDS = { en, ka } as const;
const ONE = { mg: 'mg', pills: 'pill', drops: 'drop' } as const;

/** Formats an amount of a supplement: 250 mg, 1 pill, 2 drops; without a unit, the bare number. */
export function formatDose(
  amount: number,
  unit: SupplementUnit | null | undefined,
  language: Language,
): string {
  const number = formatNumber(amount, language, { digits: 3 });
  if (!unit) return number;
  return `${number}\u00A0${WORDS[language].dose[amount === 1 ? ONE[unit] : unit]}`;
}
