import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { SubmitButton } from './SubmitButton';

/** Sends a form that adds one more of something. */
export function AddButton() {
  const { t } = useTranslation();
  return (
    <SubmitButton>
      <Plus size={18} aria-hidden />
      {t('action.add')}
    </SubmitButton>
  );
}
