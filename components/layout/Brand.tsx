import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRole } from '@/context/RoleContext';
import { homeOf } from '@/lib/domain/access/pages';

/** The name of the house; leads home. */
export function Brand() {
  const { t } = useTranslation();
  const { role } = useRole();
  return (
    <Link href={role ? homeOf(role) : '/'} className="brand">
      <BrandMark />
      {t('app.name')}
    </Link>
  );
}

/** A table seen from above: the cloth, the plate, the pomegranate. */
const BrandMark = () => (
  <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden className="brand-mark">
    <rect x="2" y="2" width="28" height="28" rx="8" className="brand-cloth" />
    <circle cx="16" cy="16.5" r="8.5" className="brand-plate" />
    <path d="M16 8.2l1.6 2.2 2.2-.9-.5 2.6h-6.6l-.5-2.6 2.2.9z" className="brand-fruit" />
    <circle cx="16" cy="17" r="5.2" className="brand-fruit" />
  </svg>
);
