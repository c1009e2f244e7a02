import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';
import { useTabTitle } from '@/context/LanguageContext';

/** Puts the app's name first in the start page's title. */
export function LandingHead() {
  const { t } = useTranslation(['landing', 'common']);
  const tab = useTabTitle(`${t('common:app.name')} – ${t('hero.title')}`);
  return (
    <Head>
      <title>{tab}</title>
    </Head>
  );
}
