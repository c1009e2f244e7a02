import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';

/** The start page's title carries the name first. */
export function LandingHead() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <Head>
      <title>{`${t('common:app.name')} – ${t('hero.title')}`}</title>
    </Head>
  );
}
