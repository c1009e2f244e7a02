import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useLanguage } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import { pathIn } from '@/lib/domain/site/address';
import { ROUTES } from '@/lib/routes';

const LISTS: readonly string[] = ['/dishes', '/mealplan/list', '/cookbooks'];
/** Lists open to everyone; visitors on phones have no menu and find them here, as do readers without scripts. */
const PUBLIC_LISTS = ROUTES.filter(({ path }) => LISTS.includes(path));

export function Footer() {
  const { t } = useTranslation();
  const { canOpen } = useRole();
  const { language } = useLanguage();
  const other = language === 'en' ? 'ka' : 'en';
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
          {canOpen('/dishes') && (
            <Link href={pathIn(other, '/dishes')} hrefLang={other} lang={other}>
              {t('footer.otherLanguage')}
            </Link>
          )}
          <Link href="/terms">{t('menu.terms')}</Link>
          <Link href="/privacy">{t('menu.privacy')}</Link>
        </nav>
      </div>
    </footer>
  );
}
