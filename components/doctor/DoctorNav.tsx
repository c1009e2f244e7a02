import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';

const PAGES = [
  ['/doctor', 'menu.doctor'],
  ['/doctor/visits', 'menu.visits'],
  ['/doctor/examinations', 'menu.examinations'],
] as const;

/** The three pages of the doctor's part. */
export function DoctorNav() {
  const { t } = useTranslation(['common', 'doctor']);
  const { pathname } = useRouter();
  return (
    <nav aria-label={t('doctor:nav')} className="part-links">
      {PAGES.map(([path, label]) => (
        <Link key={path} href={path} aria-current={pathname === path ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
