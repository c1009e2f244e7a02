import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { MeasureButtons } from './MeasureButtons';

/** Measure buttons with a label, for use among other fields. */
export function MeasuresField() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="mt-3">
      <div id={id} className="form-label">
        {t('measures.label')}
      </div>
      <div className="chips">
        <MeasureButtons />
      </div>
    </div>
  );
}
