import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { SubmitButton } from './SubmitButton';

/** Bottom of a form page: a link back without saving, and the save button. */
export function FormFoot({ backTo, className }: { backTo: string; className: string }) {
  const { t } = useTranslation();
  return (
    <div className={className}>
      <Link href={backTo} className="btn btn-outline-secondary">
        {t('action.back')}
      </Link>
      <SubmitButton>{t('action.save')}</SubmitButton>
    </div>
  );
}
