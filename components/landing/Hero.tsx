import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Ornament } from '@/components/ui/Ornament';
import { useAuth } from '@/context/AuthContext';
import css from '@/components/ui/Landing.module.scss';

/** The blue tablecloth, and what Supra is for. */
export function Hero() {
  const { t } = useTranslation('landing');
  const { status } = useAuth();
  return (
    <section className={css.hero}>
      <Ornament drawing="pattern" className={css.heroPattern} />
      <div className={css.heroInner}>
        <div>
          <h1>{t('hero.title')}</h1>
          <p>{t('hero.lead')}</p>
          <div className={css.heroActions}>
            <Link
              href={status === 'signedIn' ? '/dishes/new' : '/user/signup'}
              className={`btn btn-lg ${css.onCloth}`}
            >
              {t('hero.start')}
            </Link>
            <Link href="/dishes" className={`btn btn-lg ${css.outlineOnCloth}`}>
              {t('hero.browse')}
            </Link>
          </div>
        </div>
        <Ornament drawing="pomegranate" className={css.heroFruit} />
      </div>
      <Ornament drawing="border" className={css.heroBorder} />
    </section>
  );
}
