import { useTranslation } from 'next-i18next/pages';
import { LanguageToggle } from '@/components/layout/nav/LanguageToggle';

/** Language buttons with a label, for use among other fields. */
export function LanguageField() {
  const { t } = useTranslation();
  return (
    <div className="field">
      <div className="form-label">{t('language.label')}</div>
      <div className="d-inline-flex">
        <LanguageToggle />
      </div>
    </div>
  );
}
