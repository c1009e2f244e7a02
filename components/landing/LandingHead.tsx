import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';
import { useTabTitle } from '@/context/LanguageContext';

/** The start page's title carries the name first. */
export function LandingHead() {
  const { t } = useTranslation(['landing', 'common']);
  const tab = useTabTitle(`${t('common:app.name')} – ${t('hero.title')}`);
  return (
    <Head>
      <title>{tab}</title>
    </Head>
  );
}
