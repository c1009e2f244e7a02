import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { ReactNode } from 'react';
import css from '@/components/ui/Landing.module.scss';

/** Real recipes that Admin has chosen; the page hands in how recipes look. */
export function Featured({ children }: { children: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <section className={css.band} aria-labelledby="landing-featured">
      <div className={css.inner}>
        <div className={css.head}>
          <h2 id="landing-featured" className={css.title}>
            {t('featured.title')}
          </h2>
          <Link href="/dishes">{t('featured.all')}</Link>
        </div>
        {children}
      </div>
    </section>
  );
}
