import { Check, CloudUpload, SkipForward } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import type { LogKind, LogState } from '@/lib/domain/mealplan/types';
import css from './MarkButtons.module.scss';

interface MarkButtonsProps {
  readonly name: string;
  /** Selects the verb: eaten for a dish, taken for a supplement, done for an exercise. */
  readonly kind: LogKind;
  readonly state: LogState | null;
  /** Set while the mark waits to be sent. */
  readonly isWaiting?: boolean;
  /**
   * Style: `row` shows skipping as an icon only; in `large` done is the primary action, in `second` a secondary one.
   */
  readonly look?: 'row' | 'large' | 'second';
  readonly onMark: (state: LogState | null) => void;
}

/**
 * Buttons that mark an entry as done or skipped; a second tap removes the mark. An open entry shows a ring and a verb,
 * a done one a filled tick and its word.
 */
export function MarkButtons({ name, kind, state, isWaiting, look, onMark }: MarkButtonsProps) {
  const { t } = useTranslation('mealplan');
  /** Includes the entry's name in the label, because a day has many of these buttons. */
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
        <Icon of={SkipForward} />
        <Words open={t('log.skip')} marked={t('log.skipped')} isMarked={state === 'skipped'} />
      </button>
      {isWaiting && (
        <small className={css.waiting}>
          <Icon of={CloudUpload} size={16} /> {t('log.waiting')}
        </small>
      )}
    </div>
  );
}

/** Shows an empty ring, or a filled one with a tick. */
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

/** Shows the current word in the room of both, so that a mark shifts nothing. */
function Words({ open, marked, isMarked }: WordsProps) {
  return (
    <span className={css.words}>
      <span data-off={isMarked || undefined}>{open}</span>
      <span data-off={!isMarked || undefined}>{marked}</span>
    </span>
  );
}

/** Returns the key of a mark's text in `mealplan`. */
export const markKey = (kind: LogKind, state: LogState) =>
  state === 'done' ? (`log.done.${kind}` as const) : 'log.skipped';

/** Shows the mark as a word, read-only. */
export function MarkSign({ kind, state }: { kind: LogKind; state: LogState | null }) {
  const { t } = useTranslation('mealplan');
  if (!state) return null;
  const icon = state === 'done' ? Check : SkipForward;
  return (
    <span className={css.mark} data-mark={state}>
      <Icon of={icon} size={14} />
      {t(markKey(kind, state))}
    </span>
  );
}
