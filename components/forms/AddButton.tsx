import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { SubmitButton } from './SubmitButton';

/** Submit button of a form that adds one more item. */
export function AddButton() {
  const { t } = useTranslation();
  return (
    <SubmitButton>
      <Icon of={Plus} />
      {t('action.add')}
    </SubmitButton>
  );
}
