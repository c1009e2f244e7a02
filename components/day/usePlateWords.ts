import { useLanguage } from '@/context/LanguageContext';
import type { Plate } from '@/lib/domain/mealplan/plates/plates';
import { formatNumber } from '@/lib/format/number';
import { useEaterName } from './useEaterName';

/** Returns a function that lists plates with the names of those who eat them: "Ana 0.8 · Nika 1.2". */
export function usePlateWords() {
  const { language } = useLanguage();
  const nameOf = useEaterName();
  return (plates: readonly Plate[]): string =>
    plates
      .map(
        ({ eater, at, servings }) =>
          `${nameOf(eater, at)}\u00a0${formatNumber(servings, language, { digits: 2 })}`,
      )
      .join(' · ');
}
