import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { SERVINGS } from '@/lib/domain/servings';
import { formatNumber } from '@/lib/format/number';
import css from './ServingsStepper.module.scss';

interface ServingsStepperProps {
  readonly value: number;
  readonly onChange: (servings: number) => void;
  /** Servings the recipe is written for, to go back to. */
  readonly original: number;
}

/** Stepper for the servings, including halves set by a plan; changes only the amounts on the page, never the recipe. */
export function ServingsStepper({ value, onChange, original }: ServingsStepperProps) {
  const { t } = useTranslation('reading');
  const { language } = useLanguage();
  const { min, max } = SERVINGS;
  return (
    <div className={css.stepper} role="group" aria-label={t('servings.label')}>
      <Button
        icon={Minus}
        aria-label={t('servings.less')}
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, Math.ceil(value) - 1))}
      />
      <output aria-live="polite">
        {t('servings.value', { count: value, value: formatNumber(value, language, { digits: 2 }) })}
      </output>
      <Button
        icon={Plus}
        aria-label={t('servings.more')}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, Math.floor(value) + 1))}
      />
      {value !== original && (
        <Button tone="link" onClick={() => onChange(original)}>
          {t('servings.reset', { count: original })}
        </Button>
      )}
    </div>
  );
}
