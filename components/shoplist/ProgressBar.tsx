import { useTranslation } from 'next-i18next/pages';
import css from './ProgressBar.module.scss';

/** How much of a list has been bought: as words and as a bar. */
export function ProgressBar({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('shoplist');
  const words = t('progress', { done, total });
  return (
    <span className={css.progress}>
      <span>{words}</span>
      <progress
        max={Math.max(total, 1)}
        value={done}
        aria-label={t('progressLabel')}
        aria-valuetext={words}
      />
    </span>
  );
}
