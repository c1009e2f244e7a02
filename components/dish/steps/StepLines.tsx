import { useLanguage } from '@/context/LanguageContext';
import { useMeasures } from '@/context/account/useMeasures';
import type { Ingredient } from '@/lib/domain/dish/record';
import { lineName } from '@/lib/domain/dish/lineName';
import { formatLineAmount } from '@/lib/format/line';
import css from './StepLines.module.scss';

interface StepLinesProps {
  readonly lines: readonly Ingredient[];
  readonly servings: number;
  readonly original: number;
  /** Enlarges the text for reading from the stove. */
  readonly isLarge?: boolean;
}

/** Lists a step's ingredients on one line, with their amounts for the chosen servings. */
export function StepLines({ lines, servings, original, isLarge }: StepLinesProps) {
  const { language } = useLanguage();
  const { system } = useMeasures();
  if (lines.length === 0) return null;
  return (
    <p className={css.lines} data-large={isLarge}>
      {lines.map((line) => (
        <span key={line.key}>
          {lineName(line, language).name}{' '}
          <b>{formatLineAmount(line, { language, system, servings, original }).amount}</b>
        </span>
      ))}
    </p>
  );
}
