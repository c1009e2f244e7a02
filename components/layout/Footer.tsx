import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRole } from '@/context/RoleContext';
import { ROUTES } from '@/lib/routes';

/** Lists open to everyone; visitors on phones have no menu and find them here. */
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
