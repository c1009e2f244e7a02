import { Bell, Pause, Timer as TimerIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { clockText, isOver, secondsLeft } from '@/lib/domain/dish/timers';
import type { Step } from '@/lib/domain/dish/record';
import { formatMinutes } from '@/lib/format/time';
import css from './StepList.module.scss';
import { StepMedia } from './StepMedia';
import type { StepTimers } from './useStepTimers';
import { useStepWords } from './useStepWords';

/** How it is made, step by step, each with its picture and timer. */
export function StepList({ steps, timers }: { steps: readonly Step[]; timers: StepTimers }) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const { textOf } = useStepWords();
  if (steps.length === 0) return <p>{t('view.noSteps')}</p>;
  return (
    <ol className={css.steps}>
      {steps.map((step, index) => (
        <li key={step.key} id={`step-${index + 1}`}>
          <p className={css.stepText}>
            {textOf(step)}
            {Boolean(step.minutes) && (
              <span className={css.stepTime}> ({formatMinutes(step.minutes ?? 0, language)})</span>
            )}
          </p>
          <StepMedia step={step} number={index + 1} />
          <TimerButton step={step} number={index + 1} timers={timers} />
        </li>
      ))}
    </ol>
  );
}

/** The timer of a step that says how long it takes: starts it, then shows what is left, pauses and stops it. */
export function TimerButton({ step, number, timers }: { step: Step; number: number; timers: StepTimers }) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const { key } = step;
  const minutes = useStepWords().minutesIn(step);
  if (!minutes) return null;
  const timer = timers.timers.find((one) => one.key === key);
  const isDone = timer !== undefined && isOver(timer, timers.now);
  const isPaused = timer?.endsAt === null;
  const press = () => {
    if (!timer) timers.start(key, number, minutes);
    else if (isDone) timers.remove(timer);
    else if (isPaused) timers.resume(timer);
    else timers.pause(timer);
  };
  const Icon = isDone ? Bell : isPaused ? Pause : TimerIcon;
  const left = timer && clockText(secondsLeft(timer, timers.now));
  return (
    <button
      type="button"
      className={`${css.stepTimer} ${css.noPrint}`}
      data-running={timer !== undefined && !isDone}
      data-over={isDone}
      onClick={press}
    >
      <Icon size={18} aria-hidden />
      {!timer && t('timer.start', { time: formatMinutes(minutes, language) })}
      {timer && (isDone ? t('timer.isOver') : t(isPaused ? 'timer.paused' : 'timer.left', { time: left }))}
    </button>
  );
}
