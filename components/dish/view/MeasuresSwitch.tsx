import { useTranslation } from 'next-i18next/pages';
import { MeasureButtons } from '@/components/layout/MeasureButtons';
import css from './MeasuresSwitch.module.scss';

/** In which measures the recipe is read; the settings have the same. */
export function MeasuresSwitch() {
  const { t } = useTranslation();
  return (
    <div className={css.measures} role="group" aria-label={t('measures.label')}>
      <MeasureButtons />
    </div>
  );
}
