import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { SubmitButton } from './SubmitButton';

/** Submit button of a form that adds one more item. */
export function AddButton() {
  const { t } = useTranslation();
  return (
    <SubmitButton>
      <Plus size={18} aria-hidden />
      {t('action.add')}
    </SubmitButton>
  );
}
