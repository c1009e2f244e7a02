import { Bell, Pause, Play, Plus, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { clockText, isOver, secondsLeft, type Timer } from '@/lib/domain/dish/timers';
import cookModeCss from './CookMode.module.scss';
import css from './TimerBar.module.scss';
import type { StepTimers } from './useStepTimers';

/** The running timers, over everything else at the edge of the screen. */
export function TimerBar({ timers }: { timers: StepTimers }) {
  const { t } = useTranslation('dish');
  if (timers.timers.length === 0) return null;
  return (
    <section className={cookModeCss.timers} aria-label={t('timer.title')}>
      {timers.timers.map((timer) => (
        <TimerRow key={timer.key} timer={timer} timers={timers} />
      ))}
    </section>
  );
}

function TimerRow({ timer, timers }: { timer: Timer; timers: StepTimers }) {
  const { t } = useTranslation('dish');
  const isDone = isOver(timer, timers.now);
  const isRunning = timer.endsAt !== null;
  return (
    <div className={css.timer} data-over={isDone}>
      <Bell size={20} aria-hidden />
      <div className={css.timerText}>
        <span>{t('step.number', { number: timer.step })}</span>
        <strong role="timer">{clockText(secondsLeft(timer, timers.now))}</strong>
      </div>
      <span role="alert" className="visually-hidden">
        {isDone ? t('timer.over', { step: timer.step }) : ''}
      </span>
      {!isDone && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => (isRunning ? timers.pause(timer) : timers.resume(timer))}
        >
          {isRunning ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          <span className="visually-hidden">{isRunning ? t('timer.pause') : t('timer.resume')}</span>
        </button>
      )}
      <button type="button" className="btn btn-outline-secondary" onClick={() => timers.extend(timer)}>
        <Plus size={18} aria-hidden />
        {t('timer.minute')}
      </button>
      <button type="button" className="btn btn-outline-secondary" onClick={() => timers.remove(timer)}>
        <X size={18} aria-hidden />
        <span className={isDone ? undefined : 'visually-hidden'}>
          {isDone ? t('timer.stop') : t('timer.cancel')}
        </span>
      </button>
    </div>
  );
}
