import { Bell, Pause, Play, Plus, Timer as TimerIcon, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { clockText, isOver, secondsLeft, type Timer } from '@/lib/domain/dish/timers';
import { timerCalls } from './timerCalls';
import css from './TimerRow.module.scss';

interface TimerRowProps {
  readonly timer: Timer;
  readonly now: number;
  /** Set on pages other than the recipe: names the recipe and links to it. */
  readonly isAway?: boolean;
}

/** Shows one timer: its step, the time left, and its buttons. */
export function TimerRow({ timer, now, isAway = false }: TimerRowProps) {
  const { t } = useTranslation('timer');
  const isDone = isOver(timer, now);
  const isRunning = timer.endsAt !== null;
  const icon = isDone ? Bell : TimerIcon;
  const step = t('step', { number: timer.step });
  const words = (
    <>
      <Icon of={icon} size={20} />
      <span className={css.timerText}>
        <span className={css.clock}>
          <strong role="timer">{clockText(secondsLeft(timer, now))}</strong> {step}
        </span>{' '}
        {isAway && <span className={css.dish}>{timer.dish.Name}</span>}
      </span>
    </>
  );
  return (
    <div className={css.timer} data-over={isDone}>
      {isAway ? (
        <Link href={`/dishes/${timer.dish.id}#step-${timer.step}`} className={css.place}>
          {words}
        </Link>
      ) : (
        <span className={css.place}>{words}</span>
      )}
      <span role="alert" className="visually-hidden">
        {isDone ? t('over', { step: timer.step }) : ''}
      </span>
      {!isDone && (
        <Button
          tone="bare"
          icon={isRunning ? Pause : Play}
          onClick={() => (isRunning ? timerCalls.pause(timer) : timerCalls.resume(timer))}
        >
          <span className="visually-hidden">{isRunning ? t('pause') : t('resume')}</span>
        </Button>
      )}
      <Button
        tone="bare"
        icon={Plus}
        iconSize={16}
        className={css.more}
        onClick={() => timerCalls.extend(timer)}
      >
        {t('minute')}
      </Button>
      <Button tone="bare" icon={X} onClick={() => timerCalls.remove(timer)}>
        <span className={isDone ? undefined : 'visually-hidden'}>{isDone ? t('stop') : t('cancel')}</span>
      </Button>
    </div>
  );
}
