import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRole } from '@/context/RoleContext';
import { startPageOf } from '@/lib/domain/access/pages';

/** Name of the site; links to the start page. */
export function Brand() {
  const { t } = useTranslation();
  const { role } = useRole();
  return (
    <Link href={role ? startPageOf(role) : '/'} className="brand">
      <BrandMark />
      {t('app.name')}
    </Link>
  );
}

/** Small pomegranate from public/icon.svg. */
const BrandMark = () => (
  <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden className="brand-mark">
    <rect width="32" height="32" rx="8" className="brand-cloth" />
    <path
      className="brand-fruit"
      d="M16 9.5c-1-.9-2-1.5-2.3-3L13 3l2 1.5L16 2l1 2.5L19 3l-.7 3.5c-.3 1.5-1.3 2.1-2.3 3zM16 8.8c-5.6-.5-9.2 3.3-9.2 8.3 0 5.4 4 8.9 9.2 8.9s9.2-3.5 9.2-8.9c0-5-3.6-8.8-9.2-8.3zM14.9 25.7h2.2V30h-2.2z"
    />
    <path
      className="brand-seed"
      d="M16 11.5c-3.2 2.4-4.3 6.4-2.8 10.5.7 1.2 1.6 1.9 2.8 2.2 1.2-.3 2.1-1 2.8-2.2 1.5-4.1.4-8.1-2.8-10.5z"
    />
    {SEEDS.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="0.95" className="brand-fruit" />
    ))}
  </svg>
);

const SEEDS = [
  [16, 14.6],
  [14.6, 17],
  [17.4, 17],
  [16, 19.4],
  [14.7, 21.6],
  [17.3, 21.6],
] as const;
