import { present } from '@/lib/domain/present';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import { useMeasures } from '@/context/account/useMeasures';
import type { Dish } from '@/lib/domain/dish/record';
import { introducedLines } from '@/lib/domain/dish/stepLines';
import { formatMinutes } from '@/lib/format/time';
import css from './StepList.module.scss';
import { StepLines } from './StepLines';
import { StepMedia } from '@/components/dish/form/pictures/StepMedia';
import { withDegrees } from './stepWords';
import { TimerButtons } from '@/components/dish/cook/TimerButtons';
import type { StepTimers } from '@/components/dish/cook/useStepTimers';

interface StepListProps {
  readonly dish: Pick<Dish, 'Steps' | 'ingredients' | 'sections' | 'servingAmount'>;
  readonly servings: number;
  readonly timers: StepTimers;
}

/** Lists the steps, each with its new ingredients, pictures and timers. */
export function StepList({ dish, servings, timers }: StepListProps) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const { system } = useMeasures();
  const fresh = useMemo(() => introducedLines(dish), [dish]);
  const original = dish.servingAmount ?? 1;
  if (dish.Steps.length === 0) return <p>{t('view.noSteps')}</p>;
  return (
    <ol className={css.steps}>
      {dish.Steps.map((step, index) => (
        <li key={step.key} id={`step-${index + 1}`}>
          <p className={css.stepText}>
            {withDegrees(step.description, system)}
            {Boolean(step.minutes) && (
              <span className={css.stepTime}> ({formatMinutes(step.minutes ?? 0, language)})</span>
            )}
          </p>
          <StepMedia step={step} number={index + 1} />
          <div className={css.beside}>
            <TimerButtons step={step} number={index + 1} timers={timers} />
            <StepLines lines={present(fresh[index])} servings={servings} original={original} />
          </div>
        </li>
      ))}
    </ol>
  );
}
