import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Band, BandHead } from '@/components/ui/Band';

/** Shows real recipes chosen by an admin; the page passes in their cards. */
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
