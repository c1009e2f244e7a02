import { useTranslation } from 'next-i18next/pages';
import { MeasureButtons } from '@/components/layout/MeasureButtons';

/** Buttons to choose the measuring system of the recipe, as in the settings. */
export function MeasuresSwitch() {
  const { t } = useTranslation();
  return (
    <div className="cluster mt-mid d-print-none" role="group" aria-label={t('measures.label')}>
      <MeasureButtons />
    </div>
  );
}
