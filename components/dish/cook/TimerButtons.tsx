import { Bell, Pause, Timer as TimerIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { clockText, isOver, secondsLeft } from '@/lib/domain/dish/timers';
import type { Step } from '@/lib/domain/dish/record';
import { formatMinutes } from '@/lib/format/time';
import { timersIn } from '@/components/dish/steps/stepWords';
import { timerCalls } from './timerCalls';
import css from './TimerButtons.module.scss';
import type { StepTimers } from './useStepTimers';

interface TimerButtonsProps {
  readonly step: Step;
  readonly number: number;
  readonly timers: StepTimers;
}

/** Shows the timers of a step, one for each time in its text. */
export function TimerButtons({ step, number, timers }: TimerButtonsProps) {
  return timersIn(step).map((seconds, index) => (
    <TimerButton
      key={seconds}
      place={index === 0 ? step.key : `${step.key}/${index + 1}`}
      {...{ seconds, number, timers }}
    />
  ));
}

interface TimerButtonProps extends Pick<TimerButtonsProps, 'number' | 'timers'> {
  /** Key of the timer within its dish. */
  readonly place: string;
  readonly seconds: number;
}

/** Button that starts a timer, then shows the time left, pauses and stops it. */
function TimerButton({ place, seconds, number, timers }: TimerButtonProps) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const timer = timers.timerOf(place);
  const isDone = timer !== undefined && isOver(timer, timers.now);
  const isPaused = timer?.endsAt === null;
  const press = () => {
    if (!timer) timers.start(place, number, seconds);
    else if (isDone) timerCalls.remove(timer);
    else if (isPaused) timerCalls.resume(timer);
    else timerCalls.pause(timer);
  };
  const icon = isDone ? Bell : isPaused ? Pause : TimerIcon;
  const left = timer && clockText(secondsLeft(timer, timers.now));
  const time = seconds % 60 ? clockText(seconds) : formatMinutes(seconds / 60, language);
  return (
    <Button
      tone="bare"
      icon={icon}
      iconSize={16}
      className={css.stepTimer}
      data-running={timer !== undefined && !isDone}
      data-over={isDone}
      aria-label={timer ? undefined : t('timer.start', { time })}
      onClick={press}
    >
      {!timer && time}
      {timer && (isDone ? t('timer.isOver') : t(isPaused ? 'timer.paused' : 'timer.left', { time: left }))}
    </Button>
  );
}
