import { useTranslation } from 'next-i18next/pages';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Ornament } from '@/components/ui/Ornament';
import { useAuth } from '@/context/AuthContext';
import css from './Hero.module.scss';
import { Product } from './Product';

/** Shows both names of Supra, its purpose, and its look on the blue tablecloth. */
export function Hero() {
  const { t } = useTranslation('landing');
  const { status } = useAuth();
  return (
    <section className={css.hero}>
      <div className={css.words}>
        <p className={css.names}>
          <span lang="en">Supra</span> · <span lang="ka">სუფრა</span>
        </p>
        <h1>{t('hero.title')}</h1>
        <p>{t('hero.lead')}</p>
        <div className={css.actions}>
          <LinkButton href={status === 'signedIn' ? '/dishes/new' : '/user/signup'} tone="primary" size="lg">
            {t('hero.start')}
          </LinkButton>
          <LinkButton href="/dishes" size="lg">
            {t('hero.browse')}
          </LinkButton>
        </div>
        <p className={css.free}>{t('hero.free')}</p>
      </div>
      <div className={css.cloth}>
        <Ornament drawing="pattern" className={css.pattern} />
        <Product />
        <Ornament drawing="border" className={css.border} />
      </div>
    </section>
  );
}
