import { useTranslation } from 'next-i18next/pages';
import { PublicMeta } from '@/components/layout/meta/PublicMeta';
import { useLanguage } from '@/context/LanguageContext';
import { pagePaths } from '@/lib/domain/site/address';
import { siteJsonLd } from '@/lib/domain/site/jsonLd';

/** Picture of the landing page on a desktop and a phone. */
const PICTURE = { url: '/readme.jpg', width: 1320, height: 680 };

/** Metadata of the start page; the app's name comes first in its title. */
export function LandingHead() {
  const { t } = useTranslation(['landing', 'common']);
  const { language } = useLanguage();
  const name = t('common:app.name');
  const about = t('hero.lead');
  return (
    <PublicMeta
      title={t('hero.title')}
      tab={`${name} – ${t('hero.title')}`}
      about={about}
      language={language}
      paths={pagePaths('/', language)}
      picture={PICTURE}
      data={(site) => [siteJsonLd(site, { name, about, language })]}
    />
  );
}
