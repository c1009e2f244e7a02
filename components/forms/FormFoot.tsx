import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { SubmitButton } from './SubmitButton';

/** The end of a form that is a page: back without saving, or save. */
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
