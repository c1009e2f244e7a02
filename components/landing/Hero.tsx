import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { ClothLink } from './ClothLink';
import { Ornament } from '@/components/ui/Ornament';
import { useAuth } from '@/context/AuthContext';
import css from './Hero.module.scss';

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
            <ClothLink href={status === 'signedIn' ? '/dishes/new' : '/user/signup'}>
              {t('hero.start')}
            </ClothLink>
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
