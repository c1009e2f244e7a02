import { useTranslation } from 'next-i18next/pages';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { SubmitButton } from './SubmitButton';

/** Bottom of a form page: a link back without saving, and the save button. */
export function FormFoot({ backTo, className }: { backTo: string; className?: string }) {
  const { t } = useTranslation();
  return (
    <div className={className}>
      <LinkButton href={backTo}>{t('action.back')}</LinkButton>
      <SubmitButton>{t('action.save')}</SubmitButton>
    </div>
  );
}
