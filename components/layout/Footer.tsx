import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer" aria-label={t('footer.label')}>
      <div className="footer-inner">
        <p>
          <strong>{t('app.name')}</strong> {t('footer.note')}
        </p>
        <nav aria-label={t('footer.label')}>
          <Link href="/terms">{t('menu.terms')}</Link>
          <Link href="/privacy">{t('menu.privacy')}</Link>
        </nav>
      </div>
    </footer>
  );
}
