import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { Import } from '@/lib/domain/import/record';
import { formatNumber } from '@/lib/format/number';
import css from './Progress.module.scss';

/** Shows the progress of reading, importing or undoing; screen readers hear it in steps of a tenth. */
export function Progress({ one: { state, progress } }: { one: Import }) {
  const { t } = useTranslation('import');
  const { language } = useLanguage();
  if (state !== 'reading' && state !== 'taking' && state !== 'undoing')
    return (
      <p className="visually-hidden" role="status">
        {t(`state.${state}`)}
      </p>
    );
  const { done, total } = progress;
  const number = (value: number) => formatNumber(value, language, { digits: 0 });
  const words = t(`progress.${state}`);
  const tenth = total > 0 ? Math.floor((done / total) * 10) * 10 : 0;
  return (
    <div className={css.progress}>
      <p className="mb-0">
        <strong>{words}</strong> {total > 0 && t('progress.of', { done: number(done), total: number(total) })}
      </p>
      <progress max={total || undefined} value={total ? done : undefined} aria-label={words} />
      <p className="form-text">{t('progress.help')}</p>
      <p className="visually-hidden" role="status">
        {words} {tenth > 0 && t('progress.share', { share: tenth })}
      </p>
    </div>
  );
}
