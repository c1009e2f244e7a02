import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Band, BandHead } from '@/components/ui/Band';

/** Real recipes that Admin has chosen; the page hands in how recipes look. */
export function Featured({ children }: { children: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <Band labelledBy="landing-featured">
      <BandHead id="landing-featured" title={t('featured.title')}>
        <Link href="/dishes">{t('featured.all')}</Link>
      </BandHead>
      {children}
    </Band>
  );
}
