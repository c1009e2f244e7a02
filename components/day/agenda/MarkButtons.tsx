import { Check, CloudUpload, SkipForward } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { LogKind, LogState } from '@/lib/domain/mealplan/types';
import css from './MarkButtons.module.scss';

interface MarkButtonsProps {
  readonly name: string;
  /** A dish is eaten, a supplement taken, an exercise done. */
  readonly kind: LogKind;
  readonly state: LogState | null;
  /** It has not been sent yet. */
  readonly isWaiting?: boolean;
  /** In a row what was skipped is a sign alone; large, what is done is the next step, or the one after it. */
  readonly look?: 'row' | 'large' | 'second';
  readonly onMark: (state: LogState | null) => void;
}

/** Done, or skipped; a second tap takes the mark away again. What is open is a ring and a verb, what is done a filled tick and its word. */
export function MarkButtons({ name, kind, state, isWaiting, look, onMark }: MarkButtonsProps) {
  const { t } = useTranslation('mealplan');
  /** Its name says of what it is, for a day has many of them. */
  const marking = (to: LogState, [open, marked]: readonly [open: string, marked: string]) => ({
    'aria-pressed': state === to,
    'aria-label': `${state === to ? marked : open}: ${name}`,
    onClick: () => onMark(state === to ? null : to),
  });
  return (
    <div role="group" aria-label={t('log.label', { name })} className={css.marks} data-look={look}>
      <button
        type="button"
        data-mark="done"
        {...marking('done', [t(`log.mark.${kind}`), t(`log.done.${kind}`)])}
      >
        <MarkRing isDone={state === 'done'} />
        <Words open={t(`log.mark.${kind}`)} marked={t(`log.done.${kind}`)} isMarked={state === 'done'} />
      </button>
      <button type="button" data-mark="skipped" {...marking('skipped', [t('log.skip'), t('log.skipped')])}>
        <SkipForward size={18} aria-hidden />
        <Words open={t('log.skip')} marked={t('log.skipped')} isMarked={state === 'skipped'} />
      </button>
      {isWaiting && (
        <small className={css.waiting}>
          <CloudUpload size={16} aria-hidden /> {t('log.waiting')}
        </small>
      )}
    </div>
  );
}

/** An empty ring, or a filled one with its tick. */
export function MarkRing({ isDone }: { isDone: boolean }) {
  return (
    <span className={css.ring} data-done={isDone} aria-hidden>
      {isDone && <Check size={14} strokeWidth={3} />}
    </span>
  );
}

interface WordsProps {
  readonly open: string;
  readonly marked: string;
  readonly isMarked: boolean;
}

/** The word of now, in the room that both take, so that a mark moves nothing. */
function Words({ open, marked, isMarked }: WordsProps) {
  return (
    <span className={css.words}>
      <span data-off={isMarked || undefined}>{open}</span>
      <span data-off={!isMarked || undefined}>{marked}</span>
    </span>
  );
}

/** The text of a mark in `mealplan`. */
export const markKey = (kind: LogKind, state: LogState) =>
  state === 'done' ? (`log.done.${kind}` as const) : 'log.skipped';

/** The mark as a word, where there is no room to set it. */
export function MarkSign({ kind, state }: { kind: LogKind; state: LogState | null }) {
  const { t } = useTranslation('mealplan');
  if (!state) return null;
  const Icon = state === 'done' ? Check : SkipForward;
  return (
    <span className={css.mark} data-mark={state}>
      <Icon size={14} aria-hidden />
      {t(markKey(kind, state))}
    </span>
  );
}
