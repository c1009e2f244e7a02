import { useTranslation } from 'next-i18next/pages';
import { SubmitButton } from '@/components/forms/SubmitButton';

/** Saves one panel of several; readers hear which. */
export function SaveButton({ of }: { of: string }) {
  const { t } = useTranslation('account');
  return (
    <SubmitButton>
      {t('settings.save')}
      <span className="visually-hidden"> – {of}</span>
    </SubmitButton>
  );
}
