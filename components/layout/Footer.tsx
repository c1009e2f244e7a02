import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRole } from '@/context/RoleContext';
import { ROUTES } from '@/lib/routes';

/** On phones a visitor has no menu: this is where the lists open to anyone are found. */
const PUBLIC_LISTS = ROUTES.filter(({ path }) => path === '/dishes' || path === '/mealplan/list');

export function Footer() {
  const { t } = useTranslation();
  const { canOpen } = useRole();
  return (
    <footer className="footer" aria-label={t('footer.label')}>
      <div className="footer-inner">
        <p>
          <strong>{t('app.name')}</strong> {t('footer.note')}
        </p>
        <nav aria-label={t('footer.label')}>
          {PUBLIC_LISTS.filter(({ path }) => canOpen(path)).map(({ path, label }) => (
            <Link key={path} href={path}>
              {t(label)}
            </Link>
          ))}
          <Link href="/terms">{t('menu.terms')}</Link>
          <Link href="/privacy">{t('menu.privacy')}</Link>
        </nav>
      </div>
    </footer>
  );
}
