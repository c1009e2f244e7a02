import { Timer as TimerIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { useLanguage } from '@/context/LanguageContext';
import type { Step } from '@/lib/domain/dish/record';
import { formatMinutes } from '@/lib/format/time';
import css from '@/styles/dishView.module.scss';
import type { StepTimers } from './useStepTimers';

/** How it is made, step by step, each with its picture and timer. */
export function StepList({ steps, timers }: { steps: readonly Step[]; timers: StepTimers }) {
  const { t } = useTranslation('dish');
  if (steps.length === 0) return <p>{t('view.noSteps')}</p>;
  return (
    <ol className={css.steps}>
      {steps.map((step, index) => (
        <li key={step.key} id={`step-${index + 1}`}>
          <p className={css.stepText}>{step.description}</p>
          {step.image && (
            <Picture
              image={step.image}
              alt={t('view.stepPicture', { number: index + 1 })}
              sizes="(max-width: 767px) 90vw, 400px"
              className={css.stepPicture}
            />
          )}
          <TimerButton step={step} number={index + 1} timers={timers} />
        </li>
      ))}
    </ol>
  );
}

/** Starts the timer of a step that says how long it takes. */
export function TimerButton({ step, number, timers }: { step: Step; number: number; timers: StepTimers }) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const { minutes, key } = step;
  if (!minutes) return null;
  return (
    <button
      type="button"
      className={`btn btn-outline-primary ${css.noPrint}`}
      onClick={() => timers.start(key, number, minutes)}
    >
      <TimerIcon size={18} aria-hidden />
      {t('timer.start', { time: formatMinutes(minutes, language) })}
    </button>
  );
}
