import { Bell, Pause, Timer as TimerIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { clockText, isOver, secondsLeft } from '@/lib/domain/dish/timers';
import type { Step } from '@/lib/domain/dish/record';
import { formatMinutes } from '@/lib/format/time';
import { secondsIn } from './stepWords';
import { timerCalls } from './timerCalls';
import css from './TimerButton.module.scss';
import type { StepTimers } from './useStepTimers';

interface TimerButtonProps {
  readonly step: Step;
  readonly number: number;
  readonly timers: StepTimers;
}

/** The timer of a step that says how long it takes: starts it, then shows what is left, pauses and stops it. */
export function TimerButton({ step, number, timers }: TimerButtonProps) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const seconds = secondsIn(step);
  if (!seconds) return null;
  const timer = timers.timerOf(step.key);
  const isDone = timer !== undefined && isOver(timer, timers.now);
  const isPaused = timer?.endsAt === null;
  const press = () => {
    if (!timer) timers.start(step.key, number, seconds);
    else if (isDone) timerCalls.remove(timer);
    else if (isPaused) timerCalls.resume(timer);
    else timerCalls.pause(timer);
  };
  const Icon = isDone ? Bell : isPaused ? Pause : TimerIcon;
  const left = timer && clockText(secondsLeft(timer, timers.now));
  const time = seconds % 60 ? clockText(seconds) : formatMinutes(seconds / 60, language);
  return (
    <button
      type="button"
      className={css.stepTimer}
      data-running={timer !== undefined && !isDone}
      data-over={isDone}
      aria-label={timer ? undefined : t('timer.start', { time })}
      onClick={press}
    >
      <Icon size={16} aria-hidden />
      {!timer && time}
      {timer && (isDone ? t('timer.isOver') : t(isPaused ? 'timer.paused' : 'timer.left', { time: left }))}
    </button>
  );
}
