import { useTranslation } from 'next-i18next/pages';
import css from './ProgressBar.module.scss';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Shows how many lines of a list are done, as text and as a bar. */
export function ProgressBar({ done, total }: Progress) {
  const { t } = useTranslation('shoplist');
  return (
    <span className={css.progress}>
      <span>{t('progress', { done, total })}</span>
      <ProgressTrack done={done} total={total} />
    </span>
  );
}

/** The bar without the text. */
export function ProgressTrack({ done, total }: Progress) {
  const { t } = useTranslation('shoplist');
  return (
    <progress
      className={css.track}
      max={Math.max(total, 1)}
      value={done}
      aria-label={t('progressLabel')}
      aria-valuetext={t('progress', { done, total })}
    />
  );
}
